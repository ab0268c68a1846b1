import { IconArrowRight, IconLock, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Quoted } from './quoted.js';
import styles from './history-line.module.css';

interface Props {
  /** version of the event; a refused attempt has none */
  number?: number;
  icon?: Icon;
  /** "Name did what", with the name as <b> */
  children: ReactNode;
  /** formatted for the reader */
  time: string;
  /** the same time as RFC 3339, for programs */
  dateTime: string;
  /** badges of the statuses before and after */
  from?: ReactNode;
  to?: ReactNode;
  /** figures or a reason, on the second line */
  note?: ReactNode;
  refused?: boolean;
  /** the selected moment of the scrubber */
  current?: boolean;
  /** after the selected moment; dimmed */
  later?: boolean;
  /** selects this moment; the time becomes a button */
  onOpen?: (() => void) | undefined;
}

/** One line of a history: number, icon, actor, action and time; below it the change. */
export function HistoryLine({ number, icon, children, time, dateTime, from, to, note, refused, current, later, onOpen }: Props) {
  const Glyph = refused ? IconLock : icon;
  return (
    <li
      className={`stack rounded ${styles.line}`}
      data-refused={refused || undefined}
      data-later={later || undefined}
      data-current={current || undefined}
      aria-current={current ? 'true' : undefined}
    >
      <span className={`dim text-xs ${styles.number}`}>{refused ? '' : number}</span>
      <span className={`center dim ${styles.icon}`}>{Glyph ? <Glyph size={16} stroke={1.75} aria-hidden="true" /> : null}</span>
      <p className={styles.text}>{children}</p>
      <time className={`dim nowrap text-xs ${styles.time}`} dateTime={dateTime}>
        {onOpen ? (
          <button type="button" className={`link ${styles.open}`} title={dateTime} onClick={onOpen}>
            {time}
          </button>
        ) : (
          time
        )}
      </time>
      {to ? (
        <div className={`cluster dim gap-snug ${styles.move}`}>
          {from}
          {from ? <IconArrowRight size={14} stroke={1.75} aria-hidden="true" /> : null}
          {to}
        </div>
      ) : null}
      {note ? <p className={`muted breakable text-sm ${styles.note}`}>{typeof note === 'string' ? <Quoted text={note} /> : note}</p> : null}
    </li>
  );
}

/** Lines of one day below the heading `day`. */
export function HistoryDay({ day, children }: { day: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={`row tiny dim medium ${styles.day}`}>{day}</h3>
      <ol>{children}</ol>
    </section>
  );
}

/** Dashed line at the selected moment. */
export const HistoryCut = ({ children }: { children: ReactNode }) => (
  <li className={`row tiny medium accent ${styles.cut}`}>
    <span>{children}</span>
  </li>
);

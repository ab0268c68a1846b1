import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { namesCountry } from '../../lib/service-name.js';
import { Flag } from '../flag.js';
import styles from './table-cells.module.css';

/** A name over a caption. The second line is left out when there is nothing to say. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <span className={styles.two}>
    <b>{first}</b>
    {second ? <small>{second}</small> : null}
  </span>
);

/** What a row is called, as the way to it: a picture before it, a caption under it. */
export const NamedCell = ({ picture, children, second }: { picture?: ReactNode; children: ReactNode; second?: ReactNode }) => (
  <span className={`row min-w-0 gap-loose ${styles.named}`}>
    {picture}
    <span>
      {children}
      {second ? <small>{second}</small> : null}
    </span>
  </span>
);

/** The ways to reach somebody, under each other. */
export const ContactsCell = ({ children }: { children: ReactNode }) => (
  <span className={`grid justify-start ${styles.contacts}`}>{children}</span>
);

/** No value; hidden from screen readers, and left out of the card of a phone. */
export const NothingCell = () => (
  <span className="dim wide-only" aria-hidden="true">
    —
  </span>
);

/** A service and its country behind the flag, the country in sight unless the title names it. On a phone they flow as one line of text. */
export const FlagLines = ({ code, first, second }: { code: string; first: string; second: string }) => (
  <span className={`row gap-2 ${styles.flagged}`}>
    <Flag code={code} />
    <span>
      <span className={styles.clamped} title={first}>
        {first}
      </span>
      <small className={namesCountry(first, second) ? 'visually-hidden' : undefined}>{second}</small>
    </span>
  </span>
);

/** Who acts: an icon and a word; `you` stands out in ink, because it is the reader's turn. */
export const ActorCell = ({ icon: Glyph, label, you = false }: { icon: Icon; label: string; you?: boolean }) => (
  <span className={`inline-flex muted gap-snug ${styles.actor}`} data-you={you || undefined}>
    <Glyph size={16} stroke={1.75} aria-hidden="true" />
    {label}
  </span>
);

/** Several badges over each other. */
export const BadgeStack = ({ children }: { children: ReactNode }) => <span className={`flex align-start ${styles.stack}`}>{children}</span>;

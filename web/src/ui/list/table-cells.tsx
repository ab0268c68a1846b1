import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { namesCountry } from '../../lib/service-name.js';
import { Flag } from '../flag.js';
import styles from './table-cells.module.css';

/** Omits an empty second line. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <span className={styles.two}>
    <b>{first}</b>
    {second ? <small>{second}</small> : null}
  </span>
);

/** The link to a row, with a picture before it and a caption below. */
export const NamedCell = ({ picture, children, second }: { picture?: ReactNode; children: ReactNode; second?: ReactNode }) => (
  <span className={`row min-w-0 gap-loose ${styles.named}`}>
    {picture}
    <span>
      {children}
      {second ? <small>{second}</small> : null}
    </span>
  </span>
);

/** Email and phone of a person below each other, each link tall enough for a finger. */
export const ContactsCell = ({ children }: { children: ReactNode }) => (
  <span className={`grid justify-start ${styles.contacts}`}>{children}</span>
);

/** An empty cell, hidden from screen readers and omitted from cards. */
export const NothingCell = () => (
  <span className="dim wide-only" aria-hidden="true">
    —
  </span>
);

/** Service and country after the flag; the country is visible unless the title contains it. On a phone they flow as one text. */
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

/** The acting party; `you` is emphasised, because it is the reader's turn. */
export const ActorCell = ({ icon: Glyph, label, you = false }: { icon: Icon; label: string; you?: boolean }) => (
  <span className={`inline-flex muted gap-snug ${styles.actor}`} data-you={you || undefined}>
    <Glyph size={16} stroke={1.75} aria-hidden="true" />
    {label}
  </span>
);

/** Puts the badges of a cell below each other. */
export const BadgeStack = ({ children }: { children: ReactNode }) => <span className={`flex align-start ${styles.stack}`}>{children}</span>;

import type { ReactNode } from 'react';
import { typeset } from '#machines/kernel/typography';
import type { Slots } from '../../lib/prose.js';
import { useSite } from '../page.js';
import sheet from '../../ui/price-sheet.module.css';
import parts from '../parts/site.module.css';
import { Rich } from '../prose.js';
import styles from './plain.module.css';

interface Props {
  /** id of the heading, to which links lead */
  id: string;
  title: string;
  lead?: string;
  slots?: Slots;
  /** darker ground, to separate neighbours */
  sunken?: boolean;
  children: ReactNode;
}

/** A titled part of a page, as wide as the page. */
export function PageSection({ id, title, lead, slots, sunken = false, children }: Props) {
  const { language } = useSite();
  return (
    <section className={sunken ? `${parts.section} ${parts.sunken}` : parts.section} aria-labelledby={id}>
      <div className={parts.wrap}>
        <h2 id={id} className="title">
          {typeset(title, language)}
        </h2>
        {lead ? (
          <p className="sub">
            <Rich text={lead} slots={slots} />
          </p>
        ) : null}
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}

/** A list of short texts, each with a heading. */
export function Facts({ items }: { items: readonly { title: string; text: string }[] }) {
  const { language } = useSite();
  return (
    <ul className={`ruled mt-7 ${styles.facts}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{typeset(title, language)}</h3>
          <p className="lead text mt-half">{typeset(text, language)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Names and values, with a note below. */
export function Sheet({ title, note, children }: { title: ReactNode; note?: string; children: ReactNode }) {
  const { language } = useSite();
  return (
    <aside className={`sheet ${sheet.sheet}`}>
      <h2>{title}</h2>
      <dl className="pairs">{children}</dl>
      {note ? <footer>{typeset(note, language)}</footer> : null}
    </aside>
  );
}

interface PairProps {
  name: string;
  /** with a rule above */
  total?: boolean;
  children: ReactNode;
}

/** A line with a figure, which does not break. */
export const Pair = ({ name, total = false, children }: PairProps) => (
  <div className={total ? `${sheet.sum} ${styles.total}` : undefined}>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

/** A line with text, which may break. */
export const WordPair = ({ name, children }: Omit<PairProps, 'total'>) => (
  <div>
    <dt className="fixed">{name}</dt>
    <dd>{children}</dd>
  </div>
);

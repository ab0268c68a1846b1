import { type ReactNode, useId } from 'react';
import styles from './leads.module.css';

/** A sheet of the page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Names and what stands for them; lines without a value are left out. */
export function Facts({ lines }: { lines: readonly (readonly [string, ReactNode])[] }) {
  const told = lines.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return told.length === 0 ? null : (
    <dl className={styles.facts}>
      {told.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

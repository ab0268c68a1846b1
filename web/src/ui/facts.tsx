import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

/** Omits lines without a value. */
export function Facts({ lines }: { lines: readonly Fact[] }) {
  const known = lines.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return known.length === 0 ? null : (
    <dl className={`small stack gap-2 ${styles.facts}`}>
      {known.map(([name, value]) => (
        <div className="stack gap-3" key={name}>
          <dt className="breakable">{name}</dt>
          <dd className="breakable">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

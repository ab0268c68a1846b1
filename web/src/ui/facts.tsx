import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

/** Names and what stands for them, line by line; lines without a value are left out. */
export function Facts({ lines }: { lines: readonly Fact[] }) {
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

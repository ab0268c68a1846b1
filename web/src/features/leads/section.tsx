import { type ReactNode, useId } from 'react';
import styles from './leads.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`surface min-w-0 p-4 ${styles.sheet}`} aria-labelledby={id}>
      <h2 className="large" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

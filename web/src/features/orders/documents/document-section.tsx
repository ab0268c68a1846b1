import { type ReactNode, useId } from 'react';
import styles from './documents.module.css';

/** A sheet of document rows under its heading. */
export function DocumentSection({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`surface ${styles.section}`} aria-labelledby={id}>
      <div className={`cluster gap-2 justify-between rule-bottom p-row ${styles.head}`}>
        <h2 id={id}>
          {title}
          {hint ? <small>{hint}</small> : null}
        </h2>
      </div>
      {children}
    </section>
  );
}

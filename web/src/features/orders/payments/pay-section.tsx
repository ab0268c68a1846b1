import type { ReactNode } from 'react';
import styles from './pay-sheet.module.css';

/** One way to pay. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`rule-top ${styles.way}`}>
    <h3>{title}</h3>
    {children}
  </section>
);

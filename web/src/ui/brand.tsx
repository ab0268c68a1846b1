import styles from './brand.module.css';

export const Brand = ({ compact = false }: { compact?: boolean }) => (
  <span className={`inline-flex strong ink gap-loose ${styles.brand}`}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="var(--accent)" />
      <path
        d="M7 18V6h6.2a3.6 3.6 0 0 1 .6 7.15L17 18"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M10.5 13.2h2.8" stroke="var(--on-accent)" strokeWidth="2" strokeLinecap="round" />
    </svg>
    <b className={compact ? 'visually-hidden' : undefined}>Registra</b>
  </span>
);

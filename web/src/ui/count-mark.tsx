import styles from './count-mark.module.css';

/** How many are unread, beside what they are of. @param label left out where what it stands beside says the number already */
export const CountMark = ({ count, label, className = '' }: { count: number | string; label?: string; className?: string }) => (
  <em className={`text-xs ${styles.count} ${className}`} aria-label={label} aria-hidden={label === undefined || undefined}>
    {count}
  </em>
);

import styles from './count-mark.module.css';

/** Number of unread items. @param label omitted if the surrounding text contains the number */
export const CountMark = ({ count, label, className = '' }: { count: number | string; label?: string; className?: string }) => (
  <em className={`text-xs ${styles.count} ${className}`} aria-label={label} aria-hidden={label === undefined || undefined}>
    {count}
  </em>
);

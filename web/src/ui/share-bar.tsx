import styles from './share-bar.module.css';

interface Props {
  /** 0 to 100 */
  percent: number;
  label: string;
  /** 4 px in rows, 6 px in the money block */
  thick?: boolean;
}

/** Neutral in colour, because progress is no status. */
export const ShareBar = ({ percent, label, thick = false }: Props) => {
  const share = Math.max(0, Math.min(100, percent));
  return (
    <span
      className={`block clip ${styles.bar}`}
      data-thick={thick || undefined}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share)}
    >
      <i style={{ width: `${share}%` }} />
    </span>
  );
};

import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bulk-frame.module.css';

interface Props {
  label: string;
  /** number of selected rows, as text, announced when it changes */
  count: string;
  /** what the actions would lead to */
  preview?: ReactNode;
  /** actions, the main button last */
  children: ReactNode;
  onClear: () => void;
}

/** Sticks to the foot of a table or of the window while rows are selected. */
export function BulkFrame({ label, count, preview, children, onClear }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`row ${styles.bar}`} role="region" aria-label={label}>
      <span className="strong nowrap" role="status">
        {count}
      </span>
      {preview ? <span className={`muted text-sm ${styles.preview}`}>{preview}</span> : null}
      <div className={`row gap-2 fixed push ${styles.actions}`}>
        {children}
        <button
          type="button"
          className={`icon-button muted rounded-sm ${styles.clear}`}
          aria-label={t('table.clearSelection')}
          onClick={onClear}
        >
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

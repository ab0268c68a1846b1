import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Quoted } from '../../../ui/quoted.js';
import type { WireDocument } from '../api/wire.js';
import type { ItemState } from '../view-model/checklist.js';
import { DocumentBadge } from './document-label.js';
import styles from './documents.module.css';
import { FileLine, whyRejected } from './file-line.js';

interface Props {
  title: ReactNode;
  state: ItemState | 'result' | 'replaced' | 'toFill';
  /** shown next to the title */
  note?: ReactNode;
  /** the newest file that was given; none if the item still waits */
  document?: WireDocument | undefined;
  /** earlier files, oldest first */
  older?: readonly WireDocument[];
  /** on the right; below and at full width on a phone */
  actions?: ReactNode;
}

/** Shows the reason of a rejection directly under the file. */
export function DocumentRow({ title, state, note, document, older = [], actions }: Props) {
  const { t } = useTranslation(['order', 'machine']);
  const why = document ? whyRejected(document, t) : '';
  return (
    <div className={`stack align-start ${styles.row}`}>
      <h3 className="cluster breakable">
        {typeof title === 'string' ? <Quoted text={title} /> : title} <DocumentBadge state={state} />
      </h3>
      {note}
      {document ? <FileLine document={document} /> : null}
      {state === 'rejected' && why ? (
        <p className={`body flex tone-danger breakable rounded-sm mt-snug p-note ${styles.why}`}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
          <span>
            <Quoted text={why} />
          </span>
        </p>
      ) : null}
      {older.length > 0 ? (
        <details className={`muted text-sm ${styles.older}`}>
          <summary>{t('documents.older')}</summary>
          {older.map((one) => (
            <FileLine key={one._id} document={one} reviewed />
          ))}
        </details>
      ) : null}
      {actions ? <div className={`wrap-line justify-end ${styles.actions}`}>{actions}</div> : null}
    </div>
  );
}

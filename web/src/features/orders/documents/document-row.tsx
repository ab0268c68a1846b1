import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSize } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { DateText } from '../../../ui/date-text.js';
import type { WireDocument } from '../api/wire.js';
import { useOrderPage } from '../page/order-context.js';
import type { ItemState } from './checklist.js';
import { DocumentBadge } from './document-badge.js';
import styles from './documents.module.css';
import { DownloadLink } from '../../../ui/download-link.js';

interface Props {
  title: string;
  state: ItemState | 'result';
  note?: string | null;
  /** the file that counts */
  document?: WireDocument | undefined;
  /** files before it, oldest first */
  older?: readonly WireDocument[];
  /** on the right; below and full width on a phone */
  actions?: ReactNode;
}

/** One document: its name and state, the file, and the reason directly under it where it was rejected. */
export function DocumentRow({ title, state, note, document, older = [], actions }: Props) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.row}>
      <h3>
        {title} <DocumentBadge state={state} />
      </h3>
      {note ? <p className={styles.hint}>{note}</p> : null}
      {document ? <FileLine document={document} version={older.length + 1} /> : null}
      {state === 'rejected' && document?.reason ? (
        <p className={styles.why}>
          <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
          <span>{document.reason}</span>
        </p>
      ) : null}
      {older.length > 0 ? (
        <details className={styles.older}>
          <summary>{t('documents.older')}</summary>
          {older.map((one, index) => (
            <FileLine key={one._id} document={one} version={index + 1} />
          ))}
        </details>
      ) : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

function FileLine({ document, version }: { document: WireDocument; version: number }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { reader } = useOrderPage();
  const { file, attachedBy, attachedAt } = document;
  return (
    <p className={styles.file}>
      <DownloadLink file={file} />
      <span>
        {formatSize(file.size, language)}, <DateText at={attachedAt} style="day" />
        {version > 1 ? `, ${t('documents.version', { count: version })}` : ''}
        {attachedBy && attachedBy._id !== reader.id ? `, ${t('documents.by', { name: attachedBy.name })}` : ''}
      </span>
    </p>
  );
}

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatSize } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { DateText } from '../../../ui/date-text.js';
import { DownloadLink } from '../../../ui/download-link.js';
import { Thumbnail } from '../../../ui/file-preview/thumbnail.js';
import { Quoted } from '../../../ui/quoted.js';
import type { WireDocument } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './documents.module.css';

/** The cause in the reader's language and the typed reason; empty if there is neither. */
export const whyRejected = ({ cause, reason }: WireDocument, t: TFunction<['order', 'machine']>): string =>
  [cause === null ? null : t(`machine:rejection.${cause}`), reason].filter(Boolean).join('. ');

interface Props {
  document: WireDocument;
  reviewed?: boolean;
  seen?: boolean;
}

/** `reviewed`: with the decision. `seen`: the file itself is visible. */
export function FileLine({ document, reviewed = false, seen = false }: Props) {
  const { t } = useTranslation(['order', 'machine']);
  const language = useLanguage();
  const { reader, open } = useOrderPage();
  const { file, attachedBy, attachedAt, version, review } = document;
  const why = whyRejected(document, t);
  return (
    <p className={`cluster small dim min-w-0 ${styles.file}`}>
      {seen ? null : <Thumbnail file={file} onOpen={() => open({ kind: 'viewDocument', document, title: file.name })} />}
      <DownloadLink file={file} />
      <span>
        {formatSize(file.size, language)}, <DateText at={attachedAt} style="day" />
        {version > 1 ? `, ${t('documents.version', { count: version })}` : ''}
        {attachedBy && attachedBy._id !== reader.id ? `, ${t('documents.by', { name: attachedBy.name })}` : ''}
        {reviewed && review !== 'none' ? `, ${t(`documents.state.${review}`).toLowerCase()}` : ''}
        {reviewed && why !== '' ? (
          <>
            : <Quoted text={why} />
          </>
        ) : null}
      </span>
    </p>
  );
}

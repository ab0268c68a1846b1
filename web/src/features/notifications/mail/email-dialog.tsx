import { useTranslation } from 'react-i18next';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { TextSkeleton } from '../../../ui/states.js';
import styles from './mail.module.css';
import { type SentEmail, useEmailContent } from './use-emails.js';

/** Shows the text of a sent email without links, codes and passwords, or why the reader may not see it. */
export function EmailDialog({ email, onClose }: { email: SentEmail; onClose: () => void }) {
  const { t } = useTranslation('mail');
  const { data: content, error } = useEmailContent(email._id);
  return (
    <ModalSheet opened onClose={onClose} title={content?.subject ?? email.title} width={640}>
      <div className="stack gap-3">
        <ErrorNotice error={error} />
        {content || error ? null : <TextSkeleton lines={6} label={t('content.loading')} />}
        {content?.withheld ? <p>{t(`content.${content.withheld}`)}</p> : null}
        {content?.text ? (
          <article className={`stack breakable gap-3 p-4 rounded-sm ${styles.text}`} lang={content.language ?? undefined}>
            {content.text.split('\n\n').map((part, index) => (
              <p key={index}>{part}</p>
            ))}
          </article>
        ) : null}
        {content?.text ? (
          <p className="dim text-sm">
            {content.composedAgain ? `${t('content.again')} ` : ''}
            {t('content.masked')}
          </p>
        ) : null}
      </div>
    </ModalSheet>
  );
}

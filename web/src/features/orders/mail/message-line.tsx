import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { MailState } from '../../../ui/state-badges.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { Letter } from './letter.js';
import styles from './mailer.module.css';
import { type Message, mutations, useMessageMutation } from './use-messages.js';

interface Props {
  message: Message;
  /** staff see the delivery state and can retry; the recipient sees the email */
  staff: boolean;
  /** later than the selected moment of the history */
  later: boolean;
}

/** A message between the events of an order; it has no number. */
export function MessageLine({ message, staff, later }: Props) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { state, reason, subject } = message;
  const from = message.sentBy.name || t('history.noActor');
  return (
    <li className={`stack well p-note ${styles.line}`} data-later={later || undefined}>
      <IconMail size={16} stroke={1.75} aria-hidden="true" />
      <p>
        {staff ? t('mail.wrote', { from, to: message.to.name || t('mail.erased') }) : t('mail.wroteYou', { from })}
        {subject ? <b className="block breakable">{subject}</b> : null}
      </p>
      <time className="dim text-xs nowrap" dateTime={message.createdAt}>
        {formatTime(message.createdAt, 'time', language)}
      </time>
      <div className={`stack justify-start gap-snug mt-snug ${styles.rest}`}>
        {staff ? <MailState state={state} label={t(`mail.state.${state}`)} /> : null}
        {staff && reason ? <p className={`muted breakable text-sm ${styles.reason}`}>{reason}</p> : null}
        {staff && (state === 'bounced' || state === 'failed') ? <Retry message={message} /> : null}
        {message.body ? (
          <details className={`full ${styles.fold}`}>
            <summary className="text-sm accent">{t('mail.read')}</summary>
            <Letter subject={subject} body={message.body} language={message.language} />
          </details>
        ) : null}
      </div>
    </li>
  );
}

function Retry({ message }: { message: Message }) {
  const { t } = useTranslation(['order', 'common']);
  const retry = useMessageMutation(message.order._id);
  return (
    <>
      <Button size="xs" loading={retry.isPending} onClick={() => retry.mutate(mutations.retry(message))}>
        {t('order:mail.retry')}
      </Button>
      <ErrorNotice error={retry.error} />
    </>
  );
}

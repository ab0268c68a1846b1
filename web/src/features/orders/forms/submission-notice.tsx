import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../../../lib/problem.js';
import { useLanguage } from '../../../lib/use-language.js';
import { DateText } from '../../../ui/date-text.js';
import { useHistory } from '../api/use-order.js';
import type { Submission } from '../api/use-submission.js';
import { EventSentence } from '../history/event-sentence.js';
import { useOrderPage } from '../page/order-context.js';
import styles from './forms.module.css';

/** What became of the last try, inline: a problem with its request id, or what has changed since the reader looked. */
export function SubmissionNotice({ submission, possible = true }: { submission: Submission; possible?: boolean }) {
  const { state } = submission;
  if (state.step === 'failed') return <ProblemNotice error={state.error} />;
  if (state.step === 'stale') return <StaleNotice since={state.since} possible={possible} />;
  return null;
}

/** A refused or failed write: what was said, which fields, and the number to quote. */
export function ProblemNotice({ error }: { error: unknown }) {
  const { t } = useTranslation('order');
  const fault = faultOf(error);
  const said = fault.kind === 'network' ? t('problem.offline') : (fault.detail ?? t('problem.unknown'));
  const fields = Object.entries(fault.fields);
  return (
    <div className={styles.problem} role="alert">
      <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
      <div>
        <b>{t('problem.title')}.</b> {said}
        {fields.length > 0 ? (
          <ul>
            {fields.map(([field, detail]) => (
              <li key={field}>{detail}</li>
            ))}
          </ul>
        ) : null}
        {fault.requestId ? <small>{t('requestId', { id: fault.requestId })}</small> : null}
      </div>
    </div>
  );
}

function StaleNotice({ since, possible }: { since: number; possible: boolean }) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const language = useLanguage();
  const history = useHistory(order._id);
  const news = (history.data?.items ?? []).filter((event) => event.version > since);
  return (
    <div className={styles.stale} role="alert" lang={language}>
      <b>{t('stale.title')}</b>
      <p>{news.length > 0 ? t('stale.text') : t('stale.nothing')}</p>
      <ul>
        {news.map((event) => (
          <li key={event.version}>
            <EventSentence event={event} /> <DateText at={event.at} style="moment" />
          </li>
        ))}
      </ul>
      {possible ? null : <p className={styles.impossible}>{t('stale.notPossible')}</p>}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { DateText } from '../../../ui/date-text.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useHistory } from '../api/use-order.js';
import type { OrderWrite } from '../api/use-order-mutation.js';
import { EventSentence } from '../history/event-sentence.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './forms.module.css';

/** The result of a button: a problem with its request id, or the changes since the reader looked. */
export const WriteNotice = ({ of: { write, dialog, since } }: { of: OrderWrite }) =>
  dialog.matches('stale') ? <StaleNotice since={since} /> : <ErrorNotice error={write.error} />;

/** Changes of the order since version `since`; the draft is kept. */
export function StaleNotice({ since, possible = true }: { since: number; possible?: boolean }) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const language = useLanguage();
  const history = useHistory(order._id);
  const news = (history.data?.items ?? []).filter((event) => event.version > since);
  return (
    <div className={`small well p-note ${styles.stale}`} role="alert" lang={language}>
      <b className="strong">{t('stale.title')}</b>
      <p>{news.length > 0 ? t('stale.text') : t('stale.nothing')}</p>
      <ul>
        {news.map((event) => (
          <li key={event.version}>
            <EventSentence event={event} /> <DateText at={event.at} style="moment" />
          </li>
        ))}
      </ul>
      {possible ? null : <p className="medium danger mt-snug">{t('stale.notPossible')}</p>}
    </div>
  );
}

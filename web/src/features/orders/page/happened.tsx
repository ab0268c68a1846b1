import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.js';
import { DateText } from '../../../ui/date-text.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { useHistory } from '../api/use-order.js';
import { EventSentence } from '../history/event-sentence.js';
import styles from './happened.module.css';
import { useOrderPage } from '../view-model/order-context.js';
import { useOrderTabs } from './order-tabs.js';
import type { OrderTab } from '../view-model/place.js';
import { useTab } from './use-tab.js';

/** Events that the client's page shows by default. */
const newest = 5;

/** The newest events, and links to all others. */
export function Happened() {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const history = useHistory(order._id);
  const { openTab } = useTab();
  const tabs = useOrderTabs().filter((tab) => tab.key !== 'history');
  const link = (
    <button type="button" className="link body" onClick={() => openTab('history')}>
      {t('client.all')}
    </button>
  );
  return (
    <Card title={t('client.happened')} roomy aside={link}>
      {history.isPending ? <TextSkeleton lines={4} label={t('loading')} /> : null}
      {history.error ? <ErrorState error={history.error} title={t('history.failed')} onRetry={() => void history.refetch()} /> : null}
      <ol className={styles.list}>
        {(history.data?.items ?? [])
          .slice(-newest)
          .reverse()
          .map((event) => (
            <li className="body stack rule-bottom" key={event.version}>
              <DateText at={event.at} style="moment" />
              <span>
                <EventSentence event={event} />
              </span>
            </li>
          ))}
      </ol>
      <p className={`wrap-line mt-3 ${styles.more}`}>
        {tabs.map((tab) => (
          <button key={tab.key} type="button" className="link body" onClick={() => openTab(tab.key as OrderTab)}>
            {tab.label} {tab.count ? <span className="dim">{tab.count}</span> : null}
          </button>
        ))}
      </p>
    </Card>
  );
}

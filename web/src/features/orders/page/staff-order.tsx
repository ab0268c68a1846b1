import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format.js';
import { serviceInCountry } from '../../../lib/service-name.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Flag } from '../../../ui/flag.js';
import { RecordHeader } from '../../../ui/record-header.js';
import { textIn } from '../api/text-in.js';
import { useHistory } from '../api/use-order.js';
import { LeavingNotices } from './leaving-notices.js';
import { Neighbours } from './neighbours.js';
import { NewerNotice } from './newer-notice.js';
import { NowCard, operationsPlace } from './now-card.js';
import { OperationsPanel } from './operations-panel.js';
import { OrderBadges } from '../view-model/order-badges.js';
import { useOrderPage } from '../view-model/order-context.js';
import { OrderFacts } from './order-facts.js';
import styles from './order-page.module.css';
import { OrderStrip } from './order-strip.js';
import { OrderTabs } from './order-tabs.js';
import { ReturnedWork } from '../steps/returned-work.js';
import { staysOf } from '../view-model/timeline.js';
import { useNow } from './use-span.js';

/** The page for staff, and for the partner without the money. */
export function StaffOrder({ listPath }: { listPath: string }) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const history = useHistory(order._id);
  const now = useNow();
  const stays = staysOf(history.data, now);
  return (
    <div className={styles.staff}>
      <RecordHeader
        crumbs={[{ label: t('crumbs'), to: listPath }, { label: order.number }]}
        title={order.number}
        badges={<OrderBadges />}
        beside={<Neighbours />}
        subtitle={<Placed />}
      />
      <NewerNotice />
      <NowCard now={now} />
      <LeavingNotices />
      <ReturnedWork />
      <div className="mt-5">
        <OrderStrip stays={stays} />
      </div>
      <div className="columns">
        <div className="min-w-0">
          <div className={styles.today} id={operationsPlace}>
            <OperationsPanel />
          </div>
          <div className={`mt-6 ${styles.tabs}`}>
            <OrderTabs start="steps" />
          </div>
        </div>
        <aside>
          <OrderFacts />
        </aside>
      </div>
    </div>
  );
}

function Placed() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { client } = order;
  // The client's own order, or one that staff placed for them: the history says which.
  const placer = useHistory(order._id).data?.items.find(({ type }) => type === 'OrderPlaced')?.actor;
  const key = placer?._id === client._id ? 'placedBy' : placer?.name ? 'placedFor' : 'placed';
  const placed = t(key, { date: formatTime(order.createdAt, 'date', language), name: placer?.name ?? '', client: client.name });
  return (
    <span className={`flex align-start ${styles.placed}`}>
      <Flag code={order.country.code} />
      <span>
        {serviceInCountry(textIn(order.service.name, language), textIn(order.country.name, language))}. {placed}
      </span>
    </span>
  );
}

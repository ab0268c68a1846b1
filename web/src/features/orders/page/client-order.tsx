import { useTranslation } from 'react-i18next';
import { nextStepOf } from '#machines/order/next-step';
import { dayInWords, promisedDay } from '../../../lib/days.js';
import { isLateOn, useOfficeDay } from '../../../lib/office-day.js';
import { namesCountry } from '../../../lib/service-name.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Card } from '../../../ui/card.js';
import { Notice } from '../../../ui/notice.js';
import { RecordHeader } from '../../../ui/record-header.js';
import { textIn } from '../api/text-in.js';
import { useHistory } from '../api/use-order.js';
import { ReturnedCheckout } from '../payments/returned-checkout.js';
import { Happened } from './happened.js';
import { ClientFees, ClientMoney } from './money-section.js';
import { Neighbours } from './neighbours.js';
import { NewerNotice } from './newer-notice.js';
import { OrderBadges } from '../view-model/order-badges.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './order-page.module.css';
import { OrderTabs } from './order-tabs.js';
import { StagesCard, StagesMini } from './stages-card.js';
import { TaskCard } from './task-card.js';
import { staysOf } from '../view-model/timeline.js';
import { useNow } from './use-span.js';
import { useTab } from './use-tab.js';
import { DetailsSection } from './company-sections.js';
import { ConfigurationSection } from './configuration-section.js';
import factStyles from './order-facts.module.css';

/** The order for its client: the task first, then the stages, the payment, and what has happened. */
export function ClientOrder({ listPath }: { listPath: string }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, chat: Chat, Feedback } = useOrderPage();
  const history = useHistory(order._id);
  const now = useNow();
  const [tab, setTab] = useTab();
  const stays = staysOf(history.data, now);
  const performer = order.partner ?? order.manager;
  const service = textIn(order.service.name, language);
  const country = textIn(order.country.name, language);
  return (
    <div className={styles.client}>
      <RecordHeader
        crumbs={[{ label: t('crumbs'), to: listPath }, { label: order.number }]}
        title={service}
        badges={<OrderBadges />}
        beside={<Neighbours />}
      />
      <p className={`muted mt-1 ${styles.lead}`}>
        {namesCountry(service, country) ? '' : `${country}. `}
        {performer ? t('performer', { name: performer.name }) : ''} <Ready now={now} />
      </p>
      <StagesMini stays={stays} />
      <NewerNotice />
      <Delay now={now} />
      <ReturnedCheckout />
      <div className={`columns ${styles.clientColumns}`}>
        <div className={`stack gap-6 min-w-0 ${styles.column}`}>
          <TaskCard />
          {Chat && tab !== 'chat' ? <Chat.Card order={order._id} onOpen={() => setTab('chat')} /> : null}
          {Feedback && order.status === 'projectFinished' ? <Feedback order={order._id} /> : null}
          <div className={`${styles.last} ${styles.panel}`}>{tab ? <OrderTabs start="history" /> : <Happened />}</div>
        </div>
        <div className={`stack gap-6 min-w-0 ${styles.column}`}>
          <StagesCard stays={stays} />
          <Card title={t('money.clientTitle')} roomy>
            <ClientMoney />
            <ClientFees />
          </Card>
          <div className={styles.late}>
            <ClientFacts />
          </div>
        </div>
      </div>
    </div>
  );
}

/** When it will be ready and how long that takes, or how long it takes once the client has acted; nothing once it is over, or late: the notice below says what was promised then. */
function Ready({ now }: { now: number }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const today = useOfficeDay(now);
  // While the provider checks a payment nobody knows how long that takes, and the client has done their part.
  if (order.waiting && nextStepOf(order.machine).next === 'awaitProvider') return null;
  if (order.waiting) {
    const { daysLeft: count, unit } = order.waiting;
    return count === 0 ? t('ready.atOnce') : t(`ready.after.${unit}`, { count });
  }
  if (order.dueAt === null || isLateOn(today, order.dueAt)) return null;
  const date = dayInWords(promisedDay(order.dueAt), language);
  if (order.promised) return t('ready.promised', { date });
  return t(`ready.${order.termUnit}`, { date, count: order.termDays });
}

/** Another day than was promised first, and why; or that it is late and nobody has named a new one yet. */
function Delay({ now }: { now: number }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const isLate = isLateOn(useOfficeDay(now), order.dueAt);
  if (order.dueAt === null) return null;
  const date = dayInWords(promisedDay(order.dueAt), language);
  if (!order.promised && !isLate) return null;
  return (
    <div className="mt-3">
      <Notice tone="info">
        {isLate ? t('delay.late', { date }) : t('delay.promised', { date })} {order.promised?.reason}
      </Notice>
    </div>
  );
}

/** What the client ordered, editable while the order is new, and the details they gave of the future company. */
const ClientFacts = () => (
  <div className={`surface ${factStyles.sheet} ${factStyles.loose}`}>
    <ConfigurationSection />
    <DetailsSection />
  </div>
);

import { useTranslation } from 'react-i18next';
import { dueDayText } from '../../../lib/days.js';
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
import { AgreementAsked } from './leaving-notices.js';
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

/** The client's page of an order: the task first, then stages, payment and history. */
export function ClientOrder({ listPath }: { listPath: string }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, chat: Chat, Feedback } = useOrderPage();
  const history = useHistory(order._id);
  const now = useNow();
  const { tab, openTab } = useTab();
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
        {performer ? t(order.partner ? 'handledBy.partner' : 'handledBy.manager', { name: performer.name }) : ''} <Ready />
      </p>
      <StagesMini stays={stays} />
      <NewerNotice />
      <AgreementAsked />
      <Delay />
      <ReturnedCheckout />
      <div className={`columns ${styles.clientColumns}`}>
        <div className={`stack gap-6 min-w-0 ${styles.column}`}>
          <TaskCard />
          {Chat && tab !== 'chat' ? <Chat.Card order={order._id} onOpen={() => openTab('chat')} /> : null}
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

/** The due day of the company documents with its conditions; renders nothing once it is past, because a notice says so. */
function Ready() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { ready } = useOrderPage().facts;
  if (ready.kind === 'due') return t(ready.unless ? 'ready.unlessDetails' : 'ready.due', { date: dueDayText(ready.day, language) });
  if (ready.kind === 'afterClient') return t(`ready.after.${ready.unit}`, { count: ready.days ?? 0 });
  if (ready.kind === 'atOnce' || ready.kind === 'afterCheck' || ready.kind === 'afterPayment') return t(`ready.${ready.kind}`);
  return null;
}

/** A changed due date with its reason, or a delay without a new date. */
function Delay() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts } = useOrderPage();
  const { ready } = facts;
  if (ready.kind !== 'late' && !(ready.kind === 'due' && ready.isPromised)) return null;
  return (
    <div className="mt-3">
      <Notice tone="info">
        {t(ready.kind === 'late' ? 'delay.late' : 'delay.promised', { date: dueDayText(ready.day, language) })} {order.promised?.reason}
      </Notice>
    </div>
  );
}

/** Configuration, editable while the order is new, and the given details of the company. */
const ClientFacts = () => (
  <div className={`surface ${factStyles.sheet} ${factStyles.loose}`}>
    <ConfigurationSection />
    <DetailsSection />
  </div>
);

import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { Card } from '../../../ui/card.js';
import { RecordHeader } from '../../../ui/record-header.js';
import { textIn } from '../api/text-in.js';
import { useHistory } from '../api/use-order.js';
import { ClientFacts } from './client-facts.js';
import { Happened } from './happened.js';
import { ClientMoney } from './money-section.js';
import { NewerNotice } from './newer-notice.js';
import { OrderBadges } from './order-badges.js';
import { useOrderPage } from './order-context.js';
import styles from './order-page.module.css';
import { OrderTabs } from './order-tabs.js';
import { StagesCard, StagesMini } from './stages-card.js';
import { TaskCard } from './task-card.js';
import { staysOf } from './timeline.js';
import { useNow } from './use-now.js';
import { useTab } from './use-tab.js';

/** The order for its client: the task first, then the stages, the payment, and what has happened. */
export function ClientOrder({ listPath }: { listPath: string }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const history = useHistory(order._id);
  const now = useNow();
  const [tab] = useTab();
  const stays = staysOf(history.data, now);
  const performer = order.partner ?? order.manager;
  return (
    <div className={styles.client}>
      <RecordHeader
        crumbs={[{ label: t('crumbs'), to: listPath }, { label: order.number }]}
        title={textIn(order.service.name, language)}
        badges={<OrderBadges />}
      />
      <p className={styles.lead}>
        {textIn(order.country.name, language)}. {performer ? t('performer', { name: performer.name }) : ''}
      </p>
      <StagesMini stays={stays} />
      <NewerNotice />
      <div className={styles.clientColumns}>
        <div className={styles.column}>
          <TaskCard />
          <div className={`${styles.last} ${styles.panel}`}>{tab ? <OrderTabs start="history" /> : <Happened />}</div>
        </div>
        <div className={styles.column}>
          <div className={styles.late}>
            <StagesCard stays={stays} />
          </div>
          <Card title={t('money.clientTitle')} roomy>
            <ClientMoney />
          </Card>
          <div className={styles.late}>
            <ClientFacts />
          </div>
        </div>
      </div>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { balance, paid, prepaymentMissing } from '#machines/order/figures';
import { isFinal } from '#machines/order/statuses';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { missingItems, openItems } from '../documents/checklist.js';
import documents from '../documents/documents.module.css';
import { ItemRow } from '../documents/item-row.js';
import { LooseRow } from '../documents/loose-row.js';
import { useOrderPage } from './order-context.js';
import { TaskActions } from './task-actions.js';
import styles from './task-card.module.css';
import { turnOf } from './turn.js';

/** The client's one sheet that matters: whose turn it is, what to do, and doing it. */
export function TaskCard() {
  const { t } = useTranslation('order');
  const { order, reader, audience } = useOrderPage();
  const { title, text } = useTaskWords();
  const turn = turnOf(order, reader, audience);
  const eyebrow = order.status === 'orderCancelled' ? 'cancelled' : isFinal(order.status) ? 'over' : turn.you ? 'turn' : 'ourTurn';
  const missing = missingItems(order);
  const asked = order.status === 'documentsRequested' ? openItems(order) : [];
  const results = order.documents.filter((document) => document.kind === 'result');
  return (
    <section className={styles.task} aria-labelledby="task">
      <div className={styles.top}>
        <p className={styles.turn} data-yours={turn.you || undefined}>
          <i />
          {t(`client.${eyebrow}`)}
        </p>
        <h2 id="task">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={`${styles.rows} ${documents.roomy}`}>
        {asked.map((item) => (
          <ItemRow key={item._id} item={item} primary={item._id === missing[0]?._id} />
        ))}
        {results.map((document) => (
          <LooseRow key={document._id} document={document} />
        ))}
      </div>
      <TaskActions limits={asked.length > 0} sendIsMain={missing.length === 0} />
    </section>
  );
}

/** What to say about where the order stands, to the client. */
function useTaskWords(): { title: string; text: string } {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { facts } = order.machine;
  const money = (amount: number) => formatMinor(amount, facts.currency, language);
  const sums = { prepaymentLeft: money(prepaymentMissing(facts)), balance: money(balance(order.machine)), paid: money(paid(facts)) };
  const { status } = order;
  if (status === 'documentsRequested') {
    const count = missingItems(order).length;
    return {
      title: count > 0 ? t('task.documentsRequested.title', { count }) : t('task.documentsRequested.ready'),
      text: t('task.documentsRequested.text'),
    };
  }
  if ((status === 'orderConfirmedNotPayed' || status === 'lastPaymentRequired') && facts.openTransfers > 0)
    return { title: t(`task.${status}.waits`), text: t(`task.${status}.text`) };
  if (status === 'orderCancelled' && paid(facts) > 0)
    return { title: t('task.orderCancelled.title'), text: t('task.orderCancelled.refundable', sums) };
  return { title: t(`task.${status}.title` as 'task.lastPaymentRequired.title', sums), text: t(`task.${status}.text`) };
}

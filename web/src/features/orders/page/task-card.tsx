import { Button } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lastArrivedShort } from '#machines/order/arrivals';
import { askedNow, balance, paid } from '#machines/order/figures';
import { type ClientTasks, clientTasks, isDelivered, nextStepOf } from '#machines/order/next-step';
import { isFinal } from '#machines/order/statuses';
import { dayInWords, promisedDay } from '../../../lib/days.js';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { firstDue, missingItems, openItems } from '../view-model/checklist.js';
import documents from '../documents/documents.module.css';
import { DocumentRow } from '../documents/document-row.js';
import { ItemRow } from '../documents/item-row.js';
import { LooseRow } from '../documents/loose-row.js';
import { textIn } from '../api/text-in.js';
import { useHistory } from '../api/use-order.js';
import type { OrderResource } from '../api/wire.js';
import { CompanyFacts } from './company-sections.js';
import { useOrderPage } from '../view-model/order-context.js';
import { TaskActions } from './task-actions.js';
import styles from './task-card.module.css';
import { type Turn, turnOf } from '../view-model/turn.js';

/** The client's main card: who acts next, what to do, and the form to do it. */
export function TaskCard() {
  const { t } = useTranslation('order');
  const { order, reader, permissions } = useOrderPage();
  const { title, text } = useTaskWords();
  const turn = turnOf(order, reader);
  const missing = missingItems(order);
  const tasks = clientTasks(order.machine);
  const yours = turn.you || tasks !== null;
  const asksDetails = tasks?.details === true && permissions.can('giveDetails');
  // What lacks is asked for in every status; what is there already stands beside it only while the client sends it off.
  const asked = order.status === 'documentsRequested' ? openItems(order) : isFinal(order.status) ? [] : missing;
  const results = order.documents.filter((document) => document.kind === 'result');
  return (
    <section className="surface raised" aria-labelledby="task">
      <div className={styles.top}>
        <p className={`inline-flex small muted strong mb-2 ${styles.turn}`} data-yours={yours || undefined}>
          <i />
          {t(`client.${yours && !isDelivered(order.status) ? 'turn' : eyebrowOf(order, turn)}`)}
        </p>
        <h2 id="task">{title}</h2>
        <p>{text}</p>
        <Papers />
      </div>
      {order.company ? (
        <div className={`rule-top ${styles.company}`}>
          <CompanyFacts />
        </div>
      ) : null}
      <div className={`${styles.rows} ${documents.roomy}`}>
        {asked.map((item) => (
          <ItemRow key={item._id} item={item} primary={item._id === missing[0]?._id} />
        ))}
        {asksDetails ? <DetailsRow primary={missing.length === 0} /> : null}
        {results.map((document) => (
          <LooseRow key={document._id} document={document} />
        ))}
      </div>
      <TaskActions limits={asked.length > 0} sendIsMain={missing.length === 0 && !asksDetails} />
    </section>
  );
}

/** The line above the title: whether anybody acts, and who. What is with the client, or over, nobody works on. */
function eyebrowOf({ status }: OrderResource, { you, who }: Turn) {
  if (status === 'orderCancelled') return 'cancelled';
  if (isFinal(status)) return 'over';
  if (isDelivered(status)) return 'delivered';
  if (you) return 'turn';
  return who === 'payment' ? 'providersTurn' : 'ourTurn';
}

/** Which papers will be asked for: named before they are, so that they can be got ready. */
function Papers() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const papers = order.requiredDocuments.map(({ title }) => textIn(title, language));
  const isEarly = order.status === 'newOrder' || order.status === 'orderConfirmedNotPayed';
  if (!isEarly || papers.length === 0) return null;
  return (
    <div className={`mt-3 ${styles.papers}`}>
      <b>{t('task.papers')}</b>
      <ul>
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </div>
  );
}

/** What to say about where the order stands, to the client. */
function useTaskWords(): { title: string; text: string } {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const short = useShortWords();
  const progress = useWorkWords();
  const { facts } = order.machine;
  const money = (amount: number) => formatMinor(amount, facts.currency, language);
  const { next, amount } = nextStepOf(order.machine);
  const tasks = clientTasks(order.machine);
  const sums = { prepaymentLeft: money(amount), balance: money(amount), amount: money(amount), paid: money(paid(facts)) };
  const { status } = order;
  if (next === 'provideDocuments') {
    const missing = missingItems(order);
    const due = firstDue(missing);
    const by = due === null ? '' : `${t('task.documentsRequested.due', { date: dayInWords(due, language) })} `;
    return {
      title: t(tasks?.details ? 'task.documentsRequested.andDetails' : 'task.documentsRequested.title', { count: missing.length }),
      text: by + t(status === 'documentsRequested' ? 'task.documentsRequested.text' : 'task.documentsRequested.again'),
    };
  }
  if (next === 'sendDocuments') return { title: t('task.documentsRequested.ready'), text: t('task.documentsRequested.text') };
  if (onlyDetails(tasks)) return { title: t('task.details.title'), text: t('task.details.text') };
  if (next === 'settleReversal') return { title: t('task.reversal.title'), text: t('task.reversal.text') };
  if (next === 'checkDocuments') return { title: t('task.review.title'), text: t('task.review.text') };
  if (next === 'confirmTransfer')
    return { title: t('task.transfer.title', sums), text: t(`task.${status}.text` as 'task.lastPaymentRequired.text') };
  if (next === 'awaitProvider') return { title: t('pay.checked.title'), text: t('pay.checked.text') };
  if (status === 'lastPaymentPayed' && balance(order.machine) === 0)
    return { title: t('task.lastPaymentPayed.settledTitle'), text: t('task.lastPaymentPayed.settled') };
  if (status === 'orderCancelled' && paid(facts) > 0)
    return { title: t('task.orderCancelled.title'), text: t('task.orderCancelled.refundable', sums) };
  return {
    title: t(`task.${status}.title` as 'task.lastPaymentRequired.title', sums),
    text: [short, progress ?? t(`task.${status}.text` as 'task.newOrder.text')].filter(Boolean).join(' '),
  };
}

/** Whether nothing but the company's details is missing, also while somebody else acts. */
const onlyDetails = (tasks: ClientTasks | null): boolean => tasks !== null && (tasks.next ?? 'giveDetails') === 'giveDetails';

/** While the work is done: how many steps are, which comes next, and when all of them should be; null otherwise. */
function useWorkWords(): string | null {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { next } = nextStepOf(order.machine);
  const steps = Object.values(order.steps).flatMap((group) => group.steps);
  if ((next !== 'doTheWork' && next !== 'handOverWork') || steps.length === 0) return null;
  const open = steps.filter((step) => !step.completedAt);
  const done = t('task.work.done', { done: steps.length - open.length, total: steps.length });
  const [step] = open;
  const named = step === undefined ? t('task.work.review') : t('task.work.next', { step: textIn(step.title, language) });
  const by = order.dueAt === null ? null : t('task.work.by', { date: dayInWords(promisedDay(order.dueAt), language) });
  return [done, named, by].filter(Boolean).join(' ');
}

/** The company's details, which are asked for like a document. */
function DetailsRow({ primary }: { primary: boolean }) {
  const { t } = useTranslation('order');
  const { open } = useOrderPage();
  const actions = (
    <Button
      className={documents.upload}
      variant={primary ? 'filled' : 'default'}
      leftSection={<IconForms size={16} stroke={1.75} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => open({ kind: 'details' })}
    >
      {`${t('company.give')}…`}
    </Button>
  );
  return (
    <DocumentRow title={t('company.details')} state="waiting" note={<p className="small muted">{t('company.why')}</p>} actions={actions} />
  );
}

/** "€600.00 arrived, €23.00 is still due": while the order asks for money because a transfer arrived short. */
function useShortWords(): string {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const history = useHistory(order._id);
  const { currency } = order.machine.facts;
  const due = askedNow(order.machine)?.amount ?? 0;
  const arrived = due > 0 ? lastArrivedShort(history.data?.items ?? []) : null;
  if (arrived === null) return '';
  return t('task.short', { arrived: formatMinor(arrived, currency, language), due: formatMinor(due, currency, language) });
}

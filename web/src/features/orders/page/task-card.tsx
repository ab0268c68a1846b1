import { Button } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lastArrivedShort } from '#machines/order/arrivals';
import type { Facts } from '#machines/order/facts';
import { isFinal } from '#machines/order/statuses';
import { dueDayText } from '../../../lib/days.js';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { firstDue, missingItems, openItems } from '../view-model/checklist.js';
import documents from '../documents/documents.module.css';
import { DocumentRow } from '../documents/document-row.js';
import { ItemRow } from '../documents/item-row.js';
import { LooseRow } from '../documents/loose-row.js';
import { itemTitle, textIn } from '../api/text-in.js';
import { useHistory } from '../api/use-order.js';
import type { OrderResource } from '../api/wire.js';
import { CompanyFacts } from './company-sections.js';
import { useOrderPage } from '../view-model/order-context.js';
import { TaskActions } from './task-actions.js';
import styles from './task-card.module.css';

/** The client's main card: who acts next, the task, and its form. */
export function TaskCard() {
  const { t } = useTranslation('order');
  const { order, facts, permissions } = useOrderPage();
  const { title, text } = useTaskTexts();
  const missing = missingItems(order);
  const yours = facts.client !== null;
  const asksDetails = facts.client?.details === true && permissions.can('giveDetails');
  // What lacks is asked for in every status; what is there already stands beside it only while the client sends it off.
  const asked = order.status === 'documentsRequested' ? openItems(order) : isFinal(order.status) ? [] : missing;
  const results = order.documents.filter((document) => document.kind === 'result');
  return (
    <section className="surface raised" aria-labelledby="task">
      <div className={styles.top}>
        <p className={`inline-flex small muted strong mb-2 ${styles.turn}`} data-yours={yours || undefined}>
          <i />
          {t(`client.${eyebrowOf(order, facts)}`)}
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
      <TaskActions asked={asked} sendIsMain={missing.length === 0 && !asksDetails} />
    </section>
  );
}

/** The line above the title, which names who acts; nobody if the order is with the client or has ended. */
function eyebrowOf({ status }: OrderResource, { ready, client, next }: Facts) {
  if (status === 'orderCancelled') return 'cancelled';
  if (ready.kind === 'closed') return 'over';
  if (ready.kind === 'delivered') return 'delivered';
  if (client !== null) return 'turn';
  return next.who === 'payment' ? 'providersTurn' : 'ourTurn';
}

/** Documents that will be requested, so that the client can prepare them. */
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

/** Title and explanation of the client's next task, with its amounts and days; what we do if there is none. */
function useTaskTexts(): { title: string; text: string } {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts } = useOrderPage();
  const short = useShortText();
  const progress = useWorkText();
  const received = useReceivedText();
  const money = (amount: number) => formatMinor(amount, order.price.currency, language);
  const { next, amount } = facts.next;
  const tasks = facts.client;
  const sums = { prepaymentLeft: money(amount), balance: money(amount), amount: money(amount), paid: money(facts.money?.toReturn ?? 0) };
  const { status } = order;
  if (next === 'provideDocuments') {
    const missing = missingItems(order);
    const due = firstDue(missing);
    const by = due === null ? '' : `${t('task.documentsRequested.due', { date: dueDayText(due, language) })} `;
    return {
      title: t(tasks?.details ? 'task.documentsRequested.andDetails' : 'task.documentsRequested.title', { count: missing.length }),
      text: by + t(status === 'documentsRequested' ? 'task.documentsRequested.text' : 'task.documentsRequested.again'),
    };
  }
  if (next === 'sendDocuments') return { title: t('task.documentsRequested.ready'), text: t('task.documentsRequested.text') };
  if (tasks !== null && (tasks.next ?? 'giveDetails') === 'giveDetails') {
    const isLast = facts.ready.kind === 'afterCheck';
    return { title: t('task.details.title'), text: received + t(isLast ? 'task.details.last' : 'task.details.text') };
  }
  if (next === 'settleReversal') return { title: t('task.reversal.title'), text: t('task.reversal.text') };
  if (next === 'checkDocuments') return { title: t('task.review.title'), text: received + t('task.review.text') };
  if (next === 'confirmTransfer')
    return { title: t('task.transfer.title', sums), text: t(`task.${status}.text` as 'task.lastPaymentRequired.text') };
  if (next === 'awaitProvider') return { title: t('pay.checked.title'), text: t('pay.checked.text') };
  if (status === 'lastPaymentPayed' && facts.money?.left === 0)
    return { title: t('task.lastPaymentPayed.settledTitle'), text: t('task.lastPaymentPayed.settled') };
  if (status === 'orderCancelled' && (facts.money?.toReturn ?? 0) > 0)
    return { title: t('task.orderCancelled.title'), text: t('task.orderCancelled.refundable', sums) };
  return {
    title: t(`task.${status}.title` as 'task.lastPaymentRequired.title', sums),
    text: [short, progress ?? t(`task.${status}.text` as 'task.newOrder.text')].filter(Boolean).join(' '),
  };
}

/** "We've received: passport, proof of address.", until the documents are reviewed. */
function useReceivedText(): string {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const sent = order.status === 'documentsReceived' ? openItems(order).filter((item) => item.state === 'uploaded') : [];
  if (sent.length === 0) return '';
  const documents = new Intl.ListFormat(language).format(sent.map((item) => itemTitle(item, order, language)));
  return `${t('task.received', { documents })} `;
}

/** Finished steps, the next one and the due day while work is done; null otherwise. */
function useWorkText(): string | null {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts } = useOrderPage();
  const { next } = facts.next;
  const steps = Object.values(order.steps).flatMap((group) => group.steps);
  if ((next !== 'doTheWork' && next !== 'handOverWork') || steps.length === 0) return null;
  const open = steps.filter((step) => !step.completedAt);
  const done = t('task.work.done', { done: steps.length - open.length, total: steps.length });
  const [step] = open;
  const named = step === undefined ? t('task.work.review') : t('task.work.next', { step: textIn(step.title, language) });
  const by = facts.ready.kind === 'due' ? t('task.work.by', { date: dueDayText(facts.ready.day, language) }) : null;
  return [done, named, by].filter(Boolean).join(' ');
}

/** The company's details, shown like a requested document. */
function DetailsRow({ primary }: { primary: boolean }) {
  const { t } = useTranslation('order');
  const { facts, open } = useOrderPage();
  // Registration starts with these: not said once the steps are done.
  const note = facts.ready.kind === 'afterCheck' ? null : <p className="small muted">{t('company.why')}</p>;
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
  return <DocumentRow title={t('company.details')} state="toFill" note={note} actions={actions} />;
}

/** "€600.00 arrived, €23.00 is still due", if a transfer arrived short. */
function useShortText(): string {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts } = useOrderPage();
  const history = useHistory(order._id);
  const { currency } = order.price;
  const { offer } = facts.money ?? {};
  const due = offer?.isAsked ? offer.amount : 0;
  const arrived = due > 0 ? lastArrivedShort(history.data?.items ?? []) : null;
  if (arrived === null) return '';
  return t('task.short', { arrived: formatMinor(arrived, currency, language), due: formatMinor(due, currency, language) });
}

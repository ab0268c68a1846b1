import { IconCalendar, IconCheck, IconMail } from '@tabler/icons-react';
import { useIsFetching } from '@tanstack/react-query';
import { memo, type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { carriesOut, effectOf, type NextAction } from '#machines/order/facts';
import { mayManageOrders } from '#machines/access/table';
import { lastArrivedShort } from '#machines/order/arrivals';
import { statusAfter } from '#machines/order/graph';
import type { ProgressStatus } from '#machines/order/statuses';
import { formatMinor, formatMoney } from '../../../lib/format.js';
import { prepaymentPercent } from '../../../lib/machine-texts.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { OperationCaption, OperationFold, OperationList, OperationRow } from '../../../ui/operation-row.js';
import { mutations } from '../api/calls.js';
import { orderKeys, useHistory } from '../api/use-order.js';
import { useOrderMutation } from '../api/use-order-mutation.js';
import type { OrderResource } from '../api/wire.js';
import { WriteNotice } from '../forms/write-notice.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import { iconOf, isDanger, opensForm } from '../forms/operation-table.js';
import { type PlannedOperation, planOf } from '../view-model/operation-plan.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './operations-panel.module.css';

const keyOf = ({ operation, variant }: PlannedOperation) => `${operation}${variant ?? ''}`;

/** Operations for staff and the partner: permitted ones, those soon possible with what is missing, and the others collapsed. */
export function OperationsPanel() {
  const { t } = useTranslation('order');
  const { order, audience, facts, permissions } = useOrderPage();
  const { permitted, near, far } = planOf(permissions.operations, order.status, audience !== 'staff');
  const run = useRunOperation();
  const rest = useRest(order);
  const { next } = facts.next;
  // One operation confirms the reported transfers and the balance: where it can, no single transfer is the way on.
  const closing = permitted.find(({ operation, variant }) => operation === 'managerConfirmedLastPayment' && variant === 'confirm');
  const first = useFirstRows(closing === undefined);
  // The partner's changed reward then holds the page's one main button.
  const waitsForReward = audience === 'partner' && permissions.can('acknowledgePartnerReward');
  const usual = permitted.find((one) => !isDanger(one) && carriesOut(one.operation, next));
  const main = closing ?? (first.some(({ props }) => props.primary) || waitsForReward ? undefined : usual);
  return (
    <OperationList title={t('ops.title')} still={rest.isResting}>
      {rest.move ? <Changed move={rest.move} permitted={permitted} run={run} /> : null}
      {permitted.length + first.length === 0 ? <p className={`small muted ${styles.none}`}>{t('ops.none')}</p> : null}
      {closing ? <PermittedOperation one={closing} primary run={run} /> : null}
      {first}
      {permitted
        .filter((one) => one !== closing)
        .map((one) => (
          <PermittedOperation key={keyOf(one)} one={one} primary={one === main} run={run} />
        ))}
      {run.write.write.error ? (
        <div className={styles.notice}>
          <WriteNotice of={run.write} />
        </div>
      ) : null}
      {near.length > 0 ? <OperationCaption>{t('ops.notYet')}</OperationCaption> : null}
      {near.map((one) => (
        <RefusedOperation key={keyOf(one)} one={one} />
      ))}
      {far.length > 0 ? (
        <OperationFold label={t('ops.more', { count: far.length })}>
          {far.map((one) => (
            <RefusedOperation key={keyOf(one)} one={one} />
          ))}
        </OperationFold>
      ) : null}
    </OperationList>
  );
}

/** Milliseconds for which the panel ignores clicks after a change, so that a second click does not press another button. */
const restFor = 1000;

/** A change of status: the former one, and the order's version before it. */
interface Move {
  before: ProgressStatus;
  since: number;
}

/** State of the panel after a move: in its pause, waiting for the history, or finished. */
type Rest = 'pause' | 'reading' | 'over';

/**
 * Detects a change of status, after which other buttons may be under the pointer. The panel also waits until the history of the move was
 * read, because the author of the move decides whether a line is added on top.
 */
function useRest({ _id, status, version }: OrderResource): { isResting: boolean; move: Move | null } {
  const isReading = useIsFetching({ queryKey: orderKeys.events(_id) }) > 0;
  const [seen, setSeen] = useState({ status, version, move: null as Move | null, rest: 'over' as Rest });
  if (seen.status !== status) setSeen({ status, version, move: { before: seen.status, since: seen.version }, rest: 'pause' });
  else if (seen.rest === 'reading' && !isReading) setSeen({ ...seen, rest: 'over' });
  else if (seen.version !== version) setSeen({ ...seen, version });
  useEffect(() => {
    if (seen.rest !== 'pause') return undefined;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, rest: 'reading' })), restFor);
    return () => clearTimeout(timer);
  }, [seen.rest, seen.status]);
  return { isResting: seen.rest !== 'over', move: seen.move };
}

/** Whether every event after version `since` is the reader's own, or followed from it automatically. */
function useIsOwn(since: number): boolean {
  const { order, reader } = useOrderPage();
  const later = useHistory(order._id).data?.items.filter(({ version }) => version > since) ?? [];
  const isOwn = ({ actor }: (typeof later)[number], at: number) => actor._id === reader.id || (actor._id === null && at > 0);
  return later.at(-1)?.version === order.version && later.every(isOwn);
}

/**
 * The result of the reader's own operation, with the operation that reverts it, if there is one; until another person changes the order.
 */
function Changed({ move: { before, since }, permitted, run }: { move: Move; permitted: readonly PlannedOperation[]; run: Run }) {
  const { t } = useTranslation('order');
  const page = useOrderPage();
  const { order, audience } = page;
  const texts = useOrderTexts();
  const back = permitted.find(({ operation, variant }) => statusAfter(operation, variant) === before);
  if (!useIsOwn(since)) return null;
  return (
    <div className={`row gap-2 rule-bottom text-sm p-row ${styles.changed}`}>
      <IconCheck size={16} stroke={2} aria-hidden="true" />
      <span>{t('ops.done', { status: texts.statusNow(order.machine, audience) })}</span>
      {back ? (
        <button
          type="button"
          className={`push ${styles.undo}`}
          aria-haspopup={opensForm(back, page) ? 'dialog' : undefined}
          onClick={() => run.start(back)}
        >
          {t('ops.undo', { status: texts.status(before, prepaymentPercent(order.machine)) })}
        </button>
      ) : null}
    </div>
  );
}

/**
 * Further actions of money staff and managers: settle a reversal, confirm a declared transfer, send a reminder. The first is the main one
 * if `primary`.
 */
function useFirstRows(primary: boolean): ReactElement<{ primary?: boolean }>[] {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, reader, facts, permissions, open } = useOrderPage();
  const history = useHistory(order._id);
  if (audience !== 'staff') return [];
  const { next, amount } = facts.next;
  const declared = (order.payments ?? []).filter(({ state }) => state === 'declared');
  const transfers = permissions.can('confirmTransfer') ? declared : [];
  const reminders = mayManageOrders(reader) ? remindersOf(next) : [];
  const settles = next === 'settleReversal' && permissions.can('settleReversal');
  const names = facts.ready.kind === 'late' && permissions.can('setExpectedDate');
  // Less arrived than was due: the rest is asked for or waived.
  const waives = next === 'payRest' && permissions.can('waiveRest') && lastArrivedShort(history.data?.items ?? []) !== null;
  return [
    ...(settles
      ? [
          <OperationRow
            key="settleReversal"
            state="permitted"
            icon={IconCheck}
            label={t('reversal.title')}
            explanation={t('ops.settleReversalEffect', { amount: formatMinor(amount, order.machine.facts.currency, language) })}
            primary={primary}
            opensForm
            onRun={() => open({ kind: 'settleReversal' })}
          />,
        ]
      : []),
    ...transfers.map((payment, n) => (
      <OperationRow
        key={payment._id}
        state="permitted"
        icon={IconCheck}
        label={t('ops.confirmTransfer', { amount: formatMoney(payment.amount, language) })}
        explanation={t('ops.confirmTransferEffect', { name: payment.recordedBy?.name ?? order.client.name })}
        primary={primary && !settles && n === 0}
        opensForm
        onRun={() => open({ kind: 'confirmTransfer', payment })}
      />
    )),
    ...reminders.map(({ template, label }) => (
      <OperationRow
        key={template}
        state="permitted"
        icon={IconMail}
        label={t(`ops.${label}`)}
        explanation={t(`ops.${label}Effect`, { amount: formatMinor(amount, order.machine.facts.currency, language) })}
        primary={primary && !settles && transfers.length === 0}
        opensForm
        onRun={() => open({ kind: 'message', template })}
      />
    )),
    ...(waives
      ? [
          <OperationRow
            key="waive"
            state="permitted"
            icon={IconCheck}
            label={t('ops.waive', { amount: formatMinor(amount, order.price.currency, language) })}
            explanation={t('ops.waiveEffect')}
            opensForm
            onRun={() => open({ kind: 'waive' })}
          />,
        ]
      : []),
    ...(names
      ? [
          <OperationRow
            key="nameDate"
            state="permitted"
            icon={IconCalendar}
            label={t('ops.nameDate')}
            explanation={t('ops.nameDateEffect')}
            opensForm
            onRun={() => open({ kind: 'expectedDate' })}
          />,
        ]
      : []),
  ];
}

const remindersOf = (next: NextAction): { template: string; label: 'remindPayment' | 'remindDocuments' }[] =>
  next === 'payPrepayment' || next === 'payRest'
    ? [{ template: 'paymentReminder', label: 'remindPayment' }]
    : next === 'provideDocuments'
      ? [{ template: 'documentsReminder', label: 'remindDocuments' }]
      : [];

/** Opens the operation's form, or sends it at once and shows the result. */
export function useRunOperation() {
  const { t } = useTranslation('order');
  const page = useOrderPage();
  const { order, audience, open } = page;
  const announce = useAnnounce();
  const texts = useOrderTexts();
  const write = useOrderMutation(order);
  const start = (one: PlannedOperation) => {
    if (opensForm(one, page)) return open({ kind: 'operation', operation: one.operation, reject: one.variant === 'reject' });
    write.send(mutations.operation(order._id, one.operation, {}), (changed) =>
      announce(t('done', { status: texts.statusNow(changed.machine, audience) })),
    );
  };
  return { write, start };
}
type Run = ReturnType<typeof useRunOperation>;

/** The button of a permitted operation, with its effect and the next status. */
export function PermittedOperation({ one, primary, run }: { one: PlannedOperation; primary: boolean; run: Run }) {
  const page = useOrderPage();
  const texts = useOrderTexts();
  const explanation = useEffectText(one);
  return (
    <OperationRow
      state="permitted"
      label={texts.operation(one.operation, one.variant)}
      icon={iconOf(one)}
      explanation={explanation}
      primary={primary}
      danger={isDanger(one)}
      opensForm={opensForm(one, page)}
      busy={run.write.busy}
      onRun={() => run.start(one)}
    />
  );
}

/** An operation that is not possible yet: what is missing, then the figures. Memoised, because a press of another renders the panel. */
export const RefusedOperation = memo(function RefusedOperation({ one }: { one: PlannedOperation }) {
  const texts = useOrderTexts();
  const reason = texts.reason(one);
  const detail = [usePaidFigures(one) ?? reason.detail, ...useFurther(one)].filter(Boolean).join(' ');
  return (
    <OperationRow
      state="refused"
      label={texts.operation(one.operation, one.variant)}
      missing={reason.missing}
      {...(detail ? { detail } : {})}
    />
  );
});

/** Missing parts, besides open steps, before work can be submitted. */
function useFurther({ operation, code }: PlannedOperation): string[] {
  const { t } = useTranslation(['order', 'machine']);
  const { facts } = useOrderPage().order.machine;
  if (operation !== 'completeAllOrderSteps' || code !== 'stepsOpen') return [];
  return [
    facts.itemsNotAccepted > 0 ? t('machine:remedy.acceptDocuments', { count: facts.itemsNotAccepted }) : '',
    facts.resultDocuments === 0 ? t('detail.noResults') : '',
  ];
}

/** "EUR 540.00 of EUR 1,800.00 is paid", if money is missing. */
function usePaidFigures({ code }: PlannedOperation): string | null {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts } = useOrderPage();
  if (facts.money === null || (code !== 'balanceDue' && code !== 'prepaymentMissing')) return null;
  const money = (amount: number) => formatMinor(amount, order.price.currency, language);
  return t('ops.paidOf', { paid: money(facts.money.paid), price: money(facts.money.price) });
}

/** The effect of an operation, with its amount and the next status. */
function useEffectText(one: PlannedOperation): string {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts } = useOrderPage();
  const texts = useOrderTexts();
  const { key, amount } = effectOf(one.operation, one.variant, facts);
  const effect = texts.effect(key, formatMinor(amount, order.price.currency, language));
  const next = statusAfter(one.operation, one.variant);
  if (!next || next === order.status) return effect;
  return `${effect} ${t('ops.becomes', { status: texts.status(next, prepaymentPercent(order.machine)) })}`;
}

import { type MinorUnits, sum } from '#machines/kernel/money';
import { permits } from '#machines/access/table';
import type { OrderActor } from './commands.js';
import type { OrderEvent, OrderEventData, OrderEventType } from './events.js';
import { askedNow } from './figures.js';
import { labelOf, type LabelKey } from './labels.js';
import type { OrderState } from './state.js';
import { isFinal } from './statuses.js';
import { type Reader, readerOf, seesDocument, seesPayments, seesReward, type Side, sideOf } from './who.js';

/** Keys of what a command leads to; translation keys. */
export const consequenceKeys = [
  'status',
  'taken',
  'asked',
  'transfersConfirmed',
  'transfersRejected',
  'receiptsIssued',
  'receiptReplaced',
  'stepsReopened',
  'resultsShown',
  'commissionBooked',
  'commissionNone',
  'commissionChanges',
  'commissionCancelled',
  'percentDropped',
  'checkoutEnds',
  'toReturn',
  'providerRefund',
  'waiverLeft',
  'youEmailed',
  'youNotified',
  'clientEmailed',
  'clientNotified',
  'partnerEmailed',
  'partnerNotified',
  'staffNotified',
  'nobodyNotified',
] as const;
export type ConsequenceKey = (typeof consequenceKeys)[number];

/** Keys whose text depends on a number, `count`. */
export const countedConsequences = [
  'receiptsIssued',
  'stepsReopened',
  'resultsShown',
  'staffNotified',
] as const satisfies readonly ConsequenceKey[];

/** One thing that a command leads to, with the figures of its text. Amounts in minor units of the order's currency. */
export interface Consequence {
  key: ConsequenceKey;
  amount?: MinorUnits;
  amountBefore?: MinorUnits;
  count?: number;
  /** the label of the status, as its reader sees it */
  label?: LabelKey;
}

/** A person whom a notification reaches. */
export interface NotifiedPerson {
  id: string;
  side: Side;
  /** by an email at once; else in their list of notifications */
  emailed: boolean;
}

/** What a command would lead to: the order before and after, its events, and what the consumers would do with them. */
export interface Foreseen {
  before: OrderState;
  after: OrderState;
  events: readonly OrderEvent[];
  notified: readonly NotifiedPerson[];
  /** the partner's commission; null: none is accrued */
  commission: { before: MinorUnits | null; after: MinorUnits | null };
  /** receipts that are written into the log; `replaces`: the issue that no longer holds, null for a payment's first */
  receipts: readonly { amount: MinorUnits; replaces: number | null }[];
  /** an online payment that ends */
  checkoutEnds: boolean;
  /** money that staff have to give back because of it */
  toReturn: MinorUnits;
  /** money that the provider is asked to give back */
  providerRefund: MinorUnits;
  /** what its actor may waive of the order after a waiver; null: no waiver, or no limit */
  waiverLeft: MinorUnits | null;
}

type Rule = (foreseen: Foreseen, reader: Reader, actor: OrderActor) => Omit<Consequence, 'key'> | null;

const dataOf = <Type extends OrderEventType>(events: readonly OrderEvent[], type: Type): OrderEventData[Type][] =>
  events.flatMap((event) => (event.type === type ? [event.data as OrderEventData[Type]] : []));

const nothing = null;
const amountOf = (amount: MinorUnits) => (amount > 0 ? { amount } : nothing);
const countOf = (count: number) => (count > 0 ? { count } : nothing);

const isStaff = (reader: Reader): boolean => reader === 'staff' || reader === 'assignee';
const notified = ({ notified: all }: Foreseen, side: Side, actor: OrderActor): NotifiedPerson[] =>
  all.filter((one) => one.side === side && one.id !== actor.id);
const own = ({ notified: all }: Foreseen, actor: OrderActor): NotifiedPerson | undefined => all.find(({ id }) => id === actor.id);

/** Whether the command notifies the side, by email or in the list alone. Clients and partners read of themselves only. */
const heard =
  (side: 'client' | 'partner', emailed: boolean): Rule =>
  (foreseen, reader, actor) => {
    const reached = notified(foreseen, side, actor);
    return isStaff(reader) && reached.length > 0 && reached.some((one) => one.emailed) === emailed ? {} : nothing;
  };

function commissionOf({ before: { value, facts }, after, commission }: Foreseen): ConsequenceKey | null {
  const closes = after.value.progress === 'projectFinished' && value.progress !== 'projectFinished';
  if (commission.before === null && commission.after !== null) return 'commissionBooked';
  if (closes && facts.partner !== null && commission.after === null) return 'commissionNone';
  if (commission.before === null || commission.after === commission.before) return null;
  return commission.after === 0 ? 'commissionCancelled' : 'commissionChanges';
}

const commission =
  (key: ConsequenceKey): Rule =>
  (foreseen, reader) => {
    if (!seesReward(reader) || commissionOf(foreseen) !== key) return nothing;
    const { before, after } = foreseen.commission;
    return { ...(after !== null && { amount: after }), ...(before !== null && { amountBefore: before }) };
  };

/**
 * When each consequence holds, and for whom it is shown. A rule reads what was decided and what the consumers would do; it never decides by itself what an
 * operation means.
 */
const rules: Readonly<Record<ConsequenceKey, Rule>> = {
  status: ({ before, after }, reader) => (before.value.progress === after.value.progress ? nothing : { label: labelOf(after, reader) }),
  taken: ({ events }, _reader, actor) =>
    dataOf(events, 'ManagerAssigned').some(({ manager }) => manager !== null && manager === actor.id) ? {} : nothing,
  asked: ({ before, after }, reader) => {
    const [earlier, now] = [askedNow(before)?.amount ?? 0, askedNow(after)?.amount ?? 0];
    return reader === 'partner' || now === earlier ? nothing : amountOf(now);
  },
  transfersConfirmed: ({ events }, reader) =>
    seesPayments(reader) ? amountOf(sum(...dataOf(events, 'TransferConfirmed').map(({ amount }) => amount))) : nothing,
  transfersRejected: ({ events }, reader) =>
    seesPayments(reader) ? amountOf(sum(...dataOf(events, 'TransferRejected').map(({ amount }) => amount))) : nothing,
  receiptsIssued: ({ receipts }, reader) => {
    const first = receipts.filter(({ replaces }) => replaces === null);
    return seesPayments(reader) && first.length > 0 ? { count: first.length, amount: sum(...first.map(({ amount }) => amount)) } : nothing;
  },
  receiptReplaced: ({ receipts }, reader) => {
    const [newest] = receipts.filter(({ replaces }) => replaces !== null).slice(-1);
    return seesPayments(reader) && newest !== undefined ? { amount: newest.amount } : nothing;
  },
  stepsReopened: ({ events }) => countOf(dataOf(events, 'StepReopened').length),
  resultsShown: ({ before, after }) => {
    const shown = ({ value: { progress } }: OrderState) =>
      after.documents.filter((document) => document.kind === 'result' && seesDocument('client', document, progress)).length;
    return shown(before) === 0 ? countOf(shown(after)) : nothing;
  },
  commissionBooked: commission('commissionBooked'),
  commissionNone: commission('commissionNone'),
  commissionChanges: commission('commissionChanges'),
  commissionCancelled: commission('commissionCancelled'),
  percentDropped: ({ before, after }, reader) =>
    seesReward(reader) && before.value.reward === 'changed' && isFinal(after.value.progress) && !isFinal(before.value.progress)
      ? {}
      : nothing,
  checkoutEnds: ({ checkoutEnds }, reader) => (checkoutEnds && seesPayments(reader) ? {} : nothing),
  toReturn: ({ toReturn }, reader, actor) => (isStaff(reader) && mayReadMoney(actor) ? amountOf(toReturn) : nothing),
  providerRefund: ({ providerRefund }, reader, actor) => (isStaff(reader) && mayReadMoney(actor) ? amountOf(providerRefund) : nothing),
  waiverLeft: ({ waiverLeft: amount }) => (amount === null ? nothing : { amount }),
  youEmailed: (foreseen, _reader, actor) => (own(foreseen, actor)?.emailed === true ? {} : nothing),
  youNotified: (foreseen, _reader, actor) => (own(foreseen, actor)?.emailed === false ? {} : nothing),
  clientEmailed: heard('client', true),
  clientNotified: heard('client', false),
  partnerEmailed: heard('partner', true),
  partnerNotified: heard('partner', false),
  staffNotified: (foreseen, reader, actor) => (isStaff(reader) ? countOf(notified(foreseen, 'staff', actor).length) : nothing),
  nobodyNotified: ({ notified: all }, reader, actor) => (isStaff(reader) && all.every(({ id }) => id === actor.id) ? {} : nothing),
};

const mayReadMoney = (actor: OrderActor): boolean => actor.role !== 'payment' && permits(actor, 'payments.read');

/** What a command leads to, as `actor` may read it, in the order of `consequenceKeys`. */
export function consequencesFor(actor: OrderActor, foreseen: Foreseen): Consequence[] {
  const reader = readerOf(actor);
  return consequenceKeys.flatMap((key) => {
    const figures = rules[key](foreseen, reader, actor);
    return figures === null ? [] : [{ key, ...figures }];
  });
}

/** Texts of consequences have a form for the side that reads them: what concerns them is said to them. */
export const consequenceTextKey = (key: ConsequenceKey, actor: OrderActor): string =>
  (key === 'asked' && sideOf(actor) === 'client') || (key.startsWith('commission') && sideOf(actor) === 'partner') ? `${key}.you` : key;

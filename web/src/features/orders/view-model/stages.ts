import type { MinorUnits } from '#machines/kernel/money';
import type { Facts } from '#machines/order/facts';
import { furtherOn } from '#machines/order/graph';
import type { ProgressStatus } from '#machines/order/statuses';
import type { OrderResource } from '../api/wire.js';
import type { Stay } from './timeline.js';

type StageName = 'confirmation' | 'prepayment' | 'documents' | 'work' | 'check' | 'rest' | 'result';

/** A client's stage of the order: several statuses make one. */
export interface Stage {
  name: StageName;
  state: 'passed' | 'now' | 'ahead';
  /** when it was left behind */
  doneAt?: string;
  /** of a stage of money: what is still to be paid of it, all of it once that is nothing; minor units */
  amount?: MinorUnits;
}

/** The statuses in which a stage is under way. */
const statusesOf: Record<StageName, readonly ProgressStatus[]> = {
  confirmation: ['newOrder'],
  prepayment: ['orderConfirmedNotPayed'],
  documents: ['orderConfirmedAndPayed', 'documentsRequested'],
  work: ['orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived'],
  check: ['allStepsCompleted', 'lastPaymentRequired', 'lastPaymentPayed'],
  rest: ['allStepsCompleted', 'lastPaymentRequired', 'lastPaymentPayed'],
  result: ['projectWithFullyPayedOrderAccepted', 'lastPaymentConfirmed'],
};

/** Whether an order that comes to `status` has left the stage behind, as the operations lead. */
const endedBy = (name: StageName, status: ProgressStatus): boolean =>
  !statusesOf[name].includes(status) && statusesOf[name].some((one) => furtherOn(one).includes(status));

/** Statuses after the balance was asked for, or nothing was left of it. */
const afterRest: readonly ProgressStatus[] = ['lastPaymentRequired', 'lastPaymentPayed', 'lastPaymentConfirmed'];

/** The stages this order has: without a prepayment, documents or a rest to pay those are left out. Who paid everything early is asked for no rest. */
function namesFor(order: OrderResource, stays: readonly Stay[], left: MinorUnits): StageName[] {
  const { facts } = order.machine;
  const withDocuments = facts.needsDocuments || facts.items > 0;
  const wasAsked = [order, ...stays].some(({ status }) => afterRest.includes(status));
  const hasRest = facts.price > facts.prepayment && (wasAsked || left > 0);
  return [
    'confirmation',
    ...(facts.prepayment > 0 ? (['prepayment'] as const) : []),
    ...(withDocuments ? (['documents'] as const) : []),
    'work',
    hasRest ? 'rest' : 'check',
    'result',
  ];
}

/** When the newest money arrived. */
const lastArrival = ({ payments = [] }: OrderResource): string | undefined =>
  payments
    .filter(({ state }) => state === 'confirmed' || state === 'captured' || state === 'refunded')
    .map(({ at }) => at)
    .sort()
    .at(-1);

/** The stage that is under way; none once the company documents are with the client, or nothing goes on. */
function currentOf({ status, machine }: OrderResource, { ready }: Facts, names: readonly StageName[]): StageName | undefined {
  if (ready.kind === 'delivered' || ready.kind === 'closed') return undefined;
  // A document that is rejected is asked for again: the stage ends when all of them are accepted.
  if (status === 'documentsReceived' && machine.facts.itemsNotAccepted > 0) return 'documents';
  return names.find((name) => statusesOf[name].includes(status)) ?? 'result';
}

/** What is left to pay of a stage, or the whole of it where nothing is left or it is left behind. */
function amountOf({ machine: { facts } }: OrderResource, { money }: Facts, name: StageName, isPassed: boolean): MinorUnits | undefined {
  const isPrepayment = name === 'prepayment';
  if (!isPrepayment && name !== 'rest') return undefined;
  const whole = isPrepayment ? facts.prepayment : facts.price - facts.prepayment;
  const left = Math.min(whole, (isPrepayment ? money?.prepaymentLeft : money?.left) ?? 0);
  return isPassed || left === 0 ? whole : left;
}

/** Work goes on, but a provider took back what paid the prepayment. */
const isTakenBack = ({ money, next }: Facts, name: StageName): boolean =>
  name === 'prepayment' && money?.prepayment === 'missing' && next.next === 'settleReversal';

/** Where the order stands in the client's stages. A prepayment that is paid before it is asked for is left behind all the same; one that was taken back is not. A cancelled order has only those that it left behind: nothing of it is promised any more. */
export function stagesOf(order: OrderResource, stays: readonly Stay[], facts: Facts): Stage[] {
  const { money } = facts;
  const names = namesFor(order, stays, money?.left ?? 0);
  const isCancelled = order.status === 'orderCancelled';
  const current = currentOf(order, facts, names);
  const place = current ? names.indexOf(current) : names.length;
  const stages = names.map((name, index): Stage => {
    const isPaidEarly = name === 'prepayment' && name !== current && money?.prepayment !== 'missing';
    const doneAt = stays.find((stay) => endedBy(name, stay.status))?.since ?? (isPaidEarly ? lastArrival(order) : undefined);
    const isPassed = isCancelled ? doneAt !== undefined : (index < place || isPaidEarly) && !isTakenBack(facts, name);
    const state = name === current ? 'now' : isPassed ? 'passed' : 'ahead';
    const amount = amountOf(order, facts, name, isPassed);
    return { name, state, ...(isPassed && doneAt ? { doneAt } : {}), ...(amount === undefined ? {} : { amount }) };
  });
  return isCancelled ? stages.filter(({ state }) => state === 'passed') : stages;
}

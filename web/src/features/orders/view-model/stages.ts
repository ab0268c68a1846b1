import type { MinorUnits } from '#machines/kernel/money';
import type { Facts } from '#machines/order/facts';
import { furtherOn } from '#machines/order/graph';
import type { ProgressStatus } from '#machines/order/statuses';
import type { OrderResource } from '../api/wire.js';
import type { Stay } from './timeline.js';

type StageName = 'confirmation' | 'prepayment' | 'documents' | 'work' | 'check' | 'rest' | 'result';

/** A client's stage of the order, which covers several statuses. */
export interface Stage {
  name: StageName;
  state: 'passed' | 'now' | 'ahead';
  doneAt?: string;
  /** minor units; the remaining amount of a payment stage, or all of it once nothing remains */
  amount?: MinorUnits;
}

/** Statuses in which a stage is current. */
const statusesOf: Record<StageName, readonly ProgressStatus[]> = {
  confirmation: ['newOrder'],
  prepayment: ['orderConfirmedNotPayed'],
  documents: ['orderConfirmedAndPayed', 'documentsRequested'],
  work: ['orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived'],
  check: ['allStepsCompleted', 'lastPaymentRequired', 'lastPaymentPayed'],
  rest: ['allStepsCompleted', 'lastPaymentRequired', 'lastPaymentPayed'],
  result: ['projectWithFullyPayedOrderAccepted', 'lastPaymentConfirmed'],
};

/** Whether an order in `status` has passed the stage, in the direction of the operations. */
const endedBy = (name: StageName, status: ProgressStatus): boolean =>
  !statusesOf[name].includes(status) && statusesOf[name].some((one) => furtherOn(one).includes(status));

/** Statuses after the balance was requested, or nothing was left of it. */
const afterRest: readonly ProgressStatus[] = ['lastPaymentRequired', 'lastPaymentPayed', 'lastPaymentConfirmed'];

/** Stages of this order: without prepayment, documents or balance those are left out. An order that was paid early has no balance stage. */
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

/** RFC 3339 time of the newest payment that has arrived; undefined without one. */
const lastArrival = ({ payments = [] }: OrderResource): string | undefined =>
  payments
    .filter(({ state }) => state === 'confirmed' || state === 'captured' || state === 'refunded')
    .map(({ at }) => at)
    .sort()
    .at(-1);

/** The current stage; undefined once the company documents are sent, or the order has ended. */
function currentOf({ status, machine }: OrderResource, { ready }: Facts, names: readonly StageName[]): StageName | undefined {
  if (ready.kind === 'delivered' || ready.kind === 'closed') return undefined;
  // A document that is rejected is asked for again: the stage ends when all of them are accepted.
  if (status === 'documentsReceived' && machine.facts.itemsNotAccepted > 0) return 'documents';
  return names.find((name) => statusesOf[name].includes(status)) ?? 'result';
}

/** The remaining amount of a stage, or all of it if nothing remains or the stage is passed. */
function amountOf({ machine: { facts } }: OrderResource, { money }: Facts, name: StageName, isPassed: boolean): MinorUnits | undefined {
  const isPrepayment = name === 'prepayment';
  if (!isPrepayment && name !== 'rest') return undefined;
  const whole = isPrepayment ? facts.prepayment : facts.price - facts.prepayment;
  const left = Math.min(whole, (isPrepayment ? money?.prepaymentLeft : money?.left) ?? 0);
  return isPassed || left === 0 ? whole : left;
}

/** Whether work continues although a provider took back the prepayment. */
const isTakenBack = ({ money, next }: Facts, name: StageName): boolean =>
  name === 'prepayment' && money?.prepayment === 'missing' && next.next === 'settleReversal';

/**
 * The client's stages with their states. A prepayment that was paid before it was requested counts as passed, one that was taken back does
 * not. A cancelled order has only its passed stages.
 */
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

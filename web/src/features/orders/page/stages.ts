import type { ProgressStatus } from '#machines/order/statuses';
import type { OrderResource } from '../api/wire.js';
import type { Stay } from './timeline.js';

export type StageName = 'confirmation' | 'prepayment' | 'documents' | 'work' | 'check' | 'rest' | 'result';

/** A client's stage of the order: several statuses make one. */
export interface Stage {
  name: StageName;
  state: 'passed' | 'now' | 'ahead';
  /** when it was left behind */
  doneAt?: string;
}

/** The stage a status belongs to, and the statuses whose first entry ends each stage. */
const stageOf: Record<Exclude<ProgressStatus, 'projectFinished' | 'orderCancelled'>, readonly StageName[]> = {
  newOrder: ['confirmation'],
  orderConfirmedNotPayed: ['prepayment'],
  orderConfirmedAndPayed: ['documents', 'work'],
  documentsRequested: ['documents', 'work'],
  documentsReceived: ['work'],
  allStepsCompleted: ['rest', 'check'],
  lastPaymentRequired: ['rest', 'check'],
  lastPaymentPayed: ['rest', 'check'],
  projectWithFullyPayedOrderAccepted: ['result'],
  lastPaymentConfirmed: ['result'],
  documentsSentAfterLastPayment: ['result'],
};
const endedBy: Record<StageName, readonly ProgressStatus[]> = {
  confirmation: ['orderConfirmedNotPayed', 'orderConfirmedAndPayed'],
  prepayment: ['orderConfirmedAndPayed'],
  documents: ['documentsReceived', 'allStepsCompleted'],
  work: ['allStepsCompleted'],
  check: ['projectWithFullyPayedOrderAccepted', 'lastPaymentConfirmed'],
  rest: ['projectWithFullyPayedOrderAccepted', 'lastPaymentConfirmed'],
  result: ['documentsSentAfterLastPayment', 'projectFinished'],
};

/** The stages this order has: without a prepayment, documents or a rest to pay those are left out. */
function namesFor(order: OrderResource): StageName[] {
  const { facts } = order.machine;
  const withDocuments = facts.needsDocuments || facts.items > 0;
  const hasRest = facts.price > facts.prepayment;
  return [
    'confirmation',
    ...(facts.prepayment > 0 ? (['prepayment'] as const) : []),
    ...(withDocuments ? (['documents'] as const) : []),
    'work',
    hasRest ? 'rest' : 'check',
    'result',
  ];
}

/** Where the order stands in the client's stages. In a cancelled order nothing is current. */
export function stagesOf(order: OrderResource, stays: readonly Stay[]): Stage[] {
  const names = namesFor(order);
  const { status } = order;
  const current =
    status === 'projectFinished' || status === 'orderCancelled' ? undefined : stageOf[status].find((name) => names.includes(name));
  const place = current ? names.indexOf(current) : names.length;
  return names.map((name, index) => {
    const doneAt = stays.find((stay) => endedBy[name].includes(stay.status))?.since;
    const isPassed = status === 'orderCancelled' ? doneAt !== undefined : index < place;
    const state = name === current ? 'now' : isPassed ? 'passed' : 'ahead';
    return { name, state, ...(isPassed && doneAt ? { doneAt } : {}) };
  });
}

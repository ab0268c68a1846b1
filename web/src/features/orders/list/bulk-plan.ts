import type { Actor } from '#machines/kernel/people';
import type { OperationName } from '#machines/order/commands';
import type { Remedy, RefusalCode } from '#machines/order/decision';
import { explainOperation } from '#machines/order/rules';
import type { OrderListItem } from '../../../api/wire.js';

/** Operations without a payload, which many orders can take at once. */
const bulkOperations = [
  'managerConfirmedNotPayedOrder',
  'managerConfirmedPayedOrder',
  'completeAllOrderSteps',
  'acceptWorkWithFullyPayedOrder',
  'acceptedProjectRequireLastPay',
  'managerConfirmedLastPayment',
  'sendPayedProjectDocuments',
  'managerFinishedProject',
] as const satisfies readonly OperationName[];
type BulkOperation = (typeof bulkOperations)[number];

export interface BulkRefusal {
  order: OrderListItem;
  code: RefusalCode;
  remedy?: Remedy;
}

/** The effect of an operation on the selected orders, as this bundle's machine decides. */
export interface BulkPlan {
  operation: BulkOperation;
  allowed: OrderListItem[];
  refused: BulkRefusal[];
}

/** Evaluates each order with the machine. The server's decision counts. */
function planFor(operation: BulkOperation, orders: readonly OrderListItem[], actor: Actor): BulkPlan {
  const plan: BulkPlan = { operation, allowed: [], refused: [] };
  for (const order of orders) {
    const line = explainOperation(operation, order.machine, actor);
    // In bulk the last payment is confirmed; rejecting one needs its reason.
    const view = line.variants?.confirm ?? line;
    if (view.permitted) plan.allowed.push(order);
    else if (view.code) plan.refused.push({ order, code: view.code, ...(view.remedy ? { remedy: view.remedy } : {}) });
  }
  return plan;
}

/** Operations that at least one selected order permits, the most useful first. */
export const plansFor = (orders: readonly OrderListItem[], actor: Actor): BulkPlan[] =>
  bulkOperations
    .map((operation) => planFor(operation, orders, actor))
    .filter((plan) => plan.allowed.length > 0)
    .sort((a, b) => b.allowed.length - a.allowed.length);

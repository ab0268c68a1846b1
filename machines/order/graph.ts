import { graphOf } from '#machines/decider/statechart';
import { type OperationName, operationNames } from './commands.js';
import type { Variant } from './domain.js';
import { rowsOf } from './operations.js';
import { type ProgressStatus, progressStatuses } from './statuses.js';

const place = (status: ProgressStatus): number => progressStatuses.indexOf(status);

/** Whether the second status is no further than the first on a smooth run. */
export const isBackOrHere = (from: ProgressStatus, to: ProgressStatus): boolean => place(to) <= place(from);

const leads = (name: OperationName, is: (from: ProgressStatus, to: ProgressStatus) => boolean): boolean =>
  rowsOf(name).every(({ from, to }) => to !== undefined && from.every((status) => is(status, to)));

/** The ways back and then out of an order: possible for long, and never what it is on its way to. */
export const waysOut: readonly OperationName[] = [
  ...operationNames.filter((name) => leads(name, isBackOrHere)),
  ...operationNames.filter((name) => leads(name, (_, to) => to === 'orderCancelled')),
];
const isWayOut = (name: OperationName): boolean => waysOut.includes(name);

const whole = graphOf(operationNames.flatMap(rowsOf), progressStatuses);
const onward = graphOf(operationNames.filter((name) => !isWayOut(name)).flatMap(rowsOf), progressStatuses);

/** Whether operations can still lead from one status to the other. */
export const isAhead = whole.isAhead;

/** Where one operation of the way on leads from `status`. */
export const nextStatuses = onward.next;

/** The status that an operation leads to, as the table says. */
export const statusAfter = (operation: OperationName, variant?: Variant): ProgressStatus | undefined =>
  rowsOf(operation).find((row) => variant === undefined || row.variant === variant)?.to;

/** Where one operation leads further on from `status`, the nearest first. */
export const furtherOn = (status: ProgressStatus): ProgressStatus[] =>
  nextStatuses(status)
    .filter((next) => !isBackOrHere(status, next))
    .sort((a, b) => place(a) - place(b));

/** What decides at the forks of a smooth run; `balance` in minor units. */
export interface Forks {
  needsDocuments: boolean;
  balance: number;
}
const isLeftOut = (status: ProgressStatus, { needsDocuments, balance }: Forks): boolean =>
  (status === 'documentsRequested' && !needsDocuments) || (status === 'projectWithFullyPayedOrderAccepted' && balance > 0);

/** Where an order usually comes next; null in the finals. A declared last payment only passes through its status. */
export function usualNext(status: ProgressStatus, forks: Forks): ProgressStatus | null {
  const next = furtherOn(status).find((one) => !isLeftOut(one, forks)) ?? null;
  return next === 'lastPaymentPayed' ? usualNext(next, forks) : next;
}

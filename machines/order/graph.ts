import { graphOf } from '#machines/decider/statechart';
import { type OperationName, operationNames } from './commands.js';
import type { Variant } from './domain.js';
import { rowsOf } from './operations.js';
import { type ProgressStatus, progressStatuses } from './statuses.js';

const place = (status: ProgressStatus): number => progressStatuses.indexOf(status);

/** Whether the second status is not after the first on the usual way. */
export const isBackOrHere = (from: ProgressStatus, to: ProgressStatus): boolean => place(to) <= place(from);

const leads = (name: OperationName, is: (from: ProgressStatus, to: ProgressStatus) => boolean): boolean =>
  rowsOf(name).every(({ from, to }) => to !== undefined && from.every((status) => is(status, to)));

/** Ways back and out of an order: always possible, but never its usual way. */
export const waysOut: readonly OperationName[] = [
  ...operationNames.filter((name) => leads(name, isBackOrHere)),
  ...operationNames.filter((name) => leads(name, (_, to) => to === 'orderCancelled')),
];
const isWayOut = (name: OperationName): boolean => waysOut.includes(name);

const whole = graphOf(operationNames.flatMap(rowsOf), progressStatuses);
const onward = graphOf(operationNames.filter((name) => !isWayOut(name)).flatMap(rowsOf), progressStatuses);

/** Whether operations can lead from one status to the other. */
export const isAhead = whole.isAhead;

/** The target of one operation of the usual way from `status`. */
export const nextStatuses = onward.next;

/** The target status of an operation, from the table. */
export const statusAfter = (operation: OperationName, variant?: Variant): ProgressStatus | undefined =>
  rowsOf(operation).find((row) => variant === undefined || row.variant === variant)?.to;

/** Statuses that one operation leads on to from `status`, nearest first. */
export const furtherOn = (status: ProgressStatus): ProgressStatus[] =>
  nextStatuses(status)
    .filter((next) => !isBackOrHere(status, next))
    .sort((a, b) => place(a) - place(b));

/** What determines the branches of the usual way; `balance` in minor units. */
export interface Forks {
  needsDocuments: boolean;
  balance: number;
}
const isLeftOut = (status: ProgressStatus, { needsDocuments, balance }: Forks): boolean =>
  (status === 'documentsRequested' && !needsDocuments) || (status === 'projectWithFullyPayedOrderAccepted' && balance > 0);

/** The usual next status; null if final. A declared last payment only passes through its status. */
export function usualNext(status: ProgressStatus, forks: Forks): ProgressStatus | null {
  const next = furtherOn(status).find((one) => !isLeftOut(one, forks)) ?? null;
  return next === 'lastPaymentPayed' ? usualNext(next, forks) : next;
}

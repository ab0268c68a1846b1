import { type OperationName, operationNames } from '#machines/order/commands';
import { furtherOn, isBackOrHere } from '#machines/order/graph';
import { rowsOf } from '#machines/order/operations';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import type { ArrowKind } from '../wire/process-map.dto.js';

/** A movement of an order's status; `from` is null at placing. */
export interface Step {
  from: ProgressStatus | null;
  to: ProgressStatus;
}

/** An arrow of the workflow's drawing: two statuses and the operations that lead from one to the other. */
export interface Arrow {
  from: ProgressStatus;
  to: ProgressStatus;
  operations: readonly OperationName[];
  kind: ArrowKind;
}

export function arrowKind(from: ProgressStatus, to: ProgressStatus): ArrowKind {
  if (to === 'orderCancelled') return 'out';
  return isBackOrHere(from, to) ? 'back' : 'onward';
}

/** The operations of today's table that lead from one status to the other; none for an arrow of an earlier version. */
export const operationsBetween = (from: ProgressStatus, to: ProgressStatus): OperationName[] =>
  operationNames.filter((name) => rowsOf(name).some((row) => row.to === to && row.from.includes(from)));

const pairs = progressStatuses.flatMap((from) => progressStatuses.map((to) => ({ from, to })));

/** Every arrow of the machine's drawing, in the order of its statuses. */
export const drawnArrows: readonly Arrow[] = pairs
  .map(({ from, to }) => ({ from, to, operations: operationsBetween(from, to), kind: arrowKind(from, to) }))
  .filter(({ operations }) => operations.length > 0);

const ahead = new Map<ProgressStatus, ReadonlySet<ProgressStatus>>();
/** The statuses that the usual way leads on to. */
function aheadOf(status: ProgressStatus): ReadonlySet<ProgressStatus> {
  const known = ahead.get(status);
  if (known) return known;
  const found = new Set(furtherOn(status).flatMap((next) => [next, ...aheadOf(next)]));
  ahead.set(status, found);
  return found;
}

/**
 * The statuses of the usual way that a movement passes over: the usual way leads from `from` to them and from them to `to`. A cancellation and a way back pass over none.
 */
export const passedOver = (from: ProgressStatus, to: ProgressStatus): ProgressStatus[] =>
  progressStatuses.filter((status) => aheadOf(from).has(status) && aheadOf(status).has(to));

/** Every movement that passes over a status, once per status. */
export const skips: readonly { from: ProgressStatus; to: ProgressStatus; status: ProgressStatus }[] = pairs.flatMap(({ from, to }) =>
  passedOver(from, to).map((status) => ({ from, to, status })),
);

/** Every movement to an earlier status or the same one. */
export const returns: readonly { from: ProgressStatus; to: ProgressStatus }[] = pairs.filter(
  ({ from, to }) => arrowKind(from, to) === 'back',
);

/** The statuses that an order skipped: one of its movements passed over them. */
export const skippedSteps = (steps: readonly Step[]): ProgressStatus[] => {
  const skipped = new Set(steps.flatMap(({ from, to }) => (from === null ? [] : passedOver(from, to))));
  return progressStatuses.filter((status) => skipped.has(status));
};

/** The statuses that an order entered more than once, with how often it entered them again. A request for more documents enters its status again. */
export function repeatedSteps(steps: readonly Step[]): ReadonlyMap<ProgressStatus, number> {
  const entered = new Map<ProgressStatus, number>();
  for (const { to } of steps) entered.set(to, (entered.get(to) ?? 0) + 1);
  return new Map([...entered].flatMap(([status, times]) => (times > 1 ? [[status, times - 1]] : [])));
}

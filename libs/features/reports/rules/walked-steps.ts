import { type OperationName, operationNames } from '#machines/order/commands';
import { furtherOn, isBackOrHere } from '#machines/order/graph';
import { rowsOf } from '#machines/order/operations';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import type { ArrowKind } from '../wire/process-map.dto.js';

/** `from` is null at placing. */
export interface Step {
  from: ProgressStatus | null;
  to: ProgressStatus;
}

/** An arrow of the workflow's drawing, with its operations. */
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

/** Operations of the current table between two statuses; empty for arrows of earlier versions. */
export const operationsBetween = (from: ProgressStatus, to: ProgressStatus): OperationName[] =>
  operationNames.filter((name) => rowsOf(name).some((row) => row.to === to && row.from.includes(from)));

const pairs = progressStatuses.flatMap((from) => progressStatuses.map((to) => ({ from, to })));

/** Sorted by status. */
export const drawnArrows: readonly Arrow[] = pairs
  .map(({ from, to }) => ({ from, to, operations: operationsBetween(from, to), kind: arrowKind(from, to) }))
  .filter(({ operations }) => operations.length > 0);

const ahead = new Map<ProgressStatus, ReadonlySet<ProgressStatus>>();
/** Statuses that can follow on the usual way. */
function aheadOf(status: ProgressStatus): ReadonlySet<ProgressStatus> {
  const known = ahead.get(status);
  if (known) return known;
  const found = new Set(furtherOn(status).flatMap((next) => [next, ...aheadOf(next)]));
  ahead.set(status, found);
  return found;
}

/** Statuses of the usual way between `from` and `to`. Cancellations and ways back skip none. */
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

/** Statuses of the usual way that the steps passed over, each once. */
export const skippedSteps = (steps: readonly Step[]): ProgressStatus[] => {
  const skipped = new Set(steps.flatMap(({ from, to }) => (from === null ? [] : passedOver(from, to))));
  return progressStatuses.filter((status) => skipped.has(status));
};

/** Statuses that an order entered again, with the number of times. Requesting more documents enters its status again. */
export function repeatedSteps(steps: readonly Step[]): ReadonlyMap<ProgressStatus, number> {
  const entered = new Map<ProgressStatus, number>();
  for (const { to } of steps) entered.set(to, (entered.get(to) ?? 0) + 1);
  return new Map([...entered].flatMap(([status, times]) => (times > 1 ? [[status, times - 1]] : [])));
}

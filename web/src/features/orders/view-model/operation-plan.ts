import type { OperationName } from '#machines/order/commands';
import { isBackOrHere, nextStatuses, statusAfter, waysOut } from '#machines/order/graph';
import { rowsOf } from '#machines/order/operations';
import type { ProgressStatus } from '#machines/order/statuses';
import type { Explanation, OperationExplanation } from './permissions.js';

export interface PlannedOperation extends Explanation {
  operation: OperationName;
  variant?: 'confirm' | 'reject';
}

/** The buttons of a page: what can be done, what soon could, and what is far off. */
export interface OperationPlan {
  permitted: PlannedOperation[];
  near: PlannedOperation[];
  far: PlannedOperation[];
}

/** Operations that revert or cancel, which are sorted last. */
const last: readonly OperationName[] = waysOut;
function weight({ operation, variant }: PlannedOperation, status: ProgressStatus): number {
  const at = last.indexOf(operation);
  const to = statusAfter(operation, variant);
  return at >= 0 ? at + 2 : Number(to !== undefined && isBackOrHere(status, to));
}

const isFar = (one: PlannedOperation, next: readonly ProgressStatus[]): boolean =>
  one.code === 'forbiddenForRole' ||
  (one.code === 'operationNotPermittedInStatus' && !rowsOf(one.operation).some((row) => row.from.some((status) => next.includes(status))));

const spread = ({ variants, ...view }: OperationExplanation): PlannedOperation[] =>
  variants ? (['confirm', 'reject'] as const).map((variant) => ({ operation: view.operation, variant, ...variants[variant] })) : [view];

/**
 * Sorts the fifteen operations for a page in `status`. With `hideForeign`, those that are `forbiddenForRole` in every status are hidden.
 */
export function planOf(views: readonly OperationExplanation[], status: ProgressStatus, hideForeign: boolean): OperationPlan {
  const next = nextStatuses(status);
  const all = views.flatMap(spread).sort((a, b) => weight(a, status) - weight(b, status));
  const shown = all.filter((one) => !(hideForeign && one.code === 'forbiddenForRole'));
  const refused = shown.filter((one) => !one.permitted);
  // Way out of the present status is never "soon possible": it is either possible or far.
  const near = refused.filter(
    (one) => !isFar(one, next) && !(one.code === 'operationNotPermittedInStatus' && last.includes(one.operation)),
  );
  return { permitted: shown.filter((one) => one.permitted), near, far: refused.filter((one) => !near.includes(one)) };
}

import type { OperationName } from '#machines/order/commands';
import { operations as table } from '#machines/order/order.machine';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import type { Judgement, OperationJudgement } from './permissions.js';

/** One button: an operation, or one of the two answers of managerConfirmedLastPayment. */
export interface PlannedOperation extends Judgement {
  operation: OperationName;
  variant?: 'confirm' | 'reject';
}

/** The buttons of a page: what can be done, what soon could, and what is far off. */
export interface OperationPlan {
  permitted: PlannedOperation[];
  near: PlannedOperation[];
  far: PlannedOperation[];
}

interface TableRow {
  variant?: string;
  from: readonly ProgressStatus[];
  to?: ProgressStatus;
}
const rowsOf = (name: OperationName): readonly TableRow[] => [table[name] as TableRow | readonly TableRow[]].flat();

/** The status that follows an operation, as the machine's table says. */
export const statusAfter = ({ operation, variant }: Pick<PlannedOperation, 'operation' | 'variant'>): ProgressStatus | undefined =>
  rowsOf(operation).find((row) => variant === undefined || row.variant === variant)?.to;

/** Ways back and ways out come last: the way on is what the reader looks for. */
const last: readonly OperationName[] = ['notAcceptPartnerWork', 'cancelOrder'];
const place = (status: ProgressStatus) => progressStatuses.indexOf(status);
function weight(one: PlannedOperation, status: ProgressStatus): number {
  const at = last.indexOf(one.operation);
  const to = statusAfter(one);
  const staysOrReturns = to !== undefined && place(to) <= place(status) ? 1 : 0;
  return at >= 0 ? at + 2 : staysOrReturns;
}

/** Where one step of the way on leads from `status`. */
function nextStatuses(status: ProgressStatus): ProgressStatus[] {
  const onward = (Object.keys(table) as OperationName[]).filter((name) => !last.includes(name));
  return onward.flatMap((name) =>
    rowsOf(name).flatMap((row) => (row.to && row.to !== status && row.from.includes(status) ? [row.to] : [])),
  );
}

const isFar = (one: PlannedOperation, next: readonly ProgressStatus[]): boolean =>
  one.code === 'forbiddenForRole' ||
  (one.code === 'operationNotPermittedInStatus' && !rowsOf(one.operation).some((row) => row.from.some((status) => next.includes(status))));

const spread = ({ variants, ...view }: OperationJudgement): PlannedOperation[] =>
  variants ? (['confirm', 'reject'] as const).map((variant) => ({ operation: view.operation, variant, ...variants[variant] })) : [view];

/** Sorts the fifteen for a page in `status`. `forbiddenForRole` in every state stays out of sight where `hideForeign`. */
export function planOf(views: readonly OperationJudgement[], status: ProgressStatus, hideForeign: boolean): OperationPlan {
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

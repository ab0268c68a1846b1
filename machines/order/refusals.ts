import { permits } from '#machines/access/table';
import type { CommandName, OrderActor, OrderCommand } from './commands.js';
import type { Refusal } from './decision.js';
import type { Standing } from './figures.js';
import { refuse } from './guards.js';
import { operations, rowsOf } from './order.machine.js';
import { type AnyRow, isEver, judge, type Submission, type Variant, variantOf } from './row.js';
import type { OrderState } from './state.js';
import { isFinal, type ProgressStatus, progressStatuses } from './statuses.js';
import { isWho, type Parties } from './who.js';

/**
 * Whether `actor` has the command in some status at all. A handler answers 403 `forbiddenForRole` before it looks at the payload
 * when not; `facts` name the order's parties, and are null where the order is yet to be placed.
 */
export function mayEver(actor: OrderActor, name: CommandName, facts: Parties | null): boolean {
  if (name === 'placeOrder') return isWho('client', actor, null) || isWho('staff', actor, null) || sells(actor);
  return rowsOf(name).some((row) => isEver(row, actor, facts));
}

/** Sales place the order that came of a visitor's request; the route of requests alone lets them, and what follows is for others. */
const sells = (actor: OrderActor): boolean => actor.role !== 'payment' && permits(actor, 'leads.write');

/** Why the command is refused as the order stands; null when some payload would be accepted. */
export const refusalNow = (name: CommandName, order: Standing, actor: OrderActor, variant?: Variant): Refusal | null =>
  explained(judge(rowsFor(name, variant), order, actor), order);

/** Why this very command is refused; null when the machine permits it. */
export function refusalOf(state: OrderState, command: OrderCommand): Refusal | null {
  const submission: Submission = { state, command };
  return explained(judge(rowsFor(command.type, variantOf(state, command)), state, command.actor, submission), state);
}

const rowsFor = (name: CommandName, variant: Variant | undefined): readonly AnyRow[] =>
  rowsOf(name).filter((row) => variant === undefined || row.variant === variant);

/** A status that no operation leads to any more is not worth waiting for, and the remedy says so. */
function explained(refusal: Refusal | null, { value }: Standing): Refusal | null {
  if (refusal?.code !== 'operationNotPermittedInStatus') return refusal;
  if (isFinal(value.progress)) return refuse(refusal.code, 'orderClosed');
  const possible = refusal.remedy?.statuses ?? [];
  // Progress would do: it is the reward region that has nothing to be acknowledged.
  if (possible.includes(value.progress)) return refuse(refusal.code, 'nothingToAcknowledge');
  const statuses = possible.filter((status) => isAhead(value.progress, status));
  return statuses.length === 0 ? refuse(refusal.code, 'noLongerPossible') : refuse(refusal.code, 'reachStatus', { statuses });
}

const next = (status: ProgressStatus): ProgressStatus[] =>
  Object.values(operations)
    .flatMap((rows): readonly AnyRow[] => ('length' in rows ? rows : [rows]))
    .flatMap((row) => (row.to && row.from.includes(status) ? [row.to] : []));

function reachableFrom(status: ProgressStatus): ReadonlySet<ProgressStatus> {
  const found = new Set<ProgressStatus>();
  const open = next(status);
  for (let reached = open.pop(); reached !== undefined; reached = open.pop()) {
    if (found.has(reached)) continue;
    found.add(reached);
    open.push(...next(reached));
  }
  return found;
}

const reachable = new Map(progressStatuses.map((status) => [status, reachableFrom(status)]));

/** Whether operations can still lead from one status to the other. */
export const isAhead = (from: ProgressStatus, to: ProgressStatus): boolean => reachable.get(from)?.has(to) ?? false;

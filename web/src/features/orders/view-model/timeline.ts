import { type Forks, isBackOrHere, usualNext } from '#machines/order/graph';
import { isFinal, type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import type { OrderHistory, OrderResource } from '../api/wire.js';

/** A period in one status: its beginning and its duration until now, in milliseconds. */
export interface Stay {
  status: ProgressStatus;
  since: string;
  spent: number;
}

/** Periods in each status, sorted, from the events of the history. `now` in milliseconds. */
export function staysOf(history: OrderHistory | undefined, now: number): Stay[] {
  const moves = (history?.items ?? []).flatMap((event) => {
    const to = 'to' in event.data ? event.data.to : undefined;
    return to ? [{ status: to, since: event.at }] : [];
  });
  return moves.map((move, index) => {
    const end = moves[index + 1]?.since;
    return { ...move, spent: (end ? Date.parse(end) : now) - Date.parse(move.since) };
  });
}

export interface Station {
  status: ProgressStatus;
  state: 'passed' | 'now' | 'ahead';
  /** first entry; the total duration in milliseconds */
  since?: string;
  spent?: number;
}

/** Statuses that the order has passed, the current one, and the usual next ones. `balance` in minor units. */
export function stationsOf(order: OrderResource, stays: readonly Stay[], balance: number): Station[] {
  const { status } = order;
  const forks = { needsDocuments: order.machine.facts.needsDocuments, balance };
  const been = new Set<ProgressStatus>([...stays.map((stay) => stay.status), status]);
  const ahead = new Set<ProgressStatus>();
  for (let next = usualNext(status, forks); next; next = usualNext(next, forks)) ahead.add(next);
  if (stays.length === 0) for (const passed of passedBefore(status, forks)) been.add(passed);
  const isBefore = (one: ProgressStatus) => one !== status && isBackOrHere(status, one);
  const way = progressStatuses.filter((one) => one === status || ahead.has(one) || (been.has(one) && isBefore(one)));
  return way.map((one) => {
    const here = stays.filter((stay) => stay.status === one);
    const state = one === status ? 'now' : isBefore(one) && !ahead.has(one) ? 'passed' : 'ahead';
    const since = here[0]?.since;
    const spent = here.reduce((sum, stay) => sum + stay.spent, 0);
    return {
      status: one,
      state: state === 'now' && isFinal(one) ? 'passed' : state,
      ...(since && state !== 'ahead' ? { since, spent } : {}),
    };
  });
}

/** The usual statuses before a status, until the history is loaded. */
function passedBefore(status: ProgressStatus, forks: Forks): ProgressStatus[] {
  const way: ProgressStatus[] = [];
  for (let one: ProgressStatus | null = 'newOrder'; one && one !== status; one = usualNext(one, forks)) way.push(one);
  return status === 'orderCancelled' ? [] : way;
}

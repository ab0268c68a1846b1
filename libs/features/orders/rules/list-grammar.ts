import type { FilterKind, ListGrammar } from '#libs/platform/http/list-query';
import type { Who } from '#machines/order/decision';
import { type SortableName, sortableNames } from '#machines/order/listed-fields';
import { type Reader, statusesFor } from './reader.js';

export type OrderSort = SortableName | 'number';
const [placed, moved, ...others] = sortableNames;
const orderSorts: readonly [OrderSort, ...OrderSort[]] = [placed, moved, 'number', ...others];

/** Every filter of the orders list; `grammarFor` selects those of a reader. */
export interface OrderFilters extends Record<string, FilterKind> {
  status: { kind: 'choice'; of: readonly string[] };
  country: { kind: 'id' };
  service: { kind: 'id' };
  client: { kind: 'id' };
  partner: { kind: 'id' };
  /** "me" stands for the reader, so that a shared view shows everyone their own */
  manager: { kind: 'id' };
  /** price; only compared within one currency */
  amount: { kind: 'money' };
  createdAt: { kind: 'date' };
  updatedAt: { kind: 'date' };
  /** who acts next */
  turn: { kind: 'choice'; of: readonly string[] };
  /** for clients: open orders that need something from them, and the others */
  waiting: { kind: 'choice'; of: readonly string[] };
  /** not finished, and past its due date */
  overdue: { kind: 'flag' };
  /** money was announced that staff have to find at the bank */
  toConfirm: { kind: 'flag' };
  /** the client asked to cancel, and nobody has answered */
  cancellationAsked: { kind: 'flag' };
  /** without a manager */
  unassigned: { kind: 'flag' };
  /** open, and its manager's account is deactivated or their role may not manage orders */
  managerGone: { kind: 'flag' };
}

/** The filter "who acts next"; it must not reveal payments to readers who do not see them. */
const turnsFor: Record<Reader['kind'], readonly Who[]> = {
  staff: ['staff', 'moneyStaff', 'client', 'partner', 'payment'],
  client: ['staff', 'moneyStaff', 'client', 'partner', 'payment'],
  assignee: ['staff', 'partner'],
  partner: ['staff', 'partner'],
};

const id = { kind: 'id' } as const;
const date = { kind: 'date' } as const;
const flag = { kind: 'flag' } as const;
const money = { kind: 'money' } as const;

/** Hits of a search that are counted and paged: finding more takes longer than anyone reads. */
export const searchedRows = 1_000;

const waiting = { kind: 'choice', of: ['you', 'us'] } as const;

/**
 * Filters and sorts of the reader's list. NEW_ORDER is the wire's other spelling of newOrder. Only readers of all orders filter by people.
 */
export function grammarFor(reader: Reader): ListGrammar<OrderFilters, OrderSort> {
  const status = { kind: 'choice', of: [...statusesFor(reader), 'NEW_ORDER'] } as const;
  const turn = { kind: 'choice', of: turnsFor[reader.kind] } as const;
  const common = { status, country: id, service: id, createdAt: date, updatedAt: date, amount: money, turn, overdue: flag };
  const manager = { kind: 'id', me: reader.actor.id } as const;
  const ofStaff = { client: id, partner: id, manager, toConfirm: flag, cancellationAsked: flag, unassigned: flag, managerGone: flag };
  const filters = { ...common, ...(reader.kind === 'staff' ? ofStaff : {}), ...(reader.kind === 'client' ? { waiting } : {}) };
  return { filters: filters as OrderFilters, sorts: orderSorts, defaultSort: '-createdAt', searchRows: searchedRows };
}

const staffGrammar = grammarFor({ kind: 'staff', actor: { id: '', role: 'Owner', department: null }, language: 'en' });
export const documentedGrammar = { ...staffGrammar, filters: { ...staffGrammar.filters, waiting } };

import type { FilterKind, ListGrammar } from '#libs/platform/http/list-query';
import { type Reader, statusesFor } from '../projections/reader.js';

export const orderSorts = ['createdAt', 'updatedAt', 'number'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Every filter of the orders list; which of them a reader has, `grammarFor` says. */
export interface OrderFilters extends Record<string, FilterKind> {
  status: { kind: 'choice'; of: readonly string[] };
  country: { kind: 'id' };
  service: { kind: 'id' };
  client: { kind: 'id' };
  partner: { kind: 'id' };
  manager: { kind: 'id' };
  createdAt: { kind: 'date' };
  updatedAt: { kind: 'date' };
}

const id = { kind: 'id' } as const;
const date = { kind: 'date' } as const;

/** What `reader` may ask of the list. NEW_ORDER is the wire's other spelling of newOrder. People are filters of those who read every order. */
export function grammarFor(reader: Reader): ListGrammar<OrderFilters, OrderSort> {
  const status = { kind: 'choice', of: [...statusesFor(reader), 'NEW_ORDER'] } as const;
  const common = { status, country: id, service: id, createdAt: date, updatedAt: date };
  const filters = reader.kind === 'staff' ? { ...common, client: id, partner: id, manager: id } : common;
  return { filters: filters as OrderFilters, sorts: orderSorts, defaultSort: '-createdAt' };
}

/** The widest grammar, for the documentation. */
export const documentedGrammar = grammarFor({ kind: 'staff', actor: { id: '', role: 'Owner', department: null }, language: 'en' });

import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import { batchesOf } from '#libs/platform/database/cursor';
import { Database } from '#libs/platform/database/database';
import type { ListQuery } from '#libs/platform/http/list-query';
import type { DisputeState, PaymentMethod, PaymentStage, PaymentState } from '#machines/order/state';
import type { PaymentFilters, PaymentSort } from '../rules/payment-grammar.js';
import { Params, among, spanCondition, whereOf } from './order-conditions.js';
import { matchesSearch } from '#libs/platform/database/search-words';
import { found } from './order-search-sql.js';

export interface PaymentRow {
  payment_id: Id;
  order_id: Id;
  number: number;
  client_id: Id;
  method: PaymentMethod;
  stage: PaymentStage;
  state: PaymentState['state'];
  amount: MinorUnits;
  currency: Currency;
  at: Micros;
  refunded: MinorUnits;
  reversed: MinorUnits;
  refunded_at: Micros | null;
  provider: string | null;
  provider_reference: string | null;
  confirmed_by: Id | null;
  fee: MinorUnits | null;
  recorded_by: Id | null;
  text_id: Id | null;
  disputes: DisputeState[];
}

/** Sums in one currency, of received payments only. */
export interface PaymentTotals {
  currency: Currency;
  payments: number;
  received: MinorUnits;
  refunded: MinorUnits;
  fees: MinorUnits;
}

/** Payments of one client or of all, by filters and search. */
export interface PaymentSelection {
  client: Id | null;
  filters: ListQuery<PaymentFilters, PaymentSort>['filters'];
  search?: string;
  /** amounts that the search may mean */
  amounts: readonly { amount: MinorUnits; currency: Currency }[];
  searchColumn: 'staff' | 'public';
}

type Sort = ListQuery<PaymentFilters, PaymentSort>['sort'];

const columns = `p.payment_id, p.order_id, p.method, p.stage, p.state, p.amount, p.currency, p.at, p.refunded, p.reversed, p.refunded_at,
  p.provider, p.provider_reference, p.fee, p.confirmed_by, p.recorded_by, p.text_id, p.disputes, o.number, o.client_id`;

const countLimit = 10_000;

/** A consumer of the orders' events writes these rows. */
@Injectable()
export class PaymentRows {
  constructor(private readonly database: Database) {}

  page(selection: PaymentSelection, sort: Sort, { perPage, offset }: { perPage: number; offset: number }): Promise<PaymentRow[]> {
    const { text, params } = rowsSql(selection, sort);
    return this.database.query<PaymentRow>(`${text} limit ${params.add(perPage)} offset ${params.add(offset)}`, params.values);
  }

  /** Counted to 10,000. */
  async count(selection: PaymentSelection): Promise<{ total: number; exact: boolean }> {
    const { text, params } = fromSql(selection);
    const counted = await this.database.one<{ total: number }>(
      `select count(*) as total from (select ${text} limit ${countLimit + 1}) counted`,
      params.values,
    );
    const total = counted?.total ?? 0;
    return { total: Math.min(total, countLimit), exact: total <= countLimit };
  }

  /** Sums of the whole selection, of received payments only. Amounts of different currencies are never added. */
  totals(selection: PaymentSelection): Promise<PaymentTotals[]> {
    const { text, params } = fromSql(selection, [`p.state in ('confirmed', 'captured')`]);
    return this.database.query<PaymentTotals>(
      `select p.currency, count(*) as payments, sum(p.amount)::bigint as received, sum(p.refunded)::bigint as refunded,
         coalesce(sum(p.fee), 0)::bigint as fees
       ${text} group by p.currency order by p.currency`,
      params.values,
    );
  }

  /** Number of rows that `batches` returns. */
  async size(selection: PaymentSelection): Promise<number> {
    const { text, params } = fromSql(selection);
    return (await this.database.one<{ total: number }>(`select count(*) as total ${text}`, params.values))?.total ?? 0;
  }

  /** Sorted as the list, from one snapshot. */
  batches(selection: PaymentSelection, sort: Sort): AsyncGenerator<PaymentRow[]> {
    const { text, params } = rowsSql(selection, sort);
    return batchesOf<PaymentRow>(this.database, text, params.values);
  }
}

interface Sql {
  text: string;
  params: Params;
}

function fromSql(selection: PaymentSelection, also: readonly string[] = []): Sql {
  const params = new Params();
  const where = whereOf([...also, ...conditions(selection, params)]);
  return { text: `from order_payments p join orders o on o.id = p.order_id ${where}`, params };
}

function rowsSql(selection: PaymentSelection, { by, descending }: Sort): Sql {
  const { text, params } = fromSql(selection);
  const way = descending ? 'desc' : 'asc';
  const sorted = by === 'at' ? `p.at ${way}` : `p.refunded_at ${way} nulls ${descending ? 'last' : 'first'}`;
  return { text: `select ${columns} ${text} order by ${sorted}, p.payment_id ${way}`, params };
}

function conditions(selection: PaymentSelection, params: Params): string[] {
  const { client, filters } = selection;
  return [
    ...(client === null ? [] : [`o.client_id = ${params.add(client)}::uuid`]),
    ...(filters.client ? [among('o.client_id', filters.client, params, 'uuid')] : []),
    ...(filters.order ? [among('p.order_id', filters.order, params, 'uuid')] : []),
    ...(filters.method ? [among('p.method', filters.method, params, 'text')] : []),
    ...(filters.stage ? [among('p.stage', filters.stage, params, 'text')] : []),
    ...(filters.state ? [among('p.state', filters.state, params, 'text')] : []),
    ...(filters.currency ? [among('p.currency', filters.currency, params, 'text')] : []),
    ...(filters.refunded === undefined ? [] : [filters.refunded ? 'p.refunded > 0' : 'p.refunded = 0']),
    ...(filters.at ? spanCondition('p.at', filters.at, params) : []),
    ...(filters.refundedAt ? spanCondition('p.refunded_at', filters.refundedAt, params) : []),
    ...searched(selection, params),
  ];
}

/** Matches the order, the provider's complete reference, the amount, or a part of the payment's text; clients find only their own texts. */
function searched({ search, searchColumn, amounts, client }: PaymentSelection, params: Params): string[] {
  if (search === undefined) return [];
  const orders = `select s.order_id from order_search s where ${found({ search, searchColumn }, params)}`;
  const own = client === null ? 'p.text_id is not null' : `p.recorded_by = ${params.add(client)}::uuid`;
  const text = `select from texts t where t.id = p.text_id and ${matchesSearch(['fold_text(t.body)'], search, (value) => params.add(value))}`;
  const sums = [amounts.map(({ amount }) => amount), amounts.map(({ currency }) => currency)];
  return [
    `(lower(p.provider_reference) = lower(${params.add(search)}) or p.order_id in (${orders})
      or (p.amount, p.currency) in (select * from unnest(${params.add(sums[0])}::bigint[], ${params.add(sums[1])}::text[]))
      or (${own} and exists (${text})))`,
  ];
}

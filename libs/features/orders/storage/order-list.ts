import { Injectable } from '@nestjs/common';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { TermUnit } from '#machines/kernel/time';
import type { ListQuery } from '#libs/platform/http/list-query';
import { Database } from '#libs/platform/database/database';
import { eachListed, type Listed } from '#machines/order/listed-fields';
import type { Configuration, OrderState } from '#machines/order/state';
import { rewardStatus } from '#machines/order/statuses';
import type { Scope } from '../rules/reader.js';
import type { OrderFilters, OrderSort } from '../rules/list-grammar.js';
import { OrderCountsRead } from './order-counts-read.js';
import { Params } from './order-conditions.js';
import { clauseOf, countedPage, isFenced, orderBy, summaryColumns, type WantedPage } from './order-list-sql.js';
import type { OrderStateRow } from './order-stream.js';
import { countLimit, narrowings, type Selection } from './selection.js';
import { type NumbersSql, countedHits, countHits, isLookedForNearTheTop, pageNearTheTop, pageOfHits } from './order-search-sql.js';

/** Everything but steps, items, documents and payments. */
export type OrderSummary = Pick<OrderState, 'id' | 'version' | 'machineVersion' | 'number' | 'value' | 'facts' | 'configuration'> &
  Listed & {
    terms: Pick<
      OrderState['terms'],
      'service' | 'serviceTitle' | 'country' | 'currency' | 'prepaymentPercent' | 'termDays' | 'termUnit' | 'roundTo'
    >;
  };

/** A row of `summaryColumns`. */
export interface SummaryRow extends Listed, OrderStateRow {
  configuration: Configuration;
  service_id: Id;
  country_id: Id;
  service_title: Bilingual;
  prepayment_percent: number;
  term_days: number;
  term_unit: TermUnit;
  round_to: number;
}

/** A row of `countedPage`. */
type CountedRow = { total: number } & (SummaryRow | { id: null });

const isOrder = (row: CountedRow): row is { total: number } & SummaryRow => row.id !== null;

export const summaryOf = (row: SummaryRow): OrderSummary => ({
  id: row.id,
  version: row.version,
  machineVersion: row.machine_version,
  number: row.number,
  value: { progress: row.progress, reward: row.reward },
  facts: row.facts,
  configuration: row.configuration,
  terms: {
    service: row.service_id,
    serviceTitle: row.service_title,
    country: row.country_id,
    currency: row.facts.currency,
    prepaymentPercent: row.prepayment_percent,
    termDays: row.term_days,
    termUnit: row.term_unit,
    roundTo: row.round_to,
  },
  ...eachListed<Listed>((name) => row[name]),
});

export type OrderListQuery = ListQuery<OrderFilters, OrderSort>;

export interface OrderListPage {
  orders: OrderSummary[];
  total: number;
  totalIsExact: boolean;
}

/** Rows up to which a page is scanned from the front; beyond, from the nearer end. */
const nearEnough = 10_000;

export interface Total {
  total: number;
  exact: boolean;
}

/**
 * Pages of a list of up to a million orders: an index alone gives the page's numbers, the rows are joined to them, the scan begins at the
 * nearer end, and totals are maintained counts if one matches, otherwise limited.
 */
@Injectable()
export class OrderList {
  constructor(
    private readonly database: Database,
    private readonly counts: OrderCountsRead,
  ) {}

  async page(selection: Selection, query: OrderListQuery): Promise<OrderListPage> {
    if (selection.search !== undefined || (isFenced(selection, query.sort.by) && !isMaintained(selection)))
      return this.counted(selection, query);
    if (query.offset <= nearEnough) {
      const [orders, counted] = await Promise.all([this.rows(selection, query, query), this.total(selection)]);
      const { total, exact } = corrected(counted, query, orders.length);
      return { orders, total, totalIsExact: exact };
    }
    const { total, exact } = await this.total(selection);
    const orders =
      exact && query.offset > total / 2 ? await this.fromTheEnd(selection, query, total) : await this.rows(selection, query, query);
    return { orders, total, totalIsExact: exact };
  }

  /**
   * Counts and sorts few rows at once, where all have to be found before the first one is known. Pages of many rows are found by scanning the list, because
   * they are soon full.
   */
  private async counted(selection: Selection, query: OrderListQuery): Promise<OrderListPage> {
    const most = countLimit(selection);
    const wanted = { ...query.sort, limit: query.perPage, offset: query.offset };
    const { text, params } = selection.search === undefined ? countedAll(selection, wanted, most) : countedHits(selection, wanted, most);
    const rows = await this.database.query<CountedRow>(text, params);
    const total = rows[0]?.total ?? 0;
    if (total <= most) return { orders: rows.filter(isOrder).map(summaryOf), total, totalIsExact: true };
    const orders = await this.rows(selection, query, query);
    const counted = corrected({ total: most, exact: false }, query, orders.length);
    return { orders, total: counted.total, totalIsExact: counted.exact };
  }

  /** The newest matching orders, without a count. */
  newest(selection: Selection, most: number): Promise<OrderSummary[]> {
    return this.rows(selection, { sort: { by: 'createdAt', descending: true } }, { offset: 0, perPage: most });
  }

  /** A maintained count where there is one; others stop at `countLimit`. */
  async total(selection: Selection): Promise<Total> {
    if (isMaintained(selection)) return { total: await this.counts.total(selection.scope, selection.filters.status), exact: true };
    const limit = countLimit(selection);
    const counted = selection.search === undefined ? countOf(selection, limit + 1) : countHits(selection, limit + 1);
    const row = await this.database.one<{ total: number }>(counted.text, counted.params);
    const total = row?.total ?? 0;
    return total > limit ? { total: limit, exact: false } : { total, exact: true };
  }

  private async fromTheEnd(selection: Selection, query: OrderListQuery, total: number): Promise<OrderSummary[]> {
    const perPage = Math.min(query.perPage, total - query.offset);
    if (perPage <= 0) return [];
    const sort = { ...query.sort, descending: !query.sort.descending };
    const backwards = await this.rows(selection, { ...query, sort }, { offset: total - query.offset - perPage, perPage });
    return backwards.reverse();
  }

  private async rows(
    selection: Selection,
    { sort }: Pick<OrderListQuery, 'sort'>,
    { offset, perPage }: { offset: number; perPage: number },
  ): Promise<OrderSummary[]> {
    const wanted = { ...sort, limit: perPage, offset };
    const { scope } = selection;
    if (selection.search === undefined) return this.read(pageOfAll(selection, wanted), scope, sort);
    if (isLookedForNearTheTop(selection, wanted)) {
      const near = await this.read(pageNearTheTop(selection, wanted), scope, sort);
      if (near.length === perPage) return near;
    }
    return this.read(pageOfHits(selection, wanted), scope, sort);
  }

  /** Reads the rows for the numbers of a statement, in the list's order. */
  private async read({ text, params }: NumbersSql, scope: Scope, { by, descending }: OrderListQuery['sort']): Promise<OrderSummary[]> {
    const rows = await this.database.query<SummaryRow>(
      `with page as materialized (${text})
       select ${summaryColumns} from page join orders o on o.number = page.number order by ${orderBy(scope, by, descending)}`,
      params,
    );
    return rows.map(summaryOf);
  }
}

/** Maintained counts cover all orders and filters by status alone, unless statuses of both regions would count orders twice. */
function isMaintained(selection: Selection): boolean {
  const { status } = selection.filters;
  const both = status !== undefined && status.length > 1 && status.includes(rewardStatus);
  return selection.search === undefined && narrowings(selection) === (status === undefined ? 0 : 1) && !both;
}

function countedAll(selection: Selection, wanted: WantedPage, most: number): NumbersSql {
  const { from, params: values } = clauseOf(selection, wanted.by);
  const params = new Params(values);
  return { text: countedPage(from, selection.scope, wanted, most, params), params: params.values };
}

function pageOfAll(
  selection: Selection,
  { by, descending, limit, offset }: OrderListQuery['sort'] & { limit: number; offset: number },
): NumbersSql {
  const { from, where, params } = clauseOf(selection, by);
  const text = `select o.number from ${from} ${where} order by ${orderBy(selection.scope, by, descending)} limit $${params.length + 1} offset $${params.length + 2}`;
  return { text, params: [...params, limit, offset] };
}

function countOf(selection: Selection, limit: number): NumbersSql {
  const { from, where, params } = clauseOf(selection, 'count');
  return { text: `select count(*) as total from (select from ${from} ${where} limit ${limit}) counted`, params };
}

/** Derives the exact total from a page that is not full, because maintained counts lag behind. */
function corrected({ total, exact }: Total, { offset, perPage }: OrderListQuery, found: number): Total {
  const seen = offset + found;
  if (found > 0 && found < perPage) return { total: seen, exact: true };
  if (found === 0 && offset === 0) return { total: 0, exact: true };
  return { total: Math.max(total, seen), exact };
}

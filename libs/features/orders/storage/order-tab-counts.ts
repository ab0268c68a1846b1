import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { rewardStatus } from '#machines/order/statuses';
import { clauseOf } from './order-list-sql.js';
import { OrderCountsRead } from './order-counts-read.js';
import { type NumbersSql, numbersOfHits } from './order-search-sql.js';
import { countLimit, narrowings, type Selection } from './selection.js';

/** An order whose reward is changing counts under both its statuses. */
export interface TabCounts {
  byStatus: ReadonlyMap<string, number>;
  /** orders with money to confirm */
  toConfirm: number;
  /** false if counting stopped at `countLimit` orders */
  isExact: boolean;
}

interface GroupRow {
  progress: string;
  changed: boolean;
  to_confirm: boolean;
  count: number;
}

/** Counts for the list's tabs: maintained ones without filters, otherwise those of the matching orders, up to `countLimit`. */
@Injectable()
export class OrderTabCounts {
  constructor(
    private readonly database: Database,
    private readonly kept: OrderCountsRead,
  ) {}

  async of(selection: Selection): Promise<TabCounts> {
    if (selection.search === undefined && narrowings(selection) === 0) {
      const [byStatus, toConfirm] = await Promise.all([this.kept.byStatus(selection.scope), this.toConfirm(selection)]);
      return { byStatus, toConfirm, isExact: true };
    }
    const rows = await this.grouped(selection);
    const total = sumOf(rows);
    const ofStatus = new Map<string, number>();
    for (const { progress, count } of rows) ofStatus.set(progress, (ofStatus.get(progress) ?? 0) + count);
    ofStatus.set(rewardStatus, sumOf(rows.filter(({ changed }) => changed)));
    return { byStatus: ofStatus, toConfirm: sumOf(rows.filter((row) => row.to_confirm)), isExact: total <= countLimit(selection) };
  }

  /** Uses an index that has only these orders, which are few. */
  private async toConfirm({ scope }: Selection): Promise<number> {
    if (scope.of !== 'all') return 0;
    const row = await this.database.one<{ count: number }>(
      'select count(*) as count from orders where to_confirm',
      [],
      'orders_to_confirm',
    );
    return row?.count ?? 0;
  }

  private grouped(selection: Selection): Promise<GroupRow[]> {
    const { text, params } = selection.search === undefined ? numbersOf(selection) : numbersOfHits(selection);
    return this.database.query<GroupRow>(
      `select o.progress, o.reward = 'changed' as changed, o.to_confirm, count(*) as count
       from (${text} limit ${countLimit(selection) + 1}) n join orders o on o.number = n.number group by 1, 2, 3`,
      params,
    );
  }
}

const sumOf = (rows: readonly GroupRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

function numbersOf(selection: Selection): NumbersSql {
  const { from, where, params } = clauseOf(selection, 'createdAt');
  return { text: `select o.number from ${from} ${where}`, params };
}

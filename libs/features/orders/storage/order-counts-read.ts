import { NIL_UUID } from '#machines/kernel/ids';
import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { progressStatuses } from '#machines/order/statuses';
import type { Scope } from '../rules/reader.js';

/** Reads the maintained counts per status and scope, which may lag behind the orders by the feed's delay. */
@Injectable()
export class OrderCountsRead {
  constructor(private readonly database: Database) {}

  /** Statuses without orders are absent. An order whose reward is changing counts under both its statuses. */
  async byStatus(scope: Scope): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ status: string; count: number }>(
      'select status, count from order_counts where scope = $1 and owner = $2',
      [scope.of, scope.of === 'all' ? NIL_UUID : scope.id],
      'order_counts',
    );
    return new Map(rows.map(({ status, count }) => [status, count]));
  }

  /** Adds up `statuses`, by default all. */
  async total(scope: Scope, statuses: readonly string[] = progressStatuses): Promise<number> {
    const counts = await this.byStatus(scope);
    const wanted = new Set(statuses.map((status) => (status === 'NEW_ORDER' ? 'newOrder' : status)));
    return [...wanted].reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { Metrics } from '#libs/platform/metrics/metrics';
import { progressStatuses } from '#machines/order/statuses';
import { OrderCountsRead } from '../storage/order-counts-read.js';

/** Reads, on demand, orders by status and those whose money waits for our staff. */
@Injectable()
export class OrderFigures {
  constructor(
    private readonly database: Database,
    metrics: Metrics,
  ) {
    const kept = new OrderCountsRead(database);
    metrics.gauges('orders', 'Orders by status', 'status', async () => {
      const counts = await kept.byStatus({ of: 'all' });
      return progressStatuses.map((status): [string, number] => [status, counts.get(status) ?? 0]);
    });
    metrics.gauge('orders_to_confirm', 'Orders whose client reported a transfer that nobody has confirmed or rejected', () =>
      this.toConfirm(),
    );
  }

  private async toConfirm(): Promise<number> {
    const row = await this.database.one<{ count: number }>('select count(*) as count from orders where to_confirm');
    return row?.count ?? 0;
  }
}

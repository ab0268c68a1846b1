import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { OrderSummary } from '../projections/order-item.js';
import { type OrderListQuery, type SummaryRow, summaryOf } from './order-list.js';
import type { Selection } from './selection.js';
import { exportSql } from './order-search-sql.js';

const batch = 500;

/** Every order of a selection, as one snapshot, without ever holding more than a batch of them. */
@Injectable()
export class OrderExport {
  constructor(private readonly database: Database) {}

  /**
   * Batches in the list's order. Holds one connection until the end; whoever stops reading frees it, and the server frees it after a minute of
   * standing still.
   */
  async *batches(selection: Selection, { by, descending }: OrderListQuery['sort']): AsyncGenerator<OrderSummary[]> {
    const { text, params } = exportSql(selection, by, descending);
    const client = await this.database.pool.connect();
    let fault: Error | undefined;
    try {
      await client.query('begin transaction isolation level repeatable read read only');
      await client.query(`declare export no scroll cursor for ${text}`, params);
      for (;;) {
        const { rows } = await client.query<SummaryRow>(`fetch ${batch} from export`);
        if (rows.length > 0) yield rows.map(summaryOf);
        if (rows.length < batch) return;
      }
    } catch (thrown) {
      fault = thrown as Error;
      throw thrown;
    } finally {
      await client.query('rollback').catch((lost: Error) => (fault = lost));
      client.release(fault);
    }
  }
}

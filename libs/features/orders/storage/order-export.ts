import { Injectable } from '@nestjs/common';
import { batchesOf } from '#libs/platform/database/cursor';
import { Database } from '#libs/platform/database/database';
import { type OrderListQuery, type OrderSummary, type SummaryRow, summaryOf } from './order-list.js';
import type { Selection } from './selection.js';
import { exportCountSql, exportSql } from './order-search-sql.js';

@Injectable()
export class OrderExport {
  constructor(private readonly database: Database) {}

  /** Number of rows that `batches` returns. */
  async count(selection: Selection): Promise<number> {
    const { text, params } = exportCountSql(selection);
    return Number((await this.database.one<{ total: number }>(text, params))?.total ?? 0);
  }

  /** Sorted as the list. */
  async *batches(selection: Selection, { by, descending }: OrderListQuery['sort']): AsyncGenerator<OrderSummary[]> {
    const { text, params } = exportSql(selection, by, descending);
    for await (const rows of batchesOf<SummaryRow>(this.database, text, params)) yield rows.map(summaryOf);
  }
}

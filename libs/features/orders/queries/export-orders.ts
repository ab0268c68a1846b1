import { Readable } from 'node:stream';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { parseListQuery } from '#libs/platform/http/list-query';
import { csvLine } from '../projections/csv.js';
import { exportColumns } from '../projections/export-columns.js';
import { OrderViews } from '../projections/order-views.js';
import type { Reader } from '../projections/reader.js';
import { OrderExport } from '../storage/order-export.js';
import type { OrderListQuery } from '../storage/order-list.js';
import { grammarFor } from './list-grammar.js';
import { selectionOf } from './list-orders.js';

/** Every order that the list's filters, search and sort give the reader, as CSV in UTF-8. @throws Problem 422 as the list */
export class ExportOrders extends Query<Readable> {
  constructor(
    readonly raw: unknown,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ExportOrders)
export class ExportOrdersHandler implements IQueryHandler<ExportOrders> {
  constructor(
    private readonly orders: OrderExport,
    private readonly views: OrderViews,
  ) {}

  execute({ raw, reader }: ExportOrders): Promise<Readable> {
    const query = parseListQuery(raw, grammarFor(reader));
    return Promise.resolve(Readable.from(this.lines(query, reader), { objectMode: false }));
  }

  /** The mark in front tells spreadsheets that it is UTF-8. */
  private async *lines(query: OrderListQuery, reader: Reader): AsyncGenerator<string> {
    const columns = exportColumns(reader);
    yield `\uFEFF${csvLine(columns.map(({ title }) => title[reader.language]))}`;
    for await (const orders of this.orders.batches(selectionOf(reader, query), query.sort)) {
      const items = await this.views.items(orders, reader);
      yield items.map((item) => csvLine(columns.map(({ cell }) => cell(item, reader)))).join('');
    }
  }
}

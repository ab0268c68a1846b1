import type { StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { parseListQuery } from '#libs/platform/http/list-query';
import type { Cell } from '#libs/platform/tables/cells';
import { tableFile, tableFormatOf } from '#libs/platform/tables/table-file';
import { exportColumns } from '../projections/export-columns.js';
import { OrderViews } from '../projections/order-view.js';
import type { Reader } from '../projections/reader.js';
import { OrderExport } from '../storage/order-export.js';
import type { OrderListQuery } from '../storage/order-list.js';
import { grammarFor } from './list-grammar.js';
import { selectionOf } from './list-orders.js';

export interface ExportedOrders {
  file: StreamableFile;
  /** rows that will come, the heading not counted */
  rows: number;
}

/** Every order that the list's filters, search and sort give the reader, as CSV or XLSX (`format`, CSV by default). @throws Problem 422 as the list */
export class ExportOrders extends Query<ExportedOrders> {
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

  async execute({ raw, reader }: ExportOrders): Promise<ExportedOrders> {
    const query = parseListQuery(raw, { ...grammarFor(reader), parameters: ['format'] });
    const format = tableFormatOf(raw);
    const columns = exportColumns(reader).map(({ title }) => title[reader.language]);
    const title = reader.language === 'ru' ? 'Заказы' : 'Orders';
    const rows = await this.orders.count(selectionOf(reader, query));
    return { file: tableFile({ title, language: reader.language, columns, rows: this.rows(query, reader) }, format, 'orders'), rows };
  }

  private async *rows(query: OrderListQuery, reader: Reader): AsyncGenerator<Cell[][]> {
    const columns = exportColumns(reader);
    for await (const orders of this.orders.batches(selectionOf(reader, query), query.sort)) {
      const items = await this.views.items(orders, reader);
      yield items.map((item) => columns.map(({ cell }) => cell(item, reader)));
    }
  }
}

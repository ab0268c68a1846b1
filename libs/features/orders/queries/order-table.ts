import { Injectable } from '@nestjs/common';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { QueryBus } from '@nestjs/cqrs';
import { ReaderZone } from '#libs/contracts/people/people-by-ids';
import { parseListQuery } from '#libs/platform/http/list-query';
import type { Cell } from '#libs/platform/tables/cells';
import { tableFile, tableFormatOf } from '#libs/platform/tables/table-file';
import { exportColumns } from '../projections/export-columns.js';
import { OrderViews } from '../projections/order-view.js';
import { grammarFor } from '../rules/list-grammar.js';
import type { Reader } from '../rules/reader.js';
import { OrderExport } from '../storage/order-export.js';
import type { OrderListQuery } from '../storage/order-list.js';
import type { Selection } from '../storage/selection.js';
import { texts } from '../texts/all-exports.js';
import { Selections } from './selections.js';

@Injectable()
export class OrderTable {
  constructor(
    private readonly queries: QueryBus,
    private readonly orders: OrderExport,
    private readonly views: OrderViews,
    private readonly selections: Selections,
  ) {}

  /**
   * Exports all orders that match the reader's filters, search and sort, as CSV or XLSX (`format`, CSV by default).
   * @throws Problem 422 as the list
   */
  async file(raw: unknown, reader: Reader): Promise<CountedFile> {
    const query = parseListQuery(raw, { ...grammarFor(reader), parameters: ['format'] });
    const format = tableFormatOf(raw);
    const columns = exportColumns(reader).map(({ title }) => title);
    const { title } = texts[reader.language].orders;
    const selection = await this.selections.of(reader, query);
    const [rows, timeZone] = await Promise.all([this.orders.count(selection), this.queries.execute(new ReaderZone(reader.actor.id))]);
    const table = { title, language: reader.language, timeZone, columns, rows: this.rows(selection, query.sort, reader) };
    return { file: tableFile(table, format, 'orders'), rows };
  }

  private async *rows(selection: Selection, sort: OrderListQuery['sort'], reader: Reader): AsyncGenerator<Cell[][]> {
    const columns = exportColumns(reader);
    for await (const orders of this.orders.batches(selection, sort)) {
      const items = await this.views.items(orders, reader);
      yield items.map((item) => columns.map(({ cell }) => cell(item, reader)));
    }
  }
}

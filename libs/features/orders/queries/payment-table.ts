import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { type ListQuery, parseListQuery } from '#libs/platform/http/list-query';
import type { Cell } from '#libs/platform/tables/cells';
import { tableFile, tableFormatOf } from '#libs/platform/tables/table-file';
import { paymentColumns, PaymentItems } from '../projections/payment-item.js';
import { type PaymentFilters, paymentGrammarFor, type PaymentSort } from '../rules/payment-grammar.js';
import type { Reader } from '../rules/reader.js';
import { PaymentRows, type PaymentSelection } from '../storage/payment-rows.js';
import { texts } from '../texts/all-exports.js';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { mustSeePayments, paymentSelectionOf } from './payment-reads.js';

@Injectable()
export class PaymentTable {
  constructor(
    private readonly queries: QueryBus,
    private readonly payments: PaymentRows,
    private readonly items: PaymentItems,
  ) {}

  /**
   * Exports all payments that match the reader's filters, search and sort, as CSV or XLSX (`format`, CSV by default).
   * @throws Problem 403, 422 as the list
   */
  async file(raw: unknown, reader: Reader): Promise<CountedFile> {
    mustSeePayments(reader);
    const { sort, ...asked } = parseListQuery(raw, { ...paymentGrammarFor(reader), parameters: ['format'] });
    const format = tableFormatOf(raw);
    const selection = paymentSelectionOf(reader, asked);
    const columns = paymentColumns(reader).map(({ title }) => title);
    const { title } = texts[reader.language].payments;
    // Money is counted by the office's days for every reader.
    const [rows, { workingHours }] = await Promise.all([this.payments.size(selection), this.queries.execute(new ReadSiteSettings())]);
    const table = { title, language: reader.language, timeZone: workingHours.timeZone, columns, rows: this.rows(selection, sort, reader) };
    return { file: tableFile(table, format, 'payments'), rows };
  }

  private async *rows(
    selection: PaymentSelection,
    sort: ListQuery<PaymentFilters, PaymentSort>['sort'],
    reader: Reader,
  ): AsyncGenerator<Cell[][]> {
    const columns = paymentColumns(reader);
    for await (const rows of this.payments.batches(selection, sort)) {
      const items = await this.items.of(rows, reader);
      yield items.map((item) => columns.map(({ cell }) => cell(item)));
    }
  }
}

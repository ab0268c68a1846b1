import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReaderZone } from '#libs/contracts/people/people-by-ids';
import { type ListQuery, parseListQuery } from '#libs/platform/http/list-query';
import type { Cell } from '#libs/platform/tables/cells';
import { tableFile, tableFormatOf } from '#libs/platform/tables/table-file';
import { PaymentItems, paymentColumns } from '../projections/payment-item.js';
import type { Reader } from '../rules/reader.js';
import { PaymentRows, type PaymentSelection } from '../storage/payment-rows.js';
import type { ExportedOrders } from './export-orders.js';
import { type PaymentFilters, type PaymentSort, paymentGrammarFor } from '../rules/payment-grammar.js';
import { mustSeePayments, paymentSelectionOf } from './payment-history.js';

/** Every payment that the list's filters, search and sort give the reader, as CSV or XLSX (`format`, CSV by default). @throws Problem 403, 422 as the list */
export class ExportPayments extends Query<ExportedOrders> {
  constructor(
    readonly raw: unknown,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ExportPayments)
export class ExportPaymentsHandler implements IQueryHandler<ExportPayments> {
  constructor(
    private readonly queries: QueryBus,
    private readonly payments: PaymentRows,
    private readonly items: PaymentItems,
  ) {}

  async execute({ raw, reader }: ExportPayments): Promise<ExportedOrders> {
    mustSeePayments(reader);
    const { sort, ...asked } = parseListQuery(raw, { ...paymentGrammarFor(reader), parameters: ['format'] });
    const format = tableFormatOf(raw);
    const selection = paymentSelectionOf(reader, asked);
    const columns = paymentColumns(reader).map(({ title }) => title[reader.language]);
    const title = reader.language === 'ru' ? 'Платежи' : 'Payments';
    const [rows, timeZone] = await Promise.all([this.payments.size(selection), this.queries.execute(new ReaderZone(reader.actor.id))]);
    const table = { title, language: reader.language, timeZone, columns, rows: this.rows(selection, sort, reader) };
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
      yield items.map((item) => columns.map(({ cell }) => cell(item, reader.language)));
    }
  }
}

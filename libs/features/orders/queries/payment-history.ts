import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { accessDenied, invalid } from '#libs/platform/http/problem';
import { permits } from '#machines/access/table';
import type { ListQuery } from '#libs/platform/http/list-query';
import { PaymentItems, totalsView } from '../projections/payment-item.js';
import { type Reader, searchColumnOf, seesPayments } from '../rules/reader.js';
import { PaymentRows, type PaymentSelection } from '../storage/payment-rows.js';
import type { PaymentHistoryPageDto, PaymentTotalsDto } from '../wire/order-payments.dto.js';
import { searchedAmounts } from '../rules/searched-amounts.js';
import { type PaymentFilters, type PaymentSort, paymentGrammarFor } from '../rules/payment-grammar.js';

/** A page of the payment history: all payments for staff who read them, a client's own otherwise. @throws Problem 403 for readers without payments */
export class PaymentHistoryList extends Query<PaymentHistoryPageDto> {
  constructor(
    readonly raw: unknown,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** @throws Problem 403 for partners, for whom payments do not exist, and for staff who do not read them */
export function mustSeePayments(reader: Reader): void {
  if (!seesPayments(reader) || (reader.kind === 'staff' && !permits(reader.actor, 'payments.read'))) throw accessDenied();
}

/** The selection that a reader's question makes. */
export const paymentSelectionOf = (
  reader: Reader,
  { filters, search }: Pick<ListQuery<PaymentFilters, PaymentSort>, 'filters' | 'search'>,
): PaymentSelection => ({
  client: reader.kind === 'client' ? reader.actor.id : null,
  filters,
  ...(search !== undefined && { search }),
  amounts: search === undefined ? [] : searchedAmounts(search, reader.language),
  searchColumn: searchColumnOf(reader),
});

@QueryHandler(PaymentHistoryList)
export class PaymentHistoryListHandler implements IQueryHandler<PaymentHistoryList> {
  constructor(
    private readonly payments: PaymentRows,
    private readonly items: PaymentItems,
  ) {}

  async execute({ raw, reader }: PaymentHistoryList): Promise<PaymentHistoryPageDto> {
    mustSeePayments(reader);
    const query = parseListQuery(raw, { ...paymentGrammarFor(reader), parameters: ['include'] });
    const withTotals = includesTotals(raw);
    const selection = paymentSelectionOf(reader, query);
    const [rows, { total, exact }, totals] = await Promise.all([
      this.payments.page(selection, query.sort, query),
      this.payments.count(selection),
      withTotals ? this.totals(selection, reader) : undefined,
    ]);
    return { ...pageOf(query, await this.items.of(rows, reader), total, exact), ...(totals && { totals }) };
  }

  private async totals(selection: PaymentSelection, reader: Reader): Promise<PaymentTotalsDto[]> {
    return (await this.payments.totals(selection)).map((totals) => totalsView(totals, reader));
  }
}

/** @throws Problem 422 for any other part than the one that may be asked for */
function includesTotals(raw: unknown): boolean {
  const { include } = (raw ?? {}) as { include?: string };
  if (include !== undefined && include !== 'totals') throw invalid({ field: 'include', code: 'notOffered' });
  return include !== undefined;
}

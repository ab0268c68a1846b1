import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Currency } from '#libs/kernel/currency';
import type { Id } from '#libs/kernel/ids';
import { toText } from '#libs/kernel/money';
import { type Micros, toRfc3339 } from '#libs/kernel/time';
import type { Page } from '#libs/contracts/wire/page';
import { type DateSpan, type ListGrammar, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { Database } from '#libs/platform/database/database';
import { accessDenied } from '#libs/platform/http/problem';
import { permits } from '#machines/access/table';
import type { PaymentMethod, PaymentStage } from '#machines/order/state';
import type { PaymentHistoryItemDto } from '../wire/order-payments.dto.js';
import { personRef } from '../projections/order-item.js';
import { type Reader, seesContacts, seesPayments } from '../projections/reader.js';
import { ReferencesReader, noNeeds } from '../projections/references.js';
import { numberText } from '#machines/order/order-number';

const id = { kind: 'id' } as const;
const states = ['declared', 'confirmed', 'rejected', 'captured', 'pending'] as const;

/** What the payment history may be asked: staff also by client. */
export const paymentGrammar = {
  filters: {
    order: id,
    client: id,
    method: { kind: 'choice', of: ['cash', 'transfer', 'provider'] },
    stage: { kind: 'choice', of: ['prepayment', 'postpayment'] },
    state: { kind: 'choice', of: states },
    at: { kind: 'date' },
    refunded: { kind: 'flag' },
  },
  sorts: ['at'],
  search: false,
} as const satisfies ListGrammar;
type Filters = ReturnType<typeof parseListQuery<(typeof paymentGrammar)['filters'], 'at'>>['filters'];

interface Row {
  payment_id: Id;
  order_id: Id;
  number: number;
  client_id: Id;
  method: PaymentMethod;
  stage: PaymentStage;
  state: string;
  amount: number;
  currency: Currency;
  at: Micros;
  refunded: number;
  refunded_at: Micros | null;
}

/** A page of the payment history: all payments for staff who read them, a client's own. @throws Problem 403 for whoever sees no payments */
export class PaymentHistoryList extends Query<Page<PaymentHistoryItemDto>> {
  constructor(
    readonly raw: unknown,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(PaymentHistoryList)
export class PaymentHistoryListHandler implements IQueryHandler<PaymentHistoryList> {
  constructor(
    private readonly database: Database,
    private readonly referencesReader: ReferencesReader,
  ) {}

  async execute({ raw, reader }: PaymentHistoryList): Promise<Page<PaymentHistoryItemDto>> {
    if (!seesPayments(reader) || (reader.kind === 'staff' && !permits(reader.actor, 'payments.read'))) throw accessDenied();
    const { client: _, ...own } = paymentGrammar.filters;
    const grammar = reader.kind === 'staff' ? paymentGrammar : { ...paymentGrammar, filters: own as typeof paymentGrammar.filters };
    const query = parseListQuery(raw, grammar);
    const { where, params } = conditions(query.filters, reader);
    const way = query.sort.descending ? 'desc' : 'asc';
    const from = `order_payments p join orders o on o.id = p.order_id ${where}`;
    const [rows, counted] = await Promise.all([
      this.database.query<Row>(
        `select p.*, o.number, o.client_id from ${from} order by p.at ${way}, p.payment_id ${way}
         limit ${query.perPage} offset ${query.offset}`,
        params,
      ),
      this.database.one<{ total: number }>(`select count(*) as total from (select from ${from} limit 10001) counted`, params),
    ]);
    const total = counted?.total ?? 0;
    return pageOf(query, await this.views(rows, reader), Math.min(total, 10_000), total <= 10_000);
  }

  private async views(rows: readonly Row[], reader: Reader): Promise<PaymentHistoryItemDto[]> {
    const needs = noNeeds();
    for (const row of rows) needs.people.add(row.client_id);
    const references = await this.referencesReader.read(needs);
    return rows.map((row) => ({
      _id: row.payment_id,
      order: { _id: row.order_id, number: numberText(row.number) },
      client: personRef(row.client_id, references, seesContacts(reader)),
      method: row.method,
      stage: row.stage,
      state: (row.state === 'confirmed' || row.state === 'captured') && row.refunded >= row.amount ? 'refunded' : row.state,
      amount: toText(row.amount, row.currency),
      refunded: toText(row.refunded, row.currency),
      at: toRfc3339(row.at),
      refundedAt: row.refunded_at === null ? null : toRfc3339(row.refunded_at),
    }));
  }
}

function conditions(filters: Filters, { kind, actor }: Reader): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const add = (value: unknown): string => `$${params.push(value)}`;
  const all = [
    ...(kind === 'client' ? [`o.client_id = ${add(actor.id)}`] : []),
    ...(filters.client ? [`o.client_id = any (${add(filters.client)}::uuid[])`] : []),
    ...(filters.order ? [`p.order_id = any (${add(filters.order)}::uuid[])`] : []),
    ...(filters.method ? [`p.method = any (${add(filters.method)})`] : []),
    ...(filters.stage ? [`p.stage = any (${add(filters.stage)})`] : []),
    ...(filters.state ? [`p.state = any (${add(filters.state)})`] : []),
    ...(filters.refunded === undefined ? [] : [filters.refunded ? 'p.refunded > 0' : 'p.refunded = 0']),
    ...(filters.at ? span('p.at', filters.at, add) : []),
  ];
  return { where: all.length > 0 ? `where ${all.join(' and ')}` : '', params };
}

const span = (column: string, { from, before }: DateSpan, add: (value: unknown) => string): string[] => [
  ...(from === undefined ? [] : [`${column} >= ${add(from)}`]),
  ...(before === undefined ? [] : [`${column} < ${add(before)}`]),
];

import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { readStream } from '#libs/event-log/replay/stream-reader';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { Problem, notFound } from '#libs/platform/http/problem';
import { providerFactsOf } from '../projections/provider-facts.js';
import type { Reader } from '../rules/reader.js';
import { receiptView } from '../projections/receipt-view.js';
import { ReferencesReader, noNeeds } from '../projections/references.js';
import type { ReceiptDto } from '../wire/order-papers.dto.js';
import { visibleOrder } from './order-by-id.js';

/** The receipt of one payment. @throws Problem 404 when order or payment is not there for the reader, 409 paymentNotReceived while nothing arrived */
export class PaymentReceipt extends Query<ReceiptDto> {
  constructor(
    readonly order: Id,
    readonly payment: Id,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(PaymentReceipt)
export class PaymentReceiptHandler implements IQueryHandler<PaymentReceipt> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly referencesReader: ReferencesReader,
  ) {}

  async execute({ order, payment: id, reader }: PaymentReceipt): Promise<ReceiptDto> {
    const state = await visibleOrder(this.runner, order, reader);
    const place = state.payments.findIndex((payment) => payment.id === id);
    const payment = state.payments[place];
    if (!payment) throw notFound();
    if (payment.state !== 'confirmed' && payment.state !== 'captured') throw new Problem('paymentNotReceived');
    const needs = noNeeds();
    needs.people.add(state.facts.client);
    needs.countries.add(state.terms.country);
    const [references, { company, workingHours }, events] = await Promise.all([
      this.referencesReader.read(needs, reader.language),
      this.queries.execute(new ReadSiteSettings()),
      readStream(this.database, order),
    ]);
    return receiptView({ state, payment, place, company, timeZone: workingHours.timeZone, references, provider: providerFactsOf(events) });
  }
}

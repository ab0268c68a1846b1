import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { Id } from '#libs/kernel/ids';
import { dayIn } from '#libs/kernel/time';
import { Problem } from '#libs/platform/http/problem';
import type { PaymentStage } from '#machines/order/state';
import type { Invoice } from '../projections/invoice-pdf.js';
import type { Reader } from '../rules/reader.js';
import { ReferencesReader, noNeeds } from '../projections/references.js';
import { visibleOrder } from './order-by-id.js';
import { TransferDetails } from './transfer-details.js';

/** What an invoice says of what is due now, or of the stage asked for. @throws Problem 404 when the order is not theirs, 409 nothingDue */
export class OrderInvoice extends Query<Invoice> {
  constructor(
    readonly order: Id,
    readonly stage: PaymentStage | undefined,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OrderInvoice)
export class OrderInvoiceHandler implements IQueryHandler<OrderInvoice> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queries: QueryBus,
    private readonly referencesReader: ReferencesReader,
  ) {}

  async execute({ order, stage, reader }: OrderInvoice): Promise<Invoice> {
    const { due, ...details } = await this.queries.execute(new TransferDetails(order, stage, reader));
    if (due === null) throw new Problem('nothingDue');
    const { facts, terms } = await visibleOrder(this.runner, order, reader);
    const needs = noNeeds();
    needs.people.add(facts.client);
    const [references, { company, workingHours }] = await Promise.all([
      this.referencesReader.read(needs, reader.language),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    const payer = { name: references.name(facts.client), email: references.person(facts.client)?.email ?? null };
    return { details: { ...details, due }, company, payer, service: terms.serviceTitle, day: dayIn(new Date(), workingHours.timeZone) };
  }
}

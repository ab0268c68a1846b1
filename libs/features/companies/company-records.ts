import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import { StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Transaction } from '#libs/platform/database/database';
import { type CompanyCommandOf, system } from '#machines/company/commands';
import { decide } from '#machines/company/decide';
import type { StatedFacts } from '#machines/company/state';
import type { Id } from '#machines/kernel/ids';
import type { OrderEventData } from '#machines/order/events';
import type { OrderState } from '#machines/order/state';
import { companyOf, companyStream } from './storage/company-stream.js';

/**
 * Creates a company for each order that records one, and changes it when the order records it again; an order for a company changes that
 * one. Reads the log from its start, so that earlier companies are created too, except those of erased clients. The machine refuses
 * repeated commands.
 */
@Injectable()
export class CompanyRecords implements Consumer {
  readonly name = 'companies';
  readonly projectionVersion = 1;
  readonly types = ['CompanyRecorded'] as const;

  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: PlacedEvent, tx: Transaction, { rebuild }: Delivery): Promise<void> {
    if (rebuild) return;
    const order = await this.queries.execute(new OrderStateById(event.streamId));
    if (order === null) return;
    const client = await tx.one('select from users where id = $1 and erased_at is null', [order.facts.client]);
    if (client === undefined) return;
    const company = order.forCompany ?? companyOf(order.id);
    await this.record(event, order, company);
    await tx.query('insert into company_orders (order_id, company_id) values ($1, $2) on conflict do nothing', [order.id, company]);
    await this.forgetIfErased(order.facts.client, company, tx);
  }

  /** An erasure that began before the company was there did not mark it. Waits for one under way; the company is written already, and needs no lock of ours. */
  private async forgetIfErased(client: Id, company: Id, tx: Transaction): Promise<void> {
    const held = await tx.one<{ erased: boolean }>(
      'select erased_at is not null as erased from users where id = $1 for share',
      [client],
      'client_of_record_held',
    );
    if (held?.erased) await tx.query('update companies set erased = true where id = $1', [company], 'company_of_erased');
  }

  private async record(event: PlacedEvent, order: OrderState, company: Id): Promise<void> {
    const legalForm = (await this.queries.execute(new ServiceTitles([order.terms.service]))).get(order.terms.service)?.legalForm ?? null;
    const { refused } = await this.handler.handleOwn(
      companyStream,
      { stream: company, actor: null, at: event.recordedAt, causation: event.id },
      ({ state }, at) => {
        const payload = {
          client: order.facts.client,
          order: order.id,
          event: event.id,
          facts: factsOf(event, order, state === null, legalForm),
        };
        const command: CompanyCommandOf<'record'> = { type: 'record', company, actor: system, at, payload };
        return { command, decision: decide(state, command) };
      },
    );
    if (refused !== null && refused !== 'companyUnchanged') throw new Error(`${event.id} is not recorded: ${refused}`);
  }
}

/** Facts that an order states. For a new company also country, legal form and the people of the order's details. */
function factsOf(event: PlacedEvent, { terms, details }: OrderState, isNew: boolean, legalForm: string | null): StatedFacts {
  const { name, registerNumber, address, registeredOn, renewsOn } = event.data as unknown as OrderEventData['CompanyRecorded'];
  const recorded = { name, registerNumber, registeredOn, ...(address && { address }), ...(renewsOn && { renewsOn }) };
  if (!isNew) return recorded;
  const asked = (section: (typeof terms.details)[number]): boolean => details !== null && terms.details.includes(section);
  return {
    ...recorded,
    country: terms.country,
    legalForm,
    ...(asked('people') && { officers: details }),
    ...(asked('founders') && { owners: details }),
  };
}

import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import { PaymentsAhead, type PaymentsOutlook } from '#libs/contracts/orders/order-outlook';
import { Database } from '#libs/platform/database/database';
import { type CheckoutCommand, order as orderActor } from '#machines/checkout/commands';
import { decide } from '#machines/checkout/decide';
import { findingChanges, type KnownFinding, moneyFindingKinds } from '../rules/money-findings.js';
import { movingEvents, providerRefund, supersedes, superseding } from '../rules/order-moves.js';
import { Checkouts } from '../storage/checkouts.js';
import { knownFindings } from '../storage/findings.js';

/** Applies the consumer's own rules to events that are not written: effects at the provider and findings. */
@QueryHandler(PaymentsAhead)
export class PaymentsAheadHandler implements IQueryHandler<PaymentsAhead> {
  constructor(
    private readonly database: Database,
    private readonly checkouts: Checkouts,
  ) {}

  async execute({ outlook: { order, events, after } }: PaymentsAhead): Promise<PaymentsOutlook> {
    const mine = events.filter(({ type }) => (movingEvents as readonly string[]).includes(type));
    const opened: PaymentsOutlook['opened'][number][] = [];
    const closed: PaymentsOutlook['closed'][number][] = [];
    const refunds = mine.flatMap((event) => providerRefund(event) ?? []);
    const followed = mine.filter(({ type }) => type !== 'RefundRequested');
    let known: readonly KnownFinding[] = followed.length === 0 ? [] : await knownFindings(this.database, moneyFindingKinds, order);
    for (const event of followed) {
      const changes = findingChanges(after, event, known);
      opened.push(...changes.opened);
      closed.push(...changes.closed);
      known = [
        ...known.map((one) =>
          changes.closed.some(({ kind, about }) => kind === one.kind && about === one.about) ? { ...one, open: false } : one,
        ),
        ...changes.opened.map(({ kind, about, amount }) => ({ kind, about, amount, open: true })),
      ];
    }
    return { checkoutEnds: await this.endingCheckout(order, followed), refunds, opened, closed };
  }

  private async endingCheckout(order: Id, events: PaymentsAhead['outlook']['events']): Promise<Id | null> {
    for (const event of events) {
      const cause = supersedes(event);
      const open = cause === undefined ? null : await this.checkouts.openOf(order);
      if (cause === undefined || open === null) continue;
      const command = { ...superseding(cause), checkout: open.id, actor: orderActor, at: event.recordedAt } as CheckoutCommand;
      if (decide(open, command).accepted) return open.id;
    }
    return null;
  }
}

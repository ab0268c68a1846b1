import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import type { OrderOutlook } from '#libs/contracts/orders/order-outlook';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import { readStream } from '#libs/event-log/replay/stream-reader';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { type ReceiptEvent, type ReceiptEventData, system } from '#machines/receipt/events';
import { decide, evolve, type ReceiptState } from '#machines/receipt/receipt';
import { orderEventOf } from '../rules/event-of.js';
import { isArrival, receiptAfter } from '../rules/receipts.js';
import { receiptOf } from '../storage/receipt-stream.js';

export type ReceiptOutlook = ReceiptEventData['ReceiptIssued'];

/** Computes the receipts for events that are not written, by the rules of the consumer that issues them. */
@Injectable()
export class ReceiptsAhead {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async of({ order, past, events }: OrderOutlook): Promise<ReceiptOutlook[]> {
    if (!events.some(({ type }) => isArrival(type))) return [];
    const [row, { workingHours }] = await Promise.all([
      this.database.one<{ number: number }>('select number from orders where id = $1', [order]),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    if (row === undefined) throw new Error(`there is no order ${order}`);
    const office = { number: row.number, timeZone: workingHours.timeZone };
    const history = past.map(orderEventOf);
    const known = new Map<Id, ReceiptState | null>();
    const issued: ReceiptOutlook[] = [];
    for (const event of events) {
      history.push(orderEventOf(event));
      if (!isArrival(event.type)) continue;
      const payment = event.data['payment'] as Id;
      const id = receiptOf(payment);
      const before = known.has(id) ? (known.get(id) ?? null) : await this.receipt(id);
      const decision = decide(before, {
        type: 'issue',
        id,
        actor: system,
        at: event.recordedAt,
        payload: receiptAfter(history, payment, office),
      });
      if (!decision.accepted) continue;
      known.set(id, decision.next);
      issued.push(...decision.events.map(({ data }) => data));
    }
    return issued;
  }

  private async receipt(id: Id): Promise<ReceiptState | null> {
    const events = await readStream(this.database, id);
    return events.reduce<ReceiptState | null>((known, event) => evolve(known, machineEvent<ReceiptEvent>(event, system)), null);
  }
}

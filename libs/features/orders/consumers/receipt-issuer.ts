import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readStream } from '#libs/event-log/replay/stream-reader';
import type { Id } from '#machines/kernel/ids';
import { Database, type Transaction } from '#libs/platform/database/database';
import { system } from '#machines/receipt/events';
import { decide, type IssueReceipt } from '#machines/receipt/receipt';
import { orderEventOf } from '../rules/event-of.js';
import { arrivals, receiptAfter } from '../rules/receipts.js';
import { receiptOf, receiptStream } from '../storage/receipt-stream.js';

/**
 * Issues a receipt for each payment that arrived, and another for each correction. It reads the log from its start, so payments of earlier
 * builds get theirs too. The command is a separate transaction, and a kill between it and this consumer's progress repeats the event: the
 * issue's number is derived from the order's events, and the machine issues each number once. A rebuild issues nothing, because receipts
 * are events themselves.
 */
@Injectable()
export class ReceiptIssuer implements Consumer {
  readonly name = 'orders.receipts';
  readonly projectionVersion = 1;
  readonly types = arrivals;

  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: PlacedEvent, _tx: Transaction, { rebuild }: Delivery): Promise<void> {
    if (rebuild) return;
    const payload = await this.receiptAfter(event);
    const id = receiptOf(event.data['payment'] as string);
    await this.handler.handleOwn(receiptStream, { stream: id, actor: null, causation: event.id }, ({ state }, at) => {
      const command: IssueReceipt = { type: 'issue', id, actor: system, at, payload };
      return { command, decision: decide(state, command) };
    });
  }

  /** The content of the payment's receipt, as of this event. */
  private async receiptAfter({ streamId, version, data }: PlacedEvent): Promise<IssueReceipt['payload']> {
    const [placed, order, { workingHours }] = await Promise.all([
      readStream(this.database, streamId, undefined, version),
      this.database.one<{ number: number }>('select number from orders where id = $1', [streamId]),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    if (order === undefined) throw new Error(`there is no order ${streamId}`);
    return receiptAfter(placed.map(orderEventOf), data['payment'] as Id, { number: order.number, timeZone: workingHours.timeZone });
  }
}

import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readStream } from '#libs/event-log/replay/stream-reader';
import { dayIn } from '#libs/kernel/time';
import { Database, type Transaction } from '#libs/platform/database/database';
import type { OrderEventType } from '#machines/order/events';
import { fold } from '#machines/order/evolve';
import { numberText } from '#machines/order/next-step';
import { system } from '#machines/receipt/events';
import { decide, type IssueReceipt } from '#machines/receipt/receipt';
import { orderEventOf } from '../rules/event-of.js';
import { receiptOf, receiptStream } from '../storage/receipt-stream.js';

/** Events that say how much of a payment arrived. */
const arrivals = [
  'CashPaymentRecorded',
  'TransferRecorded',
  'TransferConfirmed',
  'PaymentCaptured',
  'PaymentCorrected',
] as const satisfies readonly OrderEventType[];

/**
 * Issues a receipt for each payment that arrived, and another for each correction. It follows the log from its start, so payments of earlier builds get theirs too.
 * The command is a separate transaction, and a kill between it and this consumer's progress brings the event again: the number of the issue follows from the order's
 * events up to this one, and the machine issues each number once. A rebuild issues nothing: receipts are events themselves.
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

  /** What the receipt of the event's payment says after the event. */
  private async receiptAfter({ streamId, version, data }: PlacedEvent): Promise<IssueReceipt['payload']> {
    const [placed, order, { workingHours }] = await Promise.all([
      readStream(this.database, streamId, undefined, version),
      this.database.one<{ number: number }>('select number from orders where id = $1', [streamId]),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    const history = placed.map(orderEventOf);
    const { facts, payments } = fold(history);
    const place = payments.findIndex(({ id }) => id === data['payment']);
    const payment = payments[place];
    if (order === undefined || payment === undefined) throw new Error(`no payment ${String(data['payment'])} in the order ${streamId}`);
    const number = numberText(order.number);
    const isArrival = (type: OrderEventType): boolean => (arrivals as readonly OrderEventType[]).includes(type);
    return {
      ...{ receipt: `${number}-${place + 1}`, orderNumber: number },
      issue: history.filter(({ type, data: of }) => isArrival(type) && 'payment' in of && of.payment === payment.id).length,
      ...{ amount: payment.amount, currency: facts.currency, stage: payment.stage },
      day: dayIn(new Date(payment.at / 1000), workingHours.timeZone),
    };
  }
}

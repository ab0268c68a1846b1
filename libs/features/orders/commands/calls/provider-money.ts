import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PaymentReportOutcome, ReportPayment } from '#libs/contracts/orders/report-payment';
import { type CommandResult, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import type { OrderCommand } from '#machines/order/commands';
import { decide } from '#machines/order/decide';
import type { OrderState } from '#machines/order/state';
import { payment } from '#machines/order/who';
import { orderStream } from '../../storage/order-stream.js';

/** Applies a provider's payment report, in the payment's name. A refusal changes nothing and is not recorded: usually it is a repeated report. */
@CommandHandler(ReportPayment)
export class ReportPaymentHandler implements ICommandHandler<ReportPayment> {
  constructor(private readonly handler: StreamCommandHandler) {}

  async execute({ order, report, causation, at: givenAt }: ReportPayment): Promise<PaymentReportOutcome> {
    const given = { ...(causation !== undefined && { causation }), ...(givenAt !== undefined && { at: givenAt }) };
    const envelope = { stream: order, actor: payment, tokenVersion: null, ...given };
    const outcome = await this.handler.handle<OrderState, null, PaymentReportOutcome>(orderStream, envelope, ({ state }, at) =>
      resultOf(state, { ...report, order, actor: payment, at } as OrderCommand),
    );
    if (outcome.kind === 'refused') throw new Error('no refusal of the product itself is recorded');
    return outcome.kind === 'unrecorded' ? outcome.left : { refused: null, order: outcome.state };
  }
}

function resultOf(state: OrderState | null, command: OrderCommand): CommandResult<OrderState, null, PaymentReportOutcome> {
  if (state === null) return { kind: 'unrecorded', left: { refused: 'notFound', order: null } };
  const decision = decide(state, command);
  return decision.accepted
    ? { kind: 'accepted', command, events: decision.events, next: decision.next }
    : { kind: 'unrecorded', left: { refused: decision.refusal.code, order: state } };
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PaymentReportOutcome, ReportPayment } from '#libs/contracts/orders/report-payment';
import { StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import type { OrderCommand } from '#machines/order/commands';
import { decide } from '#machines/order/decide';
import { payment } from '#machines/order/who';
import { orderStream } from '../../storage/order-stream.js';

/** Applies a provider's payment report with the payment as author. A refusal is not recorded: usually the report is a repetition. */
@CommandHandler(ReportPayment)
export class ReportPaymentHandler implements ICommandHandler<ReportPayment> {
  constructor(private readonly handler: StreamCommandHandler) {}

  async execute({ order, report, causation, at: givenAt }: ReportPayment): Promise<PaymentReportOutcome> {
    const given = { ...(causation !== undefined && { causation }), ...(givenAt !== undefined && { at: givenAt }) };
    const { refused, state } = await this.handler.handleOwn(orderStream, { stream: order, actor: payment, ...given }, (snapshot, at) => {
      if (snapshot.state === null) return null;
      const command = { ...report, order, actor: payment, at } as OrderCommand;
      return { command, decision: decide(snapshot.state, command) };
    });
    return { refused, order: state };
  }
}

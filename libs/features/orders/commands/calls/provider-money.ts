import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type OrderTold, TellOrder } from '#libs/contracts/orders/tell-order';
import { type Ruling, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import type { OrderCommand } from '#machines/order/commands';
import { decide } from '#machines/order/decide';
import type { OrderState } from '#machines/order/state';
import { payment } from '#machines/order/who';
import { orderStream } from '../../storage/order-stream.js';

/** What a payment provider says, in the payment's name. A refusal of it changes nothing and is worth no record: mostly it was told before. */
@CommandHandler(TellOrder)
export class TellOrderHandler implements ICommandHandler<TellOrder> {
  constructor(private readonly handler: StreamCommandHandler) {}

  async execute({ order, told, causation, at: givenAt }: TellOrder): Promise<OrderTold> {
    const given = { ...(causation !== undefined && { causation }), ...(givenAt !== undefined && { at: givenAt }) };
    const envelope = { stream: order, actor: payment, tokenVersion: null, ...given };
    const outcome = await this.handler.handle<OrderState, null, OrderTold>(orderStream, envelope, ({ state }, at) =>
      ruled(state, { ...told, order, actor: payment, at } as OrderCommand),
    );
    if (outcome.kind === 'refused') throw new Error('no refusal of the product itself is recorded');
    return outcome.kind === 'unrecorded' ? outcome.left : { refused: null, order: outcome.state };
  }
}

function ruled(state: OrderState | null, command: OrderCommand): Ruling<OrderState, null, OrderTold> {
  if (state === null) return { kind: 'unrecorded', left: { refused: 'notFound', order: null } };
  const decision = decide(state, command);
  return decision.accepted
    ? { kind: 'accepted', command, events: decision.events, next: decision.next }
    : { kind: 'unrecorded', left: { refused: decision.refusal.code, order: state } };
}

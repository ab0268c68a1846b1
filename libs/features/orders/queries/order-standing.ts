import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { OrderStanding } from '#libs/contracts/orders/order-standing';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { OrderState } from '#machines/order/state';
import { orderStream } from '../storage/order-stream.js';

@QueryHandler(OrderStanding)
export class OrderStandingHandler implements IQueryHandler<OrderStanding> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ orderId }: OrderStanding): Promise<OrderState | null> {
    return (await this.runner.snapshot(orderStream, orderId, true)).state;
  }
}

import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { OrderStateById } from '#libs/contracts/orders/order-state-by-id';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { OrderState } from '#machines/order/state';
import { orderStream } from '../storage/order-stream.js';

@QueryHandler(OrderStateById)
export class OrderStateByIdHandler implements IQueryHandler<OrderStateById> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ orderId }: OrderStateById): Promise<OrderState | null> {
    return (await this.runner.snapshot(orderStream, orderId, true)).state;
  }
}

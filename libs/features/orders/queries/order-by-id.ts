import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { Id } from '#libs/kernel/ids';
import { notFound } from '#libs/platform/http/problem';
import type { OrderState } from '#machines/order/state';
import { maySee } from '#machines/order/who';
import type { OrderDto } from '../wire/order.dto.js';
import { OrderViews } from '../projections/order-view.js';
import type { Reader } from '../rules/reader.js';
import { orderStream } from '../storage/order-stream.js';

/** One order as the reader sees it. @throws Problem 404 when there is none or it is not theirs */
export class OrderById extends Query<OrderDto> {
  constructor(
    readonly id: Id,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OrderById)
export class OrderByIdHandler implements IQueryHandler<OrderById> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly views: OrderViews,
  ) {}

  async execute({ id, reader }: OrderById): Promise<OrderDto> {
    return this.views.order(await visibleOrder(this.runner, id, reader), reader);
  }
}

/** The order as it stands in the database, another process's last write included. @throws Problem 404 when the reader may not see it */
export async function visibleOrder(runner: CommandRunner, id: Id, { actor }: Reader): Promise<OrderState> {
  const { state } = await runner.snapshot(orderStream, id, true);
  if (state === null || !maySee(actor, state.facts)) throw notFound();
  return state;
}

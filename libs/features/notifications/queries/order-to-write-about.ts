import type { QueryBus } from '@nestjs/cqrs';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { notFound } from '#libs/platform/http/problem';
import type { OrderState } from '#machines/order/state';
import { maySee } from '#machines/order/who';

/** The order a message is about. @throws Problem 404 when there is none or the actor may not see it */
export async function orderToWriteAbout(queries: QueryBus, order: Id, actor: Actor): Promise<OrderState> {
  const state = await queries.execute(new OrderStateById(order));
  if (state === null || !maySee(actor, state.facts)) throw notFound();
  return state;
}

import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type OrderParties, OrdersSeenBy, PartiesOfOrders } from '#libs/contracts/orders/order-queries';
import type { Actor } from '#machines/kernel/people';
import { notFound } from '#libs/platform/http/problem';
import { isMember, kindsFor } from '#machines/chat/commands';
import type { ChatName } from '#machines/chat/events';
import type { ChatScope } from '../storage/chat-rows.js';

/** Reads membership from the current orders, so that a replaced person loses access at once. */
@Injectable()
export class Membership {
  constructor(private readonly queries: QueryBus) {}

  /** @throws Problem 404 if `actor` is not in the chat */
  async of({ order, kind }: ChatName, actor: Actor): Promise<OrderParties> {
    const parties = (await this.queries.execute(new PartiesOfOrders([order]))).get(order);
    if (parties === undefined || !isMember(actor, kind, parties)) throw notFound();
    return parties;
  }

  /** The chats that `actor` may read now. */
  async scopeOf(actor: Actor): Promise<ChatScope> {
    return { reader: actor.id, orders: await this.queries.execute(new OrdersSeenBy(actor)), kinds: kindsFor(actor) };
  }
}

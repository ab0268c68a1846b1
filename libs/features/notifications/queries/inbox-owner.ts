import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrdersSeenBy } from '#libs/contracts/orders/order-queries';
import type { Actor } from '#machines/kernel/people';
import { sideOf } from '#machines/order/who';
import { audiencesOf, effective, kindsFor, offers } from '../rules/kinds.js';
import { losesOrders } from '../rules/still-theirs.js';
import type { InboxOf } from '../storage/inbox.js';
import { Preferences } from '../storage/preferences.js';

/** Reads a list's owner: current rights and groups, and the kinds that they show. */
@Injectable()
export class InboxOwners {
  constructor(
    private readonly preferences: Preferences,
    private readonly queries: QueryBus,
  ) {}

  async of(actor: Actor): Promise<InboxOf> {
    const [own, orders] = await Promise.all([
      this.preferences.of(actor.id),
      losesOrders(actor) ? this.queries.execute(new OrdersSeenBy(actor)) : ('all' as const),
    ]);
    const reader = sideOf(actor);
    const kinds = kindsFor(actor).filter((kind) => {
      const standard = offers[reader][kind];
      return standard !== undefined && effective(standard, own.get(kind)).inApp;
    });
    return { person: actor.id, reader, audiences: audiencesOf(actor), kinds, orders };
  }
}

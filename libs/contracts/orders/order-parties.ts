import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';

/** Whose an order is at this moment, and what people call it by. */
export interface OrderParties {
  client: Id;
  partner: Id | null;
  manager: Id | null;
  number: number;
  service: Bilingual;
  /** when it was finished or cancelled; null while it goes on */
  endedAt: Micros | null;
}

/** The parties of these orders; an unknown id is absent. Who may see them is the asker's to judge (`maySee`). */
export class PartiesOfOrders extends Query<ReadonlyMap<Id, OrderParties>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/** The orders that `actor` may see now: every one, or these. */
export class OrdersSeenBy extends Query<'all' | readonly Id[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

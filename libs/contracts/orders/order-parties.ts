import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';

/** The current parties of an order, and its number. */
export interface OrderParties {
  client: Id;
  partner: Id | null;
  manager: Id | null;
  number: number;
  service: Bilingual;
  /** when it was finished or cancelled; null while it is open */
  endedAt: Micros | null;
}

/** The parties of these orders; an unknown id is absent. The caller checks permissions (`maySee`). */
export class PartiesOfOrders extends Query<ReadonlyMap<Id, OrderParties>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/** The orders that `actor` may see now: all, or these. */
export class OrdersSeenBy extends Query<'all' | readonly Id[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

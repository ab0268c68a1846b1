import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id } from '#libs/kernel/ids';

/** Whose an order is, and what was ordered. */
export interface OrderInBrief {
  client: Id;
  service: Bilingual;
}

/** What these orders are about; an unknown id is absent. Who may see them is the asker's to judge. */
export class OrdersInBrief extends Query<ReadonlyMap<Id, OrderInBrief>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

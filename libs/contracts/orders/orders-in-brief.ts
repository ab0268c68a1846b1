import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id } from '#libs/kernel/ids';

/** The client, service and country of an order. */
export interface OrderInBrief {
  client: Id;
  service: Bilingual;
}

/** Summaries of these orders; an unknown id is absent. The caller checks permissions. */
export class OrdersInBrief extends Query<ReadonlyMap<Id, OrderInBrief>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

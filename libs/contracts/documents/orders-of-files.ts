import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** The order that each of these files was attached to as a document; of several orders the newest. A file that no order has is absent. */
export class OrdersOfFiles extends Query<ReadonlyMap<Id, Id>> {
  constructor(readonly files: readonly Id[]) {
    super();
  }
}

/** The order in whose chat each of these files was sent; a file that no chat has is absent. */
export class OrdersOfChatFiles extends Query<ReadonlyMap<Id, Id>> {
  constructor(readonly files: readonly Id[]) {
    super();
  }
}

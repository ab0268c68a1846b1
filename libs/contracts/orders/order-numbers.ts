import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Numbers of these orders for people; an unknown id is absent. The caller checks permissions. */
export class OrderNumbers extends Query<ReadonlyMap<Id, number>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

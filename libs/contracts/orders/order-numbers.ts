import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** The numbers for people of these orders; an unknown id is absent. Who may see them is the asker's to judge. */
export class OrderNumbers extends Query<ReadonlyMap<Id, number>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

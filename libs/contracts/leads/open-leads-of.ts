import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** How many open leads are assigned to a person. */
export class OpenLeadsOf extends Query<number> {
  constructor(readonly assignee: Id) {
    super();
  }
}

import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Number of open leads assigned to a person. */
export class OpenLeadsOf extends Query<number> {
  constructor(readonly assignee: Id) {
    super();
  }
}

import { Query } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';

/** The visitor's name as entered; null once it is erased. */
export interface LeadName {
  name: string | null;
  email: string | null;
}

/** Visitors by lead id; an unknown id is absent. Only for readers of leads. */
export class LeadNames extends Query<ReadonlyMap<Id, LeadName>> {
  constructor(readonly leads: readonly Id[]) {
    super();
  }
}

/** Number of open leads assigned to a person. */
export class OpenLeadsOf extends Query<number> {
  constructor(readonly assignee: Id) {
    super();
  }
}

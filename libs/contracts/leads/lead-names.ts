import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Who left a request: as they wrote it; null once it is erased. */
export interface LeadName {
  name: string | null;
  email: string | null;
}

/** The visitors of requests by the requests' ids; an unknown id is absent. For readers of requests alone. */
export class LeadNames extends Query<ReadonlyMap<Id, LeadName>> {
  constructor(readonly leads: readonly Id[]) {
    super();
  }
}

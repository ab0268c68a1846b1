import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Number of reviews that a client gave or a partner's orders received; `average` of 1 to 5 with one decimal. */
export interface Reviews {
  count: number;
  average: number;
}

/** Reviews by person, without deleted ones; those of partners also without hidden ones. People without reviews are absent. */
export class ReviewsOfPeople extends Query<ReadonlyMap<Id, Reviews>> {
  constructor(readonly people: readonly Id[]) {
    super();
  }
}

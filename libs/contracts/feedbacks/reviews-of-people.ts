import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** How many reviews a client gave, or the orders of a partner got; `average` of 1 to 5 with one digit. */
export interface Reviews {
  count: number;
  average: number;
}

/** Reviews by person, deleted ones left out, of partners hidden ones too; somebody without any is absent. */
export class ReviewsOfPeople extends Query<ReadonlyMap<Id, Reviews>> {
  constructor(readonly people: readonly Id[]) {
    super();
  }
}

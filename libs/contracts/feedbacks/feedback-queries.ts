import { Query } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import type { PublicFeedbacksView } from '#machines/catalogue/public-view';

/** Those of the finished orders whose client may still be asked for feedback: there is none yet, and the client has not unsubscribed. */
export class FeedbackWanted extends Query<readonly Id[]> {
  constructor(readonly finished: readonly { order: Id; client: Id }[]) {
    super();
  }
}

/** Current published feedback. Frequent callers cache the result until the log has an event of a feedback or of an erasure. */
export class PublicFeedbacks extends Query<PublicFeedbacksView> {}

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

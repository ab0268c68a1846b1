import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Those of the finished orders whose client may still be asked for feedback: there is none yet, and the client has not unsubscribed. */
export class FeedbackWanted extends Query<readonly Id[]> {
  constructor(readonly finished: readonly { order: Id; client: Id }[]) {
    super();
  }
}

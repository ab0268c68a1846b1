import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Those of finished orders whose client may still be asked how it went: nothing was said about the order, and they never said that they do not want to be asked. */
export class FeedbackWanted extends Query<readonly Id[]> {
  constructor(readonly finished: readonly { order: Id; client: Id }[]) {
    super();
  }
}

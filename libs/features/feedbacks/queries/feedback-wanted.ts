import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FeedbackWanted } from '#libs/contracts/feedbacks/feedback-wanted';
import type { Id } from '#libs/kernel/ids';
import { FeedbackRows } from '../storage/feedback-rows.js';

@QueryHandler(FeedbackWanted)
export class FeedbackWantedHandler implements IQueryHandler<FeedbackWanted> {
  constructor(private readonly rows: FeedbackRows) {}

  execute({ finished }: FeedbackWanted): Promise<readonly Id[]> {
    return this.rows.wanted(finished);
  }
}

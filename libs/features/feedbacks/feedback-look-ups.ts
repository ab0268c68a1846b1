import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FeedbackWanted, type Reviews, ReviewsOfPeople } from '#libs/contracts/feedbacks/feedback-queries';
import type { Id } from '#machines/kernel/ids';
import { FeedbackRows } from './storage/feedback-rows.js';

@QueryHandler(FeedbackWanted)
export class FeedbackWantedHandler implements IQueryHandler<FeedbackWanted> {
  constructor(private readonly rows: FeedbackRows) {}

  execute({ finished }: FeedbackWanted): Promise<readonly Id[]> {
    return this.rows.wanted(finished);
  }
}

@QueryHandler(ReviewsOfPeople)
export class ReviewsOfPeopleHandler implements IQueryHandler<ReviewsOfPeople> {
  constructor(private readonly rows: FeedbackRows) {}

  async execute({ people }: ReviewsOfPeople): Promise<ReadonlyMap<Id, Reviews>> {
    const figures = await this.rows.figuresOfPeople(people);
    return new Map(figures.map(({ person, count, sum }) => [person, { count, average: Math.round((sum * 10) / count) / 10 }]));
  }
}

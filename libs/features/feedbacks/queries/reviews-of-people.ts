import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type Reviews, ReviewsOfPeople } from '#libs/contracts/feedbacks/reviews-of-people';
import type { Id } from '#libs/kernel/ids';
import { FeedbackRows } from '../storage/feedback-rows.js';

@QueryHandler(ReviewsOfPeople)
export class ReviewsOfPeopleHandler implements IQueryHandler<ReviewsOfPeople> {
  constructor(private readonly rows: FeedbackRows) {}

  async execute({ people }: ReviewsOfPeople): Promise<ReadonlyMap<Id, Reviews>> {
    const figures = await this.rows.figuresOfPeople(people);
    return new Map(figures.map(({ person, count, sum }) => [person, { count, average: Math.round((sum * 10) / count) / 10 }]));
  }
}

import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FeedbackWanted, type Reviews, ReviewsOfPeople } from '#libs/contracts/feedbacks/feedback-queries';
import { answerOf, type DayAnswer, listQueryOf, RowOfFeedbacks } from '#libs/contracts/my-day/day-rows';
import type { Id } from '#machines/kernel/ids';
import { FeedbackReads } from './feedback-reads.js';
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

@QueryHandler(RowOfFeedbacks)
export class RowOfFeedbacksHandler implements IQueryHandler<RowOfFeedbacks> {
  constructor(private readonly reads: FeedbackReads) {}

  async execute({ asked }: RowOfFeedbacks): Promise<DayAnswer> {
    const page = await this.reads.list(listQueryOf(asked), asked.actor, asked.language);
    return answerOf(page, ({ _id, order, client }) => ({ _id, title: order.number, about: client.name || null, order: order._id }));
  }
}

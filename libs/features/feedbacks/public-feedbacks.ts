import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PublicFeedbacks } from '#libs/contracts/feedbacks/feedback-queries';
import type { PublicFeedbacksView } from '#machines/catalogue/public-view';
import { FeedbackRows } from './storage/feedback-rows.js';
import { FeedbackViews } from './feedback-views.js';

/** Feedbacks that the page of a service shows at most. */
const shownOfService = 5;

@QueryHandler(PublicFeedbacks)
export class PublicFeedbacksHandler implements IQueryHandler<PublicFeedbacks> {
  constructor(
    private readonly rows: FeedbackRows,
    private readonly views: FeedbackViews,
  ) {}

  async execute(): Promise<PublicFeedbacksView> {
    const [latest, figures] = await Promise.all([this.rows.latestPublished(shownOfService), this.rows.publishedFigures()]);
    const views = await this.views.published(latest);
    return {
      latest: views.map(({ service, country, createdAt, ...said }) => ({
        ...said,
        service: service._id,
        country: country._id,
        at: createdAt,
      })),
      figures,
    };
  }
}

import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { CallFeedbackHandler } from './call-feedback.js';
import { FeedbacksController } from './feedbacks.controller.js';
import { PublishedFeedbacksController } from './published.controller.js';
import { FeedbackWantedHandler, ReviewsOfPeopleHandler, RowOfFeedbacksHandler } from './feedback-look-ups.js';
import { FeedbackViews } from './feedback-views.js';
import { PublicFeedbacksHandler } from './public-feedbacks.js';
import { FeedbackRows } from './storage/feedback-rows.js';
import { addTexts } from '#libs/platform/texts/text';
import { texts } from '#machines/feedback/texts/all';
import { FeedbackReads } from './feedback-reads.js';

// The refusals of feedbacks, next to those of the edge.
addTexts(texts, ({ refusal }) => refusal);

/** Needs the global Config, Database and AccessGuardModule, and handlers of the queries about orders, people and the catalogue. */
@Module({
  imports: [CqrsModule, EventLogModule],
  controllers: [FeedbacksController, PublishedFeedbacksController],
  providers: [
    FeedbackRows,
    FeedbackViews,
    CallFeedbackHandler,
    FeedbackReads,
    FeedbackWantedHandler,
    PublicFeedbacksHandler,
    ReviewsOfPeopleHandler,
    RowOfFeedbacksHandler,
  ],
})
export class FeedbacksModule {}

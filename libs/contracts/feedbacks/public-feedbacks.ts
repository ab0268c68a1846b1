import { Query } from '@nestjs/cqrs';
import type { PublicFeedbacksView } from '#machines/catalogue/public-view';

/** Current published feedback. Frequent callers cache the result until the log has an event of a feedback or of an erasure. */
export class PublicFeedbacks extends Query<PublicFeedbacksView> {}

import { Query } from '@nestjs/cqrs';
import type { PublicFeedbacksView } from '#machines/catalogue/public-view';

/** What everybody may read of what clients said, as it stands now. Whoever asks often keeps the answer until the log tells of a fact of a feedback or of an erasure. */
export class PublicFeedbacks extends Query<PublicFeedbacksView> {}

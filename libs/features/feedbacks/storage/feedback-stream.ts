import { v5 } from 'uuid';
import { machineSource } from '#libs/event-log/replay/replay-source';
import { defineStream, type RowOf } from '#libs/event-log/append/define-stream';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#machines/kernel/ids';
import type { FeedbackCommand } from '#machines/feedback/commands';
import { decide, feedbackMachineVersion } from '#machines/feedback/decide';
import type { FeedbackEvent } from '#machines/feedback/events';
import { evolve } from '#machines/feedback/evolve';
import type { FeedbackState } from '#machines/feedback/state';

const namespace: Id = '6b0d2c8e-5a14-5d0b-8f5e-3c9a7d41e0b2';

/** Derived from the order; the stream may have no events yet. */
export const feedbackOf = (order: Id): Id => v5(`feedback on ${order}`, namespace);

/** The row has what `decide` reads, and the columns that lists filter by. */
export const feedbackStream = defineStream<FeedbackState>()({
  streamType: 'feedback',
  table: 'feedbacks',
  machineVersion: feedbackMachineVersion,
  columns: {
    status: 'text',
    order_id: { type: 'uuid', of: 'order', once: true },
    client_id: { type: 'uuid', of: 'client', once: true },
    partner_id: { type: 'uuid', of: 'partner', once: true },
    service_id: { type: 'uuid', of: 'service', once: true },
    country_id: { type: 'uuid', of: 'country', once: true },
    rating: 'smallint',
    public: 'boolean',
    words: { type: 'jsonb', of: ['text', 'reason', 'answer'] },
    answered_at: 'bigint',
    created_at: { type: 'bigint', once: true },
    updated_at: 'bigint',
  },
});
export type FeedbackRow = RowOf<typeof feedbackStream>;

export const replayableFeedbacks = machineReplay<FeedbackState, FeedbackCommand, FeedbackEvent>({ stream: feedbackStream, evolve, decide });

export const feedbacksSource = machineSource(replayableFeedbacks);

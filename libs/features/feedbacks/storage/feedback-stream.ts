import { v5 } from 'uuid';
import { machineSource } from '#libs/event-log/certificates/certificate-source';
import type { Row, Stream, StreamTable } from '#libs/event-log/append/contract';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id, TextRef } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { FeedbackCommand } from '#machines/feedback/commands';
import { decide, feedbackMachineVersion } from '#machines/feedback/decide';
import type { FeedbackEvent } from '#machines/feedback/events';
import { evolve } from '#machines/feedback/evolve';
import type { FeedbackState } from '#machines/feedback/state';

const namespace: Id = '6b0d2c8e-5a14-5d0b-8f5e-3c9a7d41e0b2';

/** The stream of the feedback on an order, whether it was given or not. */
export const feedbackOf = (order: Id): Id => v5(`feedback on ${order}`, namespace);

/** A row of `feedbacks` as PostgreSQL gives it. */
export interface FeedbackRow {
  id: Id;
  version: number;
  status: FeedbackState['status'];
  order_id: Id;
  client_id: Id;
  partner_id: Id | null;
  service_id: Id;
  country_id: Id;
  rating: FeedbackState['rating'];
  public: boolean;
  words: Record<'text' | 'reason' | 'answer', TextRef | null>;
  answered_at: Micros | null;
  created_at: Micros;
  updated_at: Micros;
}

export const stateOf = (row: FeedbackRow): FeedbackState => ({
  id: row.id,
  version: row.version,
  status: row.status,
  order: row.order_id,
  client: row.client_id,
  partner: row.partner_id,
  service: row.service_id,
  country: row.country_id,
  rating: row.rating,
  public: row.public,
  ...row.words,
  answeredAt: row.answered_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const whole = (state: FeedbackState): Row => ({
  status: state.status,
  order_id: state.order,
  client_id: state.client,
  partner_id: state.partner,
  service_id: state.service,
  country_id: state.country,
  rating: state.rating,
  public: state.public,
  words: { text: state.text, reason: state.reason, answer: state.answer },
  answered_at: state.answeredAt,
  created_at: state.createdAt,
  updated_at: state.updatedAt,
});

/** The row of a feedback: what decide reads and lists narrow by. */
const feedbacksTable = {
  streamType: 'feedback',
  table: 'feedbacks',
  columns: {
    status: 'text',
    order_id: 'uuid',
    client_id: 'uuid',
    partner_id: 'uuid',
    service_id: 'uuid',
    country_id: 'uuid',
    rating: 'smallint',
    public: 'boolean',
    words: 'jsonb',
    answered_at: 'bigint',
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  once: ['order_id', 'client_id', 'partner_id', 'service_id', 'country_id', 'created_at'],
} as const satisfies StreamTable;

export const feedbackStream: Stream<FeedbackState> = {
  table: feedbacksTable,
  machineVersion: feedbackMachineVersion,
  read: (row) => stateOf(row as unknown as FeedbackRow),
  write: whole,
  lastEventAt: ({ updatedAt }) => updatedAt,
};

/** An event of the log as the feedback's machine knows it. */
const feedbackEventOf = (event: PlacedEvent): FeedbackEvent => machineEvent(event);

/** How feedbacks are folded and decided again. */
export const replayableFeedbacks = machineReplay<FeedbackState, FeedbackCommand, FeedbackEvent>({
  stream: feedbackStream,
  row: whole,
  eventOf: feedbackEventOf,
  evolve,
  decide,
});

/** Feedbacks in certificates. */
export const feedbacksSource = machineSource(replayableFeedbacks);

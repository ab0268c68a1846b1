import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#libs/kernel/ids';
import type { FeedbackEventData } from '#machines/feedback/events';

/** What an event says of the rating of an order: a new one with its moment, another figure for it, or that it is gone; undefined: nothing. */
export type RatingChange = { order: Id } & ({ rating: number; at: number } | { rating: number; at: null } | { rating: null; at: null });

/** @returns what `event` of a feedback does to the rating of its order */
export function ratingAfter({ type, data, recordedAt }: PlacedEvent): RatingChange | undefined {
  const { order } = data as unknown as FeedbackEventData['FeedbackDeleted'];
  if (type === 'FeedbackDeleted') return { order, rating: null, at: null };
  if (type !== 'FeedbackGiven' && type !== 'FeedbackChanged') return undefined;
  const { rating } = data as unknown as FeedbackEventData['FeedbackChanged'];
  return type === 'FeedbackGiven' ? { order, rating, at: recordedAt } : { order, rating, at: null };
}

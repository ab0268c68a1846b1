import type { Id, TextRef } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';

/** `unpublished`: nobody but client, partner and staff reads it; `hidden`: its partner does not either. */
export const feedbackStates = ['unpublished', 'published', 'hidden', 'deleted'] as const;
export type FeedbackStatus = (typeof feedbackStates)[number];

/** From the worst to the best. */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** The fold of one feedback's events. Its words stand in `texts`. */
export interface FeedbackState {
  id: Id;
  version: number;
  status: FeedbackStatus;
  order: Id;
  client: Id;
  /** who had the order when it was finished */
  partner: Id | null;
  service: Id;
  country: Id;
  rating: Rating;
  text: TextRef | null;
  /** its client lets everybody read it, once staff have looked */
  public: boolean;
  /** what the client is told where it is hidden */
  reason: TextRef | null;
  answer: TextRef | null;
  answeredAt: Micros | null;
  createdAt: Micros;
  updatedAt: Micros;
}

/** How long after the finish a client is asked. */
export const askingTime: Micros = 3 * 24 * 60 * 60_000_000;

/** What a client gives who is not content. */
export const isBad = (rating: Rating): boolean => rating <= 2;

/** Whether the head of customer service has yet to answer a bad rating. */
export const awaitsHead = ({ status, rating, answeredAt }: Pick<FeedbackState, 'status' | 'rating' | 'answeredAt'>): boolean =>
  status !== 'deleted' && isBad(rating) && answeredAt === null;

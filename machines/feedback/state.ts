import type { Id, TextRef } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';

/** `unpublished`: visible to client, partner and staff; `hidden`: not visible to the partner either. */
export const feedbackStates = ['unpublished', 'published', 'hidden', 'deleted'] as const;
export type FeedbackStatus = (typeof feedbackStates)[number];

/** Ratings in ascending order. */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

/** The fold of one feedback's events. Texts are in `texts`. */
export interface FeedbackState {
  id: Id;
  version: number;
  status: FeedbackStatus;
  order: Id;
  client: Id;
  /** the partner of the order when it was finished */
  partner: Id | null;
  service: Id;
  country: Id;
  rating: Rating;
  text: TextRef | null;
  /** the client permits publication, after a check by staff */
  public: boolean;
  /** the reason shown to the client if it is hidden */
  reason: TextRef | null;
  answer: TextRef | null;
  answeredAt: Micros | null;
  createdAt: Micros;
  updatedAt: Micros;
}

/** How long after the finish a client is asked for feedback. */
export const askingTime: Micros = 3 * 24 * 60 * 60_000_000;

/** Highest rating that counts as bad. */
export const isBad = (rating: Rating): boolean => rating <= 2;

/** Whether a bad rating still waits for an answer of the head of customer service. */
export const awaitsHead = ({ status, rating, answeredAt }: Pick<FeedbackState, 'status' | 'rating' | 'answeredAt'>): boolean =>
  status !== 'deleted' && isBad(rating) && answeredAt === null;

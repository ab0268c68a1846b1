import type { PublicFeedbacksView } from '#machines/catalogue/public-view';

/** Whose feedbacks count: those of one service, or those of all services of a country. */
export type About = { service: string } | { country: string };

export const isAbout = (about: About, of: { service: string; country: string }): boolean =>
  'service' in about ? of.service === about.service : of.country === about.country;

/** Number and average (one decimal) of feedbacks; null if there are none. */
export function figuresOf(feedbacks: PublicFeedbacksView | undefined, about: About): { count: number; average: number } | null {
  const own = feedbacks?.figures.filter((of) => isAbout(about, of)) ?? [];
  const count = own.reduce((all, of) => all + of.count, 0);
  const sum = own.reduce((all, of) => all + of.sum, 0);
  return count === 0 ? null : { count, average: Math.round((sum * 10) / count) / 10 };
}

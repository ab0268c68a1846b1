import { ProblemError } from './problem.js';

const mostTries = 20;
/** Seconds, where the answer names none. */
const usualWait = 5;

const isRefusedForNow = (error: unknown): error is ProblemError => error instanceof ProblemError && error.status === 429;

/** Options of a query that is asked for again, after the wait that the answer names, while the server has too much to do for this person. Nothing is shown meanwhile. */
export const retryWhenRefused = {
  retry: (failures: number, error: unknown): boolean => isRefusedForNow(error) && failures < mostTries,
  retryDelay: (_failures: number, error: unknown): number => ((isRefusedForNow(error) ? error.retryAfter : undefined) ?? usualWait) * 1000,
};

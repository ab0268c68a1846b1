import { ProblemError } from './problem.js';

const mostTries = 20;
/** Seconds to wait if the answer names none. */
const usualWait = 5;

const isRefusedForNow = (error: unknown): error is ProblemError => error instanceof ProblemError && error.status === 429;

/** Retries a query while the server limits this person, after the wait that it names, without a message. */
export const retryWhenRefused = {
  retry: (failures: number, error: unknown): boolean => isRefusedForNow(error) && failures < mostTries,
  retryDelay: (_failures: number, error: unknown): number => ((isRefusedForNow(error) ? error.retryAfter : undefined) ?? usualWait) * 1000,
};

import type { ApiRequest } from './call.js';
import { ProblemError } from '../lib/problem.js';

/** Whether the outcome of a request is unknown, so that repeating it is the same intention. */
export const mayBeLost = (error: unknown): boolean => !(error instanceof ProblemError) || error.status === 429 || error.status >= 500;

/**
 * Calls `deliver` with the Idempotency-Key of `intention` and rethrows its error. After an error that `mayBeLost`, an equal intention gets
 * the same key.
 */
export type Once = <Answer>(intention: unknown, deliver: (key: string) => Promise<Answer>) => Promise<Answer>;

const none = { intention: '', key: '' };

/**
 * Assigns one Idempotency-Key per intention: a request repeated after a network failure, 429 or 5xx keeps its key, so that it has one
 * effect. Any other response ends the intention; sending the same content again is a new one.
 */
export function oncePerIntention(): Once {
  let last = none;
  return async (intention, deliver) => {
    const said = JSON.stringify(intention);
    if (last.intention !== said) last = { intention: said, key: crypto.randomUUID() };
    try {
      const answer = await deliver(last.key);
      last = none;
      return answer;
    } catch (error) {
      if (!mayBeLost(error)) last = none;
      throw error;
    }
  };
}

/** Identifies a request by its content, without its version. Files cannot be compared, so each is a new intention. */
export const intentionOf = ({ verb, path, options: { path: place, query, body } }: ApiRequest<unknown>): unknown =>
  body instanceof FormData ? crypto.randomUUID() : [verb, path, place, query, body];

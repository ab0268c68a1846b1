import type { ApiRequest } from './call.js';
import { ProblemError } from '../lib/problem.js';

/** An answer that may never have been given: whoever asks again means the same once more. */
const mayBeLost = (error: unknown): boolean => !(error instanceof ProblemError) || error.status === 429 || error.status >= 500;

/** Sends under the key of an intention. */
export type Once = <Answer>(intention: unknown, deliver: (key: string) => Promise<Answer>) => Promise<Answer>;

/**
 * One Idempotency-Key per intention: what is sent again after silence keeps its key, so that it has one effect. What was answered is over: the same
 * words sent once more are meant once more, a refusal against whatever has changed since.
 */
export function oncePerIntention(): Once {
  let last = { intention: '', key: '' };
  return async (intention, deliver) => {
    const said = JSON.stringify(intention);
    if (last.intention !== said) last = { intention: said, key: crypto.randomUUID() };
    try {
      const answer = await deliver(last.key);
      last = { intention: '', key: '' };
      return answer;
    } catch (error) {
      if (!mayBeLost(error)) last = { intention: '', key: '' };
      throw error;
    }
  };
}

/** A request as it is meant, whatever version it is sent against. A file has no words to be known by: choosing one is an intention of its own. */
export const intentionOf = ({ verb, path, options: { path: place, query, body } }: ApiRequest<unknown>): unknown =>
  body instanceof FormData ? crypto.randomUUID() : [verb, path, place, query, body];

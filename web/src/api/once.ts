import type { ApiRequest } from './call.js';
import { ProblemError } from '../lib/problem.js';

/** A request whose outcome is unknown: repeating it means the same intention. */
export const mayBeLost = (error: unknown): boolean => !(error instanceof ProblemError) || error.status === 429 || error.status >= 500;

/** Sends under the key of an intention. */
export type Once = <Answer>(intention: unknown, deliver: (key: string) => Promise<Answer>) => Promise<Answer>;

const none = { intention: '', key: '' };

/**
 * One Idempotency-Key per intention: a request repeated after a network failure keeps its key, so that it has one effect. After a response the intention is over:
 * the same content sent again is a new intention, for example after a refusal.
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

/** A request by its content, whatever version it is sent against. Files cannot be compared by content: choosing one is a new intention. */
export const intentionOf = ({ verb, path, options: { path: place, query, body } }: ApiRequest<unknown>): unknown =>
  body instanceof FormData ? crypto.randomUUID() : [verb, path, place, query, body];

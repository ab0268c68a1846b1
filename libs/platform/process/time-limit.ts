import { from, lastValueFrom, throwError, timeout } from 'rxjs';

/** Thrown if work exceeded its time limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Resolves to the result of `work`, unless it takes longer than `limit` milliseconds. The work itself continues, and its result is dropped.
 * @throws TimeLimitError with `message` after `limit` ms; any error of `work`
 */
export const withTimeLimit = <T>(work: Promise<T>, limit: number, message = `no answer within ${limit} ms`): Promise<T> =>
  lastValueFrom(from(work).pipe(timeout({ first: limit, with: () => throwError(() => new TimeLimitError(message)) })));

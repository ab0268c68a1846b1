import { from, lastValueFrom, throwError, timeout } from 'rxjs';

/** Thrown where something took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * What `work` resolves to, unless it takes longer than `limit` milliseconds. The work itself goes on, and its result is dropped.
 * @throws TimeLimitError with `message` after `limit` ms; whatever `work` throws
 */
export const withTimeLimit = <T>(work: Promise<T>, limit: number, message = `no answer within ${limit} ms`): Promise<T> =>
  lastValueFrom(from(work).pipe(timeout({ first: limit, with: () => throwError(() => new TimeLimitError(message)) })));

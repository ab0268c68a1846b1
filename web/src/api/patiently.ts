import { ProblemError } from '../lib/problem.js';

export interface Patience {
  /** ends the waiting */
  signal: AbortSignal;
  /** the seconds until the next try; null when it is made */
  onWait?: (seconds: number | null) => void;
}

/**
 * Sends what is one of many calls in a row. A refusal for being too fast (429 with Retry-After) is waited out and sent again, as often as it takes.
 * @throws what `send` throws; the 429 itself when `signal` ends the waiting
 */
export async function patiently<Answer>(send: () => Promise<Answer>, { signal, onWait }: Patience): Promise<Answer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const seconds = error instanceof ProblemError && error.status === 429 ? error.retryAfter : undefined;
      if (seconds === undefined || signal.aborted) throw error;
      onWait?.(seconds);
      await pause(seconds * 1000, signal);
      onWait?.(null);
      if (signal.aborted) throw error;
    }
  }
}

/** Resolves after `ms`, or at once when `signal` is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

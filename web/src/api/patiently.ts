import { ProblemError } from '../lib/problem.js';

export interface Patience {
  /** aborted to end the waiting */
  signal: AbortSignal;
  /** receives the seconds until the next attempt; null when it starts */
  onWait?: (seconds: number | null) => void;
}

/**
 * Sends one of many calls and repeats it after 429 with Retry-After, until it succeeds.
 * @throws what `send` throws; the 429 if `signal` ends the waiting
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

/** Resolves early when `signal` is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

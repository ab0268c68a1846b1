import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * One thing a process needs to be of use: resolves (with figures worth showing) when it is there, throws when not. `degraded: true` among the figures: it is
 * away, and the process is of use in spite of it.
 */
export type HealthCheck = () => Promise<Readonly<Record<string, string | number | boolean>> | void>;

export interface Readiness {
  ready: boolean;
  /** of use, but something that is waited for is away */
  degraded: boolean;
  checks: Record<string, { up: boolean } & Record<string, string | number | boolean>>;
}

/** Longer than this and a check counts as down: whoever asks (a balancer) will not wait either. */
const limitMs = 2000;

/** What /health/ready asks. Rooms register their checks when their module starts. */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<string, HealthCheck>();

  register(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  /** All checks at once; a fault is told by name only, its text belongs to the log. */
  async readiness(): Promise<Readiness> {
    const results = await Promise.all([...this.checks].map(async ([name, check]) => [name, await outcome(check)] as const));
    return {
      ready: results.every(([, result]) => result.up),
      degraded: results.some(([, result]) => result['degraded'] === true),
      checks: Object.fromEntries(results),
    };
  }
}

async function outcome(check: HealthCheck): Promise<{ up: boolean } & Record<string, string | number | boolean>> {
  const limit = new AbortController();
  const tooLong = pause(limitMs, undefined, { signal: limit.signal, ref: false }).then(() => Promise.reject(new Error('too long')));
  tooLong.catch(() => undefined);
  try {
    return { ...(await Promise.race([check(), tooLong])), up: true };
  } catch {
    return { up: false };
  } finally {
    limit.abort();
  }
}

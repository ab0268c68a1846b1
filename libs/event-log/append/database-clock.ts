import type { Clock, Micros } from '#machines/kernel/time';
import type { Database } from '#libs/platform/database/database';

const freshFor = 30_000_000;

/** Monotonic local time in microseconds. */
export const localMicros = (): Micros => Math.round((performance.timeOrigin + performance.now()) * 1000);

/** SQL expression of the server's time in microseconds. */
export const clockSql = `(extract(epoch from clock_timestamp()) * 1000000)::bigint`;

/**
 * Estimates the database's clock without a query: every load updates the offset to the local clock, and the load with the shortest round trip within half a
 * minute counts. That is precise enough, because times within a stream never decrease anyway.
 */
export class DatabaseClock implements Clock {
  private offset = 0;
  private bestTrip = Infinity;
  private measuredAt = -Infinity;
  private asking = false;

  constructor(private readonly database: Database) {}

  now(): Micros {
    const local = localMicros();
    if (local - this.measuredAt > freshFor) void this.ask();
    return local + this.offset;
  }

  /** Updates the offset from a server time read between two local times. */
  sample(server: Micros, sent: Micros, received: Micros): void {
    const trip = received - sent;
    const stale = received - this.measuredAt > freshFor;
    if (!stale && trip > this.bestTrip) return;
    this.offset = Math.round(server - (sent + received) / 2);
    this.bestTrip = trip;
    this.measuredAt = received;
  }

  /** Queries the server's time; at start and after half a minute without a load. A failure keeps the last offset. */
  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const sent = localMicros();
      const row = await this.database.one<{ clock: number }>(`select ${clockSql} as clock`);
      if (row !== undefined) this.sample(Number(row.clock), sent, localMicros());
    } catch {
      this.measuredAt = localMicros() - freshFor / 2;
    } finally {
      this.asking = false;
    }
  }
}

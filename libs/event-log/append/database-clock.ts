import type { Clock, Micros } from '#libs/kernel/time';
import type { Database } from '#libs/platform/database/database';

const freshFor = 30_000_000;

/** This machine's time in microseconds, steady between two looks. */
export const localMicros = (): Micros => Math.round((performance.timeOrigin + performance.now()) * 1000);

/** The expression that gives the server's time in microseconds. */
export const clockSql = `(extract(epoch from clock_timestamp()) * 1000000)::bigint`;

/**
 * The database's clock without asking it each time: the offset to this machine's is learnt from every load, the tightest round trip of
 * half a minute counts. Command times need no more: within a stream they never run backwards, whatever the clock says.
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

  /** Learns from a server time read between two local times. */
  sample(server: Micros, sent: Micros, received: Micros): void {
    const trip = received - sent;
    const stale = received - this.measuredAt > freshFor;
    if (!stale && trip > this.bestTrip) return;
    this.offset = Math.round(server - (sent + received) / 2);
    this.bestTrip = trip;
    this.measuredAt = received;
  }

  /** Asks the server now; for the start and after half a minute without a load. A failure leaves the last offset. */
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

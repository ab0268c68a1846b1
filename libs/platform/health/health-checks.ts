import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Global, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { dataPlaces } from '../files/data-directory.js';
import { Outages } from '../logging/outages.js';
import { Metrics } from '../metrics/metrics.js';

/**
 * Checks a dependency of the process: resolves (with figures to display) if it is available, throws if not. `degraded: true` among the figures: it is
 * unavailable, and the process works without it.
 */
export type HealthCheck = () => Promise<Readonly<Record<string, string | number | boolean>> | void>;

export interface Readiness {
  ready: boolean;
  /** usable, but an optional dependency is unavailable */
  degraded: boolean;
  checks: Record<string, { up: boolean } & Record<string, string | number | boolean>>;
}

/** Timeout after which a check counts as down: load balancers do not wait longer either. */
const limitMs = 2000;

/** Checks of /health/ready. Modules register theirs when they start. */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<string, HealthCheck>();

  register(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  /** Runs all checks in parallel; an error is reported by name only, its message goes to the log. */
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

/** PostgreSQL's next segment of its write-ahead log, without which it stops. Bytes. */
const leastRoom = 16 * 1024 * 1024;

/** Provides the health checks globally, including the database's, and the outages of the process as figures. */
@Global()
@Module({ providers: [HealthChecks], exports: [HealthChecks] })
export class HealthModule implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly database: Database,
    private readonly config: Config,
    private readonly outages: Outages,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.checks.register('database', async () => {
      await this.database.check();
      if (this.config.alone) await checkFreeSpace(join(this.config.dataDir, dataPlaces.database));
    });
    const { outages, metrics, database } = this;
    metrics.gauges('neighbour_available', '0 while this process gets no answer of the neighbour, else 1', 'neighbour', () =>
      outages.all.map(({ name, isOpen }): [string, number] => [name, isOpen ? 0 : 1]),
    );
    metrics.gauges('database_pool_connections', 'Connections of the pool: in use, idle, and how many there may be', 'state', () => {
      const { totalCount, idleCount, options } = database.pool;
      return Object.entries({ busy: totalCount - idleCount, idle: idleCount, limit: options.max ?? 0 });
    });
    const backup = 'When the last backup was completed and verified: the time of the file last-backup in DATA_DIR; 0: never';
    const lastBackup = join(this.config.dataDir, dataPlaces.lastBackup);
    metrics.gauge('backup_last_success_timestamp_seconds', backup, () =>
      stat(lastBackup).then(
        ({ mtimeMs }) => Math.floor(mtimeMs / 1000),
        () => 0,
      ),
    );
    metrics.gauge('database_pool_waiting', 'Requests that wait for a connection of the pool', () => database.pool.waitingCount);
  }
}

async function checkFreeSpace(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < leastRoom) throw new Error('the disk of the database is full');
}

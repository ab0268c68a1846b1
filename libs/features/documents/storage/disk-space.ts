import { statfs } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Config } from '#libs/platform/config/config';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { diskFull } from '#libs/platform/http/receive-file';
import { Metrics } from '#libs/platform/metrics/metrics';

const askAgainAfter = 1000;

/** Free space at FILES_DIR. The embedded database uses the same disk, and must be able to write when uploads may not. */
@Injectable()
export class DiskSpace implements OnModuleInit {
  private readonly floor: number;
  private readonly filesDir: string;
  private known: { at: number; free: Promise<number> } | undefined;

  constructor(
    config: Config,
    private readonly checks: HealthChecks,
    private readonly metrics: Metrics,
  ) {
    this.floor = config.quotas.minFreeBytes;
    this.filesDir = config.filesDir;
  }

  onModuleInit(): void {
    const free = (): Promise<number> => this.free();
    this.checks.register('files', async () => {
      const bytes = await free();
      return { freeBytes: bytes, ...(bytes < this.floor && { degraded: true }) };
    });
    new Gauge({
      name: 'files_free_bytes',
      help: 'Bytes that are free where uploaded files are kept',
      registers: [this.metrics.registry],
      async collect() {
        this.set(await free());
      },
    });
  }

  /** @throws Problem 503 diskFull below FILES_MIN_FREE_BYTES */
  async mustBeLeft(): Promise<void> {
    if ((await this.free()) < this.floor) throw diskFull();
  }

  /** Reads the disk once a second, however many uploads begin. */
  private free(): Promise<number> {
    const now = performance.now();
    if (this.known === undefined || now - this.known.at >= askAgainAfter) this.known = { at: now, free: freeBytes(this.filesDir) };
    return this.known.free;
  }
}

async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { Global, Injectable, Module } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ConcurrencyLimit } from '#machines/kernel/concurrency-limit';
import type { Id } from '#machines/kernel/ids';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { Problem } from '../http/problem.js';
import { Metrics } from '../metrics/metrics.js';
import { Schedule, ScheduleModule } from '../process/schedule.js';

const retryLater = { 'retry-after': '60' };
/** Interval of the check for stalled readers, and their time limit; the database aborts idle transactions after the same time. Milliseconds. */
const every = 10_000;
const longestStall = 60_000;

interface Download {
  response: ServerResponse;
  /** when its reader last read data, milliseconds since 1970 */
  progressAt: number;
}

/**
 * The downloads that this process streams. An export holds a connection of the pool until its last row is read, and uses others for referenced data: so exports
 * per person are few, and all together leave half of the pool to other requests.
 */
@Injectable()
export class Downloads {
  private readonly places: ConcurrencyLimit<Id>;
  private readonly followed = new Set<Download>();

  constructor(
    private readonly config: Config,
    database: Database,
    schedule: Schedule,
    metrics: Metrics,
  ) {
    const ofAll = Math.max(1, Math.floor((database.pool.options.max ?? 2) / 2));
    this.places = new ConcurrencyLimit({ ofKey: config.quotas.downloadsPerPerson, ofAll });
    schedule.add({ name: 'stalled downloads', every, run: () => Promise.resolve(this.endStalled(Date.now())) });
    const open = (): number => this.places.size;
    new Gauge({
      name: 'downloads_open',
      help: 'Exports and archives that are being read',
      registers: [metrics.registry],
      collect() {
        this.set(open());
      },
    });
  }

  /**
   * Reserves a slot before any data is read.
   * @returns a function that releases the slot
   * @throws Problem 429 tooManyDownloads, 503 downloadsFull with the seconds to wait
   */
  enter(person: Id): () => void {
    const place = this.places.take(person);
    if (place === 'ofKey') {
      throw new Problem('tooManyDownloads', { params: { count: this.config.quotas.downloadsPerPerson }, headers: retryLater });
    }
    if (place === 'ofAll') throw new Problem('downloadsFull', { headers: retryLater });
    return place;
  }

  /** Calls `leave` when `stream` has released its resources, and ends the stream with its response, however that ends. */
  follow(stream: Readable, response: ServerResponse, leave: () => void): void {
    const download: Download = { response, progressAt: Date.now() };
    this.followed.add(download);
    stream.once('close', () => {
      this.followed.delete(download);
      leave();
    });
    response.on('drain', () => (download.progressAt = Date.now()));
    if (response.closed) stream.destroy();
    else response.once('close', () => stream.destroy());
  }

  /** Closes connections of readers that stalled for a minute, which releases the resources of their downloads. */
  endStalled(now: number): void {
    for (const download of this.followed) {
      if (!download.response.writableNeedDrain) download.progressAt = now;
      else if (now - download.progressAt > longestStall) download.response.destroy();
    }
  }
}

/** One download limit per process. Needs the global Config, Database and Metrics. */
@Global()
@Module({ imports: [ScheduleModule], providers: [Downloads], exports: [Downloads] })
export class DownloadsModule {}

import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Counter } from 'prom-client';
import { FilesByIds, OrdersOfChatFiles, OrdersOfFiles } from '#libs/contracts/documents/files';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { StoredRead } from '#libs/event-log/chain/read-hash';
import { Batcher } from '#libs/event-log/signals/batcher';
import type { Id } from '#libs/kernel/ids';
import { Metrics } from '#libs/platform/metrics/metrics';
import { Schedule } from '#libs/platform/process/schedule';
import { ReadRows } from './read-rows.js';

/** What is known of a read when it is answered; the order and version of a file, and whose page it was, are looked up when it is written. */
export type NotedRead = Omit<StoredRead, 'salt'>;

/** Reads that may wait to be written; further ones are lost and counted. */
export const mostWaiting = 10_000;
/** Minimum interval between batches, and pauses before a failed one is tried again, milliseconds. */
const between = 500;
const pauses = [200, 1_000, 5_000] as const;
const minute = 60_000;

/**
 * Writes reads in batches next to the answers, which never wait for it. A killed process loses those of its last second; a full queue loses further ones, which a metric
 * counts and the log reports once a minute. A batch that fails is tried again until it is written or the process ends.
 */
@Injectable()
export class ReadLog implements OnApplicationShutdown {
  private readonly logger = new Logger('reads');
  private readonly batcher = new Batcher<NotedRead>((reads) => this.writeInTime(reads));
  private readonly lost: Counter<'reason'>;
  private readonly pending = new Set<Promise<void>>();
  private waiting = 0;
  private unreported = 0;
  private reportedAt = -Infinity;
  private readonly ending = new AbortController();
  private wroteAt = -Infinity;

  constructor(
    private readonly rows: ReadRows,
    private readonly queries: QueryBus,
    metrics: Metrics,
    schedule: Schedule,
  ) {
    this.lost = new Counter({
      name: 'reads_lost_total',
      help: 'Reads of documents and people that were not recorded',
      labelNames: ['reason'],
      registers: [metrics.registry],
    });
    for (const reason of ['full', 'failed']) this.lost.inc({ reason }, 0);
    // A person or document may go in the same moment in which a row about them is written.
    schedule.add({ name: 'reads of what is gone', every: minute, run: () => this.rows.emptyEnded((Date.now() - 3 * minute) * 1000) });
  }

  /** Queues a read; returns at once. */
  add(read: NotedRead): void {
    if (this.waiting >= mostWaiting) return this.lose(1, 'full');
    this.waiting += 1;
    const written = this.batcher
      .add([read])
      .catch((fault: unknown) => this.logger.error({ err: fault, msg: 'a read was not recorded' }))
      .finally(() => {
        this.waiting -= 1;
        this.pending.delete(written);
      });
    this.pending.add(written);
  }

  /** Resolves when everything that was queued is written or lost. */
  async flush(): Promise<void> {
    await Promise.all(this.pending);
  }

  /** After the last request was answered and before the database is closed. */
  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.flush();
  }

  private async writeInTime(reads: readonly NotedRead[]): Promise<void> {
    await this.pause(this.wroteAt + between - performance.now());
    this.wroteAt = performance.now();
    await this.write(reads);
  }

  /** Ends early when the process ends. */
  private async pause(time: number): Promise<void> {
    const { signal } = this.ending;
    if (time > 0 && !signal.aborted) await wait(time, undefined, { signal }).catch(() => undefined);
  }

  private async write(reads: readonly NotedRead[]): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      try {
        const found = await this.lookUp(reads);
        if (found.length > 0) await this.rows.insert(found);
        return;
      } catch (fault) {
        if (isOfTheData(fault) && reads.length > 1) return this.writeEach(reads);
        if (isOfTheData(fault) || (this.ending.signal.aborted && failures >= pauses.length)) {
          this.logger.error({ err: fault, msg: 'reads were not recorded', reads: reads.length });
          return this.lose(reads.length, 'failed');
        }
        this.logger.warn({ err: fault, msg: 'reads are not recorded yet; the batch is tried again', reads: reads.length });
        await (this.ending.signal.aborted ? wait(pauses[0]) : this.pause(pauses[failures] ?? pauses[2]));
      }
    }
  }

  /** One row that the database refuses does not keep the others out. */
  private async writeEach(reads: readonly NotedRead[]): Promise<void> {
    for (const read of reads) await this.write([read]);
  }

  /** The rows to be written: pages of staff are no pages of clients or partners, and a file that no order or chat has is its uploader's alone. */
  private async lookUp(reads: readonly NotedRead[]): Promise<StoredRead[]> {
    const ids = (type: string): Id[] => [
      ...new Set(reads.flatMap(({ objectType, object }) => (objectType === type && object !== null ? [object] : []))),
    ];
    const files = ids('file');
    const people = ids('person');
    const [ofOrders, ofChats, facts, persons] = await Promise.all([
      files.length > 0 ? this.queries.execute(new OrdersOfFiles(files)) : undefined,
      files.length > 0 ? this.queries.execute(new OrdersOfChatFiles(files)) : undefined,
      files.length > 0 ? this.queries.execute(new FilesByIds(files)) : undefined,
      people.length > 0 ? this.queries.execute(new PeopleByIds(people)) : undefined,
    ]);
    return reads.flatMap((read): StoredRead[] => {
      const { objectType, object } = read;
      const row = { ...read, salt: randomBytes(16).toString('base64url') };
      if (objectType === 'person') {
        const role = persons?.get(object ?? '')?.role;
        return role === 'Client' || role === 'Partner' ? [row] : [];
      }
      if (objectType !== 'file') return [row];
      const order = read.order ?? ofOrders?.get(object ?? '') ?? ofChats?.get(object ?? '');
      return order === undefined ? [] : [{ ...row, order, version: facts?.get(object ?? '')?.sha256 ?? null }];
    });
  }

  private lose(count: number, reason: 'full' | 'failed'): void {
    this.lost.inc({ reason }, count);
    this.unreported += count;
    if (performance.now() - this.reportedAt < minute) return;
    this.logger.error({ msg: 'reads were lost', reads: this.unreported, reason });
    this.reportedAt = performance.now();
    this.unreported = 0;
  }
}

/** Classes 22 and 23 of SQLSTATE: another try would fail as well. */
const isOfTheData = (fault: unknown): boolean => /^2[23]/.test(String((fault as { code?: unknown } | null)?.code ?? ''));

import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Counter } from 'prom-client';
import { FilesByIds, OrdersOfChatFiles, OrdersOfFiles, OwnersOfFiles } from '#libs/contracts/documents/files';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { StoredRead } from '#libs/event-log/chain/read-hash';
import { Batcher } from '#libs/event-log/signals/batcher';
import type { Id } from '#machines/kernel/ids';
import { Metrics } from '#libs/platform/metrics/metrics';
import { Schedule } from '#libs/platform/process/schedule';
import { OnceEach } from '../rules/once-each.js';
import { Repeats } from '../rules/repeats.js';
import { ReadRows } from './read-rows.js';

/** A read when its answer is sent; file version, order and person are looked up on writing. */
export type NotedRead = Omit<StoredRead, 'salt'>;

/** Milliseconds for which a further read of one kind of a person's own file is not recorded again. */
const ownPeriod = 10 * 60_000;
/** Reads that a process remembers; beyond it the oldest counts as new. */
const mostRemembered = 20_000;

/** `isOwn`: the reader uploaded the file. */
type FoundRead = StoredRead & { isOwn?: boolean };

/** Reads that may wait to be written; further ones are lost and counted. */
export const mostWaiting = 10_000;
/** Milliseconds between batches, and before a failed batch is retried. */
const between = 500;
const pauses = [200, 1_000, 5_000] as const;
const minute = 60_000;

/**
 * Writes reads in batches, so that answers never wait. A killed process loses those of the last second; a full queue loses further ones,
 * which a metric counts and the log reports once a minute. A failed batch is retried until it is written or the process ends.
 */
@Injectable()
export class ReadLog implements OnApplicationShutdown {
  private readonly logger = new Logger('reads');
  private readonly batcher = new Batcher<NotedRead>((reads) => this.writeInTime(reads));
  private readonly lost: Counter<'reason'>;
  private readonly pending = new Set<Promise<void>>();
  private readonly repeats = new Repeats<NotedRead>(minute, mostRemembered);
  private readonly own = new OnceEach(ownPeriod, mostRemembered);
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
    schedule.add({ name: 'repeated reads', every: minute / 4, run: () => Promise.resolve(this.writeRepeats(Date.now())) });
  }

  /** Queues a read, or counts it if it repeats another of the last minute. @returns the number of added rows */
  add(read: NotedRead): number {
    const { write, rows } = this.repeats.add(sameness(read), read, read.at / 1000);
    for (const one of write) this.queue(one);
    return rows;
  }

  private writeRepeats(now: number): void {
    for (const read of this.repeats.ended(now)) this.queue(read);
  }

  private queue(read: NotedRead): void {
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

  /** Also writes repeats whose minute has not ended. Resolves when everything is written or lost. */
  async flush(): Promise<void> {
    this.writeRepeats(Infinity);
    await Promise.all(this.pending);
  }

  /** Runs after the last request was answered and before the database is closed. */
  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.flush();
  }

  private async writeInTime(reads: readonly NotedRead[]): Promise<void> {
    await this.pause(this.wroteAt + between - performance.now());
    this.wroteAt = performance.now();
    await this.write(reads);
  }

  /** Ends early when the process stops. */
  private async pause(time: number): Promise<void> {
    const { signal } = this.ending;
    if (time > 0 && !signal.aborted) await wait(time, undefined, { signal }).catch(() => undefined);
  }

  private async write(reads: readonly NotedRead[]): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      try {
        const found = await this.lookUp(reads);
        if (found.length > 0) await this.rows.insert(found);
        for (const read of found) if (read.isOwn) this.own.see(sameness(read), read.at / 1000);
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

  /** Writes rows one by one, so that a row that the database refuses does not block the others. */
  private async writeEach(reads: readonly NotedRead[]): Promise<void> {
    for (const read of reads) await this.write([read]);
  }

  /** Completes the rows, and leaves out pages of staff, clients' own companies, and files that only their uploader can see. */
  private async lookUp(reads: readonly NotedRead[]): Promise<FoundRead[]> {
    const ids = (type: string): Id[] => [
      ...new Set(reads.flatMap(({ objectType, object }) => (objectType === type && object !== null ? [object] : []))),
    ];
    const files = ids('file');
    const people = ids('person');
    const [ofOrders, ofChats, facts, owners, persons] = await Promise.all([
      files.length > 0 ? this.queries.execute(new OrdersOfFiles(files)) : undefined,
      files.length > 0 ? this.queries.execute(new OrdersOfChatFiles(files)) : undefined,
      files.length > 0 ? this.queries.execute(new FilesByIds(files)) : undefined,
      files.length > 0 ? this.queries.execute(new OwnersOfFiles(files)) : undefined,
      people.length > 0 ? this.queries.execute(new PeopleByIds(people)) : undefined,
    ]);
    const ownSeen = new Set<string>();
    return reads.flatMap((read): FoundRead[] => {
      const { objectType, object } = read;
      const row = { ...read, salt: randomBytes(16).toString('base64url') };
      if (objectType === 'person') {
        const role = persons?.get(object ?? '')?.role;
        return role === 'Client' || role === 'Partner' ? [row] : [];
      }
      // Companies of a client are their own, never another’s.
      if (objectType === 'company') return read.role === 'Client' ? [] : [row];
      if (objectType !== 'file') return [row];
      const order = read.order ?? ofOrders?.get(object ?? '') ?? ofChats?.get(object ?? '');
      const isOwn = read.person !== null && owners?.get(object ?? '') === read.person;
      const same = sameness(read);
      if (order === undefined || (isOwn && (ownSeen.has(same) || this.own.isSeen(same, read.at / 1000)))) return [];
      ownSeen.add(same);
      return [{ ...row, order, version: facts?.get(object ?? '')?.sha256 ?? null, ...(isOwn && { isOwn, times: 1 }) }];
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

/** Equal for reads that differ only in time. */
const sameness = ({ person, kind, objectType, object, source, filter, network }: NotedRead): string =>
  [person, kind, objectType, object, source, filter, network].join('\n');

/** SQLSTATE classes 22 and 23: a retry would fail as well. */
const isOfTheData = (fault: unknown): boolean => /^2[23]/.test(String((fault as { code?: unknown } | null)?.code ?? ''));

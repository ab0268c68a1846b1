import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#libs/platform/database/database';
import { clockSql } from '../append/database-clock.js';
import type { Wakeups } from '../signals/wakeups.js';
import { withOneSignature } from '../tree/checkpoint.js';

/** The newest checkpoint under the origin in use. */
export interface SignedCheckpoint {
  origin: string;
  size: number;
  /** as the newest key signed it */
  note: string;
  /** the same with the signature of the key before, while the key is rotated */
  allSignatures: string;
}

interface Newest {
  origin: string;
  size: number | null;
  note: string | null;
  /** entries of the log now */
  entries: number;
  old: boolean | null;
}

/** Milliseconds between two looks for a new checkpoint, and that a reader waits for it. */
const pause = 50;
const longest = 3_000;

/** Checkpoints for readers. Only a worker signs: a reader of a stale one requests a signature and waits for it. */
export class LogCheckpoints {
  private renewal: Promise<void> | undefined;
  private inVainAt = -Infinity;

  /** @param freshFor seconds after which a checkpoint of a log that has grown is stale; also how long none is requested after a request in vain */
  constructor(
    protected readonly database: Database,
    private readonly wakeups: Wakeups,
    private readonly freshFor: number,
  ) {}

  /** The newest checkpoint, renewed if it is stale. @returns undefined if nothing was signed under this origin */
  async newest(): Promise<SignedCheckpoint | undefined> {
    return this.read(({ old, size }) => old !== false || size === null);
  }

  /** A checkpoint of at least `size` entries. @returns undefined if none was signed yet */
  async covering(size: number): Promise<SignedCheckpoint | undefined> {
    const found = await this.read((newest) => (newest.size ?? 0) < size);
    return found !== undefined && found.size >= size ? found : undefined;
  }

  private async read(isStale: (newest: Newest) => boolean): Promise<SignedCheckpoint | undefined> {
    const found = await this.look();
    const grown = found === undefined || found.entries > (found.size ?? 0);
    if (!grown || (found !== undefined && !isStale(found))) return checkpointIn(found);
    await this.renew(found?.size ?? 0);
    return checkpointIn(await this.look());
  }

  /** Readers that come meanwhile wait for the same signature. After a request in vain none follows for `freshFor` seconds. */
  private renew(size: number): Promise<void> {
    if (this.renewal === undefined && performance.now() - this.inVainAt < this.freshFor * 1000) return Promise.resolve();
    return (this.renewal ??= this.request(size).finally(() => (this.renewal = undefined)));
  }

  private async request(size: number): Promise<void> {
    const began = performance.now();
    this.wakeups.toSign();
    while (performance.now() - began < longest) {
      await wait(pause);
      if (((await this.look())?.size ?? 0) > size) return;
    }
    this.inVainAt = performance.now();
  }

  private look(): Promise<Newest | undefined> {
    return this.database.one<Newest>(
      `select o.origin, c.size, c.note, coalesce((select max(pos) from event_order), 0) as entries, c.at_us < ${clockSql} - $1 * 1000000 as old
       from log_origins o
       left join lateral (select size, note, at_us from tree_checkpoints t where t.origin = o.origin order by size desc limit 1) c on true
       order by o.n desc limit 1`,
      [this.freshFor],
    );
  }
}

const checkpointIn = (newest: Newest | undefined): SignedCheckpoint | undefined =>
  newest?.size == null || newest.note === null
    ? undefined
    : { origin: newest.origin, size: Number(newest.size), note: withOneSignature(newest.note), allSignatures: newest.note };

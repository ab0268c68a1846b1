import type { Client } from 'pg';
import type { Database } from '#libs/platform/database/database';
import { eventColumns, type EventRow, type StoredEvent, storedEvent } from '../chain/stored-event.js';
import { queriesOn } from '../signals/dedicated.js';
import { Leadership } from '../signals/leadership.js';
import { Throttle } from '#libs/platform/process/throttle';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { Loop, type NextTurn } from '#libs/platform/process/loop';
import type { Wakeups } from '../signals/wakeups.js';
import { eventLeaf } from '../tree/event-entry.js';
import { insertTilesSql, StoredTree, tileColumns } from '../tree/stored-tree.js';
import type { CompleteTile, TreeEdge } from '../tree/tree-edge.js';
import type { LogReader } from '../feed/log-reader.js';
import { batchOrder } from './batch-order.js';

/** Lock name of its leader. */
export const sequencerName = 'sequencer';

const largestBatch = 2_000;
/** Minimum interval between two batches, so that under load batches are large. Milliseconds. */
const shortestGap = 6;

/**
 * Assigns every committed event its final, gapless position in the log, and appends it to the tree. One process leads; if two run, the unique position or event id lets one
 * batch succeed, and the other gives up its lead.
 */
export class Sequencer {
  private readonly leadership: Leadership;
  private readonly loop = new Loop(() => this.turn(), {
    pollEvery: 1_000,
    retry: { first: 100, longest: 1_000 },
    onFault: (fault) => this.logger?.warn({ err: fault }, 'the sequencer gives up its lead and tries again'),
  });
  private readonly throttle = new Throttle(shortestGap);
  private unsubscribe: (() => void) | undefined;
  /** of the tree, read again at each take-over and after any fault */
  private edge: TreeEdge | undefined;

  /** @param reader of this process, which is given what was sequenced */
  constructor(
    database: Database,
    private readonly wakeups: Wakeups,
    private readonly logger?: WarningLogger,
    private readonly reader?: Pick<LogReader, 'follow'>,
  ) {
    this.leadership = new Leadership(database);
  }

  /** Runs until `stop`: as the leader, or as a candidate. */
  start(): void {
    this.unsubscribe ??= this.wakeups.on('committed', () => this.loop.wake());
    this.loop.start();
  }

  /** Finishes the current batch and releases the lead. */
  async stop(): Promise<void> {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    await this.loop.stop();
    await this.leadership.drop();
  }

  /** Sequences everything, for tests, seeding and tools. @returns the number of events; also 0 if another process leads */
  async drain(): Promise<number> {
    let total = 0;
    for (;;) {
      const done = await this.batch();
      if (done === 0) return total;
      total += done;
    }
  }

  /** Every commit wakes the sequencer, so that a batch that was not full needs no empty one after it. */
  private async turn(): Promise<NextTurn> {
    const began = performance.now();
    const done = await this.batch();
    if (done >= largestBatch) return 'again';
    if (done > 0) await this.throttle.wait(began);
    return 'wait';
  }

  private async batch(): Promise<number> {
    if (!this.leadership.holds(sequencerName)) {
      this.edge = undefined;
      if (!(await this.leadership.take(sequencerName))) return 0;
    }
    const client = this.leadership.connection;
    if (client === undefined) return 0;
    try {
      this.edge ??= await this.takeOver(client);
      const events = await readUnsequenced(client);
      if (events.length === 0) return 0;
      const [after, ordered] = [this.edge.size, batchOrder(events)];
      await append(client, this.edge, ordered);
      this.reader?.follow(after, ordered);
      this.wakeups.sequenced();
      return events.length;
    } catch (fault) {
      this.edge = undefined;
      await this.leadership.drop();
      throw fault;
    }
  }

  /** The sequencer's short statements need indexes, whatever the statistics of a table that is often empty. */
  private async takeOver(client: Client): Promise<TreeEdge> {
    await client.query('set jit = off; set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
    const tree = new StoredTree(queriesOn(client));
    return tree.edgeAt(await tree.size());
  }
}

/**
 * The oldest events without a position. If there are more than a batch holds, ids (from clocks that may differ) could omit an earlier version of a stream, so
 * all queued events of the batch's streams are included.
 */
async function readUnsequenced(client: Client): Promise<StoredEvent[]> {
  const { rows } = await client.query<EventRow>({
    name: 'read_unsequenced',
    text: `select ${eventColumns} from (select event_id from unsequenced order by event_id limit $1) u join events e using (event_id)`,
    values: [largestBatch],
    rowMode: 'array',
  });
  if (rows.length < largestBatch) return rows.map(storedEvent);
  const { rows: whole } = await client.query<EventRow>({
    name: 'read_unsequenced_streams',
    text: `select ${eventColumns} from unnest($1::uuid[]) s(stream_id) join events e using (stream_id) join unsequenced u using (event_id)`,
    values: [[...new Set(rows.map(([, , streamId]) => streamId))]],
    rowMode: 'array',
  });
  return whole.map(storedEvent);
}

/** One statement in its own transaction. @throws a unique violation if another leader assigned one of these positions or events */
async function append(client: Client, edge: TreeEdge, events: readonly StoredEvent[]): Promise<void> {
  const after = edge.size;
  const tiles: CompleteTile[] = [];
  const leaves = events.map((event, n) => {
    const leaf = eventLeaf(after + n + 1, event);
    tiles.push(...edge.append(leaf));
    return leaf;
  });
  await client.query({
    name: 'append_order',
    text: `with done as (delete from unsequenced where event_id = any ($2)), complete as (${insertTilesSql(4)})
      insert into event_order (pos, event_id, hash)
      select $1::bigint + n.ordinal, n.event_id, substring($3::bytea from (n.ordinal::integer - 1) * 32 + 1 for 32)
      from unnest($2::uuid[]) with ordinality as n(event_id, ordinal)`,
    values: [after, events.map(({ id }) => id), Buffer.concat(leaves), ...tileColumns(tiles)],
  });
}

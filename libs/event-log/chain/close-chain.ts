import { v7 } from 'uuid';
import type { Database, Transaction } from '#libs/platform/database/database';
import { leaderLocks } from '#libs/platform/database/locks';
import type { RowUpgrade } from '#libs/platform/database/ready-database';
import { type LogEventData, logEventVersion, logStream } from '#machines/access/log-events';
import { localMicros } from '../append/database-clock.js';
import { eventLeaf } from '../tree/event-entry.js';
import { insertTilesSql, tileColumns } from '../tree/stored-tree.js';
import { tileWidth } from '../tree/tiles.js';
import { type CompleteTile, TreeEdge } from '../tree/tree-edge.js';
import { sequencerName } from '../sequencer/sequencer.js';
import { emptyHead, type Head, linkAfter } from './chain-hash.js';
import { type LogLine, readLines } from './log-lines.js';
import type { StoredEvent } from './stored-event.js';

/** The chain of an earlier build does not hold, or is still written: the tree cannot begin where it ends. */
export class OpenChainError extends Error {
  override readonly name = 'OpenChainError';
}

/** The hash chain of earlier builds, closed by the event ChainClosed; from there on the log is a tree. */
export const closedChain: RowUpgrade = {
  name: 'the hash chain of an earlier build is not closed',
  isDue: async (database) => (await database.one('select from tree_start')) === undefined,
  async run(owner, log) {
    if (!(await closedChain.isDue(owner))) return;
    const began = performance.now();
    const { pos } = await closeChain(owner);
    log.info(
      { events: pos, seconds: (performance.now() - began) / 1000 },
      'the hash chain of the log was verified and closed; the tree continues it',
    );
  },
};

/**
 * Verifies the chain and its signed heads, writes the tiles of its events, and logs ChainClosed, in one transaction. No row is changed.
 * @returns the last link of the chain
 * @throws OpenChainError naming the first position that does not hold, or if an older process still sequences
 */
async function closeChain(owner: Database): Promise<Head> {
  return owner.transaction(async (tx) => {
    const lock = await tx.one<{ mine: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, $2)) as mine', [
      sequencerName,
      leaderLocks,
    ]);
    if (lock?.mine !== true) throw new OpenChainError('a worker still sequences events: stop every process of the earlier build first');
    const edge = new TreeEdge();
    const open: Buffer[] = [];
    let head = emptyHead;
    for (let more = true; more;) {
      const lines = await readLines(tx, head.pos, undefined);
      more = lines.length > 0;
      const tiles: CompleteTile[] = [];
      for (const line of lines) {
        const event = chainedEvent(head, line);
        head = linkAfter(head, event);
        const leaf = eventLeaf(head.pos, event);
        if (open.push(leaf) === tileWidth) open.length = 0;
        tiles.push(...edge.append(leaf));
      }
      await tx.query(insertTilesSql(1), tileColumns(tiles));
    }
    await refuseOtherHeads(tx);
    await tx.query('insert into tree_start (chained, leaves) values ($1, $2)', [head.pos, Buffer.concat(open)]);
    await logClosing(tx, head, edge);
    return head;
  });
}

/** The event of the next link. @throws OpenChainError if it is missing or the stored hash is another */
function chainedEvent(head: Head, { pos, hash, event }: LogLine): StoredEvent {
  if (event !== null && pos === head.pos + 1 && linkAfter(head, event).hash.equals(hash)) return event;
  throw new OpenChainError(
    `the hash chain does not hold at position ${head.pos + 1}: run "auditor verify", and see docs/operations.md, "What to do when verify or replay reports"`,
  );
}

async function refuseOtherHeads(tx: Transaction): Promise<void> {
  const other = await tx.one<{ pos: number }>(
    `select h.pos from heads h left join event_order o using (pos) where o.hash is distinct from h.hash order by h.pos limit 1`,
  );
  if (other !== undefined) throw new OpenChainError(`the signed head of position ${other.pos} has another hash than the chain`);
}

/** Logs ChainClosed as the first entry whose place has the hash of a leaf. */
async function logClosing(tx: Transaction, { pos, hash }: Head, edge: TreeEdge): Promise<void> {
  const data: LogEventData['ChainClosed'] = { pos, hash: hash.toString('hex') };
  const event: StoredEvent = {
    ...logStream,
    id: v7(),
    version: 1,
    type: 'ChainClosed',
    schemaVersion: logEventVersion('ChainClosed'),
    data: JSON.stringify(data),
    metadata: '{"actor":null}',
    recordedAt: localMicros(),
  };
  const { id, streamType, streamId, version, type, schemaVersion, metadata, recordedAt } = event;
  await tx.query(
    `insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, streamType, streamId, version, type, schemaVersion, event.data, metadata, recordedAt],
  );
  const leaf = eventLeaf(pos + 1, event);
  await tx.query('insert into event_order (pos, event_id, hash) values ($1, $2, $3)', [pos + 1, id, leaf]);
  await tx.query(insertTilesSql(1), tileColumns(edge.append(leaf)));
}

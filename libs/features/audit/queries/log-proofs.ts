import { createPrivateKey, createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LogCheckpoints } from '#libs/event-log/chain/log-checkpoints';
import { readLines } from '#libs/event-log/chain/log-lines';
import { logOrigin, originChoiceOf } from '#libs/event-log/chain/log-origin';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { eventEntry } from '#libs/event-log/tree/event-entry';
import { verifierLine } from '#libs/event-log/tree/note';
import { StoredTree } from '#libs/event-log/tree/stored-tree';
import { tileOfPath } from '#libs/event-log/tree/tiles';
import { tlogProofText } from '#libs/event-log/tree/tlog-proof';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { invalid, notFound, Problem } from '#libs/platform/http/problem';
import type { ConsistencyProofDto, EntryProofDto } from '../wire/log-proofs.dto.js';

/** What outsiders read to verify the log as a Merkle tree, and the proof of one entry. */
@Injectable()
export class LogProofs {
  private readonly checkpoints: LogCheckpoints;
  private readonly tree: StoredTree;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    wakeups: Wakeups,
  ) {
    this.checkpoints = new LogCheckpoints(database, wakeups, config.quotas.checkpointSeconds);
    this.tree = new StoredTree(database);
  }

  /**
   * The newest checkpoint as it was signed.
   * @param signatures `all`: with that of the key before too, while the key is rotated
   * @throws Problem 404 while nothing is signed, 422 for another value
   */
  async checkpoint(signatures: unknown): Promise<string> {
    if (signatures !== undefined && signatures !== 'all') throw invalid({ field: 'signatures', code: 'notOffered' });
    const newest = await this.checkpoints.newest();
    if (newest === undefined) throw notFound();
    return signatures === 'all' ? newest.allSignatures : newest.note;
  }

  /** @param path below `tile/` @throws Problem 404 if it is no path of a tile, or the log has not so many entries */
  async tile(path: string): Promise<Buffer> {
    const place = tileOfPath(path);
    const tile = place && (await this.tree.tile(place));
    if (tile === undefined) throw notFound();
    return tile;
  }

  /** @throws Problem 422 unless 1 <= from <= to, 404 if the log has fewer than `to` entries */
  async consistency(from: number, to: number): Promise<ConsistencyProofDto> {
    if (from > to) throw invalid({ field: 'from', code: 'tooLarge', params: { limit: to } });
    if (to > (await this.tree.size())) throw notFound();
    const hashes = await this.tree.consistency(from, to);
    return { from, to, hashes: hashes.map((hash) => hash.toString('base64')) };
  }

  /** The position of an event. @throws Problem 404 if there is none, 409 notProvableYet until it has one */
  async positionOf(event: Id): Promise<number> {
    const row = await this.database.one<{ pos: number | null }>(
      'select pos from events left join event_order using (event_id) where event_id = $1',
      [event],
    );
    if (row === undefined) throw notFound();
    if (row.pos === null) throw new Problem('notProvableYet');
    return Number(row.pos);
  }

  /** The newest entry of a stream of receipts, the only entries for anybody. @throws Problem 404 for any other id, 409 notProvableYet */
  async receipt(stream: Id): Promise<EntryProofDto> {
    const row = await this.database.one<{ pos: number | null }>(
      `select pos from events left join event_order using (event_id) where stream_id = $1 and stream_type = 'receipt' order by version desc limit 1`,
      [stream],
    );
    if (row === undefined) throw notFound();
    if (row.pos === null) throw new Problem('notProvableYet');
    return this.entry(Number(row.pos));
  }

  /** The verifier key of the log's checkpoints, a line, also before anything is signed. @throws Problem 404 without a signing key */
  async key(): Promise<string> {
    const key = this.verifierKey(await logOrigin(this.database, originChoiceOf(this.config)));
    if (key === null) throw notFound();
    return `${key}\n`;
  }

  /** @throws Problem 404 beyond the end of the log, 409 notProvableYet until a checkpoint has the position */
  async entry(position: number): Promise<EntryProofDto> {
    const [line] = await readLines(this.database, position - 1, position);
    if (line?.event == null) throw notFound();
    const checkpoint = await this.checkpoints.covering(position);
    if (checkpoint === undefined) throw new Problem('notProvableYet');
    const hashes = await this.tree.inclusion(position - 1, checkpoint.size);
    return {
      position,
      entry: eventEntry(position, line.event).toString('base64'),
      proof: tlogProofText({ index: position - 1, hashes, checkpoint: checkpoint.note }),
      verifierKey: this.verifierKey(checkpoint.origin),
    };
  }

  private verifierKey(origin: string): string | null {
    const { auditSigningKey } = this.config;
    return auditSigningKey === '' ? null : verifierLine({ name: origin, key: createPublicKey(createPrivateKey(auditSigningKey)) });
  }
}

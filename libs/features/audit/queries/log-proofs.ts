import { Injectable } from '@nestjs/common';
import { LogProof } from '#libs/event-log/proof/log-proof';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { invalid, notFound, Problem } from '#libs/platform/http/problem';
import type { ConsistencyProofDto, EntryProofDto } from '../wire/log-proofs.dto.js';

/** Verifies nothing itself: it serves what outsiders need to verify the log as a Merkle tree. */
@Injectable()
export class LogProofs {
  constructor(
    private readonly database: Database,
    private readonly log: LogProof,
  ) {}

  /**
   * Returns the newest signed checkpoint.
   * @param signatures `all`: with the signature of the previous key while the key is rotated
   * @throws Problem 404 before the first signature, 422 for another value
   */
  async checkpoint(signatures: unknown): Promise<string> {
    if (signatures !== undefined && signatures !== 'all') throw invalid({ field: 'signatures', code: 'notOffered' });
    const newest = found(await this.log.newest());
    return signatures === 'all' ? newest.allSignatures : newest.note;
  }

  /** @param path below `tile/` @throws Problem 404 if it is no path of a tile, or the log is shorter */
  async tile(path: string): Promise<Buffer> {
    return found(await this.log.tile(path));
  }

  /** @throws Problem 422 unless 1 <= from <= to, 404 if the log has fewer than `to` entries */
  async consistency(from: number, to: number): Promise<ConsistencyProofDto> {
    if (from > to) throw invalid({ field: 'from', code: 'tooLarge', params: { limit: to } });
    return { from, to, hashes: found(await this.log.consistency(from, to)) };
  }

  /** @throws Problem 404 if the event does not exist, 409 notProvableYet until it has a position */
  positionOf(event: Id): Promise<number> {
    return this.position('event_id = $1', event);
  }

  /** Returns the newest entry of a stream of receipts, the only public entries. @throws Problem 404 for any other id, 409 notProvableYet */
  async receipt(stream: Id): Promise<EntryProofDto> {
    return this.entry(await this.position(`stream_id = $1 and stream_type = 'receipt' order by version desc limit 1`, stream));
  }

  /** The verifier key of the log's checkpoints, as one line. @throws Problem 404 without a signing key */
  async key(): Promise<string> {
    return `${found(await this.log.key())}\n`;
  }

  /** @throws Problem 404 beyond the end of the log, 409 notProvableYet until a checkpoint has the position */
  async entry(position: number): Promise<EntryProofDto> {
    const entry = await this.log.entry(position);
    if (entry === 'none') throw notFound();
    if (entry === 'unsigned') throw new Problem('notProvableYet');
    return entry;
  }

  private async position(where: string, id: Id): Promise<number> {
    const row = await this.database.one<{ pos: number | null }>(
      `select pos from events left join event_order using (event_id) where ${where}`,
      [id],
    );
    if (found(row).pos === null) throw new Problem('notProvableYet');
    return Number(row?.pos);
  }
}

/** @throws Problem 404 for null and undefined */
function found<Result>(result: Result | null | undefined): Result {
  if (result == null) throw notFound();
  return result;
}

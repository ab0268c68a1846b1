import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Database, Transaction } from '#libs/platform/database/database';
import { acquireCheckpointLock } from '#libs/platform/database/locks';
import { clockSql, localMicros } from '../append/database-clock.js';
import { type Checkpoint, checkpointText } from '../tree/checkpoint.js';
import { signNote } from '../tree/note.js';
import { StoredTree } from '../tree/stored-tree.js';
import { HeadsFile } from './heads-file.js';
import { checkpointLine, keptHeadOf, type KeptHead } from './kept-heads.js';
import type { OriginChoice } from './log-origin.js';

/** The log contradicts what was signed of it before, so that nothing more is signed under this origin. */
export class ForkedLogError extends Error {
  override readonly name = 'ForkedLogError';
}

const runbook = 'see docs/operations.md, "A new origin after a restore"';

interface SignerOptions {
  /** the private key before, which signs too while the key is rotated */
  previousPem?: string | undefined;
}

/**
 * Signs the tree of the log with Ed25519 as a checkpoint, and writes it to `tree_checkpoints` and, as a line of JSON, to a file that is kept elsewhere too. A
 * log that is truncated or rewritten contradicts the file: then the signer refuses.
 */
export class CheckpointSigner {
  private readonly keys: readonly KeyObject[];
  private readonly file: HeadsFile;

  /** @param pem the private key, PKCS #8 @param file path of the file of signed heads */
  constructor(
    private readonly database: Database,
    pem: string,
    file: string,
    private readonly origin: OriginChoice,
    { previousPem }: SignerOptions = {},
  ) {
    this.keys = [pem, ...(previousPem === undefined ? [] : [previousPem])].map((one) => createPrivateKey(one));
    this.file = new HeadsFile(file);
  }

  /**
   * Signs the present tree unless it is signed already or the log is empty. One process signs at a time.
   * @throws ForkedLogError if the log is shorter than the last line of the file says, or had another root then
   */
  signNow(): Promise<Checkpoint | undefined> {
    return this.database.transaction(async (tx) => {
      await acquireCheckpointLock(tx);
      const tree = new StoredTree(tx);
      const size = await tree.size();
      if (size === 0) return undefined;
      const { origin, isFirst } = await this.currentOrigin(tx);
      const last = await this.lastKept();
      const kept = await requireGrowth(tx, { origin, isFirst, size, last });
      const stored = await tx.one<{ note: string; at: number }>(
        'select note, at_us as at from tree_checkpoints where origin = $1 and size = $2',
        [origin, size],
      );
      if (kept === size) return undefined;
      if (stored !== undefined) return this.writeAgain(stored);
      return this.sign(tx, { origin, size, root: (await tree.edgeAt(size)).root() });
    });
  }

  private async sign(tx: Transaction, checkpoint: Checkpoint): Promise<Checkpoint> {
    const note = signNote(
      checkpointText(checkpoint),
      this.keys.map((key) => ({ name: checkpoint.origin, key })),
    );
    // A clock that was set back must not date a checkpoint before the last one.
    const row = await tx.one<{ at: number }>(
      `insert into tree_checkpoints (origin, size, root, at_us, note)
       select $1, $2, $3, greatest(${clockSql}, 1 + coalesce((select max(at_us) from tree_checkpoints where origin = $1), 0)), $4 returning at_us as at`,
      [checkpoint.origin, checkpoint.size, checkpoint.root, note],
    );
    await this.file.append(checkpointLine(note, Number(row?.at)));
    return checkpoint;
  }

  /** The file lacks a checkpoint that the database has: it is new, or the process was killed in between. */
  private async writeAgain({ note, at }: { note: string; at: number }): Promise<undefined> {
    await this.file.append(checkpointLine(note, Number(at)));
  }

  private async lastKept(): Promise<KeptHead | undefined> {
    const line = await this.file.lastLine();
    if (line === undefined) return undefined;
    const kept = keptHeadOf(line);
    if (kept === undefined) throw new ForkedLogError(`the last line of the signed heads is neither a head nor a checkpoint: ${runbook}`);
    return kept;
  }

  /** The stored origin. A chosen one that the log never had begins there. */
  private async currentOrigin(tx: Transaction): Promise<{ origin: string; isFirst: boolean }> {
    const known = await tx.query<{ n: number; origin: string }>('select n, origin from log_origins order by n');
    const { chosen } = this.origin;
    const last = known.at(-1);
    if (last !== undefined && (chosen === undefined || chosen === last.origin)) return { origin: last.origin, isFirst: known.length === 1 };
    if (known.some(({ origin }) => origin === chosen)) {
      throw new ForkedLogError(`the origin ${chosen} was given up for ${last?.origin}: choose one that the log never had`);
    }
    const origin = chosen ?? this.origin.usual;
    await tx.query('insert into log_origins (n, origin, began_at_us) values ($1, $2, $3)', [known.length + 1, origin, localMicros()]);
    return { origin, isFirst: known.length === 0 };
  }
}

interface Growth {
  origin: string;
  /** whether heads of the chain are of the same log */
  isFirst: boolean;
  size: number;
  last: KeptHead | undefined;
}

/** @returns the size of the last kept checkpoint of this origin; 0 if there is none @throws ForkedLogError */
async function requireGrowth(tx: Transaction, { origin, isFirst, size, last }: Growth): Promise<number> {
  if (last === undefined) return 0;
  if ('head' in last) {
    if (isFirst) await requireChained(tx, last.head.pos, last.head.hash);
    return 0;
  }
  const kept = last.checkpoint;
  if (kept.origin !== origin) return 0;
  if (kept.size > size) {
    throw new ForkedLogError(
      `the log has ${size} entries, and a checkpoint of ${kept.size} was signed: it was cut, or restored from a backup; ${runbook}`,
    );
  }
  const root = (await new StoredTree(tx).edgeAt(kept.size)).root();
  if (root.equals(kept.root)) return kept.size;
  throw new ForkedLogError(
    `the signed checkpoint of ${kept.size} entries has another root than the log: it was rewritten, or restored from a backup; ${runbook}`,
  );
}

/** The last line is a head of the chain, so that nothing was signed since the chain was closed. */
async function requireChained(tx: Transaction, pos: number, hash: string): Promise<void> {
  const row = await tx.one<{ hash: Buffer }>('select hash from event_order where pos = $1 and pos <= (select chained from tree_start)', [
    pos,
  ]);
  if (row?.hash.toString('hex') === hash) return;
  throw new ForkedLogError(
    `the signed head of position ${pos} is not the chain’s: it was cut or rewritten, or restored from a backup; ${runbook}`,
  );
}

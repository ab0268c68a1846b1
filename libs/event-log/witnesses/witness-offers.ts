import type { Database } from '#libs/platform/database/database';
import type { WitnessAddress } from '#libs/platform/config/witnesses';
import { cosignaturesOf, witnessKeyOf, type WitnessKey } from '../tree/cosignature.js';
import { NoteError, readNote } from '../tree/note.js';
import { StoredTree } from '../tree/stored-tree.js';
import { addCheckpoint, answerTimeout, type WitnessAnswer } from './add-checkpoint.js';
import { saveWitnessState, type WitnessState, type WitnessStatus } from './witness-states.js';

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface Witness extends WitnessAddress {
  known: WitnessKey;
}

interface Signed {
  origin: string;
  size: number;
  note: string;
}

/** What came of an offer. `size`: entries that the witness has cosigned. */
type Result = Omit<WitnessState, 'witness'>;

/** Requests to a witness for one checkpoint: the first, and again with the size that it answered. */
const mostTries = 3;

/** Offers the newest checkpoint to each witness, and keeps their cosignatures. A witness that does not cosign never stops the others, or the signing. */
export class WitnessOffers {
  private readonly witnesses: readonly Witness[];
  private readonly tree: StoredTree;
  private running: Promise<void> | undefined;
  private again = false;
  /** verifier keys of those who answered this process: only a new answer shows whether they have more than a database that was restored */
  private readonly asked = new Set<string>();

  /** @param timeout milliseconds for an answer */
  constructor(
    private readonly database: Database,
    witnesses: readonly WitnessAddress[],
    private readonly log: Log,
    private readonly timeout = answerTimeout,
  ) {
    this.witnesses = witnesses.map((one) => ({ ...one, known: witnessKeyOf(one.key) }));
    this.tree = new StoredTree(database);
  }

  /** Offers the newest checkpoint to those who have not cosigned it, the first time to all. While a run is under way, another one follows it. @throws what the database throws */
  offer(): Promise<void> {
    this.again = true;
    return (this.running ??= this.run().finally(() => (this.running = undefined)));
  }

  private async run(): Promise<void> {
    while (this.again && this.witnesses.length > 0) {
      this.again = false;
      await Promise.all(this.witnesses.map((witness) => this.offerTo(witness)));
    }
  }

  private async offerTo(witness: Witness): Promise<void> {
    const checkpoint = await this.newest();
    if (checkpoint === undefined) return;
    const { origin, size } = checkpoint;
    const last = await this.lastCosigned(origin, witness.key);
    if (last >= size && this.asked.has(witness.key) && !(await this.isAhead(origin, witness.key))) return;
    const result = await this.offerFrom(witness, checkpoint, Math.min(last, size));
    if (result.status !== 'unreachable') this.asked.add(witness.key);
    const isNew = await saveWitnessState(this.database, origin, { witness: witness.key, ...result });
    if (isNew) this.report(witness, result, origin);
  }

  private async offerFrom(witness: Witness, checkpoint: Signed, last: number): Promise<Result> {
    let old = last;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const proof = old === 0 || old === checkpoint.size ? [] : await this.tree.consistency(old, checkpoint.size);
      const answer = await addCheckpoint(witness.url, { old, proof, note: checkpoint.note }, this.timeout);
      if (answer.kind !== 'otherSize') return this.resultOf(witness, checkpoint, old, answer);
      if (answer.size > checkpoint.size) return this.beyond(checkpoint, answer.size);
      old = answer.size;
    }
    return { status: 'unreachable', size: old, detail: 'it names another size each time' };
  }

  private async resultOf(
    { key, known }: Witness,
    { origin, size, note }: Signed,
    old: number,
    answer: Exclude<WitnessAnswer, { kind: 'otherSize' }>,
  ): Promise<Result> {
    if (answer.kind === 'otherTree') return { status: 'forked', size: old, detail: answer.detail };
    if (answer.kind !== 'cosigned') return { status: answer.kind, size: old, detail: answer.detail };
    const line = ownLine(note, answer.lines, known);
    if (line instanceof NoteError) return { status: 'invalid', size: old, detail: line.message };
    if (line === undefined || known.name === origin)
      return { status: 'invalid', size: old, detail: 'no cosignature of its key is in its answer' };
    await this.database.query(
      'insert into checkpoint_cosignatures (origin, size, witness, cosigned_at, line) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [origin, size, key, line.at, line.text],
    );
    return { status: 'cosigned', size, detail: '' };
  }

  /** The witness has more than what was offered to it: another process may have signed and offered a larger checkpoint meanwhile. */
  private async beyond({ origin }: Signed, size: number): Promise<Result> {
    const newest = await this.newest();
    if (newest !== undefined && newest.origin === origin && newest.size >= size)
      return { status: 'unreachable', size, detail: 'it cosigned a newer checkpoint meanwhile' };
    return {
      status: 'ahead',
      size,
      detail: `it has cosigned ${size} entries, and the log has signed ${newest?.size ?? 0}: it was cut, or restored from a backup`,
    };
  }

  private report({ url, known }: Witness, { status, detail, size }: Result, origin: string): void {
    const fields = { witness: known.name, url, origin, status, size, detail };
    if (status === 'cosigned') this.log.info(fields, 'the witness cosigns the log');
    else if (isAlarm(status))
      this.log.error(fields, 'the witness has another log than this one: see docs/operations.md, "A new origin after a restore"');
    else this.log.warn(fields, 'the witness does not cosign the log');
  }

  private async newest(): Promise<Signed | undefined> {
    const row = await this.database.one<Signed>(
      `select origin, size, note from tree_checkpoints where origin = (select origin from log_origins order by n desc limit 1) order by size desc limit 1`,
    );
    return row && { ...row, size: Number(row.size) };
  }

  private async lastCosigned(origin: string, witness: string): Promise<number> {
    const row = await this.database.one<{ size: number | null }>(
      'select max(size) as size from checkpoint_cosignatures where origin = $1 and witness = $2',
      [origin, witness],
    );
    return Number(row?.size ?? 0);
  }

  private async isAhead(origin: string, witness: string): Promise<boolean> {
    const found = await this.database.one(`select from witness_states where origin = $1 and witness = $2 and status = 'ahead'`, [
      origin,
      witness,
    ]);
    return found !== undefined;
  }
}

/** The witness saw another log than this one. */
export const isAlarm = (status: WitnessStatus): boolean => status === 'ahead' || status === 'forked';

/** The line of the witness in its answer, verified. @returns undefined if there is none, a NoteError if it does not hold */
function ownLine(note: string, lines: string, known: WitnessKey): { text: string; at: number } | undefined | NoteError {
  try {
    for (const text of lines.split(/(?<=\n)/)) {
      const [signature] = readNote(`${note.slice(0, note.lastIndexOf('\n\n') + 2)}${text}`).signatures;
      if (signature === undefined || signature.name !== known.name || !signature.keyId.equals(known.keyId)) continue;
      const [cosignature] = cosignaturesOf(`${note}${text}`, [known]);
      if (cosignature !== undefined) return { text, at: cosignature.at };
    }
    return undefined;
  } catch (fault) {
    if (fault instanceof NoteError) return fault;
    throw fault;
  }
}

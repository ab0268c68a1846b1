import type { Queryable } from '#libs/platform/database/database';
import type { ChainFault } from '../chain/chain-fault.js';
import { openCheckpoint, unverifiedCheckpoint } from '../tree/checkpoint.js';
import { cosignaturesOf, witnessKeyOf } from '../tree/cosignature.js';
import { NoteError } from '../tree/note.js';
import { requireQuorum, type TlogPolicy } from '../tree/policy.js';
import { cosignatureLines } from './witness-states.js';

export interface CosignatureReport {
  /** of the database, each verified with the key that its row names */
  cosignatures: number;
  /** the newest checkpoint that meets the policy, and the policy's names of who cosigned it */
  witnessed?: { size: number; by: string[] };
  faults: ChainFault[];
}

interface Row {
  origin: string;
  size: number;
  witness: string;
  at: number;
  line: string;
  note: string;
}

const batch = 5_000;
/** Newest cosigned checkpoints that may meet a policy. */
const mostCandidates = 1_000;

/**
 * Verifies the cosignatures of the database, and looks for the newest checkpoint of the present origin that meets `policy`: without one that is a fault. A database
 * of an earlier version has none.
 */
export async function verifyCosignatures(database: Queryable, policy?: TlogPolicy): Promise<CosignatureReport> {
  const report: CosignatureReport = { cosignatures: 0, faults: [] };
  const table = await database.one<{ exists: boolean }>(`select to_regclass('checkpoint_cosignatures') is not null as exists`);
  if (table?.exists === true) await verifyAll(database, report);
  if (policy === undefined) return report;
  const witnessed = table?.exists === true ? await newestWitnessed(database, policy) : undefined;
  if (witnessed === undefined) {
    const detail = `no checkpoint has the quorum ${policy.quorum} of the policy`;
    return { ...report, faults: [...report.faults, { kind: 'quorumMissing', pos: 0, detail }] };
  }
  return { ...report, witnessed };
}

async function verifyAll(database: Queryable, report: CosignatureReport): Promise<void> {
  let last: Pick<Row, 'origin' | 'size' | 'witness'> = { origin: '', size: 0, witness: '' };
  for (;;) {
    const rows = await database.query<Row>(
      `select s.origin, s.size, s.witness, s.cosigned_at as at, s.line, c.note
       from checkpoint_cosignatures s join tree_checkpoints c using (origin, size)
       where (s.origin, s.size, s.witness) > ($1, $2, $3) order by s.origin, s.size, s.witness limit ${batch}`,
      [last.origin, last.size, last.witness],
    );
    for (const row of rows) {
      report.cosignatures += 1;
      if (!holds(row))
        report.faults.push({
          kind: 'cosignatureForged',
          pos: Number(row.size),
          detail: `the cosignature of ${row.witness.split('+')[0]} on the checkpoint of ${row.size} entries does not hold`,
        });
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < batch) return;
    last = end;
  }
}

function holds({ witness, at, line, note }: Row): boolean {
  try {
    const found = cosignaturesOf(`${note}${line}`, [witnessKeyOf(witness)]);
    return found.length === 1 && found[0]?.at === Number(at);
  } catch (fault) {
    if (fault instanceof NoteError) return false;
    throw fault;
  }
}

async function newestWitnessed(database: Queryable, policy: TlogPolicy): Promise<CosignatureReport['witnessed']> {
  const notes = await database.query<{ note: string }>(
    `select c.note || ${cosignatureLines('c.origin', 'c.size')} as note from tree_checkpoints c
     where c.origin = (select origin from log_origins order by n desc limit 1) order by c.size desc limit ${mostCandidates}`,
  );
  for (const { note } of notes) {
    const by = meets(note, policy);
    if (by !== undefined) return { size: unverifiedCheckpoint(note).size, by };
  }
  return undefined;
}

/** The policy's witnesses of a checkpoint, which one of the policy's logs signed; undefined if the quorum is missing. */
function meets(note: string, policy: TlogPolicy): string[] | undefined {
  try {
    openCheckpoint(note, policy.logs);
    return requireQuorum(note, policy);
  } catch (fault) {
    if (fault instanceof NoteError) return undefined;
    throw fault;
  }
}

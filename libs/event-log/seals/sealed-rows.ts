import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Queryable } from '#libs/platform/database/database';
import { commandColumns, commandHash, type CommandRow } from '../chain/fields.js';
import { leafHash, rootOf } from '../tree/tree-hash.js';

/** A row as a seal has it. */
export interface SealedRow {
  id: Id;
  at: Micros;
  /** SHA-256 of the row */
  hash: Buffer;
}

/** A kind of rows that seals cover. */
export interface SealedKind {
  kind: 'commands' | 'reads';
  event: 'CommandsSealed' | 'ReadsSealed';
  /** what a row is called */
  row: 'command' | 'read';
  /**
   * Microseconds that a row may be recorded after its time. Reads wait in the process that served them while the database is away; refused commands are
   * written before their answer.
   */
  lateness: Micros;
  /** SQL of all rows with the columns id and at */
  rows: string;
  read(database: Queryable, ids: readonly Id[]): Promise<SealedRow[]>;
}

const hour = 3_600_000_000;

/** Refused commands. Accepted ones have their hash in the metadata of their events. */
const commands: SealedKind = {
  kind: 'commands',
  event: 'CommandsSealed',
  row: 'command',
  lateness: 2 * hour,
  rows: `select command_id as id, at from commands where outcome = 'refused'`,
  async read(database, ids) {
    // Whatever their outcome: a refused command that was made an accepted one is a changed row.
    const rows = await database.query<CommandRow>(`select ${commandColumns} from commands where command_id = any ($1::uuid[])`, [ids]);
    return rows.map((row) => {
      const at = Number(row.at);
      return { id: row.id, at, hash: Buffer.from(commandHash({ ...row, at }), 'hex') };
    });
  },
};

/** Who opened what. A row whose fields were emptied keeps its hash. */
const reads: SealedKind = {
  kind: 'reads',
  event: 'ReadsSealed',
  row: 'read',
  lateness: 25 * hour,
  rows: 'select id, at_us as at from reads',
  async read(database, ids) {
    const rows = await database.query<SealedRow>('select id, at_us as at, hash from reads where id = any ($1::uuid[])', [ids]);
    return rows.map(({ id, at, hash }) => ({ id, at: Number(at), hash }));
  },
};

export const sealedKinds: readonly SealedKind[] = [commands, reads];

/** The root (hex) over rows in their order; the leaf of each hashes the 16 bytes of its id and its hash. */
export const sealRoot = (rows: readonly Leaf[]): string => rootOf(rows.map(sealLeaf)).toString('hex');

type Leaf = Pick<SealedRow, 'id' | 'hash'>;
export const sealLeaf = ({ id, hash }: Leaf): Buffer => leafHash(Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), hash]));

/** The leaves of a stored seal: its ids, and 32 bytes of `hashes` for each. */
export const storedLeaves = (ids: readonly Id[], hashes: Buffer): Leaf[] =>
  ids.map((id, n) => ({ id, hash: hashes.subarray(n * 32, (n + 1) * 32) }));

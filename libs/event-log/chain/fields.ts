import { hash } from 'node:crypto';

const absent = 0xffffffff;
let scratch = Buffer.allocUnsafe(64 * 1024);

/**
 * Encodes fields for hashing: each as four bytes of length (big endian) and its UTF-8 text, so that no two lists have the same bytes; a missing field is ff ff
 * ff ff without text. `before` is prepended unchanged.
 * Returns a view of a reused buffer: hash it before the next call.
 */
export function fieldBytes(fields: readonly (string | number | null)[], before?: Buffer): Buffer {
  let at = before?.copy(scratch) ?? 0;
  for (const field of fields) {
    if (field === null) {
      at = scratch.writeUInt32BE(absent, at);
      continue;
    }
    const text = typeof field === 'string' ? field : String(field);
    // UTF-8 takes at most three bytes for a UTF-16 unit; four more for the length of the next field.
    if (at + 8 + text.length * 3 > scratch.length) grow(at + 8 + text.length * 3);
    const length = scratch.write(text, at + 4);
    scratch.writeUInt32BE(length, at);
    at += 4 + length;
  }
  return scratch.subarray(0, at);
}

function grow(needed: number): void {
  const larger = Buffer.allocUnsafe(Math.max(needed, scratch.length) * 2);
  scratch.copy(larger);
  scratch = larger;
}

/**
 * SHA-256, 32 bytes. The digest comes as text, whose bytes fit into Node's pool of small buffers: a buffer outside of it for each digest takes nearly twice the
 * time and keeps the garbage collector busy.
 */
export const sha256 = (bytes: Uint8Array): Buffer => Buffer.from(hash('sha256', bytes, 'binary'), 'binary');

/** Columns of the command ledger in the order of the hash. `actorFacts` and `input` are the stored texts. */
export interface CommandRow {
  id: string;
  type: string;
  actorId: string | null;
  actorFacts: string | null;
  streamType: string;
  streamId: string;
  streamVersion: number;
  machineVersion: number;
  input: string;
  outcome: string;
  code: string | null;
  at: number;
}

/** SQL of the columns of a `CommandRow`. */
export const commandColumns = `command_id as id, type, actor_id as "actorId", actor_facts as "actorFacts", stream_type as "streamType", stream_id as "streamId",
  stream_version as "streamVersion", machine_version as "machineVersion", input, outcome, code, at`;

/** SHA-256 (hex) of a ledger row. Every event of the command contains it in its metadata, which puts the row under the chain. */
export function commandHash(row: CommandRow): string {
  const { id, type, actorId, actorFacts, streamType, streamId, streamVersion, machineVersion, input, outcome, code, at } = row;
  const bytes = fieldBytes([id, type, actorId, actorFacts, streamType, streamId, streamVersion, machineVersion, input, outcome, code, at]);
  return hash('sha256', bytes, 'hex');
}

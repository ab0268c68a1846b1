import { hash } from 'node:crypto';

const absent = Buffer.from([0xff, 0xff, 0xff, 0xff]);

/**
 * The bytes that are hashed for a list of fields: each as four bytes of length (big endian) and its UTF-8 text, so that no two lists give
 * the same bytes; a missing field is ff ff ff ff without text.
 */
export function fieldBytes(fields: readonly (string | number | null)[]): Buffer {
  const parts: Buffer[] = [];
  for (const field of fields) {
    if (field === null) {
      parts.push(absent);
      continue;
    }
    const text = Buffer.from(String(field));
    const length = Buffer.allocUnsafe(4);
    length.writeUInt32BE(text.length);
    parts.push(length, text);
  }
  return Buffer.concat(parts);
}

/** A row of the commands ledger as it is hashed. `actorFacts` and `input` are the stored texts. */
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

/** SHA-256 (hex) of a ledger row; every event of the command carries it in its metadata and so puts the row under the chain. */
export function commandHash(row: CommandRow): string {
  return hash(
    'sha256',
    fieldBytes([
      row.id,
      row.type,
      row.actorId,
      row.actorFacts,
      row.streamType,
      row.streamId,
      row.streamVersion,
      row.machineVersion,
      row.input,
      row.outcome,
      row.code,
      row.at,
    ]),
    'hex',
  );
}

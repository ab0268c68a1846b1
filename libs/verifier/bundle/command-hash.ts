import { sha256 } from '@noble/hashes/sha2.js';
import { hexOf, utf8 } from '../bytes.js';

/** A line of `commands.jsonl`, as its README describes it. */
export interface CommandLine {
  id: string;
  type: string;
  actorId: string | null;
  /** JSON */
  actorFacts: string | null;
  streamType: string;
  streamId: string;
  streamVersion: number;
  machineVersion: number;
  /** JSON */
  input: string;
  outcome: string;
  code: string | null;
  at: number;
}

const fields = [
  ...(['id', 'type', 'actorId', 'actorFacts', 'streamType', 'streamId', 'streamVersion'] as const),
  ...(['machineVersion', 'input', 'outcome', 'code', 'at'] as const),
];
const absent = Uint8Array.of(255, 255, 255, 255);

/** SHA-256 (hex) over the fields, each as four bytes of length (big endian) and its text; ff ff ff ff stands for null. */
export function commandHash(line: CommandLine): string {
  const sum = sha256.create();
  for (const name of fields) {
    const value = line[name];
    if (value === null) {
      sum.update(absent);
      continue;
    }
    const bytes = utf8.encode(String(value));
    sum.update(Uint8Array.of(bytes.length >>> 24, bytes.length >>> 16, bytes.length >>> 8, bytes.length)).update(bytes);
  }
  return hexOf(sum.digest());
}

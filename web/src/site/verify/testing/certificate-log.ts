import { createHash, createPublicKey, sign } from 'node:crypto';
import { type keysOf, origin, ours } from './proof-log.js';

const name = `${origin}/certificates`;

/** The text of a statement over the log of `size` entries. @param changes lines in place of those with these numbers, from 0 */
export function statementLines(size: number, root: Buffer, changes: Readonly<Record<number, string>> = {}): string {
  const lines = [
    name,
    'statement of certificate 17',
    'covers order R-000412',
    'snapshot 2026-11-27T01:02:03.456Z',
    'faults 0',
    'replayed 1 7 9',
    `log ${size} ${root.toString('base64')}`,
  ];
  return `${lines.map((line, n) => changes[n] ?? line).join('\n')}\n`;
}

interface Signing {
  keys?: Pick<ReturnType<typeof keysOf>, 'privateKey'>;
  name?: string;
  /** number of signatures */
  times?: number;
  /** what is signed in place of the text */
  signed?: string;
}

/** A statement's note as a link has it, signed as the installation signs. */
export function certificateLink(text: string, { keys = ours, name: by = name, times = 1, signed = text }: Signing = {}): string {
  const raw = createPublicKey(keys.privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
  const id = createHash('sha256')
    .update(Buffer.concat([Buffer.from(`${by}\n`), Buffer.of(1), raw]))
    .digest()
    .subarray(0, 4);
  const line = `— ${by} ${Buffer.concat([id, sign(null, Buffer.from(signed), keys.privateKey)]).toString('base64')}\n`;
  return Buffer.from(`${text}\n${line.repeat(times)}`).toString('base64url');
}

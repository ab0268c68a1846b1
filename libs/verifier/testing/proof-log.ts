import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { VerifySignature } from '../signed-note.js';
import type { SavedProof } from '../verify-proof.js';

/* A log of the tests, written with Node's own hashes and signatures from the description in docs/event-log.md. */
export const origin = 'registra.example';
export const keysOf = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.concat([Buffer.of(1), publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)]);
  const id = hash(Buffer.from(`${origin}\n`), raw).subarray(0, 4);
  return { privateKey, id, line: `${origin}+${id.toString('hex')}+${raw.toString('base64')}` };
};
export const hash = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
export const leaf = (entry: Buffer): Buffer => hash(Buffer.of(0), entry);
const node = (left: Buffer, right: Buffer): Buffer => hash(Buffer.of(1), left, right);
export const ours = keysOf();
export const verifySignature: VerifySignature = (key, signature, text) => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') };
  return Promise.resolve(verify(null, Buffer.from(text), createPublicKey({ key: jwk, format: 'jwk' }), signature));
};
export const stream = '0b5a7ac5-5f14-5d0b-8f5e-3c9a7d41e0b2';

export const receipt = {
  receipt: 'R-000123-2',
  orderNumber: 'R-000123',
  issue: 1,
  replaces: null,
  amount: 26_700,
  currency: 'EUR',
  day: '2026-11-27',
  stage: 'prepayment',
};
export interface Fields {
  position: number;
  type?: string;
  streamType?: string;
  schema?: string;
  data?: unknown;
  metadata?: string;
}
function entry({ position, type = 'ReceiptIssued', streamType = 'receipt', schema = '1', data = receipt, metadata = '{}' }: Fields) {
  const fields = [
    position,
    stream.replace('0b', '1c'),
    streamType,
    stream,
    1,
    type,
    schema,
    1_795_000_000_000_000,
    JSON.stringify(data),
    metadata,
  ];
  return Buffer.concat(
    fields.flatMap((field) => {
      const bytes = Buffer.from(String(field));
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

/** RFC 6962, section 2.1: root of the leaves, and the path of one of them. */
function root(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 1) return leaves[0] ?? Buffer.alloc(0);
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  return node(root(leaves.slice(0, split)), root(leaves.slice(split)));
}
export function path(index: number, leaves: readonly Buffer[]): Buffer[] {
  if (leaves.length <= 1) return [];
  const split = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split ? [...path(index, left), root(right)] : [...path(index - split, right), root(left)];
}

export const signatureOf = (
  text: string,
  { privateKey, id }: Pick<ReturnType<typeof keysOf>, 'privateKey' | 'id'>,
  name = origin,
): string => `— ${name} ${Buffer.concat([id, sign(null, Buffer.from(text), privateKey)]).toString('base64')}\n`;
export const checkpoint = (size: number, top: Buffer, sign = (text: string) => signatureOf(text, ours)): string => {
  const text = `${origin}\n${size}\n${top.toString('base64')}\n`;
  return `${text}\n${sign(text)}`;
};
export const proofText = (index: number | string, hashes: readonly (Buffer | string)[], note: string): string =>
  ['c2sp.org/tlog-proof@v1', `index ${index}`, ...hashes.map((one) => one.toString('base64')), '', note].join('\n');

/** The log with a receipt at `index` of `size` entries. */
export function proofIn(size: number, index: number, fields: Partial<Fields> = {}) {
  const bytes = entry({ position: index + 1, ...fields });
  const leaves = Array.from({ length: size }, (_, n) => (n === index ? leaf(bytes) : leaf(Buffer.from(`entry ${n}`))));
  const top = root(leaves);
  const hashes = path(index, leaves);
  const saved: SavedProof = { entry: bytes.toString('base64'), proof: proofText(index, hashes, checkpoint(size, top)) };
  return { bytes, leaves, top, hashes, saved };
}

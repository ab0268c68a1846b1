import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';

/** A signed note (C2SP signed-note 1.0) that cannot be read, or whose signatures do not hold. */
export class NoteError extends Error {
  override readonly name = 'NoteError';
}

/** A public key under a name. */
export interface NoteVerifier {
  name: string;
  key: KeyObject;
}

/** An Ed25519 private key under a name. */
export interface NoteSigner {
  name: string;
  key: KeyObject;
}

interface Signature {
  name: string;
  keyId: Buffer;
  signature: Buffer;
}

const ed25519 = 1;
/** Bytes of a note, and number of its signatures, that are read; the format asks for at least 16 signatures. */
const largestNote = 64 * 1024;
const mostSignatures = 32;
const keyIdLength = 4;

/** Whether a key may have this name: 1 to 200 characters without spaces, control characters and `+`. */
export const isKeyName = (name: string): boolean => /^[^\s+\p{Cc}\p{Z}]{1,200}$/u.test(name);

/** Key ID: the first four bytes of SHA-256(name || newline || 0x01 || public key). */
function keyIdOf(name: string, key: KeyObject): Buffer {
  const bytes = Buffer.concat([Buffer.from(`${name}\n`), Buffer.from([ed25519]), rawKey(key)]);
  return hash('sha256', bytes, 'buffer').subarray(0, keyIdLength);
}

/** The 32 bytes of an Ed25519 public key. */
function rawKey(key: KeyObject): Buffer {
  const { x, crv } = createPublicKey(key.export({ type: 'spki', format: 'pem' })).export({ format: 'jwk' });
  if (crv !== 'Ed25519' || x === undefined) throw new NoteError('the key is not an Ed25519 key');
  return Buffer.from(x, 'base64url');
}

/** The key as one line, `name+id+base64`, as other verifiers take it. */
export function verifierLine({ name, key }: NoteVerifier): string {
  const encoded = Buffer.concat([Buffer.from([ed25519]), rawKey(key)]).toString('base64');
  return `${name}+${keyIdOf(name, key).toString('hex')}+${encoded}`;
}

/** Reads a line of `verifierLine`. @throws NoteError */
export function verifierOf(line: string): NoteVerifier {
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(line) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (!isKeyName(name) || bytes.length !== 33 || bytes[0] !== ed25519) throw new NoteError('this is no Ed25519 verifier key');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.subarray(1).toString('base64url') }, format: 'jwk' });
  if (keyIdOf(name, key).toString('hex') !== id) throw new NoteError('the ID of the verifier key is another key’s');
  return { name, key };
}

/** Signs `text`, which ends in a newline. @returns the note @throws NoteError if the text cannot be a note's */
export function signNote(text: string, signers: readonly NoteSigner[]): string {
  if (!text.endsWith('\n') || hasControls(text)) throw new NoteError('the text of a note ends in a newline and has no control characters');
  const lines = signers.map(({ name, key }) => {
    if (!isKeyName(name)) throw new NoteError(`${name} is no name of a key`);
    const signature = Buffer.concat([keyIdOf(name, createPublicKey(key)), sign(null, Buffer.from(text), key)]);
    return `— ${name} ${signature.toString('base64')}\n`;
  });
  return `${text}\n${lines.join('')}`;
}

/**
 * Reads a note and verifies every signature of a known key. Signatures of unknown keys are skipped.
 * @returns its text, and the known keys that signed it
 * @throws NoteError if it is malformed, a signature of a known key does not hold, or no known key signed it
 */
export function openNote(note: string, verifiers: readonly NoteVerifier[]): { text: string; signedBy: NoteVerifier[] } {
  const { text, signatures } = readNote(note);
  const signedBy = new Set<NoteVerifier>();
  for (const { name, keyId, signature } of signatures) {
    const known = verifiers.find((one) => one.name === name && keyIdOf(one.name, one.key).equals(keyId));
    if (known === undefined) continue;
    if (!verify(null, Buffer.from(text), known.key, signature)) throw new NoteError(`the signature of ${name} does not hold`);
    signedBy.add(known);
  }
  if (signedBy.size === 0) throw new NoteError('no known key signed the note');
  return { text, signedBy: [...signedBy] };
}

/** Text and signatures of a note, not verified. @throws NoteError if it is malformed */
export function readNote(note: string): { text: string; signatures: Signature[] } {
  if (note.length > largestNote) throw new NoteError(`a note has at most ${largestNote} characters`);
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n') || hasControls(note)) throw new NoteError('this is no signed note');
  const lines = note.slice(end + 2, -1).split('\n');
  if (lines.length > mostSignatures) throw new NoteError(`a note has at most ${mostSignatures} signatures`);
  return { text: note.slice(0, end + 1), signatures: lines.map(signatureOf) };
}

function signatureOf(line: string): Signature {
  const [, name = '', encoded = ''] = /^— (\S+) ([A-Za-z0-9+/]+={0,2})$/.exec(line) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (!isKeyName(name) || bytes.length <= keyIdLength || bytes.toString('base64') !== encoded)
    throw new NoteError('a line of signature is malformed');
  return { name, keyId: bytes.subarray(0, keyIdLength), signature: bytes.subarray(keyIdLength) };
}

const hasControls = (text: string): boolean => /[\u0000-\u0009\u000b-\u001f]/.test(text);

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOf, hashOf, hexOf, joined, utf8 } from './bytes.js';
import type { SizedRoot } from './tree.js';

/* C2SP signed-note and tlog-checkpoint, written from their descriptions alone. */

interface Signature {
  name: string;
  /** four bytes of key ID, then the signature */
  bytes: Uint8Array<ArrayBuffer>;
}

export interface SignedNote {
  text: string;
  signatures: Signature[];
}

/** A public key: its ID are the first four bytes of SHA-256(name || newline || kind and key). */
export interface VerifierKey {
  name: string;
  id: Uint8Array;
  /** whether the line gave this ID */
  isRightId: boolean;
  key: Uint8Array<ArrayBuffer>;
}

export interface Checkpoint extends SizedRoot {
  origin: string;
}

const largestNote = 64 * 1024;
const mostSignatures = 32;

/** A text, an empty line, and lines of signatures; undefined where it is not that. */
export function noteOf(note: string): SignedNote | undefined {
  const end = note.lastIndexOf('\n\n');
  const lines = note.slice(end + 2, -1).split('\n');
  if (end < 0 || !note.endsWith('\n') || lines.length > mostSignatures || note.length > largestNote) return undefined;
  const signatures = lines.map((line) => {
    const [, name = '', encoded = ''] = /^— ([^\s+]{1,200}) ([A-Za-z0-9+/]+={0,2})$/.exec(line) ?? [];
    return { name, bytes: bytesOf(encoded) };
  });
  const isComplete = (one: (typeof signatures)[number]): one is Signature => one.bytes !== undefined && one.bytes.length > 4;
  return signatures.every(isComplete) ? { text: note.slice(0, end + 1), signatures } : undefined;
}

/** Origin, size and root of a checkpoint's text; undefined where it is none. */
export function checkpointOf(text: string): Checkpoint | undefined {
  const [origin = '', size = '', encoded = ''] = text.split('\n');
  const root = hashOf(encoded);
  const isSize = /^(0|[1-9]\d{0,15})$/.test(size) && Number.isSafeInteger(Number(size));
  return origin !== '' && isSize && root !== undefined ? { origin, size: Number(size), root } : undefined;
}

const ed25519 = 1;

/** A line `name+key id+base64` of an Ed25519 key; undefined where it is none. */
export function keyOf(line: string): VerifierKey | undefined {
  const [, name = '', given, encoded = ''] = /^([^\s+]{1,200})\+([0-9a-f]{8})\+([A-Za-z0-9+/]+={0,2})\s*$/.exec(line) ?? [];
  const bytes = bytesOf(encoded);
  if (bytes?.length !== 33 || bytes[0] !== ed25519) return undefined;
  const key = bytes.slice(1);
  const id = keyIdOf(name, key);
  return { name, id, isRightId: hexOf(id) === given, key };
}

const keyIdOf = (name: string, key: Uint8Array): Uint8Array =>
  sha256(joined(utf8.encode(`${name}\n`), Uint8Array.of(ed25519), key)).subarray(0, 4);

/** The same key under another name, which has another ID. */
export const renamed = ({ key }: VerifierKey, name: string): VerifierKey => ({
  name,
  id: keyIdOf(name, key),
  isRightId: true,
  key,
});

/** Verifies an Ed25519 signature on a text: by WebCrypto in a browser, by OpenSSL in Node. @returns undefined where it cannot */
export type VerifySignature = (
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  text: string,
) => Promise<boolean | undefined>;

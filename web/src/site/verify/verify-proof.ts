import { sha256 } from '@noble/hashes/sha2.js';
import { ProofFault } from './proof-fault.js';
import { type ReceiptEntry, receiptEntryOf } from './receipt-entry.js';

/** A proof as the API gives it and the page saves it. Other members are not read. */
export interface SavedProof {
  /** bytes of the entry, in base64 */
  entry: string;
  /** C2SP tlog-proof@v1 with a signed checkpoint */
  proof: string;
}

interface Trust {
  /** verifier key of the log: `name+key id+base64` */
  key: string;
  /** the receipt that is asked for; any where undefined */
  stream?: string | undefined;
  /** undefined where the browser has none, as on a page without HTTPS */
  subtle?: SubtleCrypto | undefined;
}

/** What was proved, all of it read from the entry and the checkpoint. */
export interface Proven {
  entry: ReceiptEntry;
  /** number of entries of the log that the checkpoint signs */
  size: number;
  origin: string;
  /** false: this browser cannot verify Ed25519 signatures, so only the hashes were verified */
  signed: boolean;
}

/** Bytes of a file that is read. */
export const largestFile = 1_000_000;
const largestText = 64 * 1024;
const mostHashes = 63;
const mostSignatures = 32;

const utf8 = new TextEncoder();

/** Reads a saved proof. @throws ProofFault tooLarge, notProof */
export function savedProofOf(text: string): SavedProof {
  if (text.length > largestFile) throw new ProofFault('tooLarge');
  try {
    const { entry, proof } = JSON.parse(text) as Record<string, unknown>;
    if (typeof entry === 'string' && typeof proof === 'string') return { entry, proof };
  } catch {
    // Falls through to the fault.
  }
  throw new ProofFault('notProof');
}

/** Verifies the entry's place in the tree, the checkpoint's signature and what the entry says. @throws ProofFault */
export async function verifyProof({ entry, proof }: SavedProof, { key, stream, subtle }: Trust): Promise<Proven> {
  if (entry.length > largestText || proof.length > largestText) throw new ProofFault('tooLarge');
  const bytes = bytesOf(entry);
  if (bytes === undefined) throw new ProofFault('entryMalformed');
  const receipt = receiptEntryOf(bytes);
  if (stream !== undefined && receipt.stream !== stream) throw new ProofFault('otherReceipt');
  const { index, hashes, note } = partsOf(proof);
  const { text, signatures } = noteOf(note);
  const checkpoint = checkpointOf(text);
  if (receipt.position !== index + 1 || !isIncluded(leafHash(bytes), index, hashes, checkpoint)) throw new ProofFault('notIncluded');
  const signed = await isSigned({ text, signatures, origin: checkpoint.origin }, key, subtle);
  return { entry: receipt, size: checkpoint.size, origin: checkpoint.origin, signed };
}

interface Checkpoint {
  origin: string;
  size: number;
  root: Uint8Array;
}

/** The lines of a proof; its line `extra` is skipped, because nothing authenticates it. */
function partsOf(text: string): { index: number; hashes: Uint8Array[]; note: string } {
  const end = text.indexOf('\n\n');
  const [header, ...lines] = text.slice(0, Math.max(end, 0)).split('\n');
  if (lines[0]?.startsWith('extra ')) lines.shift();
  const index = /^index (0|[1-9]\d{0,15})$/.exec(lines.shift() ?? '')?.[1];
  const hashes = lines.map(hashOf);
  const isComplete = hashes.length <= mostHashes && hashes.every((hash) => hash !== undefined);
  if (header !== 'c2sp.org/tlog-proof@v1' || !Number.isSafeInteger(Number(index ?? NaN)) || !isComplete)
    throw new ProofFault('proofMalformed');
  return { index: Number(index), hashes, note: text.slice(end + 2) };
}

interface Signature {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A signed note: a text, an empty line, and lines of signatures. */
function noteOf(note: string): { text: string; signatures: Signature[] } {
  const end = note.lastIndexOf('\n\n');
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.map((line) => {
    const [, name = '', encoded = ''] = /^— ([^\s+]{1,200}) ([A-Za-z0-9+/]+={0,2})$/.exec(line) ?? [];
    return { name, bytes: bytesOf(encoded) };
  });
  const isComplete = (one: (typeof signatures)[number]): one is Signature => one.bytes !== undefined && one.bytes.length > 4;
  if (end < 0 || !note.endsWith('\n') || lines.length > mostSignatures || !signatures.every(isComplete))
    throw new ProofFault('checkpointMalformed');
  return { text: note.slice(0, end + 1), signatures };
}

function checkpointOf(text: string): Checkpoint {
  const [origin = '', size = '', root = ''] = text.split('\n');
  const hash = hashOf(root);
  const isSize = /^(0|[1-9]\d{0,15})$/.test(size) && Number.isSafeInteger(Number(size));
  if (origin === '' || !isSize || hash === undefined) throw new ProofFault('checkpointMalformed');
  return { origin, size: Number(size), root: hash };
}

const leafHash = (entry: Uint8Array): Uint8Array => sha256(joined(Uint8Array.of(0), entry));
const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(joined(Uint8Array.of(1), left, right));

/** RFC 9162, section 2.1.3.2. */
function isIncluded(leaf: Uint8Array, index: number, hashes: readonly Uint8Array[], { size, root }: Checkpoint): boolean {
  if (index >= size) return false;
  // Halved by division: bit operators hold 32 bits.
  const half = (n: number): number => Math.floor(n / 2);
  let [at, last, hash] = [index, size - 1, leaf];
  for (const sibling of hashes) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else hash = nodeHash(hash, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && areEqual(hash, root);
}

/** Whether the log's key signed the checkpoint; false if this browser has no Ed25519. @throws ProofFault twoSignatures, unknownKey, badSignature */
async function isSigned(
  { text, signatures, origin }: { text: string; signatures: readonly Signature[]; origin: string },
  key: string,
  subtle: SubtleCrypto | undefined,
): Promise<boolean> {
  const [signature, ...more] = signatures.filter(({ name }) => name === origin);
  if (more.length > 0) throw new ProofFault('twoSignatures');
  const trusted = keyOf(key);
  if (trusted?.name !== origin || !signature || !areEqual(signature.bytes.subarray(0, 4), trusted.id)) throw new ProofFault('unknownKey');
  const verifier = await subtle?.importKey('raw', trusted.key, 'Ed25519', false, ['verify']).catch(() => undefined);
  if (subtle === undefined || verifier === undefined) return false;
  if (!(await subtle.verify('Ed25519', verifier, signature.bytes.slice(4), utf8.encode(text)))) throw new ProofFault('badSignature');
  return true;
}

/** A verifier key: its ID are the first four bytes of SHA-256(name || newline || 0x01 || key). */
function keyOf(line: string): { name: string; id: Uint8Array; key: Uint8Array<ArrayBuffer> } | undefined {
  const [, name = '', encoded = ''] = /^([^\s+]{1,200})\+[0-9a-f]{8}\+([A-Za-z0-9+/]+={0,2})\s*$/.exec(line) ?? [];
  const bytes = bytesOf(encoded);
  if (bytes?.length !== 33 || bytes[0] !== 1) return undefined;
  return { name, id: sha256(joined(utf8.encode(`${name}\n`), bytes)).subarray(0, 4), key: bytes.slice(1) };
}

/** 32 bytes in base64. */
function hashOf(encoded: string): Uint8Array | undefined {
  const bytes = bytesOf(encoded);
  return bytes?.length === 32 ? bytes : undefined;
}

/** Bytes in base64 with its padding; undefined where it is not written so. */
function bytesOf(encoded: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(encoded);
    return btoa(binary) === encoded && encoded !== '' ? Uint8Array.from(binary, (one) => one.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const areEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

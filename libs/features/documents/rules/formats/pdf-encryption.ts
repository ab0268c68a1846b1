import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { Rc4 } from './rc4.js';
import { PdfDictionary, PdfParser, PdfReference, PdfSyntaxError, type PdfValue } from './pdf-values.js';

/** Decrypts files of the standard security handler (ISO 32000-2, 7.6) that open without a password. */
export interface PdfCipher {
  /** The content of an object's stream, in pieces, decrypted as it is read. */
  decrypted: (bytes: Buffer, object: number, generation: number) => Iterable<Buffer>;
}

type Method = 'V2' | 'AESV2' | 'AESV3';
interface Opened {
  key: Buffer;
  method: Method;
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const digest = (algorithm: string, ...parts: Buffer[]): Buffer => createHash(algorithm).update(Buffer.concat(parts)).digest();
/** The bytes that pad a password (7.6.4.3.2). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
/** Dictionaries, and identifiers, that are tried: a file has one of each, and an attempt takes milliseconds. */
const mostCandidates = 4;
/** Places that may refer to them: a file has one for each time it was saved. */
const mostPlaces = 1000;
const mebibyte = 1024 * 1024;
const firstPiece = 1024;
const largestPiece = 64 * 1024;

/**
 * Returns undefined if the password is not empty, the handler is not the standard one, or several keys open the file, because readers would
 * see different contents.
 */
export function cipherOf(text: string): PdfCipher | undefined {
  const opened = new Map<string, Opened>();
  const read = reader(text);
  const [dictionaries, ids] = [encryptionsIn(text, read), idsIn(text, read)];
  if (dictionaries.length > mostCandidates || ids.length > mostCandidates) return undefined;
  for (const dictionary of dictionaries)
    for (const id of ids) {
      const found = openedBy(dictionary, id);
      if (found) opened.set(found.method + found.key.toString('hex'), found);
    }
  const [only, ...others] = opened.values();
  return only && others.length === 0
    ? { decrypted: (bytes, object, generation) => decrypted(bytes, keyOf(only, object, generation)) }
    : undefined;
}

type Read = (at: number) => PdfValue;

/** Limits the total work: about two reads of each byte. @throws PdfSyntaxError */
function reader(text: string): Read {
  const parser = new PdfParser(text, { left: 2 * text.length + mebibyte });
  return (at) => parser.read(at).value;
}

/** @throws PdfSyntaxError for more matches than a real file has */
function placesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const places: RegExpExecArray[] = [];
  for (const place of text.matchAll(pattern)) {
    if (places.push(place) > mostPlaces) throw new PdfSyntaxError('saved too often');
  }
  return places;
}

/** Includes the encryption dictionaries of earlier revisions. */
function encryptionsIn(text: string, read: Read): PdfDictionary[] {
  const values = placesOf(text, /\/Encrypt(?=[\0\t\n\f\r <])/g).map(({ index }) => read(index + '/Encrypt'.length));
  const direct = values.filter((value) => value instanceof PdfDictionary);
  const objects = new Set(values.flatMap((value) => (value instanceof PdfReference ? [value.object] : [])));
  if (objects.size > mostCandidates) throw new PdfSyntaxError('encrypted by many');
  return direct.concat(...[...objects].map((object) => definitionsOf(text, object, read)));
}

function definitionsOf(text: string, object: number, read: Read): PdfDictionary[] {
  const head = new RegExp(String.raw`(?<!\d)${object}[\0\t\n\f\r ]{1,16}\d{1,10}[\0\t\n\f\r ]{1,16}obj`, 'g');
  const found = placesOf(text, head).map(({ index, 0: word }) => read(index + word.length));
  return found.filter((one) => one instanceof PdfDictionary);
}

/** First halves of the file's identifiers (14.4); empty where there is none. */
function idsIn(text: string, read: Read): Buffer[] {
  const found = placesOf(text, /\/ID(?=[\0\t\n\f\r ]{0,16}\[)/g).map(({ index }) => read(index + '/ID'.length));
  const firsts = found.map((value) => (Array.isArray(value) ? value[0] : undefined)).filter((first) => typeof first === 'string');
  return firsts.length > 0 ? [...new Set(firsts)].map(latin) : [Buffer.alloc(0)];
}

/** The key for the empty password; undefined if it is wrong. */
function openedBy(dictionary: PdfDictionary, id: Buffer): Opened | undefined {
  const [version, revision] = [numberOf(dictionary, 'V'), numberOf(dictionary, 'R')];
  const method = methodOf(dictionary, version);
  const user = bytesOf(dictionary, 'U');
  if (!dictionary.names('Filter').includes('Standard') || !method || user.length < 32) return undefined;
  const key = method === 'AESV3' ? keyFromSalts(dictionary, user, revision) : keyFromPadding(dictionary, user, revision, id);
  return key && { key, method };
}

const bytesOf = (dictionary: PdfDictionary, name: string): Buffer => {
  const [value] = dictionary.all(name);
  return latin(typeof value === 'string' ? value : '');
};
const numberOf = (dictionary: PdfDictionary, name: string): number => {
  const [value] = dictionary.all(name);
  return typeof value === 'number' ? value : 0;
};

/** Crypt filters name the method from version 4 on (7.6.6). */
function methodOf(dictionary: PdfDictionary, version: number): Method | undefined {
  if (version === 1 || version === 2) return 'V2';
  const [filters] = dictionary.all('CF');
  const [name = ''] = dictionary.names('StmF');
  const [filter] = filters instanceof PdfDictionary ? filters.all(name) : [];
  const [method] = filter instanceof PdfDictionary ? filter.names('CFM') : [];
  if (version === 4) return method === 'V2' || method === 'AESV2' ? method : undefined;
  return version === 5 && method === 'AESV3' ? method : undefined;
}

/** Algorithms 2, 4 and 5 (7.6.4.3.2, 7.6.4.4.3, 7.6.4.4.4): versions up to 4. */
function keyFromPadding(dictionary: PdfDictionary, user: Buffer, revision: number, id: Buffer): Buffer | undefined {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(numberOf(dictionary, 'P') | 0);
  const bits = numberOf(dictionary, 'V') === 4 ? 128 : numberOf(dictionary, 'Length') || 40;
  const length = revision === 2 ? 5 : Math.min(16, Math.max(5, bits >> 3));
  const owner = bytesOf(dictionary, 'O').subarray(0, 32);
  // Whether metadata is encrypted goes into the key; the check of the password says which it is.
  for (const metadata of revision >= 4 ? [Buffer.alloc(0), Buffer.alloc(4, 0xff)] : [Buffer.alloc(0)]) {
    let key = digest('md5', padding, owner, permissions, id, metadata);
    for (let round = 0; revision >= 3 && round < 50; round++) key = digest('md5', key.subarray(0, length));
    key = key.subarray(0, length);
    const proof = revision === 2 ? new Rc4(key).apply(padding) : proofOf(key, id);
    if (proof.equals(user.subarray(0, proof.length))) return key;
  }
  return undefined;
}

function proofOf(key: Buffer, id: Buffer): Buffer {
  let proof = digest('md5', padding, id);
  for (let round = 0; round < 20; round++) proof = new Rc4(key.map((byte) => byte ^ round)).apply(proof);
  return proof;
}

/** Algorithm 2.A (7.6.4.3.3) for version 5; the empty password adds nothing to the hash. */
function keyFromSalts(dictionary: PdfDictionary, user: Buffer, revision: number): Buffer | undefined {
  const hash = revision === 5 ? (salt: Buffer) => digest('sha256', salt) : hardened;
  const packed = bytesOf(dictionary, 'UE');
  if (user.length < 48 || packed.length !== 32 || !hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined;
  return createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16))
    .setAutoPadding(false)
    .update(packed);
}

/** The hash of a salt by algorithm 2.B (ISO 32000-2, 7.6.4.3.4), for the empty password. */
function hardened(salt: Buffer): Buffer {
  let hash = digest('sha256', salt);
  for (let round = 1, last = 0; round <= 64 || last > round - 1 - 32; round++) {
    const repeated = Buffer.concat(new Array<Buffer>(64).fill(hash));
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32)).setAutoPadding(false);
    const encrypted = cipher.update(repeated);
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = digest(['sha256', 'sha384', 'sha512'][rest] ?? '', encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

/** Algorithm 1 (7.6.3.1): up to version 4 every object has a separate key. */
function keyOf({ key, method }: Opened, object: number, generation: number): Opened {
  if (method === 'AESV3') return { key, method };
  const place = Buffer.alloc(5);
  place.writeUIntLE(object % 2 ** 24, 0, 3);
  place.writeUInt16LE(generation % 2 ** 16, 3);
  const salt = method === 'AESV2' ? latin('sAlT') : Buffer.alloc(0);
  return { key: digest('md5', key, place, salt).subarray(0, Math.min(16, key.length + 5)), method };
}

function* decrypted(bytes: Buffer, { key, method }: Opened): Generator<Buffer> {
  const isAes = method !== 'V2';
  if (isAes && bytes.length < 32) return;
  const algorithm = method === 'AESV3' ? 'aes-256-cbc' : 'aes-128-cbc';
  const cipher = isAes ? createDecipheriv(algorithm, key, bytes.subarray(0, 16)).setAutoPadding(false) : undefined;
  const stream = new Rc4(key);
  // Most object streams are short, and of a file there may be many: what nobody asks for is not decrypted.
  for (let at = isAes ? 16 : 0, piece = firstPiece; at < bytes.length; at += piece, piece = Math.min(2 * piece, largestPiece)) {
    const part = bytes.subarray(at, at + piece);
    yield cipher ? cipher.update(part) : stream.apply(part);
  }
}

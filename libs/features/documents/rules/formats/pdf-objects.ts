import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { constants, createInflate } from 'node:zlib';
import { UnpackBudget, UnpackError } from '#libs/platform/archives/unpack';
import type { RefusalReason } from '../verdict.js';
import { PdfActions } from './pdf-actions.js';
import { type PdfCipher, cipherOf } from './pdf-encryption.js';
import { gapEnd, PdfDictionary, PdfName, PdfParser, PdfSyntaxError, type PdfValue } from './pdf-values.js';

/** Unpacked, all object streams of a file: they hold dictionaries, no pages and no pictures. */
const mebibyte = 1024 * 1024;
const maxInflated = 64 * mebibyte;
/** Bytes of one stream, which is read as a whole. */
const maxStream = 16 * mebibyte;
/** Bytes whose objects are read before other work gets a turn. */
const atOnce = 64 * 1024;
const piece = 256 * 1024;
/** Number of first objects among which every real PDF has a dictionary. */
const mostWithoutDictionary = 1000;
/** Longer than what is searched for usually is, so that nothing is missed between two pieces. */
const overlap = 16 * 1024;

/** Blanks and comments may stand between two names (ISO 32000-2, 7.2.4); every repetition is bounded, so that no file makes the search slow. */
const gap = String.raw`(?:[\s\0]|%[^\r\n]{0,60}[\r\n]){0,16}`;
const dictionaryOrReference = String.raw`${gap}(?:<<|\d+[\s\0]{1,8}\d+[\s\0]{1,8}R\b)`;

/**
 * Dictionaries that run something, start a program or carry files (ISO 32000-2: 7.11.4, 12.6.4.6, 12.6.4.14, 12.6.4.17, 12.7.8, 13.6). Names are looked for where
 * a dictionary has them, so that a page about JavaScript stays a page.
 */
const active = new RegExp(
  [
    String.raw`/S${gap}/(?:JavaScript|Launch|Rendition|ImportData)\b`,
    String.raw`(?:^|[\s\0<>\[\]]|\bobj)/JavaScript\b`,
    String.raw`\bobj${gap}/(?:Launch|Rendition|ImportData)\b`,
    String.raw`/(?:JS|EF|EmbeddedFiles?)${dictionaryOrReference}`,
    String.raw`/Type${gap}/EmbeddedFile\b`,
    String.raw`/Subtype${gap}/RichMedia\b`,
    String.raw`/XFA${gap}(?:\[|\d+[\s\0]{1,8}\d+[\s\0]{1,8}R\b)`,
  ].join('|'),
);

/** Escapes in one piece: real writers escape nothing needlessly, compressed bytes contain a few by chance. */
const maxEscapes = 5000;

/** Decodes escapes in names (ISO 32000-2, 7.3.5). @throws UnpackError if there are too many */
function plain(text: string): string {
  let escapes = 0;
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => {
    escapes += 1;
    if (escapes > maxEscapes) throw new UnpackError('too many escapes');
    return String.fromCharCode(Number.parseInt(code, 16));
  });
}

/**
 * Returns why the objects of a PDF are refused; undefined if they are accepted. Searches the bytes as written, then reads values: those of
 * the file, and those of its object streams, which are unpacked and counted on zlib's threads. An unreadable object stream is refused.
 */
export async function faultOfObjects(content: Buffer): Promise<RefusalReason | undefined> {
  try {
    const bytes = await searched(content);
    return bytes === undefined ? 'embeddedContent' : await new PdfObjects(content, bytes).fault();
  } catch (fault) {
    if (fault instanceof UnpackError) return 'unsafeArchive';
    if (fault instanceof PdfSyntaxError) return 'malformed';
    throw fault;
  }
}

/** Findings in the bytes of the file. */
interface Searched {
  /** number of references to object streams */
  objectStreams: number;
  /** whether the file mentions encryption; then strings and streams have to be decrypted */
  isEncrypted: boolean;
}

/** Returns undefined for active content. @throws UnpackError */
async function searched(content: Buffer): Promise<Searched | undefined> {
  const found = { objectStreams: 0, isEncrypted: false };
  for (let at = 0; at < content.length; at += piece) {
    const text = plain(content.toString('latin1', at, at + piece + overlap));
    if (active.test(text)) return undefined;
    const own = plain(content.toString('latin1', at, at + piece)).length;
    found.objectStreams += [...text.matchAll(/\/ObjStm\b/g)].filter(({ index }) => index < own).length;
    found.isEncrypted ||= /\/Encrypt\b/.test(text);
    await setImmediate();
  }
  return found;
}

/** Members of an object stream that may occur only once, because readers differ about repeated ones. */
const saidOnce = ['Type', 'N', 'First', 'Filter', 'DecodeParms'];

/** Reads every `obj` of a file, wherever it is: a table of contents may point into a string or a stream. */
class PdfObjects {
  private readonly text: string;
  private readonly budget: { left: number };
  private readonly unpacked = new UnpackBudget(maxInflated);
  private readonly actions = new PdfActions();
  private cipher: PdfCipher | undefined;
  /** object streams that were read and are marked as such */
  private read = 0;

  constructor(
    private readonly content: Buffer,
    private readonly bytes: Searched,
  ) {
    this.text = content.toString('latin1');
    this.budget = { left: 2 * content.length + mebibyte };
  }

  /** @throws UnpackError, PdfSyntaxError */
  async fault(): Promise<RefusalReason | undefined> {
    if (this.bytes.isEncrypted) this.cipher = cipherOf(this.text);
    const parser = new PdfParser(this.text, this.budget);
    let rested = 0;
    let others = 0;
    let dictionaries = 0;
    for (const { index, 0: word, 1: number, 2: generation } of this.text.matchAll(objectWord)) {
      const { value, end } = parser.read(index + word.length);
      if (value instanceof PdfDictionary) dictionaries += 1;
      else others += 1;
      if (dictionaries === 0 && others === mostWithoutDictionary) return 'malformed';
      if (this.actions.refuses(value, number === undefined ? undefined : Number(number))) return 'embeddedContent';
      const place = number === undefined ? undefined : { object: Number(number), generation: Number(generation) };
      const reason = value instanceof PdfDictionary ? await this.faultOfStream(value, end, place) : undefined;
      if (reason) return reason;
      if (end - rested > atOnce) {
        await setImmediate();
        rested = end;
      }
    }
    // Readers would look for pages in every byte.
    if (dictionaries === 0) return 'malformed';
    if (this.actions.opensAddress || this.actions.namesActionsElsewhere) return 'embeddedContent';
    // One that is named and was not read stands where we do not look, and a reader may.
    if (this.bytes.objectStreams <= this.read) return undefined;
    return this.bytes.isEncrypted ? 'encrypted' : 'malformed';
  }

  private async faultOfStream(dictionary: PdfDictionary, end: number, place?: Place): Promise<RefusalReason | undefined> {
    const word = gapEnd(this.text, end);
    if (!this.text.startsWith('stream', word)) return undefined;
    const begin = word + 'stream'.length;
    const data = begin + (this.text.startsWith('\r\n', begin) ? 2 : /[\r\n]/.test(this.text[begin] ?? '') ? 1 : 0);
    // The data of such a stream lies in another file.
    if (dictionary.entries.has('F')) return 'embeddedContent';
    if (dictionary.names('Type').includes('ObjStm')) this.read += 1;
    return isObjectStream(dictionary) ? this.faultOfObjectStream(dictionary, data, place) : undefined;
  }

  private async faultOfObjectStream(dictionary: PdfDictionary, from: number, place?: Place): Promise<RefusalReason | undefined> {
    const isClear = saidOnce.every((key) => dictionary.all(key).length < 2);
    const packing = isClear ? packingOf(dictionary) : 'unknown';
    if (packing === 'none' && !this.bytes.isEncrypted) return this.faultOfPacked(dictionary, this.text, from);
    const text = packing === 'deflate' ? await inflated(this.packed(from, place), this.unpacked) : undefined;
    if (text === undefined || !beginsWithPairs.test(text)) return this.bytes.isEncrypted ? 'encrypted' : 'malformed';
    this.budget.left += 2 * text.length + mebibyte;
    return active.test(plain(text)) ? 'embeddedContent' : this.faultOfPacked(dictionary, text, 0);
  }

  /** The bytes that a reader unpacks if it finds the stream by its number. */
  private packed(from: number, place?: Place): Iterable<Buffer> {
    const bytes = this.content.subarray(from);
    if (!this.bytes.isEncrypted) return [bytes];
    return this.cipher && place ? this.cipher.decrypted(bytes, place.object, place.generation) : [];
  }

  /** Object streams begin with pairs of an object's number and its position from `First` on (ISO 32000-2, 7.5.7). */
  private async faultOfPacked(dictionary: PdfDictionary, text: string, from: number): Promise<RefusalReason | undefined> {
    const [first] = dictionary.all('First');
    if (typeof first !== 'number' || first < 0) return 'malformed';
    const pairs = [...text.slice(from, from + first).matchAll(/(\d+)[\0\s]+(\d+)/g)];
    const parser = new PdfParser(text, this.budget);
    let rested = 0;
    for (const [, number, place] of pairs) {
      const { value, end } = parser.read(from + first + Number(place));
      if (this.actions.refuses(value, Number(number))) return 'embeddedContent';
      if (end - rested > atOnce) {
        await setImmediate();
        rested = end;
      }
    }
    return undefined;
  }
}

interface Place {
  object: number;
  generation: number;
}

/** `obj` with its number and generation, if they precede it without comments; `endobj` does not match. */
const objectWord = /(?:(?<![\d])(\d{1,10})[\0\t\n\f\r ]{1,16}(\d{1,10})[\0\t\n\f\r ]{0,16})?(?<!end)obj/g;
const beginsWithPairs = /^[\s\0]*(?:\d+[\s\0]+\d+[\s\0]|$)/;

/** Readers find one by the table of contents, even without a type. */
const isObjectStream = (dictionary: PdfDictionary): boolean =>
  dictionary.names('Type').includes('ObjStm') || (dictionary.entries.has('First') && dictionary.entries.has('N'));

function packingOf(dictionary: PdfDictionary): 'none' | 'deflate' | 'unknown' {
  const [filter = null] = dictionary.all('Filter');
  const filters = Array.isArray(filter) ? filter : filter === null ? [] : [filter];
  if (filters.length === 0) return 'none';
  const isDeflate = filters.length === 1 && filters[0] instanceof PdfName && filters[0].text === 'FlateDecode';
  return isDeflate && !isPredicted(dictionary.all('DecodeParms')[0]) ? 'deflate' : 'unknown';
}

/** Whether the filter has parameters that change its output, or that are in another object. */
function isPredicted(parameters: PdfValue | undefined): boolean {
  if (parameters === undefined || parameters === null) return false;
  if (Array.isArray(parameters)) return parameters.some(isPredicted);
  if (!(parameters instanceof PdfDictionary)) return true;
  return parameters.all('Predictor').some((predictor) => predictor !== 1);
}

/** Inflates a stream that may break off, as readers do; undefined for what is not deflated. @throws UnpackError above the limit */
async function inflated(packed: Iterable<Buffer>, budget: UnpackBudget): Promise<string | undefined> {
  const pieces = packed[Symbol.iterator]();
  const { value: head } = pieces.next() as { value: Buffer | undefined };
  // RFC 1950, 2.2: deflate, and a sum that fits.
  if (!head || head.length < 2 || ((head[0] ?? 0) & 0x0f) !== 8 || head.readUInt16BE(0) % 31 !== 0) return undefined;
  const inflate = createInflate({ chunkSize: piece, finishFlush: constants.Z_SYNC_FLUSH });
  const source = Readable.from(following(head, pieces));
  source.pipe(inflate);
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const bytes of inflate as AsyncIterable<Buffer>) {
      budget.take(bytes.length);
      length += bytes.length;
      if (length > maxStream) throw new UnpackError('an object stream too large');
      parts.push(bytes);
    }
  } catch (fault) {
    if (fault instanceof UnpackError) throw fault;
  } finally {
    source.destroy();
  }
  return Buffer.concat(parts).toString('latin1');
}

function* following(first: Buffer, rest: Iterator<Buffer>): Generator<Buffer> {
  yield first;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}

import { setImmediate } from 'node:timers/promises';
import { constants, createInflate, inflateSync } from 'node:zlib';
import { UnpackBudget, UnpackError } from '#libs/platform/archives/unpack';
import type { RefusalReason } from '../verdict.js';

/** Unpacked, all object streams of a file: they hold dictionaries, no pages and no pictures. */
const maxInflated = 64 * 1024 * 1024;
const maxStreams = 100_000;
/** Streams whose beginnings are looked at before other work has its turn. */
const atOnce = 200;
const piece = 256 * 1024;
/** More than the longest thing that is looked for usually takes, so that none hides between two pieces. */
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

/** Of one piece. No writer of PDF escapes what needs none; what is packed has a few by chance. */
const maxEscapes = 5000;

/** Names may be written in escapes (ISO 32000-2, 7.3.5). @throws UnpackError where there is nothing but escapes */
function plain(text: string): string {
  let escapes = 0;
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => {
    escapes += 1;
    if (escapes > maxEscapes) throw new UnpackError('too many escapes');
    return String.fromCharCode(Number.parseInt(code, 16));
  });
}

const encryption = new RegExp(`/Encrypt${dictionaryOrReference}`);

/** Object streams begin with pairs of an object's number and its place (ISO 32000-2, 7.5.7). */
const beginsWithPairs = /^[\s\0]*\d+[\s\0]+\d+[\s\0]/;

/**
 * Why the objects of a PDF will not do; undefined when they will. Looked for in the file as it is and in its object streams, which are unpacked and counted on
 * zlib's threads. Whatever says that it is an object stream and cannot be read as one is refused.
 */
export async function faultOfObjects(content: Buffer): Promise<RefusalReason | undefined> {
  try {
    return await judge(content);
  } catch (fault) {
    if (fault instanceof UnpackError) return 'unsafeArchive';
    throw fault;
  }
}

async function judge(content: Buffer): Promise<RefusalReason | undefined> {
  const found = { objectStreams: 0, read: 0, encrypted: false };
  for (let at = 0; at < content.length; at += piece) {
    const text = plain(content.toString('latin1', at, at + piece + overlap));
    if (active.test(text)) return 'embeddedContent';
    const own = plain(content.toString('latin1', at, at + piece)).length;
    found.objectStreams += [...text.matchAll(/\/ObjStm\b/g)].filter(({ index }) => index < own).length;
    found.encrypted ||= encryption.test(text);
    await setImmediate();
  }
  for await (const text of objectStreams(content)) {
    if (text === undefined) found.read += 1;
    else if (active.test(text)) return 'embeddedContent';
  }
  if (found.objectStreams <= found.read) return undefined;
  return found.encrypted ? 'encrypted' : 'malformed';
}

/** The texts of object streams in overlapping pieces; undefined at the beginning of each. @throws UnpackError for more than may be unpacked */
async function* objectStreams(content: Buffer): AsyncGenerator<string | undefined> {
  const budget = new UnpackBudget(maxInflated);
  let streams = 0;
  for (let at = content.indexOf('stream'); at >= 0; at = content.indexOf('stream', at + 6)) {
    if (content.toString('latin1', at - 3, at) === 'end') continue;
    streams += 1;
    if (streams > maxStreams) throw new UnpackError('too many streams');
    if (streams % atOnce === 0) await setImmediate();
    const from = at + 6 + (/^(?:\r\n|\n|\r)/.exec(content.toString('latin1', at + 6, at + 8))?.[0].length ?? 0);
    const packed = isZlib(content, from);
    if (!beginsWithPairs.test(packed ? beginning(content, from) : content.toString('latin1', from, from + 60))) continue;
    yield undefined;
    // What is not packed was looked through with the rest of the file.
    if (packed) yield* unpacked(content.subarray(from), budget);
  }
}

/** RFC 1950, 2.2: deflate, and a sum that fits. */
const isZlib = (content: Buffer, at: number): boolean =>
  at + 2 < content.length && ((content[at] ?? 0) & 0x0f) === 8 && content.readUInt16BE(at) % 31 === 0;

function beginning(content: Buffer, at: number): string {
  try {
    const bytes = inflateSync(content.subarray(at, at + 256), { finishFlush: constants.Z_SYNC_FLUSH });
    return bytes.toString('latin1', 0, 60);
  } catch {
    return '';
  }
}

async function* unpacked(packed: Buffer, budget: UnpackBudget): AsyncGenerator<string> {
  const inflate = createInflate({ chunkSize: piece, finishFlush: constants.Z_SYNC_FLUSH });
  inflate.end(packed);
  let before = '';
  try {
    for await (const bytes of inflate) {
      budget.take((bytes as Buffer).length);
      const text = plain((bytes as Buffer).toString('latin1'));
      yield before + text;
      before = text.slice(-overlap);
    }
  } catch (fault) {
    // A stream that breaks off has been looked through as far as any reader gets.
    if (fault instanceof UnpackError) throw fault;
  }
}

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { maxUploadBytes } from '#machines/kernel/uploads';
import { Problem, invalid } from './problem.js';

/** A completely received file, flushed to a temporary path, which the caller moves or removes. */
export interface ReceivedFile {
  path: string;
  /** as sent by the client */
  name: string;
  size: number;
  /** SHA-256, lower-case hex */
  sha256: string;
}

/** Maximum size of a form apart from the file: boundaries and part headers. */
const maxEnvelope = 64 * 1024;
/** A refused body is drained up to this size, so that an ordinary client reads the response; beyond it the connection is closed. */
const maxRefusedRest = 64 * 1024 * 1024;

/** `Retry-After` when the disk is full, in seconds. */
export const diskFull = (cause?: unknown): Problem => new Problem('diskFull', { cause, headers: { 'retry-after': '60' } });

/** Options: the target path, the maximum size, and the refusal of a larger file. */
export interface Reception {
  path: string;
  /** bytes */
  largest: number;
  tooLarge: () => Problem;
  /** aborts a slow body */
  signal?: AbortSignal;
  /** runs before the first byte is read, with the announced size; throws to refuse */
  admit?: (announced: number) => Promise<void>;
}

/** Default for documents: 15 MB, 413 fileTooLarge. */
export const documentReception = { largest: maxUploadBytes, tooLarge: (): Problem => new Problem('fileTooLarge') };

/**
 * Streams a multipart body with exactly one file in the field `file` to a new file and hashes it. All files enter the product through this function.
 * @throws Problem 415 unsupportedMediaType, 413 from `tooLarge`, 422 validationFailed (required, severalFiles, unknownField, fileEmpty), 400 or 408
 * incompleteBody, 503 diskFull, and errors of `admit`; the file is removed then
 */
export async function receiveFile(request: FastifyRequest, reception: Reception): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Problem('unsupportedMediaType');
  const { path, largest, tooLarge, admit, signal } = reception;
  const remove = (): Promise<void> => rm(path, { force: true });
  try {
    const announced = Number(request.headers['content-length'] ?? 0) - maxEnvelope;
    if (announced > largest) throw tooLarge();
    await admit?.(Math.max(0, announced));
    const receiving = receiveParts(request, reception).catch((error: unknown) => {
      throw problemOf(error);
    });
    if (!signal) return await receiving;
    // The parser may never end; its output is removed when it does.
    void receiving.catch(() => (signal.aborted ? remove() : undefined));
    return await Promise.race([receiving, aborted(signal)]);
  } catch (error) {
    await remove();
    abandon(request.raw);
    throw error;
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(new Problem('incompleteBody', { status: 408 }));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

async function receiveParts(request: FastifyRequest, reception: Reception): Promise<ReceivedFile> {
  const limits = { fileSize: reception.largest, files: 1, fields: 0, parts: 1, headerPairs: 20 };
  let received: ReceivedFile | undefined;
  for await (const part of request.parts({ limits, throwFileSizeLimit: false } as Parameters<FastifyRequest['parts']>[0])) {
    if (part.type !== 'file' || part.fieldname !== 'file') throw unknownField(part.fieldname);
    received = await writePart(part, reception);
  }
  if (!received) throw invalid({ field: 'file', code: 'required' });
  return received;
}

async function writePart(part: MultipartFile, { path, tooLarge, signal }: Reception): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measured = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  };
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(part.file, measured, target, ...(signal ? [{ signal }] : []));
  } finally {
    // A pipeline fails before its files are closed: a file that is still being opened would appear after its removal.
    if (!target.closed) await new Promise<void>((closed) => target.once('close', closed));
  }
  if (part.file.truncated) throw tooLarge();
  if (size === 0) throw invalid({ field: 'file', code: 'fileEmpty' });
  return { path, name: unescaped(part.filename), size, sha256: hash.digest('hex') };
}

/** The original file name: browsers escape only quotation marks and line ends in the header (HTML, multipart form data). */
const unescaped = (name: string): string => name.replace(/%(22|0A|0D)/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const unknownField = (name: string): Problem => invalid({ field: name.slice(0, 100), code: 'unknownField' });

const limitCodes: Readonly<Record<string, () => Problem>> = {
  FST_FILES_LIMIT: () => invalid({ field: 'file', code: 'severalFiles' }),
  FST_PARTS_LIMIT: () => invalid({ field: 'file', code: 'severalFiles' }),
  FST_FIELDS_LIMIT: () => invalid({ field: '', code: 'unknownField' }),
  FST_PROTO_VIOLATION: () => invalid({ field: '', code: 'unknownField' }),
};

/** The parser's errors have the code of a limit, or only a message about a malformed body; the file system's have a system call. */
function problemOf(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(error);
  if (typeof syscall === 'string' && code !== 'ECONNRESET') return error;
  return limitCodes[String(code)]?.() ?? new Problem('incompleteBody', { cause: error });
}

/** Drains a refused body, within limits. */
function abandon(request: IncomingMessage): void {
  let rest = maxRefusedRest;
  request.unpipe();
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    rest -= chunk.length;
    if (rest < 0) request.destroy();
  });
  request.resume();
}

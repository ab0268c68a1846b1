import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem, invalid } from '#libs/platform/http/problem';
import { diskFull } from '../storage/disk-space.js';

/** Bytes that arrived whole, in a flushed temporary file; whoever takes them moves or removes it. */
export interface Received {
  path: string;
  /** as the sender wrote it */
  name: string;
  size: number;
  /** SHA-256, lower-case hex */
  sha256: string;
}

export const maxFileSize = 15 * 1024 * 1024;
/** What a form may add around the file: boundaries and the part's headers. */
const maxEnvelope = 64 * 1024;
/** A refused body is read on this far, so that an ordinary client gets to its answer; beyond it the connection ends. */
const maxRefusedRest = 64 * 1024 * 1024;

const limits = { fileSize: maxFileSize, files: 1, fields: 0, parts: 1, headerPairs: 20 };

/**
 * Reads a multipart body with exactly one file in the field `file` into `path`, hashing as it comes. `admit` is asked before, with the bytes that are announced.
 * @throws Problem 415 unsupportedMediaType, 413 fileTooLarge, 422 validationFailed (required, tooMany, unknownField, fileEmpty),
 *   400 incompleteBody, 503 diskFull, and what `admit` throws; `path` is removed then
 */
export async function receiveUpload(request: FastifyRequest, path: string, admit: (announced: number) => Promise<void>): Promise<Received> {
  if (!request.isMultipart()) throw new Problem('unsupportedMediaType');
  try {
    const announced = Number(request.headers['content-length'] ?? 0) - maxEnvelope;
    if (announced > maxFileSize) throw tooLarge();
    await admit(Math.max(0, announced));
    return await receiveParts(request, path).catch((error: unknown) => {
      throw problemOf(error);
    });
  } catch (error) {
    await rm(path, { force: true });
    abandon(request.raw);
    throw error;
  }
}

async function receiveParts(request: FastifyRequest, path: string): Promise<Received> {
  let received: Received | undefined;
  for await (const part of request.parts({ limits, throwFileSizeLimit: false } as Parameters<FastifyRequest['parts']>[0])) {
    if (part.type !== 'file' || part.fieldname !== 'file') throw unknownField(part.fieldname);
    received = await receiveFile(part, path);
  }
  if (!received) throw invalid({ field: 'file', code: 'required' });
  return received;
}

async function receiveFile(part: MultipartFile, path: string): Promise<Received> {
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
    await pipeline(part.file, measured, target);
  } finally {
    // A pipeline fails before its files are closed: one that is still being opened would appear after it was removed.
    if (!target.closed) await new Promise<void>((closed) => target.once('close', closed));
  }
  if (part.file.truncated) throw tooLarge();
  if (size === 0) throw invalid({ field: 'file', code: 'fileEmpty' });
  return { path, name: part.filename, size, sha256: hash.digest('hex') };
}

const tooLarge = (): Problem => new Problem('fileTooLarge');
const unknownField = (name: string): Problem => invalid({ field: name.slice(0, 100), code: 'unknownField' });

const limitCodes: Readonly<Record<string, () => Problem>> = {
  FST_FILES_LIMIT: () => invalid({ field: 'file', code: 'tooMany' }),
  FST_PARTS_LIMIT: () => invalid({ field: 'file', code: 'tooMany' }),
  FST_FIELDS_LIMIT: () => invalid({ field: '', code: 'unknownField' }),
  FST_PROTO_VIOLATION: () => invalid({ field: '', code: 'unknownField' }),
};

/** The parser's errors carry a limit's code or only words about a broken body; the file system's carry a system call. */
function problemOf(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(error);
  if (typeof syscall === 'string' && code !== 'ECONNRESET') return error;
  return limitCodes[String(code)]?.() ?? new Problem('incompleteBody', { cause: error });
}

/** Takes the rest of a refused body off the wire, within bounds. */
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

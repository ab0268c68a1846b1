import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileFacts } from '#libs/contracts/documents/files';
import { attachment } from '#libs/platform/http/attachment';
import type { FileStore } from '../storage/file-store.js';

/** First and last byte, both included. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range a `Range` header asks of `size` bytes (RFC 9110, 14.1.2). undefined: send everything (no header, another unit, several
 * ranges, malformed); null: nothing of it exists, 416.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from, to] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return Number(to) === 0 ? null : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? null : { first, last };
}

/** Headers that keep browsers from rendering a file under our origin, and caches from storing it. */
export const protection = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

/** Answers with the bytes, or with the one range asked for: 200, 206 or 416. */
export async function sendFile(file: FileFacts, store: FileStore, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const etag = `"${file.sha256}"`;
  const condition = request.headers['if-range'];
  const range = condition === undefined || condition === etag ? byteRange(request.headers.range, file.size) : undefined;
  const handle = await store.open(file.sha256);
  const whole = { first: 0, last: file.size - 1 };
  const { first, last } = range ?? whole;
  void reply.headers({
    ...protection,
    'accept-ranges': 'bytes',
    etag,
    'content-disposition': attachment(file.name),
    'content-type': file.type,
  });
  if (range === null) {
    await handle.close();
    await reply.status(416).header('content-range', `bytes */${file.size}`).header('content-length', 0).send('');
    return;
  }
  if (range) void reply.status(206).header('content-range', `bytes ${first}-${last}/${file.size}`);
  void reply.header('content-length', last - first + 1);
  await reply.send(handle.createReadStream({ start: first, end: last }));
}

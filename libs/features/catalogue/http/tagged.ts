import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Answers with `body` under a tag of its content, or 304 when the reader has it already. The tag is of the content and not of a version,
 * because one service reads differently for the public and for staff.
 */
export function tagged<Body extends object>(reply: FastifyReply, ifNoneMatch: string | undefined, body: Body): Body | undefined {
  const tag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 27)}"`;
  void reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'Authorization' });
  if (!ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)) return body;
  void reply.status(304);
  return undefined;
}

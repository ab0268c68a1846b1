import { createHash } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiIdempotencyKey, ApiIfMatch, ApiProblems } from '#libs/platform/http/api-docs';
import { etagOf, markReplayed, type WriteRequest } from '#libs/platform/http/write-request';
import type { Done } from '../commands/done.js';
import type { Writer } from '../storage/catalogue-log.js';

export const writerOf = ({ by, userKey: key }: WriteRequest): Writer => ({ by, key });

/** Binds the request's key to the bytes of the file. */
export const writerOfFile = (write: WriteRequest, content: Buffer): Writer =>
  writerOf(write.boundTo({ sha256: createHash('sha256').update(content).digest('hex') }));

/** Sets the header of a repeated request and returns the result. */
export function resultOf<Result>(reply: FastifyReply, { result, replayed }: Done<Result>): Result {
  markReplayed(reply, replayed);
  return result;
}

/** Sets the ETag that a write refers to. */
export function versioned<Resource>(reply: FastifyReply, version: number, resource: Resource): Resource {
  void reply.headers({ etag: etagOf(version), 'cache-control': 'private, no-store', vary: 'Authorization' });
  return resource;
}

/** Documents headers and answers of a write. `changes`: it writes an existing object. */
export const ApiCatalogueWrite = (changes: boolean): MethodDecorator =>
  applyDecorators(
    ApiIdempotencyKey(),
    ...(changes ? [ApiIfMatch()] : []),
    ApiProblems({
      ...(changes && { 404: ['notFound'], 412: ['staleVersion'] }),
      422: ['validationFailed', 'idempotencyKeyReused', 'idempotencyKeyInvalid', ...(changes ? ['ifMatchInvalid'] : [])],
    }),
  );

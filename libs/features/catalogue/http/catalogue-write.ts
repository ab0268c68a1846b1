import { createHash } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiIdempotencyKey, ApiIfMatch, ApiProblems } from '#libs/platform/http/api-docs';
import { etagOf, markReplayed, type WriteRequest } from '#libs/platform/http/write-request';
import type { Done } from '../commands/done.js';
import type { Writer } from '../storage/catalogue-log.js';

export const writerOf = ({ by, userKey: key }: WriteRequest): Writer => ({ by, key });

/** The same for a request whose content is a file: its key stands for these bytes. */
export const writerOfFile = (write: WriteRequest, content: Buffer): Writer =>
  writerOf(write.boundTo({ sha256: createHash('sha256').update(content).digest('hex') }));

/** The result of a write whose answer says nothing more. */
export function resultOf<Result>(reply: FastifyReply, { result, replayed }: Done<Result>): Result {
  markReplayed(reply, replayed);
  return result;
}

/** Answers a resource to those who edit it, with the version that a write names. */
export function versioned<Resource>(reply: FastifyReply, version: number, resource: Resource): Resource {
  void reply.headers({ etag: etagOf(version), 'cache-control': 'private, no-store', vary: 'Authorization' });
  return resource;
}

/** Documents the headers of a write and what they may be answered with. `changes`: something that is there already. */
export const ApiCatalogueWrite = (changes: boolean): MethodDecorator =>
  applyDecorators(
    ApiIdempotencyKey(),
    ...(changes ? [ApiIfMatch()] : []),
    ApiProblems({
      ...(changes && { 404: ['notFound'], 412: ['staleVersion'] }),
      422: ['validationFailed', 'idempotencyKeyReused', 'idempotencyKeyInvalid', ...(changes ? ['ifMatchInvalid'] : [])],
    }),
  );

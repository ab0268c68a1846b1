import { createHash } from 'node:crypto';
import { type ExecutionContext, applyDecorators, createParamDecorator } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiIdempotencyKey, ApiIfMatch, ApiProblems } from '#libs/platform/http/api-docs';
import { etagOf, type IfMatch, keyOf, markReplayed, parseIfMatch } from '#libs/platform/http/write-request';
import type { Done } from '../commands/done.js';
import type { Writer } from '../storage/catalogue-log.js';

/** What every write brings besides its body, and where its headers go. */
export interface CatalogueWrite {
  writer: Writer;
  ifMatch: IfMatch | undefined;
  /** the same request by somebody who sent `content` instead of a JSON body: the key stands for these bytes */
  ofFile(content: Buffer): Writer;
  reply: FastifyReply;
}

function writeRequest(request: FastifyRequest, reply: FastifyReply): CatalogueWrite {
  const { signedIn, headers } = request;
  if (!signedIn) throw new Error('a public route has no signed-in user');
  const { actor, tokenVersion } = signedIn;
  const writer = (hashed?: unknown): Writer => ({ by: { actor, tokenVersion }, key: keyOf(request, actor.id, hashed) });
  return {
    writer: writer(),
    ifMatch: parseIfMatch(headers['if-match']),
    ofFile: (content) => writer({ sha256: createHash('sha256').update(content).digest('hex') }),
    reply,
  };
}

/** `@Write()`: the CatalogueWrite of a route that writes. @throws Problem 422 for malformed headers */
export const Write = createParamDecorator((_: unknown, context: ExecutionContext): CatalogueWrite => {
  const http = context.switchToHttp();
  return writeRequest(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});

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

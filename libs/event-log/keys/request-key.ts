import type { FastifyRequest } from 'fastify';
import type { PlainKey } from './plain-keys.js';
import type { Id } from '#libs/kernel/ids';
import { idempotencyKey, requestHash } from '#libs/platform/http/request-hash';

/** The request's Idempotency-Key, bound to its method, path and body. @throws Problem 422 idempotencyKeyInvalid */
export function plainKey({ method, url, body, headers }: FastifyRequest, actor: Id): PlainKey | undefined {
  const key = idempotencyKey(headers['idempotency-key']);
  return key === undefined ? undefined : { actor, key, requestHash: requestHash(method, url, body).toString('hex') };
}

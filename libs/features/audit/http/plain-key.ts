import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlainKey } from '#libs/event-log/keys/plain-keys';
import type { Id } from '#libs/kernel/ids';
import { idempotencyKey, requestHash } from '#libs/platform/http/request-hash';

/** The Idempotency-Key of a request, bound to its sender, address and body. @throws Problem 422 idempotencyKeyInvalid */
export function plainKeyOf({ method, url, body, headers }: FastifyRequest, actor: Id): PlainKey | undefined {
  const key = idempotencyKey(headers['idempotency-key']);
  return key === undefined ? undefined : { actor, key, requestHash: requestHash(method, url, body ?? null).toString('hex') };
}

/** Says that the answer is to a repetition. */
export function tellReplayed(reply: FastifyReply, replayed: boolean): void {
  if (replayed) void reply.header('idempotency-replayed', 'true');
}

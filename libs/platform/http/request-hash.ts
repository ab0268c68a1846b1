import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestKey } from '#libs/contracts/commands/outcome';
import type { Id } from '#libs/kernel/ids';
import { type Problem, invalid } from './problem.js';

const visible = /^[\x21-\x7e]{1,128}$/;

/** The client's `Idempotency-Key`, undefined when absent. @throws Problem 422 idempotencyKeyInvalid unless it is 1 to 128 visible ASCII characters */
export function idempotencyKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !visible.test(header)) throw invalid({ field: 'Idempotency-Key', code: 'idempotencyKeyInvalid' });
  return header;
}

/** Deeper than any body of the API; keeps recursion on a client's data far from the end of the stack. */
const maxDepth = 32;

/** False when `value` is nested deeper than 32 levels; walks without recursion. */
export function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return false;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return true;
}

export const tooDeep = (): Problem => invalid({ field: '', code: 'tooDeep' });

/** JSON with keys in code-unit order and no spaces (as RFC 8785): equal data, equal text. `undefined` members are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${members.join(',')}}`;
}

/**
 * SHA-256 (32 bytes) over method, path without query, and canonical JSON: what an Idempotency-Key is bound to besides its user.
 * @throws Problem 422 tooDeep
 */
export function requestHash(method: string, path: string, body: unknown): Buffer {
  if (!isShallow(body)) throw tooDeep();
  const address = path.split('?')[0]?.replace(/(?<=.)\/+$/, '') ?? path;
  return createHash('sha256')
    .update(`${method.toUpperCase()}\n${address}\n${body === undefined ? '' : canonicalJson(body)}`)
    .digest();
}

type Keyed = Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers'>;

/** The request's Idempotency-Key, bound to method, path and body, or to what stands for a body that is no JSON. @throws Problem 422 idempotencyKeyInvalid */
export function requestKey({ method, url, body, headers }: Keyed, hashed: unknown = body): RequestKey | undefined {
  const key = idempotencyKey(headers['idempotency-key']);
  return key === undefined ? undefined : { key, requestHash: requestHash(method, url, hashed).toString('hex') };
}

/** The same, and whose it is; null: of somebody who is not signed in. */
export function keyOf(request: Keyed, actor: Id | null, hashed?: unknown): (RequestKey & { actor: Id | null }) | undefined {
  const key = requestKey(request, hashed);
  return key && { ...key, actor };
}

/** Says that the answer is to a repetition. */
export function markReplayed(reply: FastifyReply, replayed: boolean): void {
  if (replayed) void reply.header('idempotency-replayed', 'true');
}

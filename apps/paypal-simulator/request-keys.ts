import { createHash } from 'node:crypto';
import type { RequestKey } from './facts.js';
import { invalid, Problem } from './problem.js';
import { requestKeyId, type State } from './state.js';

const hour = 3_600_000;
/** How long PayPal remembers a PayPal-Request-Id, in milliseconds: 6 hours in Orders, 45 days in Payments. */
const keyLifetime: Record<RequestKey['scope'], number> = { orders: 6 * hour, captures: 6 * hour, refunds: 45 * 24 * hour };
const longestKey = 108;

/** The part of a request that decides whether it is the same one again. */
export interface KeyedRequest {
  scope: RequestKey['scope'];
  key: string | undefined;
  /** Path and body: an id that is used for another order is as wrong as one that is used for another amount. */
  path: string;
  raw: Buffer;
}

const hashOf = ({ path, raw }: KeyedRequest): string => createHash('sha256').update(path).update('\n').update(raw).digest('hex');

/**
 * The resource that this request made before.
 * @throws Problem 409 where the id was used for another request; 400 where it is too long.
 * The documents have no issue for a reused id. Orders let any 409 through their default answer; Payments allow one issue there that does not fit, so theirs has none.
 */
export function madeBefore(state: State, request: KeyedRequest, now: number): string | undefined {
  const { scope, key } = request;
  if (key === undefined) return undefined;
  if (key.length === 0 || key.length > longestKey)
    throw invalid('INVALID_STRING_LENGTH', { field: 'PayPal-Request-Id', location: 'header' });
  const known = state.requestKeys.get(requestKeyId({ scope, key }));
  if (known === undefined || known.at + keyLifetime[scope] <= now) return undefined;
  if (known.bodyHash === hashOf(request)) return known.resourceId;
  throw new Problem('RESOURCE_CONFLICT', scope === 'refunds' ? [] : [{ issue: 'DUPLICATE_REQUEST_ID', location: 'header' }]);
}

/** The fact that a key was used; none where there was no key. */
export function keyUsed(request: KeyedRequest, resourceId: string, at: number): { type: 'RequestKeyUsed'; request: RequestKey }[] {
  const { scope, key } = request;
  return key === undefined ? [] : [{ type: 'RequestKeyUsed', request: { scope, key, bodyHash: hashOf(request), resourceId, at } }];
}

import { createHash } from 'node:crypto';
import type { RequestKey } from './facts.js';
import { Problem } from './problem.js';
import { requestKeyId, type State } from './state.js';

/** The part of a request that decides whether it is the same one again. */
export interface KeyedRequest {
  scope: RequestKey['scope'];
  key: string | undefined;
  /** Path and body: an id that is used for another order is as wrong as one that is used for another amount. */
  path: string;
  raw: Buffer;
}

const hashOf = ({ path, raw }: KeyedRequest): string => createHash('sha256').update(path).update('\n').update(raw).digest('hex');

/** The resource that this request made before. @throws Problem 409 where the id was used for another request; PayPal's documents have no issue for that */
export function madeBefore(state: State, request: KeyedRequest): string | undefined {
  const { scope, key } = request;
  const known = key === undefined ? undefined : state.requestKeys.get(requestKeyId({ scope, key }));
  if (known === undefined || known.bodyHash === hashOf(request)) return known?.resourceId;
  throw new Problem('RESOURCE_CONFLICT');
}

/** The fact that a key was used; none where there was no key. */
export function keyUsed(request: KeyedRequest, resourceId: string, at: number): { type: 'RequestKeyUsed'; request: RequestKey }[] {
  const { scope, key } = request;
  return key === undefined ? [] : [{ type: 'RequestKeyUsed', request: { scope, key, bodyHash: hashOf(request), resourceId, at } }];
}

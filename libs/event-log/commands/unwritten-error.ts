/**
 * Why a write recorded nothing, not even a refusal: the actor's rights ended in the meantime, the key belongs to another request, or there is no such stream.
 */
export type UnwrittenCode = 'ACTOR_REVOKED' | 'KEY_REUSED' | 'STREAM_ABSENT';

/** Thrown to roll back a transaction; platform/http/problem-table defines the response. */
export class UnwrittenError extends Error {
  constructor(readonly code: UnwrittenCode) {
    super(code);
    this.name = 'UnwrittenError';
  }
}

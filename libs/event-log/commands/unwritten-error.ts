/** Why a write left nothing behind, not even a refusal: the actor's rights ended meanwhile, the key stands for another request, or there is no such stream. */
export type UnwrittenCode = 'ACTOR_REVOKED' | 'KEY_REUSED' | 'STREAM_ABSENT';

/** Thrown to roll a transaction back; what it is answered with is the edge's affair (platform/http/problem-table). */
export class UnwrittenError extends Error {
  constructor(readonly code: UnwrittenCode) {
    super(code);
    this.name = 'UnwrittenError';
  }
}

import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';

/** An Idempotency-Key and the hash of the request it is bound to (SHA-256, hex). The answer is kept for 30 days. */
export interface RequestKey {
  key: string;
  requestHash: string;
}

/** Versions that a write accepts; absent or 'any': every one. */
export type ExpectedVersion = 'any' | readonly number[];

/** What became of a write to a stream, as data: the edge words it. A replayed outcome comes with the state as it stands now. */
export type Outcome<State, Remedy = null> =
  /** `version`: the stream's right after the write */
  | { kind: 'accepted'; version: number; state: State; replayed: boolean }
  | { kind: 'refused'; code: string; remedy: Remedy | null; state: State | null; replayed: boolean };

/** What binds a write to its request and to what its writer saw. */
export interface Bound {
  /** binds the answer for 30 days; without one the call is not repeatable */
  key?: RequestKey;
  ifMatch?: ExpectedVersion;
  /** overrides the clock, for seeding and tests only */
  at?: Micros;
  /** the request it came with */
  correlation?: string;
}

/** A write by somebody. */
export interface StreamCall extends Bound {
  actor: Actor;
  /** compared again under the lock; null where nobody's token is involved */
  tokenVersion: number | null;
}

import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';

/** What a caller asks for, from the requests of a machine by command: `{ operation: 'edit', message, text }`. */
export type ActionOf<Requests> = { [Name in keyof Requests]: { operation: Name } & Requests[Name] }[keyof Requests];

/** An Idempotency-Key and the hash of its request (SHA-256, hex). The outcome is stored for 30 days. */
export interface RequestKey {
  key: string;
  requestHash: string;
}

/** Versions that a write accepts; absent or 'any': all. */
export type ExpectedVersion = 'any' | readonly number[];

/** The outcome of a write to a stream as data; controllers turn it into a response. A replayed outcome has the current state. */
export type Outcome<State, Remedy = null> =
  /** `version`: the stream's right after the write */
  | { kind: 'accepted'; version: number; state: State; replayed: boolean }
  | { kind: 'refused'; code: string; remedy: Remedy | null; state: State | null; replayed: boolean };

/** Conditions of a write: its idempotency key and the expected version. */
export interface Bound {
  /** deduplicates retries for 30 days; without one the call must not be retried */
  key?: RequestKey;
  ifMatch?: ExpectedVersion;
  /** overrides the clock, only for seeding and tests */
  at?: Micros;
  /** the request id */
  correlation?: string;
}

/** A write by a user. */
export interface StreamCall extends Bound {
  actor: Actor;
  /** checked again under the lock; null if there is no token */
  tokenVersion: number | null;
}

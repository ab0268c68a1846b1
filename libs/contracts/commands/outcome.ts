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

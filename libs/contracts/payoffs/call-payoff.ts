import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { PayoffOperation } from '#machines/payoff/commands';
import type { PayoffState } from '#machines/payoff/state';

/** One operation of a person on a payoff. `key` binds the answer for 30 days. `at` overrides the clock, for seeding and tests only. */
export interface PayoffCall {
  payoff: Id;
  operation: PayoffOperation;
  reference: string;
  actor: Actor;
  /** null where nobody's token is involved */
  tokenVersion: number | null;
  /** the version it was meant for; null: any */
  version: number | null;
  key?: { key: string; requestHash: string };
  at?: Micros;
  correlation?: string;
}

export type PayoffOutcome =
  | { kind: 'accepted'; state: PayoffState; replayed: boolean }
  | { kind: 'refused'; status: number; code: string; state: PayoffState | null };

/** Carries an operation on a payoff through judgement into the log. @throws Problem 401, 404, 422 that are not recorded */
export class CallPayoff extends Command<PayoffOutcome> {
  constructor(readonly call: PayoffCall) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { PayoffOperation } from '#machines/payoff/commands';
import type { PayoffState } from '#machines/payoff/state';
import type { ExpectedVersion, Outcome, RequestKey } from '../commands/outcome.js';

/** One operation of a person on a payoff. `key` binds the answer for 30 days. `at` overrides the clock, for seeding and tests only. */
export interface PayoffCall {
  payoff: Id;
  operation: PayoffOperation;
  reference: string;
  actor: Actor;
  /** null where nobody's token is involved */
  tokenVersion: number | null;
  ifMatch?: ExpectedVersion;
  key?: RequestKey;
  at?: Micros;
  correlation?: string;
}

export type PayoffOutcome = Outcome<PayoffState>;

/** Carries an operation on a payoff through judgement into the log. @throws Problem 401, 404, 422 that are not recorded */
export class CallPayoff extends Command<PayoffOutcome> {
  constructor(readonly call: PayoffCall) {
    super();
  }
}

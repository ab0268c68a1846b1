import { Command } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import type { PayoffOperation } from '#machines/payoff/commands';
import type { PayoffState } from '#machines/payoff/state';
import type { Outcome, StreamCall } from '../commands/outcome.js';

/** One operation of a person on a payout. */
export interface PayoffCall extends StreamCall {
  payoff: Id;
  operation: PayoffOperation;
  reference: string;
}

export type PayoffOutcome = Outcome<PayoffState>;

/** Decides an operation on a payout and appends its events. @throws Problem 401, 404, 422 that are not recorded */
export class CallPayoff extends Command<PayoffOutcome> {
  constructor(readonly call: PayoffCall) {
    super();
  }
}

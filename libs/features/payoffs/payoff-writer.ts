import { Injectable } from '@nestjs/common';
import type { ExpectedVersion, Outcome } from '#libs/contracts/commands/outcome';
import type { Facts } from '#libs/event-log/append/command-runner';
import type { CommandResult, Envelope, Snapshot } from '#libs/event-log/append/contract';
import { resultOf, staleVersion, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { satisfies } from '#libs/platform/http/write-request';
import type { PayoffCommand, PayoffRefusal } from '#machines/payoff/commands';
import { decide } from '#machines/payoff/decide';
import type { PayoffState } from '#machines/payoff/state';
import { payoffStream } from './storage/payoff-stream.js';

type ToCommand = (at: Micros, state: PayoffState | null) => PayoffCommand;

/** Decides each write on a cached snapshot, and again if the payoff changed meanwhile. */
@Injectable()
export class PayoffWriter {
  constructor(private readonly handler: StreamCommandHandler) {}

  /**
   * Writes a person's command; a refusal is recorded.
   * @param toCommand builds the command from the time and state it is decided on
   * @param facts reads what the command depends on besides the payoff, in the transaction that writes
   */
  write(
    envelope: Envelope,
    ifMatch: ExpectedVersion | undefined,
    toCommand: ToCommand,
    facts?: Facts<PayoffState>,
  ): Promise<Outcome<PayoffState>> {
    const rule = ({ state, version }: Snapshot<PayoffState>, at: Micros): CommandResult<PayoffState> => {
      if (state === null) return { kind: 'absent' };
      const command = toCommand(at, state);
      return satisfies(ifMatch, version) ? resultOf(command, decide(state, command)) : staleVersion(command);
    };
    return this.handler.handle(payoffStream, envelope, rule, facts);
  }

  /**
   * Writes a command of the product itself. A refusal is not recorded: the effect exists already, or is no longer needed.
   * @returns the reason of the refusal, or null
   */
  async carryOut(
    payoff: Id,
    toCommand: (...on: Parameters<ToCommand>) => PayoffCommand | null,
    set: Pick<Envelope, 'at' | 'causation'> = {},
  ): Promise<PayoffRefusal | 'notFound' | null> {
    const { refused } = await this.handler.handleOwn(payoffStream, { stream: payoff, actor: null, ...set }, ({ state }, at) => {
      const command = toCommand(at, state);
      return command === null || (state === null && command.type !== 'accrue') ? null : { command, decision: decide(state, command) };
    });
    return refused;
  }
}

import { Injectable } from '@nestjs/common';
import type { ExpectedVersion, Outcome } from '#libs/contracts/commands/outcome';
import { type Envelope, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import { satisfies } from '#libs/platform/http/write-request';
import type { PayoffCommand, PayoffRefusal } from '#machines/payoff/commands';
import { decide } from '#machines/payoff/decide';
import type { PayoffState } from '#machines/payoff/state';
import { payoffStream } from '../storage/payoff-stream.js';

type ToCommand = (at: Micros, state: PayoffState | null) => PayoffCommand;

/** Every write to a payoff: ruled on a snapshot, and again when the payoff moved meanwhile. */
@Injectable()
export class PayoffWriter {
  constructor(private readonly handler: StreamCommandHandler) {}

  /** A person's command; what refuses it is recorded. @param toCommand the command at the time and on the state it is decided on */
  write(envelope: Envelope, ifMatch: ExpectedVersion | undefined, toCommand: ToCommand): Promise<Outcome<PayoffState>> {
    return this.handler.handle(payoffStream, envelope, ({ state, version }, at) => {
      if (state === null) return { kind: 'absent' };
      const command = toCommand(at, state);
      if (!satisfies(ifMatch, version)) return { kind: 'refused', command, judged: false, code: 'staleVersion', remedy: null };
      const decision = decide(state, command);
      return decision.accepted
        ? { kind: 'accepted', command, events: decision.events, next: decision.next }
        : { kind: 'refused', command, judged: true, code: decision.refusal, remedy: null };
    });
  }

  /**
   * The product's own command. A refusal of it changes nothing and is worth no record: what was done already, and what concerns nobody any more.
   * @returns why it was refused, or null
   */
  async carryOut(
    payoff: Id,
    toCommand: ToCommand,
    set: Pick<Envelope, 'at' | 'causation'> = {},
  ): Promise<PayoffRefusal | 'notFound' | null> {
    const envelope = { stream: payoff, actor: null, tokenVersion: null, ...set };
    const outcome = await this.handler.handle<PayoffState, null, PayoffRefusal | 'notFound'>(payoffStream, envelope, ({ state }, at) => {
      const command = toCommand(at, state);
      if (state === null && command.type !== 'accrue') return { kind: 'unrecorded', left: 'notFound' };
      const decision = decide(state, command);
      return decision.accepted
        ? { kind: 'accepted', command, events: decision.events, next: decision.next }
        : { kind: 'unrecorded', left: decision.refusal };
    });
    if (outcome.kind === 'refused') throw new Error('no refusal of the product itself is recorded');
    return outcome.kind === 'unrecorded' ? outcome.left : null;
  }
}

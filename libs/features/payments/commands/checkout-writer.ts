import { Injectable } from '@nestjs/common';
import type { Outcome } from '#libs/contracts/commands/outcome';
import type { Envelope } from '#libs/event-log/append/contract';
import { resultOf, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { UnwrittenError } from '#libs/event-log/commands/unwritten-error';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { CheckoutActor, CheckoutCommand, CheckoutRefused, CheckoutRemedy } from '#machines/checkout/commands';
import { decide } from '#machines/checkout/decide';
import type { CheckoutState } from '#machines/checkout/state';
import type { ProviderCommand } from '../rules/provider-commands.js';
import { checkoutStream } from '../storage/checkout-stream.js';

/** The reason of a refusal, or null, and the checkout. */
export interface CarriedOut {
  refused: CheckoutRefused['code'] | null;
  state: CheckoutState;
}

/** Decides each write to an existing checkout on a cached snapshot, and again if the checkout changed meanwhile. */
@Injectable()
export class CheckoutWriter {
  constructor(private readonly handler: StreamCommandHandler) {}

  /** Writes a person's command; a refusal is recorded. */
  write(envelope: Envelope, toCommand: (at: Micros) => CheckoutCommand): Promise<Outcome<CheckoutState, CheckoutRemedy>> {
    return this.handler.handle<CheckoutState, CheckoutRemedy>(checkoutStream, envelope, ({ state }, at) => {
      if (state === null) return { kind: 'absent' };
      const command = toCommand(at);
      return resultOf(command, decide(state, command));
    });
  }

  /** Runs a command of the product itself. A refusal changes nothing and is not recorded. */
  async carryOut(
    checkout: Id,
    actor: CheckoutActor,
    requested: ProviderCommand,
    set: Pick<Envelope, 'causation'> = {},
  ): Promise<CarriedOut> {
    const { refused, state } = await this.handler.handleOwn(checkoutStream, { stream: checkout, actor, ...set }, (snapshot, at) => {
      if (snapshot.state === null) return null;
      const command = { ...requested, checkout, actor, at } as CheckoutCommand;
      return { command, decision: decide(snapshot.state, command) };
    });
    if (refused === 'notFound' || state === null) throw new UnwrittenError('STREAM_ABSENT');
    return { refused, state };
  }
}

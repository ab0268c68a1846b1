import { Injectable } from '@nestjs/common';
import type { Outcome } from '#libs/contracts/commands/outcome';
import { type Envelope, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { CheckoutActor, CheckoutCommand, CheckoutRefused, CheckoutRemedy } from '#machines/checkout/commands';
import { decide } from '#machines/checkout/decide';
import type { CheckoutState } from '#machines/checkout/state';
import type { ProviderCommand } from '../rules/provider-commands.js';
import { checkoutStream } from '../storage/checkout-stream.js';

/** What became of a command of the product: why it was refused, or null, and the checkout as it stands. */
export interface CarriedOut {
  refused: CheckoutRefused['code'] | null;
  state: CheckoutState;
}

/** Every write to a checkout that is there: ruled on a snapshot, and again when the checkout moved meanwhile. */
@Injectable()
export class CheckoutWriter {
  constructor(private readonly handler: StreamCommandHandler) {}

  /** A person's command; what refuses it is recorded. */
  write(envelope: Envelope, toCommand: (at: Micros) => CheckoutCommand): Promise<Outcome<CheckoutState, CheckoutRemedy>> {
    return this.handler.handle<CheckoutState, CheckoutRemedy>(checkoutStream, envelope, ({ state }, at) => {
      if (state === null) return { kind: 'absent' };
      const command = toCommand(at);
      const decision = decide(state, command);
      if (decision.accepted) return { kind: 'accepted', command, events: decision.events, next: decision.next };
      const { code, remedy } = decision.refusal;
      return { kind: 'refused', command, judged: true, code, remedy };
    });
  }

  /** Runs a command of the product itself. A refusal changes nothing and is not recorded. */
  async carryOut(
    checkout: Id,
    actor: CheckoutActor,
    requested: ProviderCommand,
    set: Pick<Envelope, 'causation'> = {},
  ): Promise<CarriedOut> {
    const envelope = { stream: checkout, actor, tokenVersion: null, ...set };
    const outcome = await this.handler.handle<CheckoutState, null, CarriedOut>(checkoutStream, envelope, ({ state }, at) => {
      if (state === null) return { kind: 'absent' };
      const command = { ...requested, checkout, actor, at } as CheckoutCommand;
      const decision = decide(state, command);
      return decision.accepted
        ? { kind: 'accepted', command, events: decision.events, next: decision.next }
        : { kind: 'unrecorded', left: { refused: decision.refusal.code, state } };
    });
    if (outcome.kind === 'refused') throw new Error('no refusal of the product itself is recorded');
    return outcome.kind === 'unrecorded' ? outcome.left : { refused: null, state: outcome.state };
  }
}

import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { StreamCall } from '#libs/contracts/commands/outcome';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Language } from '#machines/kernel/ids';
import { Problem } from '#libs/platform/http/problem';
import { order as orderActor } from '#machines/checkout/commands';
import type { CheckoutState } from '#machines/checkout/state';
import type { OrderState, PaymentStage } from '#machines/order/state';
import { ConfiguredProvider } from '../provider/payment-provider.js';
import { chooseCheckout, wantedPayment } from '../rules/choose-checkout.js';
import { checkoutOfKey } from '../storage/checkout-stream.js';
import { Checkouts } from '../storage/checkouts.js';
import { CheckoutSync } from './checkout-sync.js';
import { CheckoutWriter } from './checkout-writer.js';
import { OpenCheckout } from './open-checkout.js';
import { StartCheckout } from './start-checkout.js';

/** A client who wants to pay their own order. */
export interface PaymentRequest {
  order: OrderState;
  /** undefined: the stage that is due first */
  stage: PaymentStage | undefined;
  language: Language;
  call: StreamCall;
}

/** `isNew`: this call started it. */
export interface StartedCheckout {
  state: CheckoutState;
  isNew: boolean;
}

/** Starts an attempt to pay what is due, or continues the open one if it fits: chooses, writes, then calls the provider. */
@Injectable()
export class BeginCheckout {
  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly checkouts: Checkouts,
    private readonly clock: DatabaseClock,
    private readonly writer: CheckoutWriter,
    private readonly starting: StartCheckout,
    private readonly opening: OpenCheckout,
    private readonly checkoutSync: CheckoutSync,
  ) {}

  /** @throws Problem 409 nothingDue, 422 currencyNotAvailable, 429 tooManyCheckouts, 503 providerUnavailable */
  async begin(request: PaymentRequest): Promise<StartedCheckout> {
    const { order, call, language } = request;
    const shown = { orderNumber: order.number, language };
    const id = call.key ? checkoutOfKey(call.actor.id, order.id, call.key) : v7();
    const before = call.key ? await this.checkouts.byId(id) : null;
    if (before) return { state: await this.opening.open(before, shown), isNew: false };

    const state = await this.chosen(id, request);
    return { state: await this.opening.open(state, shown), isNew: state.id === id };
  }

  /** The open checkout if it can be continued, or else a new one. */
  private async chosen(id: CheckoutState['id'], { order, stage, call }: PaymentRequest): Promise<CheckoutState> {
    const { provider } = this.configured;
    const open = await this.checkouts.openOf(order.id);
    const wanted = wantedPayment(order, stage, provider);
    if (typeof wanted === 'string') throw new Problem(wanted);
    if (provider === null) throw new Problem('currencyNotAvailable');

    const choice = chooseCheckout(open, wanted, this.clock.now());
    if (open !== null && (choice === 'reuse' || choice === 'open')) return open;
    if (open !== null && choice === 'capture') return this.checkoutSync.advance(open, call.actor).catch(() => open);
    if (open !== null) {
      const { refused, state } = await this.writer.carryOut(open.id, orderActor, { type: 'supersede', payload: { cause: 'replaced' } });
      // Money began to move by it meanwhile.
      if (refused !== null) return state;
    }
    return this.starting.start({ id, order, wanted, provider: provider.name }, call);
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrderStanding } from '#libs/contracts/orders/order-standing';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { type CheckoutActor, order as orderActor, provider as providerActor } from '#machines/checkout/commands';
import type { CheckoutState } from '#machines/checkout/state';
import { OnlineProvider } from '../online-provider.js';
import {
  type PaymentProvider,
  ProviderAnswerUnexpected,
  type ProviderOrder,
  ProviderRefused,
  ProviderUnavailable,
} from '../provider/payment-provider.js';
import { missingOf } from '#machines/order/figures';
import { isAboutUs, isUnknownThere } from '../rules/refusals.js';
import { type Word, wordsOf } from '../rules/provider-words.js';
import { openFinding } from '../storage/findings.js';
import { CheckoutWriter } from './checkout-writer.js';

/**
 * Brings a checkout as far as the provider says it is, and captures what is approved: for the payer who returns, for a message of the provider and for the
 * reconciler alike. What is about to be asked for is written before, what became of it after; whatever breaks in between is found out by the next who asks.
 */
@Injectable()
export class BringOn {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly online: OnlineProvider,
    private readonly writer: CheckoutWriter,
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly clock: DatabaseClock,
  ) {}

  /**
   * @param state a checkout that the provider knows @param by in whose name what is approved is captured
   * @throws ProviderUnavailable, ProviderRefused and ProviderAnswerUnexpected of the first question; what happens to a capture is a state
   */
  async bringOn(state: CheckoutState, by: CheckoutActor): Promise<CheckoutState> {
    if (state.reference === null) return state;
    const order = await this.known(state, state.reference);
    if (order === null) return (await this.word(state.id, { type: 'recordExpiry', payload: {} })).state;
    const now = await this.record(state, order);
    return now.status === 'approved' ? this.capture(now, by) : now;
  }

  /** The provider did not answer somebody who waits for it. */
  async silence({ id }: CheckoutState): Promise<CheckoutState> {
    return (await this.word(id, { type: 'recordSilence', payload: {} })).state;
  }

  /** One word of the provider. What it says of money that nobody asked it for is shown to a person. */
  async word(id: Id, word: Word, actor: CheckoutActor = providerActor): Promise<{ refused: string | null; state: CheckoutState }> {
    const done = await this.writer.carryOut(id, actor, word);
    const { refused, state } = done;
    if (refused === 'checkoutAmountUnexpected' || refused === 'checkoutReferenceUnknown') await this.unmatched(state, word);
    return done;
  }

  private get provider(): PaymentProvider {
    const { provider } = this.online;
    if (provider === null) throw new ProviderUnavailable('any call: none is set up', null);
    return provider;
  }

  /** null: the provider has forgotten it, and nothing was asked of it that could have moved money. */
  private async known({ captureAsked }: CheckoutState, reference: string): Promise<ProviderOrder | null> {
    try {
      return await this.provider.order(reference);
    } catch (fault) {
      if (fault instanceof ProviderRefused && isUnknownThere(fault) && !captureAsked) return null;
      throw fault;
    }
  }

  private async record(state: CheckoutState, order: ProviderOrder): Promise<CheckoutState> {
    let now = state;
    for (const word of wordsOf(state, order, this.clock.now())) now = (await this.word(state.id, word)).state;
    return now;
  }

  /** What is due is asked of the order again: it may have been edited, cancelled or paid otherwise since. */
  private async capture(state: CheckoutState, by: CheckoutActor): Promise<CheckoutState> {
    const order = await this.queries.execute(new OrderStanding(state.order));
    const due = order === null ? 0 : missingOf(order, state.stage);
    const begun = await this.word(state.id, { type: 'capture', payload: { due } }, by);
    if (begun.refused === 'checkoutOutdated') {
      const cause = order?.value.progress === 'orderCancelled' ? 'cancelled' : 'edited';
      return (await this.word(state.id, { type: 'supersede', payload: { cause } }, orderActor)).state;
    }
    return begun.refused === null ? this.carryOutCapture(begun.state) : begun.state;
  }

  private async carryOutCapture(state: CheckoutState): Promise<CheckoutState> {
    const { id, reference, version } = state;
    if (reference === null) return state;
    try {
      // A capture after a decline is another one, and has another key.
      return await this.record(state, await this.provider.captureOrder(reference, `${id}:${version}`));
    } catch (fault) {
      if (fault instanceof ProviderRefused) return this.refusedCapture(state, fault);
      if (fault instanceof ProviderAnswerUnexpected) await this.unexpected(state, fault);
      else if (!(fault instanceof ProviderUnavailable)) throw fault;
      return this.silence(state);
    }
  }

  private async refusedCapture(state: CheckoutState, fault: ProviderRefused): Promise<CheckoutState> {
    const { issue, debugId } = fault;
    this.logger.warn({ msg: 'a capture was refused', checkout: state.id, issue, debugId });
    if (issue === 'ORDER_ALREADY_CAPTURED' && state.reference !== null) {
      try {
        return await this.record(state, await this.provider.order(state.reference));
      } catch {
        return this.silence(state);
      }
    }
    if (isAboutUs(fault)) return this.silence(state);
    return (await this.word(state.id, { type: 'recordDecline', payload: { issue } })).state;
  }

  /** Something is not what was asked for: nothing of it is used, and a person looks. */
  async unexpected(state: CheckoutState, { call, why, debugId }: ProviderAnswerUnexpected): Promise<void> {
    const { id, order, reference, amount, currency } = state;
    this.logger.error({ msg: 'an answer of the provider is not what was asked for', checkout: id, call, why, debugId });
    await openFinding(this.database, {
      kind: 'mismatch',
      about: `${id} ${why}`,
      order,
      checkout: id,
      reference,
      debugId,
      amount,
      currency,
    });
  }

  private async unmatched({ id, order, reference }: CheckoutState, word: Word): Promise<void> {
    const { capture, amount, currency } = word.type === 'recordCapture' ? word.payload : { capture: null, amount: null, currency: null };
    const about = capture ?? `${id} ${word.type}`;
    await openFinding(this.database, { kind: 'unmatched', about, order, checkout: id, reference: capture ?? reference, amount, currency });
  }
}

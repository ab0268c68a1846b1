import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { type CheckoutActor, order as orderActor, provider as providerActor } from '#machines/checkout/commands';
import type { CheckoutState } from '#machines/checkout/state';
import {
  ConfiguredProvider,
  isAboutUs,
  isUnknownThere,
  type PaymentProvider,
  ProviderAnswerUnexpected,
  type ProviderOrder,
  ProviderRefused,
  ProviderUnavailable,
} from '../provider/payment-provider.js';
import { missingOf } from '#machines/order/figures';
import { type ProviderCommand, commandsFromProviderOrder } from '../rules/provider-commands.js';
import { openFinding } from '../storage/findings.js';
import { CheckoutWriter } from './checkout-writer.js';

/**
 * Advances a checkout to the state that the provider reports and captures an approved one: for the returning payer, webhooks and the
 * reconciler alike. The intent is written before each call and the result after it; the next call resolves what an interruption left open.
 */
@Injectable()
export class CheckoutSync {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly writer: CheckoutWriter,
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly clock: DatabaseClock,
  ) {}

  /**
   * @param state a checkout that the provider knows
   * @param by author of a capture
   * @throws ProviderUnavailable, ProviderRefused and ProviderAnswerUnexpected of the first request; errors of a capture become states
   */
  async advance(state: CheckoutState, by: CheckoutActor): Promise<CheckoutState> {
    if (state.reference === null) return state;
    const order = await this.known(state, state.reference);
    if (order === null) return (await this.apply(state.id, { type: 'recordExpiry', payload: {} })).state;
    const now = await this.record(state, order);
    return now.status === 'approved' ? this.capture(now, by) : now;
  }

  /** Records that the provider did not answer in time. */
  async markUnresponsive({ id }: CheckoutState): Promise<CheckoutState> {
    return (await this.apply(id, { type: 'recordSilence', payload: {} })).state;
  }

  /** Applies one command. Money that was not requested from the provider opens a finding for a person. */
  async apply(
    id: Id,
    command: ProviderCommand,
    actor: CheckoutActor = providerActor,
  ): Promise<{ refused: string | null; state: CheckoutState }> {
    const done = await this.writer.carryOut(id, actor, command);
    const { refused, state } = done;
    if (refused === 'checkoutAmountUnexpected' || refused === 'checkoutReferenceUnknown') await this.unmatched(state, command);
    return done;
  }

  private get provider(): PaymentProvider {
    const { provider } = this.configured;
    if (provider === null) throw new ProviderUnavailable('any call: none is set up', null);
    return provider;
  }

  /** @returns null if the provider does not know the order and no capture was requested, so that no money can have moved */
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
    for (const command of commandsFromProviderOrder(state, order, this.clock.now())) now = (await this.apply(state.id, command)).state;
    return now;
  }

  /** Reads the amount due again, because the order may have been edited, cancelled or paid in another way. */
  private async capture(state: CheckoutState, by: CheckoutActor): Promise<CheckoutState> {
    const order = await this.queries.execute(new OrderStateById(state.order));
    const due = order === null ? 0 : missingOf(order, state.stage);
    const started = await this.apply(state.id, { type: 'capture', payload: { due } }, by);
    if (started.refused === 'checkoutOutdated') {
      const cause = order?.value.progress === 'orderCancelled' ? 'cancelled' : 'edited';
      return (await this.apply(state.id, { type: 'supersede', payload: { cause } }, orderActor)).state;
    }
    return started.refused === null ? this.carryOutCapture(started.state) : started.state;
  }

  private async carryOutCapture(state: CheckoutState): Promise<CheckoutState> {
    const { id, reference, version } = state;
    if (reference === null) return state;
    try {
      // A capture after a decline is a new request, with a new idempotency key.
      return await this.record(state, await this.provider.captureOrder(reference, `${id}:${version}`));
    } catch (fault) {
      if (fault instanceof ProviderRefused) return this.refusedCapture(state, fault);
      if (fault instanceof ProviderAnswerUnexpected) await this.unexpected(state, fault);
      else if (!(fault instanceof ProviderUnavailable)) throw fault;
      return this.markUnresponsive(state);
    }
  }

  private async refusedCapture(state: CheckoutState, fault: ProviderRefused): Promise<CheckoutState> {
    const { issue, debugId } = fault;
    this.logger.warn({ msg: 'a capture was refused', checkout: state.id, issue, debugId });
    if (issue === 'ORDER_ALREADY_CAPTURED' && state.reference !== null) {
      try {
        return await this.record(state, await this.provider.order(state.reference));
      } catch {
        return this.markUnresponsive(state);
      }
    }
    if (isAboutUs(fault)) return this.markUnresponsive(state);
    return (await this.apply(state.id, { type: 'recordDecline', payload: { issue } })).state;
  }

  /** Ignores an answer that does not match the request, and opens a finding for a person. */
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

  private async unmatched({ id, order, reference }: CheckoutState, command: ProviderCommand): Promise<void> {
    const { capture, amount, currency } =
      command.type === 'recordCapture' ? command.payload : { capture: null, amount: null, currency: null };
    const about = capture ?? `${id} ${command.type}`;
    await openFinding(this.database, { kind: 'unmatched', about, order, checkout: id, reference: capture ?? reference, amount, currency });
  }
}

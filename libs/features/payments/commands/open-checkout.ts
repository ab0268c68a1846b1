import { Injectable, Logger } from '@nestjs/common';
import { type Language, numberText } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { Problem } from '#libs/platform/http/problem';
import type { CheckoutState } from '#machines/checkout/state';
import {
  ConfiguredProvider,
  type OpenOrder,
  ProviderAnswerUnexpected,
  ProviderRefused,
  ProviderUnavailable,
} from '../provider/payment-provider.js';
import { isUnopened } from '../rules/choose-checkout.js';
import { approvalTime } from '../rules/provider-commands.js';
import { CheckoutSync } from './checkout-sync.js';

/** What the payer sees at the provider: the order's number, and texts in this language. */
export interface Shown {
  orderNumber: number | null;
  language: Language;
}

/** Codes of a provider that does not accept the currency after all. */
const currencyIssues: readonly string[] = ['CURRENCY_NOT_SUPPORTED', 'PAYEE_CURRENCY_NOT_SUPPORTED', 'CURRENCY_NOT_SUPPORTED_FOR_COUNTRY'];

/** Gets the address at which a checkout is approved from the provider, and records the answer. */
@Injectable()
export class OpenCheckout {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly checkoutSync: CheckoutSync,
    private readonly config: Config,
  ) {}

  /**
   * @returns the checkout with its address; unchanged if it has one or has ended
   * @throws Problem 422 currencyNotAvailable, 503 providerUnavailable
   */
  async open(state: CheckoutState, shown: Shown): Promise<CheckoutState> {
    if (!isUnopened(state)) return state;
    const { provider } = this.configured;
    if (!provider?.currencies.includes(state.currency)) throw new Problem('currencyNotAvailable');
    try {
      const order = await provider.open(this.orderOf(state, shown));
      if (order.approveUrl === null) throw new ProviderAnswerUnexpected('open', 'approveUrl', null);
      const { reference, approveUrl } = order;
      const expiresAt = state.createdAt + approvalTime;
      return (await this.checkoutSync.apply(state.id, { type: 'recordOpened', payload: { reference, approveUrl, expiresAt } })).state;
    } catch (fault) {
      throw await this.recordFailure(state, fault);
    }
  }

  private orderOf({ id, order, amount, currency }: CheckoutState, { orderNumber, language }: Shown): OpenOrder {
    const returnUrl = `${this.config.publicUrl}/order?id=${order}&checkout=${id}`;
    return {
      key: id,
      checkout: id,
      orderNumber: numberText(orderNumber ?? 0),
      amount,
      currency,
      language,
      returnUrl,
      cancelUrl: `${returnUrl}&cancelled=true`,
    };
  }

  /** Nobody can pay without an address: a refused or unexpectedly answered checkout ends, one without an answer may be opened again. */
  private async recordFailure(state: CheckoutState, fault: unknown): Promise<unknown> {
    if (fault instanceof ProviderUnavailable) {
      await this.checkoutSync.markUnresponsive(state);
      return unavailable(fault, fault.retryAfter);
    }
    if (fault instanceof ProviderAnswerUnexpected) await this.checkoutSync.unexpected(state, fault);
    else if (!(fault instanceof ProviderRefused)) return fault;
    await this.checkoutSync.apply(state.id, { type: 'recordExpiry', payload: {} });
    if (!(fault instanceof ProviderRefused)) return unavailable(fault, null);
    const { issue, debugId } = fault;
    this.logger.warn({ msg: 'an order was not opened', checkout: state.id, issue, debugId });
    return currencyIssues.includes(issue) ? new Problem('currencyNotAvailable', { cause: fault }) : unavailable(fault, null);
  }
}

/** Seconds to wait if the provider named none. */
const retryAfter = 10;

const unavailable = (cause: Error, seconds: number | null): Problem =>
  new Problem('providerUnavailable', { cause, headers: { 'retry-after': String(seconds ?? retryAfter) } });

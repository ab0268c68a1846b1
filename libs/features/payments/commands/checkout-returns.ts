import { Injectable } from '@nestjs/common';
import type { Actor } from '#machines/kernel/people';
import { type CheckoutState, isFinal } from '#machines/checkout/state';
import { ProviderAnswerUnexpected, ProviderRefused, ProviderUnavailable } from '../provider/payment-provider.js';
import { CheckoutSync } from './checkout-sync.js';

/** Handles the payer's return from the provider. */
@Injectable()
export class CheckoutReturns {
  constructor(private readonly checkoutSync: CheckoutSync) {}

  /**
   * Captures what was approved; idempotent. Answers of the provider become states of the checkout, never errors.
   * @param token the provider's id of the order from the return address; a wrong or missing one changes nothing
   */
  async returned(state: CheckoutState, token: string | undefined, actor: Actor): Promise<CheckoutState> {
    if (state.reference === null || token !== state.reference || isFinal(state.status)) return state;
    try {
      return await this.checkoutSync.advance(state, actor);
    } catch (fault) {
      if (fault instanceof ProviderUnavailable) return this.checkoutSync.markUnresponsive(state);
      if (fault instanceof ProviderAnswerUnexpected) {
        await this.checkoutSync.unexpected(state, fault);
        return this.checkoutSync.markUnresponsive(state);
      }
      if (!(fault instanceof ProviderRefused)) throw fault;
      return state;
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '#machines/kernel/people';
import { type CheckoutState, isFinal } from '#machines/checkout/state';
import { ProviderAnswerUnexpected, ProviderRefused, ProviderUnavailable } from '../provider/payment-provider.js';
import { CheckoutSync } from './checkout-sync.js';

/** The payer is back from the provider. */
@Injectable()
export class CheckoutReturns {
  constructor(private readonly checkoutSync: CheckoutSync) {}

  /**
   * Captures what was approved; repeated as often as wanted, one effect. Whatever the provider does not say is a state of the checkout and no error.
   * @param token the provider's id of the order, as it gave it back in the address; another one, or none, changes nothing
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

import { ProviderUnavailable } from './payment-provider.js';

/** Fetches per minute for one network, and for all networks. */
const perNetwork = 5;
const inAll = 20;
const window = 60_000;

/**
 * Limits fetches of certificates. Anyone may post a webhook that names one, so a network gets a part of the budget, and the provider's next
 * certificate can still be fetched.
 */
export class FetchBudget {
  private spent: { network: string; at: number }[] = [];

  /** @param now the clock, in milliseconds since 1970 */
  constructor(private readonly now: () => number) {}

  /** @throws ProviderUnavailable if the network's or the total limit is reached */
  spend(network: string): void {
    const now = this.now();
    this.spent = this.spent.filter(({ at }) => now - at < window);
    const own = this.spent.filter((one) => one.network === network).length;
    if (this.spent.length >= inAll || own >= perNetwork) throw new ProviderUnavailable('certificate', window / 1000);
    this.spent.push({ network, at: now });
  }
}

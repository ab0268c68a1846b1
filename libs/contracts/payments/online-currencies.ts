import type { Currency } from '#machines/kernel/money';

/** Currencies that can be paid online; none without a provider. */
export class OnlineCurrencies {
  constructor(readonly currencies: readonly Currency[]) {}
}

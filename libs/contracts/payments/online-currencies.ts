import type { Currency } from '#libs/kernel/money';

/** The currencies that can be paid in online; none where no provider is set up. */
export class OnlineCurrencies {
  constructor(readonly currencies: readonly Currency[]) {}
}

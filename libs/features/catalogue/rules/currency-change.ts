import type { PerEuro } from '#machines/kernel/exchange';
import { toText } from '#machines/kernel/money';
import type { FieldFault } from '#libs/platform/http/problem';
import { convertedPrice, type CurrencyChange, pricesOf } from '#machines/catalogue/currency-change';
import type { ServiceContent } from './service-content.js';

/**
 * Why the currency of a service may not change like that: nobody chose how its prices come into it, there is no rate, or what is called converted is not.
 * Options that are new were never in the old currency.
 */
export function currencyFaults(
  before: ServiceContent,
  after: ServiceContent,
  change: CurrencyChange | undefined,
  perEuro: PerEuro,
): FieldFault[] {
  const [from, to] = [before.currency, after.currency];
  if (from === to || change === 'entered') return [];
  if (change === undefined) return [{ field: 'price.currency', code: 'currencyChoiceNeeded', params: { from, to } }];
  if (convertedPrice(1, from, to, perEuro) === undefined) return [{ field: 'price.currency', code: 'rateMissing', params: { from, to } }];
  const earlier = new Map(pricesOf(before).map(({ key, amount }) => [key, amount]));
  return pricesOf(after).flatMap(({ field, key, amount }) => {
    const was = earlier.get(key);
    const expected = was === undefined ? amount : convertedPrice(was, from, to, perEuro);
    return expected === undefined || expected === amount
      ? []
      : [{ field: `${field}.amount`, code: 'notConverted', params: { amount: toText(expected, to) } }];
  });
}

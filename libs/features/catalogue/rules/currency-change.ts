import type { PerEuro } from '#machines/kernel/exchange';
import { toText } from '#machines/kernel/money';
import type { FieldFault } from '#libs/platform/http/problem';
import { convertedPrice, type CurrencyChange, pricesOf } from '#machines/catalogue/currency-change';
import type { ServiceContent } from './service-content.js';

/**
 * Faults of a change of currency: no conversion was chosen, the rate is missing, or prices do not match it. New options had no price in the
 * old currency.
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

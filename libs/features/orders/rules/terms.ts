import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import { roundingOf } from '#machines/kernel/money';
import { type Conversion, convertPrices, ratesOfSettings } from '#machines/catalogue/settlement';
import type { ListedPrice, OrderTerms } from '#machines/order/state';

/** Copies the terms of a new order from its service, in the currency it is paid in. Of the steps only visible ones are copied. */
export const termsOf = (service: Readonly<ServiceCopy>, conversion: Conversion | null): OrderTerms => ({
  ...pricesOf(service, conversion),
  service: service.id,
  serviceTitle: service.title,
  country: service.country.id,
  prepaymentPercent: service.prepaymentPercent,
  partnerRewardPercent: service.partnerReward,
  termDays: service.termDays,
  termUnit: service.termUnit,
  requiredDocuments: service.requiredDocuments.map(({ form: _, ...document }) => document),
  details: service.details,
  steps: service.steps
    .map((group) => ({ ...group, steps: group.steps.filter((step) => step.visible) }))
    .filter(({ steps }) => steps.length > 0),
});

type Prices = Pick<OrderTerms, 'currency' | 'roundTo' | 'listed' | 'basePrice' | 'options'>;

function pricesOf({ currency, price: basePrice, options }: Readonly<ServiceCopy>, conversion: Conversion | null): Prices {
  if (!conversion) return { currency, roundTo: roundingOf(currency), listed: null, basePrice, options };
  const { rate, date } = conversion;
  const listed: ListedPrice = { currency, basePrice, options, rate, date, source: ratesOfSettings };
  return { ...convertPrices({ currency, basePrice, options }, conversion), roundTo: roundingOf(conversion.currency), listed };
}

import { convertedAt, rateBetween } from '#machines/kernel/exchange';
import { type BasisPoints, type Currency, type MinorUnits, minor, type MoneyText, roundingOf, toText } from '#machines/kernel/money';
import { prepaymentOf, price } from '#machines/order/figures';
import type { Configuration, OptionPrices } from '#machines/order/state';
import type { ExchangeRate } from './payment-settings.js';

/** Currencies in which an order may be paid if its service is listed in a currency that cannot be paid. */
export const settlementCurrencies = ['EUR', 'USD'] as const;
export type SettlementCurrency = (typeof settlementCurrencies)[number];

/** Payable currencies, and the rates that conversions need. */
export interface PaymentMeans {
  /** payable online with a provider, or by transfer to a company account in that currency */
  payable: readonly Currency[];
  settlement: SettlementCurrency;
  rates: readonly ExchangeRate[];
}

/** The exchange rate of an order that is paid in another currency than its service is listed in. */
export interface Conversion {
  currency: Currency;
  /** units of `currency` for one of the listed, as a decimal */
  rate: string;
  /** ISO 8601 calendar date of the older of the two rates from which it is derived */
  date: string;
}

/** The conversion of an order. Null: none, it is paid in the listed currency; 'unpayable': no currency can be paid, so that it cannot be ordered. */
export type PaidIn = Conversion | 'unpayable' | null;

/** Source name of a rate from the product's own settings. */
export const ratesOfSettings = 'settings';

/** Days after which a rate is stale: it is still used, and staff are notified. */
export const daysOfRate = 7;

/** Whether a rate of `date` is stale on `day`, both ISO 8601 calendar dates. */
export const isOldRate = (date: string, day: string): boolean => Date.parse(day) - Date.parse(date) > daysOfRate * 86_400_000;

/** The conversion for a service with prices in `listed`; none while no means of payment are configured. */
export function conversionOf(listed: Currency, { payable, settlement, rates }: PaymentMeans): PaidIn {
  if (payable.length === 0 || payable.includes(listed)) return null;
  const rate = rateBetween(listed, settlement, Object.fromEntries(rates.map(({ currency, perEuro }) => [currency, perEuro])));
  if (rate === undefined || listed === settlement || !payable.includes(settlement)) return 'unpayable';
  const [date = ''] = rates.flatMap((one) => (one.currency === listed || one.currency === settlement ? [one.date] : [])).sort();
  return { currency: settlement, rate, date };
}

export interface Prices {
  currency: Currency;
  basePrice: MinorUnits;
  options: OptionPrices;
}

/**
 * Converts prices separately, each rounded half up to the step of the new currency.
 * @throws RangeError if one exceeds the safe integers
 */
export function convertPrices({ currency: from, basePrice, options }: Prices, { currency: to, rate }: Conversion): Prices {
  const converted = (amount: MinorUnits): MinorUnits => {
    const result = convertedAt(rate, amount, from, to, roundingOf(to));
    if (result === undefined) throw new RangeError(`${amount} ${from} at ${rate} is beyond the safe integers of ${to}`);
    return result;
  };
  const priced = <Option extends { price: MinorUnits }>(list: readonly Option[]): Option[] =>
    list.map((option) => ({ ...option, price: converted(option.price) }));
  return {
    currency: to,
    basePrice: converted(basePrice),
    options: {
      employeesAmount: { ...options.employeesAmount, price: converted(options.employeesAmount.price) },
      registrationPeriod: priced(options.registrationPeriod),
      director: priced(options.director),
      directorCompany: priced(options.directorCompany),
      activityAreas: priced(options.activityAreas),
    },
  };
}

/** The price of a configuration and its two payments. */
export interface Charge {
  price: MoneyText;
  now: MoneyText;
  later: MoneyText;
}

/** Computes the charge of a configuration at these prices. */
export function chargeOf(prices: Prices, configuration: Configuration, prepaymentPercent: BasisPoints): Charge {
  const { currency } = prices;
  const whole = price(prices, configuration);
  const now = prepaymentOf({ prepaymentPercent, roundTo: roundingOf(currency) }, whole);
  return { price: toText(whole, currency), now: toText(now, currency), later: toText(minor(whole - now), currency) };
}

/** A charge in another currency than the listed one, with its rate. */
export type ConvertedCharge = Charge & Pick<Conversion, 'rate' | 'date'>;

/** Computes the charge after a conversion. */
export function convertedCharge(
  prices: Prices,
  configuration: Configuration,
  percent: BasisPoints,
  conversion: Conversion,
): ConvertedCharge {
  const { rate, date } = conversion;
  return { ...chargeOf(convertPrices(prices, conversion), configuration, percent), rate, date };
}

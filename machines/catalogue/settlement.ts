import { convertedAt, rateBetween } from '#libs/kernel/exchange';
import { type BasisPoints, type Currency, type MinorUnits, minor, type MoneyText, roundingOf, toText } from '#libs/kernel/money';
import { prepaymentOf, price } from '#machines/order/figures';
import type { Configuration, OptionPrices } from '#machines/order/state';
import type { ExchangeRate } from './payment-settings.js';

/** The currencies in which an order may be paid whose service has a price in one that nobody can pay in. */
export const settlementCurrencies = ['EUR', 'USD'] as const;
export type SettlementCurrency = (typeof settlementCurrencies)[number];

/** What can be paid in, and what it takes to convert a price. */
export interface PaymentMeans {
  /** a provider takes it online, or the company has a bank account in it */
  payable: readonly Currency[];
  settlement: SettlementCurrency;
  rates: readonly ExchangeRate[];
}

/** The rate by which an order is charged in another currency than its service is listed in. */
export interface Conversion {
  currency: Currency;
  /** units of `currency` for one of the listed, as a decimal */
  rate: string;
  /** ISO 8601 calendar date of the older of the two rates that it is made of */
  date: string;
}

/** In what an order is paid. Null: as its service is listed; 'unpayable': in nothing, so that it cannot be ordered. */
export type PaidIn = Conversion | 'unpayable' | null;

/** What stands for the product's own settings as the source of a rate. */
export const ratesOfSettings = 'settings';

/** Days after which a rate is old: it is used, and staff hear of it. */
export const daysOfRate = 7;

/** Whether a rate of `date` is old on `day`, both ISO 8601 calendar dates. */
export const isOldRate = (date: string, day: string): boolean => Date.parse(day) - Date.parse(date) > daysOfRate * 86_400_000;

/** In what an order of a service with prices in `listed` is paid: as it is listed also while no means of payment are set up at all. */
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
 * Prices at a conversion: each by itself, half up to the step of the new currency.
 * @throws RangeError where one leaves the safe integers
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

/** What is paid for a configuration: the whole, and its two parts. */
export interface Charge {
  price: MoneyText;
  now: MoneyText;
  later: MoneyText;
}

/** What is paid for a configuration at these prices. */
export function chargeOf(prices: Prices, configuration: Configuration, prepaymentPercent: BasisPoints): Charge {
  const { currency } = prices;
  const whole = price(prices, configuration);
  const now = prepaymentOf({ prepaymentPercent, roundTo: roundingOf(currency) }, whole);
  return { price: toText(whole, currency), now: toText(now, currency), later: toText(minor(whole - now), currency) };
}

/** A charge in another currency than the listed one, with the rate it was made by. */
export type ConvertedCharge = Charge & Pick<Conversion, 'rate' | 'date'>;

/** What is paid at a conversion. */
export function convertedCharge(
  prices: Prices,
  configuration: Configuration,
  percent: BasisPoints,
  conversion: Conversion,
): ConvertedCharge {
  const { rate, date } = conversion;
  return { ...chargeOf(convertPrices(prices, conversion), configuration, percent), rate, date };
}

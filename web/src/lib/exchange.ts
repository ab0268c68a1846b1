import { aboutIn, type PerEuro } from '#machines/kernel/exchange';
import { type Currency, fromText, isCurrency, type MoneyText, toText } from '#machines/kernel/money';
import type { ExchangeRate } from '#machines/catalogue/payment-settings';

/** The query parameter with the currency for converted prices. */
export const currencyParam = 'currency';

/** Copies a query without the currency of converted prices. */
export const withoutCurrency = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => name !== currencyParam));

/** Appends the reader's currency to a query, so that links keep it; unchanged without one. */
export const withCurrency = (query: string, exchange: Pick<Exchange, 'currency'> | null): string =>
  exchange ? [query, `${currencyParam}=${exchange.currency}`].filter(Boolean).join('&') : query;

/** The reader's currency for converted prices, and what conversion needs. */
export interface Exchange {
  currency: Currency;
  perEuro: PerEuro;
  /** day of the oldest rate, 2026-01-31; no converted price uses an older one */
  asOf: string;
}

/** Null if the address has no currency, or one without a rate. */
export function exchangeOf(query: URLSearchParams, rates: readonly ExchangeRate[]): Exchange | null {
  const currency = query.get(currencyParam) ?? '';
  if (!isCurrency(currency) || !offered(rates).includes(currency)) return null;
  const [asOf = ''] = rates.map(({ date }) => date).sort();
  return { currency, perEuro: Object.fromEntries(rates.map((rate) => [rate.currency, rate.perEuro])), asOf };
}

/** The euro, which is the base of the rates, and currencies with a rate; none without any rate. */
export const offered = (rates: readonly ExchangeRate[]): Currency[] =>
  rates.length === 0 ? [] : [...new Set<Currency>(['EUR', ...rates.map(({ currency }) => currency)])].sort();

/**
 * Converts and adds up amounts approximately, for comparison only. Null without a currency, if all amounts are in it already, or if a rate
 * is missing.
 */
export function aboutOf(exchange: Exchange | null, amounts: readonly MoneyText[]): MoneyText | null {
  if (!exchange || amounts.every(({ currency }) => currency === exchange.currency)) return null;
  let sum = 0;
  for (const { amount, currency } of amounts) {
    const minor = fromText(amount, currency);
    const about = minor === undefined ? undefined : aboutIn(minor, currency, exchange.currency, exchange.perEuro);
    if (about === undefined) return null;
    sum += about;
  }
  return toText(sum, exchange.currency);
}

import type { Bilingual, Language } from '#machines/kernel/ids';
import { type Currency, maxAmount, type MinorUnits, roundingOf } from '#machines/kernel/money';
import { prepaymentOf, price } from '#machines/order/figures';
import type { OrderTerms } from '#machines/order/state';
import { isAmount, readAmount } from '#machines/kernel/typed-amount';
import type { ServiceDraft } from './service-draft.js';

export type Configuration = Parameters<typeof price>[1];
export type Terms = Pick<OrderTerms, 'basePrice' | 'options' | 'prepaymentPercent'>;

/** Minor units of the service's currency. */
export interface Quote {
  currency: Currency;
  price: MinorUnits;
  now: MinorUnits;
  later: MinorUnits;
}

interface Priced {
  title: Bilingual;
  price: { amount: string };
}

/** The prices that an order would copy from the form, typed in `language`; null while an amount or a number is invalid. */
export function termsOf({ price: { amount, currency }, prepaymentPercent, options }: ServiceDraft, language: Language): Terms | null {
  let isWhole = true;
  const minor = (typed: string): MinorUnits => {
    const found = readAmount(typed, currency, language);
    isWhole &&= isAmount(found);
    return isAmount(found) ? found : 0;
  };
  const whole = (typed: number | ''): number => {
    isWhole &&= typeof typed === 'number' && Number.isInteger(typed) && typed >= 0 && typed <= 1_000_000;
    return Number(typed);
  };
  const priced = <One extends Priced>(one: One) => ({ title: one.title, price: minor(one.price.amount) });
  const coded = (lines: ServiceDraft['options']['director']) => lines.map((one) => ({ ...priced(one), code: one.code }));
  const { min, max, price: extra } = options.employeesAmount;
  const percent = typeof prepaymentPercent === 'number' && prepaymentPercent >= 0 && prepaymentPercent <= 100 ? prepaymentPercent : null;
  const terms: Terms = {
    basePrice: minor(amount),
    prepaymentPercent: Math.round((percent ?? 0) * 100),
    options: {
      employeesAmount: { min: whole(min), max: whole(max), price: minor(extra.amount) },
      registrationPeriod: options.registrationPeriod.map((one) => ({ ...priced(one), value: whole(one.value) })),
      director: coded(options.director),
      directorCompany: coded(options.directorCompany),
      activityAreas: coded(options.activityAreas),
    },
  };
  return isWhole && percent !== null ? terms : null;
}

const cheapest = <One extends { price: MinorUnits }>(list: readonly One[]): One | undefined =>
  list.reduce<One | undefined>((best, one) => (best === undefined || one.price < best.price ? one : best), undefined);

/** The cheapest configuration; null if the service cannot be ordered. */
function cheapestChoice({ options }: Terms): Configuration | null {
  const period = cheapest(options.registrationPeriod);
  const director = cheapest(options.director);
  if (!period || !director) return null;
  return {
    employeesAmount: options.employeesAmount.min,
    registrationPeriod: period.value,
    director: director.code,
    directorCompany: [],
    activityAreas: [],
  };
}

/** Replaces choices that are no longer offered by the cheapest ones. */
export function offered(terms: Terms, chosen: Partial<Configuration>): Configuration | null {
  const usual = cheapestChoice(terms);
  if (!usual) return null;
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = terms.options;
  const amount = Math.min(
    Math.max(chosen.employeesAmount ?? usual.employeesAmount, employeesAmount.min),
    Math.max(employeesAmount.min, employeesAmount.max),
  );
  const period = registrationPeriod.find(({ value }) => value === chosen.registrationPeriod);
  const head = director.find(({ code }) => code === chosen.director);
  const among = (list: readonly { code: string }[], codes: readonly string[] = []) =>
    codes.filter((code) => list.some((one) => one.code === code));
  return {
    employeesAmount: amount,
    registrationPeriod: period?.value ?? usual.registrationPeriod,
    director: head?.code ?? usual.director,
    directorCompany: among(directorCompany, chosen.directorCompany),
    activityAreas: among(activityAreas, chosen.activityAreas),
  };
}

/** Computed as for orders; null above the largest amount of an order. */
export function quoteOf(terms: Terms, configuration: Configuration, currency: Currency): Quote | null {
  try {
    const whole = price(terms, configuration);
    if (whole > maxAmount) return null;
    const now = prepaymentOf({ ...terms, roundTo: roundingOf(currency) }, whole);
    return { currency, price: whole, now, later: whole - now };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

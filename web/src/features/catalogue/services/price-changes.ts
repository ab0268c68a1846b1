import { writtenText } from '#machines/kernel/content-language';
import type { PerEuro } from '#machines/kernel/exchange';
import type { Bilingual, Language } from '#machines/kernel/ids';
import { type Currency, fromText, type MinorUnits, type MoneyText, toText } from '#machines/kernel/money';
import { isAmount, readAmount, writeAmount } from '#machines/kernel/typed-amount';
import { convertedPrice, type CurrencyChange, priceQuestion, pricesOf } from '#machines/catalogue/currency-change';
import type { Service } from '../wire.js';
import type { OptionsDraft, ServiceDraft } from './service-draft.js';

/** Prices of a service as the API has them: decimal text with a currency. */
interface Priced {
  price: MoneyText;
  options: {
    employeesAmount: { min: number; price: MoneyText };
    registrationPeriod: readonly { value: number; price: MoneyText }[];
  } & Record<'director' | 'directorCompany' | 'activityAreas', readonly { code: string; price: MoneyText }[]>;
}

interface Price {
  key: string;
  /** null if the typed text is no amount */
  amount: MinorUnits | null;
}

const unreadable = -1;
const minorOf = ({ amount, currency }: MoneyText): MinorUnits => fromText(amount, currency) ?? unreadable;

/** Every price of a service with the key that identifies it in `PriceChange`. */
function listed({ price, options }: Priced): Price[] {
  const coded = (list: readonly { code: string; price: MoneyText }[]) =>
    list.map(({ code, price: one }) => ({ code, title: { ru: '', en: '' }, price: minorOf(one) }));
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = options;
  const prices = pricesOf({
    currency: price.currency,
    price: minorOf(price),
    options: {
      employeesAmount: { min: 0, max: 0, price: minorOf(employeesAmount.price) },
      registrationPeriod: registrationPeriod.map(({ value, price: one }) => ({ value, title: { ru: '', en: '' }, price: minorOf(one) })),
      director: coded(director),
      directorCompany: coded(directorCompany),
      activityAreas: coded(activityAreas),
    },
  });
  return prices.map(({ key, amount }) => ({ key, amount: amount === unreadable ? null : amount }));
}

/** A changed price; `before` is null for a new one, and without a rate to compare. */
export interface PriceChange {
  key: string;
  before: MoneyText;
  after: MoneyText;
  question: 'zero' | 'change';
  /** difference in percent; null if they cannot be compared */
  percent: number | null;
}

/** Whether any price differs from the saved one. */
export const hasOtherPrices = (saved: Priced, body: Priced): boolean =>
  saved.price.currency !== body.price.currency ||
  JSON.stringify(listed(saved)) !== JSON.stringify(listed(body)) ||
  saved.options.employeesAmount.min !== body.options.employeesAmount.min;

/** Prices that need a confirmation: zero, or more than 30 % away from the saved ones. */
export function questionedPrices(saved: Priced | null, body: Priced, perEuro: PerEuro): PriceChange[] {
  const earlier = new Map(saved ? listed(saved).map(({ key, amount }) => [key, amount]) : []);
  const { currency } = body.price;
  return listed(body).flatMap(({ key, amount }) => {
    const was = earlier.get(key) ?? null;
    if (amount === null || (was === null && key !== 'price')) return [];
    const before = was === null || !saved ? null : (convertedPrice(was, saved.price.currency, currency, perEuro) ?? null);
    const question = priceQuestion(before, amount);
    if (question === null) return [];
    const percent = before ? Math.round((amount / before - 1) * 100) : null;
    const old = saved && was !== null ? toText(was, saved.price.currency) : toText(0, currency);
    return [{ key, before: old, after: toText(amount, currency), question, percent }];
  });
}

/** How the prices were converted; undefined if the currency is the same. */
export function currencyChangeOf(saved: Priced, body: Priced, perEuro: PerEuro | undefined): CurrencyChange | undefined {
  const [from, to] = [saved.price.currency, body.price.currency];
  if (from === to) return undefined;
  const earlier = new Map(listed(saved).map(({ key, amount }) => [key, amount]));
  const isConverted =
    perEuro !== undefined &&
    listed(body).every(({ key, amount }) => {
      const was = earlier.get(key) ?? null;
      return was === null || convertedPrice(was, from, to, perEuro) === amount;
    });
  return isConverted ? 'converted' : 'entered';
}

/** Converts a typed price into another currency; '' if it has to be typed again. */
export type Convert = (typed: MoneyText) => string;

/** Returns the conversion of typed prices of `saved` into the currency `to`; both are typed in `language`. */
export const converting =
  (saved: Service, to: Currency, perEuro: PerEuro, language: Language): Convert =>
  ({ amount }) => {
    const typed = readAmount(amount, saved.price.currency, language);
    const after = isAmount(typed) ? convertedPrice(typed, saved.price.currency, to, perEuro) : undefined;
    return after === undefined ? '' : writeAmount(after, to, language);
  };

/** Copies the options with every price converted into `currency`. */
export function optionsIn(options: OptionsDraft, currency: Currency, convert: Convert): OptionsDraft {
  const priced = <Item extends { price: MoneyText }>(one: Item): Item => ({ ...one, price: { amount: convert(one.price), currency } });
  return {
    employeesAmount: priced(options.employeesAmount),
    registrationPeriod: options.registrationPeriod.map(priced),
    director: options.director.map(priced),
    directorCompany: options.directorCompany.map(priced),
    activityAreas: options.activityAreas.map(priced),
  };
}

/** Every price of a draft with its label, for comparison. */
export function namedPrices(draft: ServiceDraft, language: Language): { key: string; title: string | null; price: MoneyText }[] {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = draft.options;
  const titled = (name: string, list: readonly { uid: string; title: Bilingual; price: MoneyText }[]) =>
    list.map(({ uid, title, price }) => ({ key: `${name} ${uid}`, title: writtenText(title, language), price }));
  return [
    { key: 'price', title: null, price: draft.price },
    { key: 'employeesAmount', title: null, price: employeesAmount.price },
    ...titled('registrationPeriod', registrationPeriod),
    ...titled('director', director),
    ...titled('directorCompany', directorCompany),
    ...titled('activityAreas', activityAreas),
  ];
}

/** The title of an option by a key of `questionedPrices`; undefined for other prices. */
export function priceTitle({ options }: ServiceDraft, key: string, language: Language): string | undefined {
  const [list = '', code = ''] = key.split(' ');
  const titleOf = (one: { title: Bilingual } | undefined) => one && writtenText(one.title, language);
  if (list === 'registrationPeriod') return titleOf(options.registrationPeriod.find(({ value }) => String(value) === code));
  if (list !== 'director' && list !== 'directorCompany' && list !== 'activityAreas') return undefined;
  return titleOf(options[list].find((one) => one.code === code));
}

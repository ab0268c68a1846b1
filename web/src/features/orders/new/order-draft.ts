import { basisPoints, fromText, isCurrency, type MinorUnits, roundingOf, sum } from '#libs/kernel/money';
import { prepaymentOf } from '#machines/order/figures';
import type { PlaceOrder, Service } from '../../../api/wire.js';
import type { WireMoney } from '../../../lib/format.js';

/** What a person chose so far, within one service. */
export interface OptionDraft {
  employeesAmount: number;
  registrationPeriod: number;
  director: string;
  directorCompany: string[];
  activityAreas: string[];
}

/** A running price: what is asked for now, and what when the work is accepted. Minor units of `currency`. */
export interface Estimate {
  currency: string;
  price: MinorUnits;
  now: MinorUnits;
  later: MinorUnits;
  nowPercent: number;
}

/** The first of everything that must be chosen, the least of what is counted. */
export const firstDraft = ({ options }: Service): OptionDraft => ({
  employeesAmount: options.employeesAmount.min,
  registrationPeriod: options.registrationPeriod[0]?.value ?? 0,
  director: options.director[0]?.code ?? '',
  directorCompany: [],
  activityAreas: [],
});

export const isWithinRange = ({ options }: Service, employees: number): boolean =>
  Number.isSafeInteger(employees) && employees >= options.employeesAmount.min && employees <= options.employeesAmount.max;

const minorOf = ({ amount, currency }: WireMoney): MinorUnits => (isCurrency(currency) ? fromText(amount, currency) : undefined) ?? 0;
const pricesOf = (options: readonly { code: string; price: WireMoney }[], codes: readonly string[]): MinorUnits[] =>
  options.filter(({ code }) => codes.includes(code)).map(({ price }) => minorOf(price));

/** The price as the server will compute it: base, employees above the least, period, director, every chosen company role and activity. */
export function estimate({ price, prepaymentPercent, options }: Service, draft: OptionDraft): Estimate {
  const extra = Math.max(0, draft.employeesAmount - options.employeesAmount.min);
  const total = sum(
    minorOf(price),
    minorOf(options.employeesAmount.price) * extra,
    ...options.registrationPeriod.filter(({ value }) => value === draft.registrationPeriod).map((period) => minorOf(period.price)),
    ...pricesOf(options.director, [draft.director]),
    ...pricesOf(options.directorCompany, draft.directorCompany),
    ...pricesOf(options.activityAreas, draft.activityAreas),
  );
  const now = prepaymentOf(
    { prepaymentPercent: basisPoints(prepaymentPercent) ?? 0, roundTo: isCurrency(price.currency) ? roundingOf(price.currency) : 1 },
    total,
  );
  return { currency: price.currency, price: total, now, later: total - now, nowPercent: prepaymentPercent };
}

/** The body of POST orders. `client` is named by staff only. */
export const orderOf = (service: Service, draft: OptionDraft, client: string | null): PlaceOrder => ({
  service: service._id,
  country: service.country._id,
  ...draft,
  ...(client === null ? {} : { client }),
});

import { isCurrency } from '#libs/kernel/currency';
import type { Bilingual, Id } from '#libs/kernel/ids';
import { basisPoints, fromText, type MinorUnits, type MoneyText, toText } from '#libs/kernel/money';
import { prepaymentOf, price } from '#machines/order/figures';
import type { Configuration, OptionPrices } from '#machines/order/state';

interface Coded {
  code: string;
  title: Bilingual;
  price: MoneyText;
}

/** A service as GET services tells it, as far as the wizard asks about it. */
export interface OfferedService {
  _id: Id;
  title: Bilingual;
  country: { _id: Id; code: string; name: Bilingual };
  type: { _id: Id; title: Bilingual };
  legalForm: Bilingual;
  description: Bilingual;
  price: MoneyText;
  /** percent, at most two decimals */
  prepaymentPercent: number;
  term: { days: number };
  mandatoryPayments: readonly { title: Bilingual; amount: MoneyText; period: 'once' | 'yearly' }[];
  options: {
    employeesAmount: { min: number; max: number; price: MoneyText };
    registrationPeriod: readonly { value: number; title: Bilingual; price: MoneyText }[];
    director: readonly Coded[];
    directorCompany: readonly Coded[];
    activityAreas: readonly Coded[];
  };
}

/** What can be had in one country: its services, and what the catalogue says about its legal forms. */
export interface Offer {
  services: readonly OfferedService[];
  legalForms: readonly { code: string; title: Bilingual; note: Bilingual }[];
}

/** The legal form of a service as addresses name it: its English name in small Latin letters, digits and hyphens. */
export const formOf = ({ legalForm }: Pick<OfferedService, 'legalForm'>): string =>
  legalForm.en
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'other';

/** The forms there is a service for, each once, in the order of the services. */
export const formsOf = ({ services }: Offer): string[] => [...new Set(services.map(formOf))];

export const servicesOf = ({ services }: Offer, form: string): OfferedService[] => services.filter((service) => formOf(service) === form);

export const serviceIn = (offer: Offer | undefined, id: Id | null): OfferedService | undefined =>
  offer?.services.find(({ _id }) => _id === id);

const unique = (codes: readonly string[]): boolean => new Set(codes).size === codes.length;
const among = (codes: readonly string[], offered: readonly { code: string }[]): boolean =>
  unique(codes) && codes.every((code) => offered.some((option) => option.code === code));

export const isWithinRange = ({ options }: OfferedService, employees: number): boolean =>
  Number.isSafeInteger(employees) && employees >= options.employeesAmount.min && employees <= options.employeesAmount.max;

/** True when the service offers everything of `configuration`, and no code stands in it twice: what POST orders would take. */
export const offers = (service: OfferedService, configuration: Configuration): boolean =>
  isWithinRange(service, configuration.employeesAmount) &&
  service.options.registrationPeriod.some(({ value }) => value === configuration.registrationPeriod) &&
  service.options.director.some(({ code }) => code === configuration.director) &&
  among(configuration.directorCompany, service.options.directorCompany) &&
  among(configuration.activityAreas, service.options.activityAreas);

/**
 * What the question about options begins with: what was said before where this service offers it, the first (and least) of everything else. A number of
 * employees that is out of range stays, so that the question can say so.
 */
export function firstOptions({ options }: OfferedService, before: Configuration | null): Configuration {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = options;
  const kept = (codes: readonly string[] = [], offered: readonly Coded[]) =>
    offered.map(({ code }) => code).filter((code) => codes.includes(code));
  return {
    employeesAmount: Number.isSafeInteger(before?.employeesAmount) ? Number(before?.employeesAmount) : employeesAmount.min,
    registrationPeriod: (registrationPeriod.find(({ value }) => value === before?.registrationPeriod) ?? registrationPeriod[0])?.value ?? 0,
    director: (director.find(({ code }) => code === before?.director) ?? director[0])?.code ?? '',
    directorCompany: kept(before?.directorCompany, directorCompany),
    activityAreas: kept(before?.activityAreas, activityAreas),
  };
}

/** What a configuration costs: the whole, what is asked for before the work, and what after it. */
export interface Estimate {
  price: MoneyText;
  now: MoneyText;
  later: MoneyText;
  prepaymentPercent: number;
}

const minorOf = ({ amount, currency }: MoneyText): MinorUnits => (isCurrency(currency) ? fromText(amount, currency) : undefined) ?? 0;
const priced = <T extends { price: MoneyText }>(list: readonly T[]) => list.map((one) => ({ ...one, price: minorOf(one.price) }));

/** The price by the very function that orders are priced with; undefined for what the service does not offer. The server's quote has the last word. */
export function estimate(service: OfferedService, configuration: Configuration): Estimate | undefined {
  if (!offers(service, configuration)) return undefined;
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = service.options;
  const options: OptionPrices = {
    employeesAmount: { ...employeesAmount, price: minorOf(employeesAmount.price) },
    registrationPeriod: priced(registrationPeriod),
    director: priced(director),
    directorCompany: priced(directorCompany),
    activityAreas: priced(activityAreas),
  };
  const whole = price({ basePrice: minorOf(service.price), options }, configuration);
  const now = prepaymentOf({ prepaymentPercent: basisPoints(service.prepaymentPercent) ?? 0 }, whole);
  const money = (amount: MinorUnits) => toText(amount, service.price.currency);
  return { price: money(whole), now: money(now), later: money(whole - now), prepaymentPercent: service.prepaymentPercent };
}

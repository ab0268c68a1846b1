import type { Bilingual, Id } from '#machines/kernel/ids';
import { basisPoints, fromText, isCurrency, type MinorUnits, type MoneyText, toText } from '#machines/kernel/money';
import type { CodedChoiceView, CountryFactsView, ServiceView } from '#machines/catalogue/public-view';
import { type Charge, chargeOf, type ConvertedCharge, convertedCharge } from '#machines/catalogue/settlement';
import type { Configuration, OptionPrices } from '#machines/order/state';

/** A service as the wizard needs it, in the shape of the wire. */
export type OfferedService = Pick<
  ServiceView,
  | '_id'
  | 'title'
  | 'country'
  | 'type'
  | 'legalForm'
  | 'description'
  | 'price'
  | 'paidIn'
  | 'prepaymentPercent'
  | 'term'
  | 'mandatoryPayments'
  | 'options'
  | 'requiredDocuments'
>;

/** The offer of one country: its services and their legal forms. */
export interface Offer {
  services: readonly OfferedService[];
  legalForms: readonly CountryFactsView['legalForms'][number][];
}

/** Slug of a service's legal form: its English name in lower-case ASCII characters, digits and hyphens. */
export const formOf = ({ legalForm }: Pick<OfferedService, 'legalForm'>): string =>
  legalForm.en
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'other';

/** The forms of the services, each once, in the order of the services. */
export const formsOf = ({ services }: Offer): string[] => [...new Set(services.map(formOf))];

export const servicesOf = ({ services }: Offer, form: string): OfferedService[] => services.filter((service) => formOf(service) === form);

export const serviceIn = (offer: Offer | undefined, id: Id | null): OfferedService | undefined =>
  offer?.services.find(({ _id }) => _id === id);

const unique = (codes: readonly string[]): boolean => new Set(codes).size === codes.length;
const among = (codes: readonly string[], offered: readonly { code: string }[]): boolean =>
  unique(codes) && codes.every((code) => offered.some((option) => option.code === code));

export const isWithinRange = ({ options }: OfferedService, employees: number): boolean =>
  Number.isSafeInteger(employees) && employees >= options.employeesAmount.min && employees <= options.employeesAmount.max;

/** Whether the service offers everything of `configuration`, without repeated codes: what POST orders would accept. */
export const offers = (service: OfferedService, configuration: Configuration): boolean =>
  isWithinRange(service, configuration.employeesAmount) &&
  service.options.registrationPeriod.some(({ value }) => value === configuration.registrationPeriod) &&
  service.options.director.some(({ code }) => code === configuration.director) &&
  among(configuration.directorCompany, service.options.directorCompany) &&
  among(configuration.activityAreas, service.options.activityAreas);

/**
 * Initial options: earlier choices that this service offers, the first (and least) of everything else. A number of employees out of range is kept, so that the
 * question can report it.
 */
export function firstOptions({ options }: OfferedService, before: Configuration | null): Configuration {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = options;
  const kept = (codes: readonly string[] = [], offered: readonly CodedChoiceView[]) =>
    offered.map(({ code }) => code).filter((code) => codes.includes(code));
  const asked = before?.employeesAmount;
  return {
    employeesAmount: Number.isSafeInteger(asked) ? Number(asked) : employeesAmount.min,
    registrationPeriod: (registrationPeriod.find(({ value }) => value === before?.registrationPeriod) ?? registrationPeriod[0])?.value ?? 0,
    director: (director.find(({ code }) => code === before?.director) ?? director[0])?.code ?? '',
    directorCompany: kept(before?.directorCompany, directorCompany),
    activityAreas: kept(before?.activityAreas, activityAreas),
  };
}

/** An option that the service leaves a choice in, and what was chosen: how many, or the titles of what was picked. */
export interface ChosenOption {
  key: 'employees' | 'period' | 'director' | 'directorCompany' | 'activityAreas';
  chosen: number | readonly Bilingual[];
}

/** What a configuration says about the options that there is a choice in, in the order of the questions. */
export function chosenOptions({ options: offered }: Pick<OfferedService, 'options'>, chosen: Configuration): ChosenOption[] {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = offered;
  const titles = (list: readonly CodedChoiceView[], codes: readonly string[]) =>
    list.filter(({ code }) => codes.includes(code)).map(({ title }) => title);
  const period = registrationPeriod.filter(({ value }) => value === chosen.registrationPeriod).map(({ title }) => title);
  return [
    ...(employeesAmount.max > employeesAmount.min ? [{ key: 'employees' as const, chosen: chosen.employeesAmount }] : []),
    ...(registrationPeriod.length > 1 ? [{ key: 'period' as const, chosen: period }] : []),
    ...(director.length > 1 ? [{ key: 'director' as const, chosen: titles(director, [chosen.director]) }] : []),
    ...(directorCompany.length > 0 ? [{ key: 'directorCompany' as const, chosen: titles(directorCompany, chosen.directorCompany) }] : []),
    ...(activityAreas.length > 0 ? [{ key: 'activityAreas' as const, chosen: titles(activityAreas, chosen.activityAreas) }] : []),
  ];
}

/** A part of a price: the service itself, or an option. */
export interface PriceLine {
  code: 'base' | 'employees' | 'period' | 'director' | 'directorCompany' | 'activityArea';
  title: Bilingual;
  amount: MoneyText;
}

/** Price of a configuration: the whole, the prepayment and the rest. */
export interface Estimate extends Charge {
  /** payable amount if the listed currency cannot be paid */
  charged?: ConvertedCharge;
  prepaymentPercent: number;
  /** parts that cost something, starting with the service itself */
  lines: PriceLine[];
}

const minorOf = ({ amount, currency }: MoneyText): MinorUnits => (isCurrency(currency) ? fromText(amount, currency) : undefined) ?? 0;
const priced = <T extends { price: MoneyText }>(list: readonly T[]) => list.map((one) => ({ ...one, price: minorOf(one.price) }));

/** The price by the function that prices orders; undefined if the service does not offer the configuration. The server's quote is authoritative. */
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
  const prices = { currency: service.price.currency, basePrice: minorOf(service.price), options };
  const percent = basisPoints(service.prepaymentPercent) ?? 0;
  return {
    ...chargeOf(prices, configuration, percent),
    ...(service.paidIn && { charged: convertedCharge(prices, configuration, percent, service.paidIn) }),
    prepaymentPercent: service.prepaymentPercent,
    lines: linesOf(service, configuration),
  };
}

function linesOf(service: OfferedService, configuration: Configuration): PriceLine[] {
  const { title, options, price: base } = service;
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = options;
  const extra = configuration.employeesAmount - employeesAmount.min;
  const line = (code: PriceLine['code']) => (one: { title: Bilingual; price: MoneyText }) => ({
    code,
    title: one.title,
    amount: one.price,
  });
  const chosen = [
    { code: 'employees' as const, title, amount: toText(minorOf(employeesAmount.price) * extra, base.currency) },
    ...registrationPeriod.filter(({ value }) => value === configuration.registrationPeriod).map(line('period')),
    ...director.filter(({ code }) => code === configuration.director).map(line('director')),
    ...directorCompany.filter(({ code }) => configuration.directorCompany.includes(code)).map(line('directorCompany')),
    ...activityAreas.filter(({ code }) => configuration.activityAreas.includes(code)).map(line('activityArea')),
  ];
  return [{ code: 'base', title, amount: base }, ...chosen.filter(({ amount }) => minorOf(amount) > 0)];
}

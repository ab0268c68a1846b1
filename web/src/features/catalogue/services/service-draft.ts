import type { PerEuro } from '#machines/kernel/exchange';
import type { Bilingual, Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import type { TermUnit } from '#machines/kernel/time';
import type { CodedChoiceView, MandatoryPaymentView, ServiceDocument, ServiceOptionsView } from '#machines/catalogue/public-view';
import { type ServiceFields, serviceFields } from '#machines/catalogue/service-schema';
import { typedMoney, wireMoney } from '../amounts.js';
import { blankDraft, bodyOf, draftOf, optionalTexts, type PlainDraft, type Typed } from '../editor/plain-draft.js';
import { type Line, linesOf, plain } from '../editor/draft-path.js';
import type { Service, ServiceBody, StepBody } from '../wire.js';

export type CodedLine = Line<CodedChoiceView>;
export type PeriodLine = Line<{ value: Typed; title: Bilingual; price: MoneyText }>;
export type DocumentLine = Line<Omit<ServiceDocument, 'note' | 'validMonths'> & { note: Bilingual; validMonths: Typed }>;
export type StepLine = Line<StepBody>;
/** `key` is empty for a new group until it is saved. */
export type GroupLine = Line<{ key: string; title: Bilingual; steps: StepLine[] }>;

export interface OptionsDraft {
  employeesAmount: { min: Typed; max: Typed; price: MoneyText };
  registrationPeriod: PeriodLine[];
  director: CodedLine[];
  directorCompany: CodedLine[];
  activityAreas: CodedLine[];
}

/** A service in the form: rows of lists have ids, groups of steps are sorted. `price.currency` applies to all its prices. */
export interface ServiceDraft extends PlainDraft<ServiceFields> {
  country: string;
  type: string;
  price: MoneyText;
  /** rates by which the prices were converted, if the reader chose that */
  perEuro?: PerEuro | undefined;
  term: { days: Typed; unit: TermUnit };
  mandatoryPayments: Line<MandatoryPaymentView>[];
  options: OptionsDraft;
  requiredDocuments: DocumentLine[];
  steps: GroupLine[];
}

export const blankText = (): Bilingual => ({ ru: '', en: '' });
const nothing = (): MoneyText => ({ amount: '0', currency: 'EUR' });

export const blankService: ServiceDraft = {
  country: '',
  type: '',
  ...blankDraft(serviceFields),
  price: { amount: '', currency: 'EUR' },
  term: { days: '', unit: 'working' },
  mandatoryPayments: [],
  options: {
    employeesAmount: { min: 1, max: 1, price: nothing() },
    registrationPeriod: [],
    director: [],
    directorCompany: [],
    activityAreas: [],
  },
  requiredDocuments: [],
  steps: [],
};

/** Texts of a service that may stay empty. */
export const optionalServiceTexts = ['requiredDocuments.*.note', ...optionalTexts(serviceFields)];

/** A saved service in the form; amounts are formatted as typed in `language`. */
export const serviceDraft = (service: Service, language: Language): ServiceDraft => ({
  country: service.country._id,
  type: service.type._id,
  ...draftOf(serviceFields, service),
  price: typedMoney(service.price, language),
  term: service.term,
  mandatoryPayments: linesOf(service.mandatoryPayments.map((one) => ({ ...one, amount: typedMoney(one.amount, language) }))),
  options: optionsDraft(service.options, language),
  requiredDocuments: linesOf(
    service.requiredDocuments.map((one) => ({ ...one, note: one.note ?? blankText(), validMonths: one.validMonths ?? ('' as const) })),
  ),
  steps: linesOf(Object.entries(service.steps).map(([key, { title, steps }]) => ({ key, title, steps: linesOf<StepBody>(steps) }))),
});

function optionsDraft(options: Service['options'], language: Language): OptionsDraft {
  const priced = <Option extends { price: MoneyText }>(option: Option): Option => ({
    ...option,
    price: typedMoney(option.price, language),
  });
  return {
    employeesAmount: priced(options.employeesAmount),
    registrationPeriod: linesOf(options.registrationPeriod.map(priced)),
    director: linesOf(options.director.map(priced)),
    directorCompany: linesOf(options.directorCompany.map(priced)),
    activityAreas: linesOf(options.activityAreas.map(priced)),
  };
}

/** Prices in the service's currency, without empty notes, groups by their keys. */
export function serviceBody(draft: ServiceDraft, language: Language): ServiceBody {
  const { currency } = draft.price;
  return {
    country: draft.country,
    type: draft.type,
    ...bodyOf(serviceFields, draft),
    price: wireMoney(draft.price, currency, language),
    term: { days: Number(draft.term.days), unit: draft.term.unit },
    mandatoryPayments: draft.mandatoryPayments
      .map(plain)
      .map((one) => ({ ...one, amount: wireMoney(one.amount, one.amount.currency, language) })),
    options: optionsBody(draft, language),
    requiredDocuments: draft.requiredDocuments.map(plain).map(({ note, validMonths, ...one }) => ({
      ...one,
      note: isBlank(note) ? null : note,
      validMonths: validMonths === '' ? null : validMonths,
    })),
    steps: Object.fromEntries(keyed(draft.steps).map(({ key, title, steps }) => [key, { title, steps: steps.map(plain) }])),
  };
}

const isBlank = (text: Bilingual): boolean => text.ru.trim() === '' && text.en.trim() === '';

function optionsBody({ options, price: { currency } }: ServiceDraft, language: Language): ServiceOptionsView {
  const money = (typed: MoneyText) => wireMoney(typed, currency, language);
  const coded = (lines: readonly CodedLine[]) => lines.map(plain).map((one) => ({ ...one, price: money(one.price) }));
  const { min, max, price } = options.employeesAmount;
  return {
    employeesAmount: { min: Number(min), max: Number(max), price: money(price) },
    registrationPeriod: options.registrationPeriod
      .map(plain)
      .map(({ value, title, price: extra }) => ({ value: Number(value), title, price: money(extra) })),
    director: coded(options.director),
    directorCompany: coded(options.directorCompany),
    activityAreas: coded(options.activityAreas),
  };
}

/** "Name check" -> "nameCheck". */
const keyOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 4)
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()))
    .join('');

/** Derives the keys of new groups from their English titles. Keys never begin with a digit, because objects sort numeric keys first. */
function keyed(groups: readonly GroupLine[]): GroupLine[] {
  const taken = new Set(groups.map(({ key }) => key).filter(Boolean));
  return groups.map((group) => {
    if (group.key) return group;
    const wanted = keyOf(group.title.en).replace(/^\d+/, '') || 'group';
    let key = wanted;
    for (let count = 2; taken.has(key); count++) key = `${wanted}${count}`;
    taken.add(key);
    return { ...group, key };
  });
}

/** The form's path of a field on the wire: groups have keys there, and positions here. */
export function serviceField(field: string, draft: ServiceDraft): string {
  const [, key, rest = ''] = /^steps\.([^.]+)(\..+)?$/.exec(field) ?? [];
  const at = keyed(draft.steps).findIndex((group) => group.key === key);
  return at < 0 ? field : `steps.${at}${rest}`;
}

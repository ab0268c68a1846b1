import { readFileSync, readdirSync } from 'node:fs';
import type { Currency } from '#machines/kernel/money';
import type { Bilingual } from '#machines/kernel/ids';
import { typeset } from '#machines/kernel/typography';
import { readContent } from '#libs/platform/content/content-file';
import type { ChoiceKind } from '#machines/catalogue/public-view';
import { eachText } from '../rules/bilingual.js';
import { moneyOf } from '../rules/service-table.js';

/** Parsed content of a file, not validated. */
type Plain = Readonly<Record<string, unknown>>;

/** A service in the shape of a body of the API; not validated. */
export interface SampleService {
  /** unique within the country; the service's id is derived from both */
  key: string;
  /** key of its type in the sample lists */
  type: string;
  body: Plain;
}

export interface SampleCountry {
  file: URL;
  code: string;
  /** in the shape of a body of the API, not validated; due rules refer to services by key */
  body: Plain;
  /** in the order of the due rules, unique within the country; their ids are derived from them */
  dueKeys: readonly string[];
  services: readonly SampleService[];
}

/** Sorted as the lists show them. */
export interface SampleLists {
  types: Readonly<Record<string, Bilingual>>;
  choices: Readonly<Record<ChoiceKind, Readonly<Record<string, Bilingual>>>>;
  /** documents that services require, by the names that content files use */
  documents: Readonly<Record<string, { kind: string; title: Bilingual; note?: Bilingual; example?: string }>>;
}

const content = new URL('../content/', import.meta.url);
const exampleFiles = new URL('examples/', content);
const countryFiles = new URL('countries/', content);
const listsFile = new URL('lists.yaml', content);
export const siteFile = new URL('site.yaml', content);
export const paymentsFile = new URL('payments.yaml', content);

const partsOf = (value: unknown): Plain => (typeof value === 'object' && value !== null ? (value as Plain) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Converts a value if it is present; the validators report missing ones. */
const ifGiven = <Value, Made>(value: Value | undefined, make: (value: Value) => Made): Made | undefined =>
  value === undefined ? undefined : make(value);

/** Applies the typographic rules of each language. Titles and names, which people search for, stay as typed. */
const set = <Part>(part: Part): Part =>
  eachText(part, ({ ru, en, ...rest }) => ({ ...rest, ru: typeset(ru, 'ru'), en: typeset(en, 'en') }));

/** Formats a plain number: 890 is 890.00 EUR. */
const money = (amount: unknown, currency: unknown): unknown =>
  typeof amount === 'number' ? moneyOf(String(amount), String(currency), 'en') : amount;

const payments = (list: unknown, own: unknown): unknown =>
  ifGiven(list, () =>
    listOf(list).map((one) => {
      const { amount, currency = own, ...rest } = partsOf(one);
      return { ...rest, amount: money(amount, currency) };
    }),
  );

/** Sorted by the names of their files. */
export const sampleCountries = (): SampleCountry[] => {
  const { documents } = sampleLists();
  return readdirSync(countryFiles)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => countryOf(new URL(name, countryFiles), documents));
};

export const sampleLists = (): SampleLists => {
  const { documents, ...lists } = readContent(listsFile) as SampleLists;
  const noted = Object.entries(documents).map(([name, { note, ...rest }]) => [name, { ...rest, ...(note && { note: set(note) }) }]);
  return { ...lists, documents: Object.fromEntries(noted) as SampleLists['documents'] };
};

/** Pictures of documents, by the names that `lists.yaml` uses. */
export const sampleExamples = (): { name: string; svg: Buffer }[] =>
  readdirSync(exampleFiles).map((name) => ({ name, svg: readFileSync(new URL(name, exampleFiles)) }));

/** Settings in the shape of a body of the API, not validated. */
export const sampleSite = (): Plain => {
  const { company, notice, ...rest } = partsOf(readContent(siteFile));
  const { address, ...known } = partsOf(company);
  return { ...rest, company: { ...known, address: set(address) }, notice: set(notice) };
};

/** Accounts and rates in the shape of bodies of the API, not validated. */
export const samplePayments = (): Plain => partsOf(readContent(paymentsFile));

function countryOf(file: URL, documents: SampleLists['documents']): SampleCountry {
  const { services, facts, dueRules, ...country } = partsOf(readContent(file));
  const duties = partsOf(dueRules);
  const { legalForms, mandatoryPayments, ...others } = partsOf(facts);
  const currency = country['currency'];
  const body = {
    ...country,
    facts: {
      ...set(others),
      mandatoryPayments: set(payments(mandatoryPayments, currency)),
      legalForms: ifGiven(legalForms, (forms) => listOf(forms).map((form) => ({ ...partsOf(form), note: set(partsOf(form)['note']) }))),
    },
    dueRules: Object.values(duties).map((rule) => dueRuleOf(partsOf(rule), currency)),
  };
  return {
    file,
    code: String(country['code']),
    body,
    dueKeys: Object.keys(duties),
    services: Object.entries(partsOf(services)).map(([key, service]) => serviceOf(key, partsOf(service), currency, documents)),
  };
}

const none: Bilingual = { ru: '', en: '' };

function dueRuleOf({ text, fine = none, cost, ...rest }: Plain, currency: unknown): Plain {
  const usual = { months: 0, days: 0, every: 'year', leadDays: 30, isSample: true };
  return { ...usual, ...rest, text: set(text), fine: set(fine), ...(cost !== undefined && { cost: money(cost, currency) }) };
}

function serviceOf(key: string, service: Plain, countryCurrency: unknown, documents: SampleLists['documents']): SampleService {
  const { type, title, legalForm, price, currency = countryCurrency, options, requiredDocuments, steps, ...rest } = service;
  const body = {
    ...set(rest),
    title,
    legalForm,
    price: money(price, currency),
    mandatoryPayments: set(payments(rest['mandatoryPayments'], countryCurrency)),
    options: set(optionsOf(partsOf(options), currency as Currency)),
    requiredDocuments: ifGiven(requiredDocuments, (names) => listOf(names).map((name) => documents[String(name)] ?? name)),
    steps: set(stepsOf(partsOf(steps))),
  };
  return { key, type: String(type), body };
}

/** Expands prices by code: `{ own: 0, provided: 1200 }`. */
function optionsOf({ employeesAmount, registrationPeriod, ...choices }: Plain, currency: Currency): object {
  const priced = (one: unknown): object => ({ ...partsOf(one), price: money(partsOf(one)['price'], currency) });
  const coded = Object.entries(choices).map(([name, prices]) => [
    name,
    Object.entries(partsOf(prices)).map(([code, price]) => ({ code, price: money(price, currency) })),
  ]);
  return {
    employeesAmount: ifGiven(employeesAmount, priced),
    registrationPeriod: ifGiven(registrationPeriod, (periods) => listOf(periods).map(priced)),
    ...(Object.fromEntries(coded) as object),
  };
}

/** A step is its title, with `isVisible: false` if it is hidden from clients. */
const stepsOf = (groups: Plain): object =>
  Object.fromEntries(
    Object.entries(groups).map(([key, group]) => {
      const { title, steps } = partsOf(group);
      const each = listOf(steps).map((step) => {
        const { isVisible = true, ...stepTitle } = partsOf(step);
        return { title: stepTitle, isVisible };
      });
      return [key, { title, steps: each }];
    }),
  );

import type { Currency } from '#libs/kernel/currency';
import type { Bilingual } from '#libs/kernel/ids';
import { typeset } from '#libs/kernel/typography';

/** Amounts of the plan are in major units ("890" euro, "150000" yen), whole numbers; seeding turns them into minor units. */
export type Major = number;

export interface PlannedPayment {
  title: Bilingual;
  amount: Major;
  /** the country's own when absent */
  currency?: Currency;
  period: 'once' | 'yearly';
}

export interface PlannedCode {
  code: string;
  title: Bilingual;
  price: Major;
}

export interface PlannedOptions {
  employeesAmount: { min: number; max: number; price: Major };
  registrationPeriod: { value: number; title: Bilingual; price: Major }[];
  director: PlannedCode[];
  directorCompany: PlannedCode[];
  activityAreas: PlannedCode[];
}

export interface PlannedStep {
  title: Bilingual;
  visible: boolean;
}

export interface PlannedGroup {
  key: string;
  title: Bilingual;
  steps: PlannedStep[];
}

/** As placing an order copies it. */
export interface RequiredDocument {
  kind: 'document' | 'address';
  title: Bilingual;
  note: Bilingual | null;
}

export type TypeKey = 'companyRegistration' | 'soleTrader' | 'bankAccount' | 'legalAddress' | 'accounting' | 'residence';

export interface PlannedService {
  /** unique within the country; with its code the seed of the service's id */
  key: string;
  type: TypeKey;
  legalForm: Bilingual;
  title: Bilingual;
  description: Bilingual;
  price: Major;
  /** the country's own when absent */
  currency?: Currency;
  /** percent */
  prepayment: number;
  /** percent */
  reward: number;
  termDays: number;
  mandatoryPayments: PlannedPayment[];
  options: PlannedOptions;
  requiredDocuments: RequiredDocument[];
  steps: PlannedGroup[];
}

export interface PlannedFacts {
  summary: Bilingual;
  taxes: { title: Bilingual; rate: Bilingual }[];
  legalForms: { code: string; title: Bilingual; note: Bilingual }[];
  terms: { from: number; to: number; note: Bilingual };
  /** what a founder of the usual form pays besides our price: once for the registration, and each year for a company at rest */
  mandatoryPayments: PlannedPayment[];
  visit: { needed: 'no' | 'sometimes' | 'yes'; note: Bilingual };
  founderTasks: Bilingual[];
}

export interface PlannedCountry {
  code: string;
  name: Bilingual;
  currency: Currency;
  facts: PlannedFacts;
  services: PlannedService[];
}

/** Words people search for or that stand alone: names, titles, legal forms. Russian first as in the product. */
export const name = (ru: string, en: string): Bilingual => ({ ru, en });

/** A text that is read, set by the rules of each language. */
export const t = (ru: string, en: string): Bilingual => ({ ru: typeset(ru, 'ru'), en: typeset(en, 'en') });

/** Legal forms of services that are not about one: for whatever company somebody has, and for people themselves. */
export const anyForm = name('Любая форма', 'Any form');
export const individual = name('Физическое лицо', 'Individual');

import type { MandatoryPayment, ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import { type Currency, digitsOf } from '#libs/kernel/currency';
import type { Bilingual, Id } from '#libs/kernel/ids';
import { type BasisPoints, type MinorUnits, basisPoints, minor } from '#libs/kernel/money';
import type { CountryFacts } from '../rules/country-facts.js';
import type { Major, PlannedCode, PlannedCountry, PlannedPayment, PlannedService } from './plan.js';

/** A row of `services` without its ids, by the names of its columns. */
interface StoredService {
  legal_form: Bilingual;
  title: Bilingual;
  description: Bilingual;
  price: MinorUnits;
  currency: Currency;
  prepayment_percent: BasisPoints;
  partner_reward: BasisPoints;
  term_days: number;
  mandatory_payments: MandatoryPayment[];
  options: ServiceCopy['options'];
  required_documents: ServiceCopy['requiredDocuments'];
  steps: ServiceCopy['steps'];
}

/** The plan of a country's facts as the database keeps them: amounts in minor units. */
export const factsOf = ({ facts, currency }: PlannedCountry): CountryFacts => ({
  ...facts,
  mandatoryPayments: paymentsOf(facts.mandatoryPayments, currency),
});

/** The plan of a service as the database keeps it; `stepId` names a step by its group's key and its place. */
export function serviceRow(country: PlannedCountry, service: PlannedService, stepId: (group: string, place: string) => Id): StoredService {
  const currency = service.currency ?? country.currency;
  return {
    legal_form: service.legalForm,
    title: service.title,
    description: service.description,
    price: minorOf(service.price, currency),
    currency,
    prepayment_percent: sharesOf(service.prepayment),
    partner_reward: sharesOf(service.reward),
    term_days: service.termDays,
    mandatory_payments: paymentsOf(service.mandatoryPayments, country.currency),
    options: optionsOf(service, currency),
    required_documents: service.requiredDocuments,
    steps: service.steps.map(({ key, title, steps }) => ({
      key,
      title,
      steps: steps.map((step, place) => ({ id: stepId(key, String(place)), ...step })),
    })),
  };
}

const minorOf = (amount: Major, currency: Currency): MinorUnits => minor(amount * 10 ** digitsOf(currency));

function sharesOf(percent: number): BasisPoints {
  const share = basisPoints(percent);
  if (share === undefined) throw new RangeError(`${percent} is no percentage of at most two decimals`);
  return share;
}

const paymentsOf = (payments: readonly PlannedPayment[], own: Currency): MandatoryPayment[] =>
  payments.map(({ title, amount, period, currency = own }) => ({ title, amount: minorOf(amount, currency), currency, period }));

function optionsOf({ options }: PlannedService, currency: Currency): ServiceCopy['options'] {
  const priced = <Choice extends { price: Major }>(choice: Choice): Choice => ({ ...choice, price: minorOf(choice.price, currency) });
  return {
    employeesAmount: priced(options.employeesAmount),
    registrationPeriod: options.registrationPeriod.map(priced),
    director: options.director.map(priced<PlannedCode>),
    directorCompany: options.directorCompany.map(priced<PlannedCode>),
    activityAreas: options.activityAreas.map(priced<PlannedCode>),
  };
}

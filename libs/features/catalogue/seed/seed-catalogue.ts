import { v5 } from 'uuid';
import type { MandatoryPayment, ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import { type Currency, digitsOf } from '#libs/kernel/currency';
import type { Bilingual, Id } from '#libs/kernel/ids';
import { type MinorUnits, basisPoints, minor } from '#libs/kernel/money';
import type { Database, Queryable } from '#libs/platform/database/database';
import type { CountryFacts } from '../rules/country-facts.js';
import { balkansAndCaucasus } from './balkans-and-caucasus.js';
import { eastAsia } from './east-asia.js';
import { europe } from './europe.js';
import { type Major, type PlannedCode, type PlannedCountry, type PlannedPayment, type PlannedService, type TypeKey, t } from './plan.js';
import { westAndCentralAsia } from './west-and-central-asia.js';

const types: Record<TypeKey, Bilingual> = {
  companyRegistration: t('Регистрация компании', 'Company registration'),
  soleTrader: t('Регистрация предпринимателя', 'Registration of an entrepreneur'),
  bankAccount: t('Открытие счёта', 'Bank account'),
  legalAddress: t('Адрес и представители', 'Address and officers'),
  accounting: t('Бухгалтерия', 'Accounting'),
  residence: t('Вид на жительство', 'Residence'),
};

export const seededCountries: readonly PlannedCountry[] = [...europe, ...balkansAndCaucasus, ...westAndCentralAsia, ...eastAsia];

const namespace = '5d0e9c1b-6a55-5b7e-9a39-3f1c0b6f7a21';
const idOf = (...key: string[]): Id => v5(key.join('/'), namespace);

/** Ids of the sample catalogue, for whoever seeds orders on it: `seededServiceId('EE', 'ou')`. */
export const seededCountryId = (code: string): Id => idOf('country', code);
export const seededServiceId = (code: string, key: string): Id => idOf('service', code, key);
export const seededTypeId = (key: TypeKey): Id => idOf('type', key);

/** Inserts the sample catalogue in one transaction. Ids are derived from keys and what is there stays, so repeating it changes nothing. */
export async function seedCatalogue(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [key, title] of Object.entries(types) as [TypeKey, Bilingual][])
      await tx.query('insert into service_types (id, key, title) values ($1, $2, $3) on conflict do nothing', [
        seededTypeId(key),
        key,
        title,
      ]);
    for (const country of seededCountries) {
      await insertCountry(tx, country);
      for (const service of country.services) await insertService(tx, country, service);
    }
  });
}

async function insertCountry(tx: Queryable, { code, name, currency, facts }: PlannedCountry): Promise<void> {
  const stored: CountryFacts = { ...facts, mandatoryPayments: paymentsOf(facts.mandatoryPayments, currency) };
  const sql = 'insert into countries (id, code, name, currency, facts) values ($1, $2, $3, $4, $5) on conflict do nothing';
  await tx.query(sql, [seededCountryId(code), code, name, currency, stored]);
}

async function insertService(tx: Queryable, { code, ...country }: PlannedCountry, service: PlannedService): Promise<void> {
  const currency = service.currency ?? country.currency;
  const id = seededServiceId(code, service.key);
  await tx.query(
    `insert into services (id, country_id, type_id, legal_form, title, description, price, currency, prepayment_percent, partner_reward,
       term_days, mandatory_payments, options, required_documents, steps)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing`,
    [
      id,
      seededCountryId(code),
      seededTypeId(service.type),
      service.legalForm,
      service.title,
      service.description,
      minorOf(service.price, currency),
      currency,
      basisPoints(service.prepayment),
      basisPoints(service.reward),
      service.termDays,
      // The driver writes a JavaScript array as a PostgreSQL array, so lists go as text.
      JSON.stringify(paymentsOf(service.mandatoryPayments, country.currency)),
      optionsOf(service, currency),
      JSON.stringify(service.requiredDocuments),
      JSON.stringify(stepsOf(service, id)),
    ],
  );
}

const minorOf = (amount: Major, currency: Currency): MinorUnits => minor(amount * 10 ** digitsOf(currency));

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

const stepsOf = ({ steps }: PlannedService, service: Id): ServiceCopy['steps'] =>
  steps.map((group) => ({
    key: group.key,
    title: group.title,
    steps: group.steps.map((step, place) => ({
      id: idOf('step', service, group.key, String(place)),
      title: step.title,
      visible: step.visible,
    })),
  }));

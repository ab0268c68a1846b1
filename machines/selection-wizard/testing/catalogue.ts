import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Currency, MoneyText } from '#machines/kernel/money';
import type { Quote } from '../context.js';
import { estimate, type Offer, type OfferedService } from '../offer.js';
import type { Configuration } from '#machines/order/state';

const both = (text: string): Bilingual => ({ ru: text, en: text });
const id = (n: number): Id => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const service = (n: number, country: string, form: string, currency: Currency, most = 10): OfferedService => {
  const money = (amount: string): MoneyText => ({ amount, currency });
  const coded = (code: string, amount: string) => ({ code, title: both(code), price: money(amount) });
  return {
    _id: id(n),
    title: both(`service ${n}`),
    country: { _id: id(country === 'EE' ? 900 : 901), code: country, name: both(country) },
    type: { _id: id(800), title: both('Registration') },
    legalForm: both(form),
    description: both('What is done'),
    price: money('640.00'),
    prepaymentPercent: 30,
    term: { unit: 'calendar', days: 5 },
    mandatoryPayments: [{ title: both('State fee'), amount: money('265.00'), period: 'once' }],
    requiredDocuments: [
      { kind: 'document', title: both('Passport'), note: null, formats: ['pdf'], validMonths: 6, example: null, form: null },
    ],
    options: {
      employeesAmount: { min: 1, max: most, price: money('25.00') },
      registrationPeriod: [
        { value: 10, title: both('Standard'), price: money('0.00') },
        { value: 5, title: both('Express'), price: money('190.00') },
      ],
      director: [coded('own', '0.00'), coded('provided', '1200.00')],
      directorCompany: n === 2 ? [] : [coded('secretary', '200.00')],
      activityAreas: [coded('it', '0.00'), coded('finance', '350.00')],
    },
  };
};

/** Estonia with two forms, Georgia with one service of one form, and a country whose last service is gone. */
export const countries = ['EE', 'GE', 'RS'] as const;
export const offersByCountry: Record<string, Offer> = {
  EE: {
    services: [service(1, 'EE', 'OÜ', 'EUR'), service(2, 'EE', 'OÜ', 'EUR', 50), service(3, 'EE', 'AS', 'EUR')],
    legalForms: [{ code: 'OÜ', title: both('Private limited company'), note: both('One founder is enough') }],
  },
  GE: { services: [service(4, 'GE', 'LLC', 'USD')], legalForms: [] },
  RS: { services: [], legalForms: [] },
};
export const serviceIds = [id(1), id(2), id(3), id(4)] as const;
export const unknownService = id(77);

export const plain: Configuration = { employeesAmount: 1, registrationPeriod: 10, director: 'own', directorCompany: [], activityAreas: [] };
export const rich: Configuration = {
  employeesAmount: 3,
  registrationPeriod: 5,
  director: 'provided',
  directorCompany: ['secretary'],
  activityAreas: ['it', 'finance'],
};
/** Ten employees are the most of every service but the second. */
export const tooMany: Configuration = { ...plain, employeesAmount: 40 };

/** A quote as the API would answer it, with distinct figures. */
export function quoteOf(one: OfferedService, configuration: Configuration): Quote {
  const figures = estimate(one, configuration);
  if (!figures) throw new Error('nothing to quote');
  return figures;
}

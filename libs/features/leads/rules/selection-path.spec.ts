import type { OfferedService } from '#machines/selection-wizard/offer';
import { pricedSelection, selectionPath } from './selection-path.js';

const service = '01936f0e-0000-7000-8000-00000000000a';
const options = 'employeesAmount=2&registrationPeriod=30&director=resident&activityAreas=trade';

describe('the way back to a selection', () => {
  it('opens what was chosen', () => {
    const query = `country=ee&form=ou&service=${service}&${options}&step=check`;
    expect(selectionPath('en', `/en/selection-service?${query}`)).toBe(`/en/selection-service?${query}`);
  });

  it.each([
    [null, ''],
    ['/en/selection-service', ''],
    ['/en/selection-service?country=evil.example', ''],
    ['/en/selection-service?country=ee&utm_source=Win a prize&service=x', '?country=ee'],
    [
      `/en/selection-service?country=ee&service=${service}&${options.replace('resident', 'call evil.example')}`,
      `?country=ee&service=${service}`,
    ],
    ['https://evil.example/?country=ee', '?country=ee'],
  ])('contains no text that a visitor typed: %s', (address, query) => {
    expect(selectionPath('ru', address)).toBe(`/ru/selection-service${query}`);
  });
});

describe('the price of a selection', () => {
  const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
  const both = (text: string) => ({ ru: text, en: text });
  const free = (code: string) => ({ code, title: both(code), price: eur('0.00') });
  const offered: OfferedService = {
    _id: service,
    title: both('OÜ'),
    country: { _id: service, code: 'EE', name: both('Estonia') },
    type: { _id: service, title: both('Registration') },
    legalForm: both('OÜ'),
    description: both(''),
    price: eur('890.00'),
    prepaymentPercent: 30,
    term: { days: 10, unit: 'working' },
    mandatoryPayments: [{ title: both('Fee'), amount: eur('265.00'), period: 'once' }],
    options: {
      employeesAmount: { min: 1, max: 10, price: eur('15.00') },
      registrationPeriod: [
        { value: 10, title: both('10 days'), price: eur('0.00') },
        { value: 5, title: both('5 days'), price: eur('200.00') },
      ],
      director: [free('own'), { ...free('resident'), price: eur('100.00') }],
      directorCompany: [],
      activityAreas: [free('trade'), free('it')],
    },
    requiredDocuments: [],
  };
  const address = (more: string) => `/en/selection-service?country=ee&form=ou&service=${service}&${more}`;
  const chosen = 'employeesAmount=3&registrationPeriod=5&director=resident&activityAreas=it';

  it('has the options that there was a choice in, the sums and the last day of the chosen term', () => {
    const priced = pricedSelection(address(chosen), [offered], new Date('2026-11-26T21:00:00Z'));
    expect(priced?.options).toEqual([
      { key: 'employees', chosen: 3 },
      { key: 'period', chosen: [both('5 days')] },
      { key: 'director', chosen: [both('resident')] },
      { key: 'activityAreas', chosen: [both('it')] },
    ]);
    expect(priced?.estimate).toMatchObject({ price: eur('1220.00'), now: eur('366.00'), later: eur('854.00') });
    expect(priced).toMatchObject({ term: { days: 5, unit: 'working' }, lastDay: '2026-12-03' });
  });

  it.each([
    ['without options', address('step=options')],
    ['of a director who is not offered', address(chosen.replace('resident', 'nominee'))],
    ['of more employees than offered', address(chosen.replace('=3', '=11'))],
    ['without an address', null],
  ])('is undefined %s', (_, from) => {
    expect(pricedSelection(from, [offered], new Date(0))).toBeNull();
  });
});

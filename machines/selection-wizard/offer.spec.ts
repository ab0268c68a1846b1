import { chosenOptions, estimate, firstOptions, formOf, isWithinRange, servicesOf } from './offer.js';
import { offersByCountry, plain, rich, serviceIds, tooMany } from './testing/catalogue.js';

const [service] = offersByCountry['EE']!.services;

describe('the estimate of the wizard', () => {
  it('is base, employees above the least, period, director, officers and activities, split by the percent to the cent', () => {
    expect(estimate(service!, plain)).toMatchObject({
      price: { amount: '640.00' },
      now: { amount: '192.00' },
      later: { amount: '448.00' },
    });
    const whole = 640 + 2 * 25 + 190 + 1200 + 200 + 350;
    expect(estimate(service!, rich)).toMatchObject({
      price: { amount: `${whole}.00`, currency: 'EUR' },
      now: { amount: (whole * 0.3).toFixed(2) },
      later: { amount: (whole * 0.7).toFixed(2) },
    });
  });

  it('shows only what costs something, and its lines add up to the total', () => {
    expect(estimate(service!, plain)?.lines.map(({ code }) => code)).toEqual(['base']);
    const figures = estimate(service!, rich)!;
    expect(figures.lines.map(({ code }) => code)).toEqual(['base', 'employees', 'period', 'director', 'directorCompany', 'activityArea']);
    const sum = figures.lines.reduce((total, { amount }) => total + Number(amount.amount), 0);
    expect(sum).toBe(Number(figures.price.amount));
  });

  it.each([
    ['too many employees', tooMany],
    ['part of an employee', { ...plain, employeesAmount: 1.5 }],
    ['a period that is not offered', { ...plain, registrationPeriod: 7 }],
    ['a director who is not offered', { ...plain, director: 'nobody' }],
    ['an officer twice', { ...plain, directorCompany: ['secretary', 'secretary'] }],
    ['an activity that is not offered', { ...plain, activityAreas: ['mining'] }],
  ])('has no price for %s', (_, configuration) => {
    expect(estimate(service!, configuration)).toBeUndefined();
  });

  it.each([
    [1, true],
    [10, true],
    [0, false],
    [11, false],
    [Number.NaN, false],
  ])('takes %p employees: %p', (employees, allowed) => {
    expect(isWithinRange(service!, employees)).toBe(allowed);
  });
});

describe('the charge in the currency that is paid', () => {
  it('is worked out at the rate of the service, with its date', () => {
    const paidIn = { currency: 'EUR', rate: '0.5', date: '2026-11-27' } as const;
    expect(estimate({ ...service!, paidIn }, plain)?.charged).toEqual({
      price: { amount: '320.00', currency: 'EUR' },
      now: { amount: '96.00', currency: 'EUR' },
      later: { amount: '224.00', currency: 'EUR' },
      rate: '0.5',
      date: '2026-11-27',
    });
  });

  it('is none where the listed currency is paid', () => {
    expect(estimate(service!, plain)).not.toHaveProperty('charged');
  });
});

describe('the summary of a wizard’s configuration', () => {
  const { options } = service!;
  const titled = (...titles: string[]) => titles.map((title) => ({ ru: title, en: title }));

  it('has each option that leaves a choice, in the order of the questions', () => {
    expect(chosenOptions(service!, rich)).toEqual([
      { key: 'employees', chosen: 3 },
      { key: 'period', chosen: titled('Express') },
      { key: 'director', chosen: titled('provided') },
      { key: 'directorCompany', chosen: titled('secretary') },
      { key: 'activityAreas', chosen: titled('it', 'finance') },
    ]);
    expect(chosenOptions(service!, plain)).toEqual([
      { key: 'employees', chosen: 1 },
      { key: 'period', chosen: titled('Standard') },
      { key: 'director', chosen: titled('own') },
      { key: 'directorCompany', chosen: [] },
      { key: 'activityAreas', chosen: [] },
    ]);
  });

  it('leaves out an option with one answer, and counts one officer or activity as a choice', () => {
    const single = {
      employeesAmount: { ...options.employeesAmount, max: options.employeesAmount.min },
      registrationPeriod: options.registrationPeriod.slice(0, 1),
      director: options.director.slice(0, 1),
    };
    const keysOf = (changed: Partial<typeof options>) =>
      chosenOptions({ options: { ...options, ...changed } }, plain).map(({ key }) => key);
    expect(keysOf({ ...single, activityAreas: options.activityAreas.slice(0, 1) })).toEqual(['directorCompany', 'activityAreas']);
    expect(keysOf({ ...single, directorCompany: [], activityAreas: [] })).toEqual([]);
  });
});

describe('the options that are asked about', () => {
  it('start with earlier choices that are offered, and else with the first of each', () => {
    expect(firstOptions(service!, null)).toEqual(plain);
    expect(firstOptions(service!, { ...rich, director: 'nobody', registrationPeriod: 7 })).toEqual({
      ...rich,
      director: 'own',
      registrationPeriod: 10,
    });
  });

  it('are empty where a service offers nothing to choose from', () => {
    const bare = {
      ...service!,
      options: { ...service!.options, registrationPeriod: [], director: [], directorCompany: [], activityAreas: [] },
    };
    const nothing = { ...plain, registrationPeriod: 0, director: '' };
    expect([firstOptions(bare, null), firstOptions(bare, plain)]).toEqual([nothing, nothing]);
  });
});

describe('the services of a form', () => {
  it('are those of the country that register it', () => {
    const idsOf = (form: string) => servicesOf(offersByCountry['EE']!, form).map(({ _id }) => _id);
    expect([idsOf('ou'), idsOf('as'), idsOf('llc')]).toEqual([[serviceIds[0], serviceIds[1]], [serviceIds[2]], []]);
  });
});

describe('a legal form in an address', () => {
  it.each([
    ['OÜ', 'ou'],
    ['LLP (TOO)', 'llp-too'],
    ['Sp. z o.o.', 'sp-z-o-o'],
    ['Godo kaisha', 'godo-kaisha'],
    ['(OÜ)', 'ou'],
    ['x'.repeat(80), 'x'.repeat(60)],
    ['有限公司', 'other'],
  ])('%s is %s', (name, form) => {
    expect(formOf({ legalForm: { ru: name, en: name } })).toBe(form);
  });
});

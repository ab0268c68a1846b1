import { price } from './figures.js';
import { faultsOf } from './offered.js';
import { configuration, terms } from './testing/order-builder.js';

describe('the options that a service offers', () => {
  test('are accepted, and have a price', () => {
    expect(faultsOf(configuration, terms.options)).toEqual([]);
    expect(price(terms, configuration)).toBeGreaterThan(0);
  });

  test('are accepted at the ends of a range', () => {
    const { min, max } = terms.options.employeesAmount;
    expect([min, max].map((employeesAmount) => faultsOf({ ...configuration, employeesAmount }, terms.options))).toEqual([[], []]);
  });

  test('are named in the refusal of any other', () => {
    const faults = faultsOf({ ...configuration, employeesAmount: 0, registrationPeriod: 13, directorCompany: ['nobody'] }, terms.options);
    const offeredFor = new Map(faults.map(({ field, offered }) => [field, offered]));
    const { employeesAmount, registrationPeriod, directorCompany } = terms.options;
    expect(offeredFor.get('employeesAmount')).toEqual([employeesAmount.min, employeesAmount.max]);
    expect(offeredFor.get('registrationPeriod')).toEqual(registrationPeriod.map(({ value }) => value));
    expect(offeredFor.get('directorCompany.0')).toEqual(directorCompany.map(({ code }) => code));
  });

  test.each([
    [{ employeesAmount: 0 }, ['employeesAmount outOfRange']],
    [{ employeesAmount: 11 }, ['employeesAmount outOfRange']],
    [{ registrationPeriod: 13 }, ['registrationPeriod notOffered']],
    [{ director: 'nobody' }, ['director notOffered']],
    [{ activityAreas: ['trade', 'alchemy', 'magic'] }, ['activityAreas.1 notOffered', 'activityAreas.2 notOffered']],
    [{ director: 'nobody', directorCompany: ['nobody'] }, ['director notOffered', 'directorCompany.0 notOffered']],
  ])('do not include %j, which is refused by its field and has no price', (change, faults) => {
    const wanted = { ...configuration, ...change };
    expect(faultsOf(wanted, terms.options).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
    expect(() => price(terms, wanted)).toThrow(RangeError);
  });
});

import type { Service } from '../../../api/wire.js';
import { firstDraft, isWithinRange, orderOf } from './order-draft.js';

const title = { ru: 'х', en: 'x' };
const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
const service: Service = {
  _id: 's',
  title,
  country: { _id: 'c', code: 'EE', name: title },
  description: title,
  price: eur('640.00'),
  prepaymentPercent: 30,
  term: { days: 5, unit: 'calendar' },
  options: {
    employeesAmount: { min: 1, max: 10, price: eur('25.00') },
    registrationPeriod: [
      { value: 12, title, price: eur('0.00') },
      { value: 24, title, price: eur('90.05') },
    ],
    director: [
      { code: 'own', title, price: eur('0.00') },
      { code: 'nominee', title, price: eur('300.00') },
    ],
    directorCompany: [{ code: 'secretary', title, price: eur('50.00') }],
    activityAreas: [
      { code: 'it', title, price: eur('10.00') },
      { code: 'trade', title, price: eur('20.00') },
    ],
  },
};

describe('a new order', () => {
  it('starts with the smallest choice of each option', () => {
    expect(firstDraft(service)).toEqual({
      employeesAmount: 1,
      registrationPeriod: 12,
      director: 'own',
      directorCompany: [],
      activityAreas: [],
    });
  });

  it.each([
    [1, true],
    [10, true],
    [0, false],
    [11, false],
    [1.5, false],
    [Number.NaN, false],
  ])('takes %p employees: %p', (employees, allowed) => {
    expect(isWithinRange(service, employees)).toBe(allowed);
  });

  it('names the client only when staff place it', () => {
    expect(orderOf(service, firstDraft(service), null)).not.toHaveProperty('client');
    expect(orderOf(service, firstDraft(service), 'p')).toMatchObject({ client: 'p', service: 's', country: 'c' });
  });
});

import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { seededCountryId, seededTypeId } from '../seed/seed-catalogue.js';
import { serviceBody } from '../testing/bodies.js';
import { faults } from '#libs/testing/field-faults';
import type { ServiceDto } from '../wire/service.dto.js';

const estonia = seededCountryId('EE');

let world: OrdersTestApp;
beforeAll(async () => void (world = await OrdersTestApp.start()));
afterAll(async () => world?.stop());

const add = async (): Promise<ServiceDto> =>
  (await world.must('owner', 'POST', '/services', serviceBody(estonia, seededTypeId('companyRegistration')))) as unknown as ServiceDto;

describe('the quote of a configuration', () => {
  const quote = async (id: Id, chosen: object = {}) => world.call(null, 'POST', `/services/${id}/quote`, chosen);

  it('has the lowest price without choices, and says which part is due when', async () => {
    const made = await add();
    expect((await quote(made._id)).body).toMatchObject({
      price: { amount: '520.00', currency: 'EUR' },
      now: { amount: '173.32', currency: 'EUR' },
      later: { amount: '346.68', currency: 'EUR' },
      prepaymentPercent: 33.33,
      term: { days: 10 },
      yearly: [{ amount: '600.50', currency: 'EUR' }],
      lines: [
        { code: 'base', amount: { amount: '500.00', currency: 'EUR' } },
        { code: 'period', ref: '10', amount: { amount: '20.00', currency: 'EUR' } },
        { code: 'director', ref: 'own', amount: { amount: '0.00', currency: 'EUR' } },
      ],
    });
  });

  it('equals the price of an order with the same choices, to the last digit', async () => {
    const made = await add();
    const chosen = {
      employeesAmount: 4,
      registrationPeriod: 5,
      director: 'provided',
      directorCompany: ['secretary'],
      activityAreas: ['trade', 'it'],
    };
    const quoted = (await quote(made._id, chosen)).body;
    const order = await world.must('client', 'POST', '/orders', { service: made._id, country: estonia, ...chosen });
    expect([quoted['price'], quoted['now']]).toEqual([order['price'], order['prepayment']]);
    expect(quoted['price']).toEqual({ amount: '1525.10', currency: 'EUR' });
    const lines = quoted['lines'] as { code: string; ref?: string; amount: { amount: string } }[];
    expect(lines.map(({ code, ref }) => `${code} ${ref ?? ''}`.trim())).toEqual([
      ...['base', 'employees 3', 'period 5', 'director provided', 'directorCompany secretary', 'activityArea trade', 'activityArea it'],
    ]);
    expect(lines.reduce((sum, { amount }) => sum + Math.round(Number(amount.amount) * 100), 0)).toBe(152_510);
  });

  it('refuses what an order refuses, by the same fields', async () => {
    const made = await add();
    const chosen = { employeesAmount: 6, registrationPeriod: 7, director: 'nobody', directorCompany: ['x'], activityAreas: ['it', 'y'] };
    const refused = faults(await quote(made._id, chosen));
    expect(refused).toEqual(faults(await world.call('client', 'POST', '/orders', { service: made._id, country: estonia, ...chosen })));
    expect(refused[1]).toContain('activityAreas.1 notOffered');
    expect(faults(await quote(made._id, { activityAreas: ['it', 'it'] }))).toEqual([422, ['activityAreas duplicate']]);
    expect(faults(await quote(made._id, { price: 1 }))).toEqual([422, ['price unknownField']]);
    expect((await quote(v7())).status).toBe(404);
  });
});

import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { seedCompanies } from './seed-companies.js';

let world: OrdersTestApp;
OrdersTestApp.forSuite((app) => {
  world = app;
});

it('enters a company for each of two clients, checked and with all facts, once', async () => {
  for (const _start of [1, 2]) await seedCompanies(world.app, Date.now() * 1000);
  for (const [account, name, yearEnd] of [
    ['client', 'Whitfield Trading OÜ', '12-31'],
    ['client2', 'Lunina Design Ltd', '03-31'],
  ] as const) {
    const { items } = await world.must(account, 'GET', '/companies');
    expect(items).toMatchObject([{ name, yearEnd, status: 'verified', version: 2 }]);
  }
});

it('adds nothing once the keys are gone', async () => {
  await world.database.query(`delete from idempotency_keys`);
  await seedCompanies(world.app, Date.now() * 1000);
  expect((await world.must('owner', 'GET', '/companies'))['total']).toBe(2);
});

import { seededServiceId } from '#libs/features/catalogue/seed/seed-catalogue';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { seedCompanies } from './seed-companies.js';

let world: OrdersTestApp;
OrdersTestApp.forSuite((app) => {
  world = app;
});

it('the demo seed enters a company for each of two clients, checked and with all facts, once', async () => {
  for (const _start of [1, 2]) await seedCompanies(world.app, Date.now() * 1000);
  for (const [account, name, yearEnd] of [
    ['client', 'Whitfield Trading OÜ', '12-31'],
    ['client2', 'Lunina Design Ltd', '03-31'],
  ] as const) {
    const { items } = await world.must(account, 'GET', '/companies');
    expect(items).toMatchObject([{ name, yearEnd, status: 'verified', version: 2 }]);
  }
});

it('the demo seed gives one company a due date in 20 days, and another a renewal under way', async () => {
  const cardOf = async (account: string) => {
    const { items } = await world.must(account, 'GET', '/companies');
    return world.must(account, 'GET', `/companies/${(items as { _id: string }[])[0]?._id}`);
  };
  const due = (await cardOf('client2'))['dueDates'] as { title: { en: string }; dueOn: string }[];
  const days = [19, 20, 21].map((day) => new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10));
  // The office may have another day than UTC.
  expect(days).toContain(due.find(({ title }) => title.en === 'Confirmation statement (CS01)')?.dueOn);
  const { _id: company, orders, dueDates } = await cardOf('client');
  expect(orders).toMatchObject([{ open: true, status: 'orderConfirmedAndPayed' }]);
  const accounting = seededServiceId('EE', 'accounting');
  const order = await world.must('client', 'GET', `/orders/${(orders as { _id: string }[])[0]?._id}`);
  expect([order['forCompany'], (order['service'] as { _id: string })._id]).toEqual([company, accounting]);
  expect((dueDates as { service: { _id: string } | null }[]).map(({ service }) => service?._id)).toContain(accounting);
});

it('the demo seed adds no companies once the keys are gone', async () => {
  await world.database.query(`delete from idempotency_keys`);
  await seedCompanies(world.app, Date.now() * 1000);
  expect((await world.must('owner', 'GET', '/companies'))['total']).toBe(2);
  expect((await world.must('owner', 'GET', '/orders'))['total']).toBe(1);
});

import { fieldFaults } from '#libs/testing/field-faults';
import { OrderStories } from '#libs/testing/order-stories';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { companyOf } from './storage/company-stream.js';

const manager = 'client-service-manager';

let world: OrdersTestApp;
let stories: OrderStories;
OrdersTestApp.forSuite((app) => {
  world = app;
  stories = new OrderStories(app);
});

const get = (company: string, account = 'client'): Promise<OrderBody> => world.must(account, 'GET', `/companies/${company}`);

async function enter(account: string, registerNumber: string): Promise<string> {
  const { country } = await world.orderBody(['EE', 'ou']);
  return (await world.must(account, 'POST', '/companies', { name: 'Harbour OÜ', registerNumber, country }))._id;
}

describe('an order for a company', () => {
  it("names the company, is listed on its card, and lets the order's partner read and update the company", async () => {
    const company = await enter('client', '77-1');
    const { id } = await stories.reach('allStepsCompleted', { service: ['EE', 'ou'], body: { company } });
    await world.settle();
    expect((await world.must('client', 'GET', `/orders/${id}`))['forCompany']).toBe(company);
    expect(await get(company, 'partner')).toMatchObject({ orders: [{ _id: id, open: true }], may: { change: true } });
    await world.must('partner', 'PUT', `/orders/${id}/company`, {
      name: 'Harbour Group OÜ',
      registerNumber: '77-1',
      registeredOn: '2020-01-31',
    });
    await world.settle();
    expect(await get(company)).toMatchObject({
      name: 'Harbour Group OÜ',
      facts: { registeredOn: { value: '2020-01-31', source: 'order', order: { _id: id } }, officers: null },
    });
    expect((await world.call('client', 'GET', `/companies/${companyOf(id)}`)).status).toBe(404);
  });

  it('is refused for a company of another client, and for an unknown one', async () => {
    const other = await enter('client2', '77-2');
    const body = await world.orderBody(['EE', 'ou']);
    for (const company of [other, '00000000-0000-7000-8000-000000000001']) {
      const { status, body: answer } = await world.call('client', 'POST', '/orders', { ...body, company });
      expect([status, fieldFaults(answer)]).toEqual([422, ['company companyNotOfClient']]);
    }
    const { status } = await world.call(manager, 'POST', '/orders', { ...body, client: world.idOf('client2'), company: other });
    expect(status).toBe(201);
  });
});

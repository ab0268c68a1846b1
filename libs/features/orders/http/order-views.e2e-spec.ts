import { fieldFaults } from '#libs/testing/field-faults';
import { OrdersTestApp, type OrderBody } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';
const head = 'client-service-head';
const partner = 'partner';

interface View {
  _id: string;
  name: string;
  query: string;
  shared: boolean;
  mayChange: boolean;
}

describe('the list of orders as staff work with it', () => {
  let world: OrdersTestApp;
  const placed: OrderBody[] = [];

  beforeAll(async () => {
    world = await OrdersTestApp.start();
    for (const [client, service] of [
      ['client', ['EE', 'ou']],
      ['client', ['GE', 'llc']],
      ['client2', ['EE', 'ou']],
    ] as const)
      placed.push(await world.place(client, [...service]));
    await world.must(manager, 'PUT', `/orders/${placed[1]?._id}/manager`, { manager: world.idOf(manager) });
    await world.must(manager, 'PUT', `/orders/${placed[1]?._id}/partner`, { partner: world.idOf(partner) });
    await world.settle();
  });
  afterAll(() => world.stop());

  const numbers = async (account: string, query: string) => {
    const { items } = (await world.must(account, 'GET', `/orders?per_page=50&${query}`)) as unknown as { items: OrderBody[] };
    return items.map((item) => item['number']);
  };
  const faults = async (account: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const answer = await world.call(account, method, path, body);
    return [answer.status, ...fieldFaults(answer.body)];
  };

  describe('the filters of that list', () => {
    it('narrow by the price within one currency, both ends inclusive, in the list, its counts and its export', async () => {
      const priceOf = (order: OrderBody | undefined) => order?.['price'] as { amount: string; currency: string };
      const { amount, currency } = priceOf(placed[1]);
      expect(await numbers(manager, `filter[amount]=${currency}:${amount}..${amount}`)).toEqual(['R-000002']);
      expect(await numbers(manager, `filter[amount]=${currency}:${amount}..&filter[unassigned]=true&search=R-0000`)).toEqual(
        placed
          .filter((order, n) => n !== 1 && Number(priceOf(order).amount) >= Number(amount))
          .map((order) => order['number'])
          .reverse(),
      );
      const foreign = `filter[amount]=JPY:..${Math.ceil(Number(amount)) * 1000}`;
      expect(await numbers(manager, foreign)).toEqual([]);
      const counts = (await world.must(manager, 'GET', `/orders/order-statuses?${foreign}`)) as unknown as { items: { count: number }[] };
      expect(counts.items.every(({ count }) => count === 0)).toBe(true);
      const { headers } = await world.call(manager, 'GET', `/orders/export?${foreign}`);
      expect(headers['x-total-rows']).toBe('0');
      expect(await numbers(partner, `filter[amount]=${currency}:${amount}..${amount}`)).toEqual(['R-000002']);
      expect(await faults(manager, 'GET', '/orders?filter[amount]=100..200')).toEqual([422, 'filter[amount] mustBeMoney']);
    });

    it('take "me" for the reader, and do not offer the manager to a partner or a client', async () => {
      expect(await numbers(manager, 'filter[manager]=me')).toEqual(['R-000002']);
      expect(await numbers(head, 'filter[manager]=me')).toEqual([]);
      for (const account of [partner, 'client'])
        expect(await faults(account, 'GET', '/orders?filter[manager]=me')).toEqual([422, 'filter[manager] unknownFilter']);
      expect(await faults(partner, 'GET', `/orders?filter[partner]=${world.idOf(partner)}`)).toEqual([
        422,
        'filter[partner] unknownFilter',
      ]);
    });
  });

  describe('the neighbours of an order', () => {
    const beside = async (account: string, n: number, query = '') => {
      const body = await world.must(account, 'GET', `/orders/${placed[n]?._id}/neighbours?${query}`);
      const numberOf = (name: string) => (body[name] as { number: string } | null)?.number ?? null;
      return [body['position'], body['total'], numberOf('previous'), numberOf('next')];
    };

    it('are those of the list as it is sorted, narrowed and searched', async () => {
      expect(await beside(manager, 1)).toEqual([2, 3, 'R-000003', 'R-000001']);
      expect(await beside(manager, 2)).toEqual([1, 3, null, 'R-000002']);
      expect(await beside(manager, 0, 'sort=createdAt')).toEqual([1, 3, null, 'R-000002']);
      expect(await beside(manager, 0, 'sort=number&filter[unassigned]=true')).toEqual([1, 2, null, 'R-000003']);
      expect(await beside(manager, 2, 'search=R-0000&sort=-number')).toEqual([1, 3, null, 'R-000002']);
      expect(await beside(manager, 2, 'filter[status]=newOrder,orderCancelled')).toEqual([1, 3, null, 'R-000002']);
      for (const sort of ['updatedAt', '-updatedAt', 'dueAt', '-dueAt']) expect((await beside(manager, 1, `sort=${sort}`))[1]).toBe(3);
    });

    it('are still answered for an order that has left the list, without its position', async () => {
      expect(await beside(manager, 1, 'filter[unassigned]=true')).toEqual([null, 2, 'R-000003', 'R-000001']);
    });

    it('include only orders that the reader sees, and reveal nothing of the others', async () => {
      expect(await beside('client', 1)).toEqual([1, 2, null, 'R-000001']);
      expect(await beside(partner, 1)).toEqual([1, 1, null, null]);
      expect((await world.call('client2', 'GET', `/orders/${placed[1]?._id}/neighbours`)).status).toBe(404);
      expect(await faults(partner, 'GET', `/orders/${placed[1]?._id}/neighbours?filter[unassigned]=true`)).toEqual([
        422,
        'filter[unassigned] unknownFilter',
      ]);
    });
  });

  describe('named views', () => {
    const views = async (account: string) => (await world.must(account, 'GET', '/order-views')) as unknown as View[];
    const save = async (account: string, name: string, query: string, shared = false) =>
      (await world.must(account, 'POST', '/order-views', { name, query, shared })) as unknown as View[];

    it('are kept, renamed, overwritten and deleted by their owner, and are nobody else’s', async () => {
      const [view] = await save(manager, '  Late   ones ', 'filter[overdue]=true&sort=dueAt&page=3');
      expect(view).toMatchObject({ name: 'Late ones', shared: false, mayChange: true });
      expect(Object.fromEntries(new URLSearchParams(view?.query))).toEqual({ 'filter[overdue]': 'true', sort: 'dueAt' });
      expect(await views(head)).toEqual([]);
      const body = { name: 'My late ones', query: 'filter[overdue]=true&filter[manager]=me' };
      expect((await world.call(head, 'PUT', `/order-views/${view?._id}`, body)).status).toBe(404);
      expect((await world.call(head, 'DELETE', `/order-views/${view?._id}`)).status).toBe(404);
      await world.must(manager, 'PUT', `/order-views/${view?._id}`, body);
      expect(await views(manager)).toEqual([expect.objectContaining({ name: 'My late ones' })]);
      expect((await world.call(manager, 'DELETE', `/order-views/${view?._id}`)).status).toBe(204);
      expect(await views(manager)).toEqual([]);
    });

    it('are shared by people who lead staff, and found by those whose list accepts them', async () => {
      expect((await world.call(manager, 'POST', '/order-views', { name: 'Ours', query: '', shared: true })).status).toBe(403);
      await save(head, 'Nobody’s', 'filter[unassigned]=true', true);
      const [shared] = await save(head, 'All late', 'filter[overdue]=true', true);
      expect((await views(manager)).map(({ name, mayChange }) => [name, mayChange])).toEqual([
        ['All late', false],
        ['Nobody’s', false],
      ]);
      expect((await world.call(manager, 'DELETE', `/order-views/${shared?._id}`)).status).toBe(403);
      expect((await views('contact-manager')).map(({ name }) => name)).toEqual(['All late']);
      for (const account of [partner, 'client']) expect((await world.call(account, 'GET', '/order-views')).status).toBe(403);
    });

    it('have unique names, in any spelling, and queries that the list accepts', async () => {
      await save(manager, 'Unpaid', 'filter[turn]=client');
      const refused = (body: object) => faults(manager, 'POST', '/order-views', { query: '', shared: false, ...body });
      expect(await refused({ name: 'UNPAID' })).toEqual([422, 'name nameTaken']);
      expect(await refused({ name: '   ' })).toEqual([422, 'name required']);
      expect(await refused({ name: 'x'.repeat(61) })).toEqual([422, 'name badFormat']);
      expect(await refused({ name: 'Other', query: 'filter[colour]=red' })).toEqual([422, 'filter[colour] unknownFilter']);
      expect(await refused({ name: 'Other', query: 'sort=createdAt&sort=number' })).toEqual([422, 'sort repeatedParameter']);
      await save(head, 'Unpaid', 'filter[turn]=client');
      const [, other] = await save(manager, 'Second', '');
      expect(other).toBeDefined();
      const second = (await views(manager)).find(({ name }) => name === 'Second');
      expect(await faults(manager, 'PUT', `/order-views/${second?._id}`, { name: 'Unpaid', query: '' })).toEqual([422, 'name nameTaken']);
    });

    it('are limited to fifty for each person, and deleted with the person', async () => {
      const owner = 'client-service-manager';
      for (let n = (await views(owner)).filter(({ shared }) => !shared).length; n < 50; n++) await save(owner, `View ${n}`, '');
      expect(await faults(owner, 'POST', '/order-views', { name: 'One more', query: '', shared: false })).toEqual([
        422,
        'name tooManyViews',
      ]);
      await world.database.query('update users set erased_at = now() where id = $1', [world.idOf(owner)]);
      expect(await world.database.query('select from order_views where owner_id = $1', [world.idOf(owner)])).toEqual([]);
    });
  });
});

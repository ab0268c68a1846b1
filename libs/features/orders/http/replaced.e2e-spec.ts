import { type Account, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';

jest.setTimeout(300_000);

const desk: Account = 'client-service-head';

/** Readers who see orders only as their partner or manager, and the operation that removes them. */
const readers = [
  { reader: 'partner' as Account, role: 'partner', next: 'partner2' as Account },
  { reader: 'services-manager' as Account, role: 'manager', next: 'agents-manager' as Account },
];

describe.each(readers)('$reader, whose order was given to another person', ({ reader, role, next }) => {
  let world: OrdersTestApp;
  let kept: OrderBody;
  let lost: OrderBody;

  const give = (order: OrderBody, account: Account): Promise<OrderBody> =>
    world.must(desk, 'PUT', `/orders/${order._id}/${role}`, { [role]: world.idOf(account) });

  beforeAll(async () => {
    world = await OrdersTestApp.start();
    [kept, lost] = [await world.place(), await world.place()];
    for (const order of [kept, lost]) await give(order, reader);
    await world.settle();
    // From here on no consumer runs: the text that orders are found by still names the former one.
    await give(lost, next);
  });
  afterAll(() => world?.stop());

  const service = (): string => encodeURIComponent((kept['service'] as { name: { en: string } }).name.en);
  const searches = (): string[] => [`search=${service()}`, `search=${String(lost['number'])}`];
  const itemsOf = ({ items }: Record<string, unknown>): { _id: string; number: string; count: number }[] => items as never;

  it('does not find the order by any search or sort', async () => {
    for (const search of searches())
      for (const sort of ['-createdAt', 'number', '-updatedAt', 'dueAt']) {
        const page = await world.must(reader, 'GET', `/orders?${search}&sort=${sort}`);
        expect([search, sort, itemsOf(page).map(({ _id }) => _id), page['total']]).toEqual([
          search,
          sort,
          search === searches()[0] ? [kept._id] : [],
          search === searches()[0] ? 1 : 0,
        ]);
      }
  });

  it('does not find the order by a search with filters', async () => {
    const page = await world.must(reader, 'GET', `/orders?${String(searches()[0])}&filter[status]=newOrder&filter[createdAt]=2020-01-01..`);
    expect(itemsOf(page).map(({ _id }) => _id)).toEqual([kept._id]);
  });

  it('does not find the order by a search in the export', async () => {
    const { headers, body } = await world.call(reader, 'GET', `/orders/export?format=csv&${String(searches()[0])}`);
    expect(headers['x-total-rows']).toBe('1');
    expect(String(body['text'])).toContain(kept['number']);
    expect(String(body['text'])).not.toContain(lost['number']);
  });

  it('does not count the order in a tab', async () => {
    const tabs = itemsOf(await world.must(reader, 'GET', `/orders/order-statuses?${String(searches()[0])}`));
    expect(tabs.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });

  it('does not get the order as a neighbour in the list', async () => {
    const place = await world.must(reader, 'GET', `/orders/${kept._id}/neighbours?${String(searches()[0])}`);
    expect(place).toMatchObject({ previous: null, next: null, position: 1, total: 1 });
    expect((await world.call(reader, 'GET', `/orders/${lost._id}/neighbours`)).status).toBe(404);
  });

  it('does not find the order by any word in the search over everything', async () => {
    for (const search of searches()) {
      const { orders } = (await world.must(reader, 'GET', `/search?${search}`)) as unknown as { orders: { _id: string }[] };
      expect(orders.map(({ _id }) => _id)).toEqual(search === searches()[0] ? [kept._id] : []);
    }
  });
});

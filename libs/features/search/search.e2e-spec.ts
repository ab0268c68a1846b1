import { OrdersTestApp } from '#libs/testing/orders-test-app';

interface Found {
  orders: { _id: string; number: string; client: { name: string } }[];
  people: { role: string; email: string }[];
  countries: { code: string }[];
  services: { title: { en: string } }[];
}

describe('the search over everything', () => {
  let world: OrdersTestApp;
  beforeAll(async () => {
    world = await OrdersTestApp.start();
    for (let i = 0; i < 7; i++) await world.place('client');
    const other = await world.place('client2');
    await world.must('supermanager', 'PUT', `/orders/${other._id}/partner`, { partner: world.idOf('partner') });
    await world.settle();
  });
  afterAll(() => world.stop());

  const find = async (account: string, search: string): Promise<Found> =>
    (await world.must(account, 'GET', `/search?search=${encodeURIComponent(search)}`)) as unknown as Found;
  const numbers = ({ orders }: Found) => orders.map(({ number }) => number);

  it('gives staff the newest orders that fit, and never more than six of a kind', async () => {
    expect(numbers(await find('owner', 'R-00000'))).toEqual(['R-000008', 'R-000007', 'R-000006', 'R-000005', 'R-000004', 'R-000003']);
    expect(numbers(await find('owner', 'R-000002'))).toEqual(['R-000002']);
  });

  it('gives clients and partners their own orders, and nothing of people or the catalogue', async () => {
    const none = { people: [], countries: [], services: [] };
    const client = await find('client2', 'R-00000');
    expect(client).toMatchObject(none);
    expect(numbers(client)).toEqual(['R-000008']);
    const partner = await find('partner', 'R-00000');
    expect(partner).toMatchObject(none);
    expect(numbers(partner)).toEqual(['R-000008']);
    expect(numbers(await find('partner2', 'R-00000'))).toEqual([]);
  });

  it('finds from two characters on, and ignores characters that are not shown', async () => {
    const short = await find('owner', 'ee');
    expect(short.countries.map(({ code }) => code)).toContain('EE');
    expect([short.orders, short.people]).toEqual([[], []]);
    expect((await find('owner', 'OÜ')).services.length).toBeGreaterThan(0);
    expect(numbers(await find('owner', 'R-00\u200b0008'))).toEqual(['R-000008']);
  });

  it('gives of people only the sections that the reader reads', async () => {
    const seen = async (account: string) => [...new Set((await find(account, 'registra')).people.map(({ role }) => role))];
    const email = await find('owner', 'client2');
    expect(email.people.some(({ role }) => role === 'Client')).toBe(true);
    expect((await find('content-manager', 'client2')).people).toEqual([]);
    expect(await seen('content-manager')).toEqual([]);
    expect((await find('content-manager', 'R-00000')).orders).toEqual([]);
  });

  it('takes the wildcards of patterns literally', async () => {
    expect(await find('owner', '1%_2')).toEqual({ orders: [], people: [], countries: [], services: [] });
  });

  it.each([
    ['', 'required'],
    ['R', 'tooShort'],
    ['x'.repeat(101), 'tooLong'],
  ])('refuses the text %j', async (search, code) => {
    const { status, body } = await world.call('owner', 'GET', `/search?search=${search}`);
    expect([status, body['errors']]).toEqual([422, [expect.objectContaining({ field: 'search', code })]]);
  });
});

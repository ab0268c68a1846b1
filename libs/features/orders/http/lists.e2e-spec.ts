import { SearchNotes } from '../consumers/search-notes.js';
import { dayIn, midnightOf } from '#machines/kernel/time';
import { faults } from '#libs/testing/field-faults';
import { OrdersTestApp, type OrderBody } from '#libs/testing/orders-test-app';
import { machineVersion } from '#machines/order/version';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { seededCountryId, seededServiceId } from '#libs/features/catalogue/seed/seed-catalogue';

const manager = 'client-service-manager';

interface Due {
  id: string;
  due: number;
}
const dueOf = 'select id, due_at as due from orders where number = $1';

interface Listed {
  items: OrderBody[];
  total: number;
  totalIsExact: boolean;
  page: number;
  per_page: number;
}

describe('the list of orders', () => {
  let world: OrdersTestApp;
  const placed: OrderBody[] = [];

  beforeAll(async () => {
    world = await OrdersTestApp.start();
    for (let i = 0; i < 6; i++) placed.push(await world.place('client', i % 2 === 0 ? ['EE', 'ou'] : ['GE', 'llc']));
    for (let i = 0; i < 2; i++) placed.push(await world.place('client2'));
    const [first, second, third] = placed.map(({ _id }) => _id);
    await world.operate(manager, first ?? '', 'managerConfirmedNotPayedOrder');
    await world.must(manager, 'PUT', `/orders/${second}/partner`, { partner: world.idOf('partner') });
    await world.must(manager, 'PUT', `/orders/${second}/partner-reward`, { percent: 29 });
    await world.must(manager, 'PUT', `/orders/${second}/manager`, { manager: world.idOf(manager) });
    await world.operate(manager, third ?? '', 'cancelOrder', { reason: 'Placed twice' });
    await world.settle();
  });
  /** Due dates that a test below moves into the past; restored, because a replay would find them. */
  let dues: Due[] = [];
  afterAll(async () => {
    for (const { id, due } of dues) await world.database.query('update orders set due_at = $2 where id = $1', [id, due]);
    await world.stop();
  });

  const list = async (account: string, query = ''): Promise<Listed> =>
    (await world.must(account, 'GET', `/orders?per_page=50&${query}`)) as unknown as Listed;
  const numbers = ({ items }: Listed) => items.map((item) => item['number']);
  const faultsOf = async (account: string, query: string) => faults(await world.call(account, 'GET', `/orders?${query}`));

  it('shows readers their own orders, newest first, five at a time', async () => {
    const page = (await world.must(manager, 'GET', '/orders')) as unknown as Listed;
    expect(numbers(page)).toEqual(['R-000008', 'R-000007', 'R-000006', 'R-000005', 'R-000004']);
    expect(page).toMatchObject({ page: 1, per_page: 5, total: 8, totalIsExact: true });
    for (const pasted of ['№5', '#5', 'R-000005.', 'R-000005\u200b', 'Р-000005', 'К000005', '№ R-000005,'])
      expect(numbers(await list(manager, `search=${encodeURIComponent(pasted)}`))).toEqual(['R-000005']);
    expect(numbers(await list('client'))).toEqual(['R-000006', 'R-000005', 'R-000004', 'R-000003', 'R-000002', 'R-000001']);
    expect(numbers(await list('client2'))).toEqual(['R-000008', 'R-000007']);
    expect(numbers(await list('partner'))).toEqual(['R-000002']);
    expect(numbers(await list('partner2'))).toEqual([]);
  });

  it('is reached by both spellings of its address', async () => {
    expect((await world.call(manager, 'GET', '/orders/')).status).toBe(200);
    expect((await world.call('partner', 'GET', '/orders/orders-for-payoffs/')).status).toBe(200);
  });

  it('pages without losing or repeating an order, by every sort', async () => {
    for (const sort of ['createdAt', '-createdAt', 'updatedAt', '-updatedAt', 'number', '-number']) {
      const pages = await Promise.all([1, 2, 3].map((page) => world.must(manager, 'GET', `/orders?per_page=3&page=${page}&sort=${sort}`)));
      const all = pages.flatMap((page) => numbers(page as unknown as Listed));
      expect(new Set(all).size).toBe(8);
      expect(all).toHaveLength(8);
      if (sort === 'number') expect(all).toEqual([...all].sort());
    }
  });

  it('contains the machine’s state of each order, and its fifteen operations only on request', async () => {
    const [order] = (await list(manager)).items;
    expect(order).toMatchObject({ machine: { version: machineVersion, value: { progress: 'newOrder', reward: 'agreed' } } });
    for (const child of ['operations', 'steps', 'requestedItems', 'documents', 'payments']) expect(order).not.toHaveProperty(child);
    const [explained] = (await list(manager, 'include=operations')).items;
    const { operations } = await world.must(manager, 'GET', `/orders/${order?._id}`);
    expect(operations).toHaveLength(15);
    expect(explained).toEqual({ ...order, operations });
    expect(await faultsOf(manager, 'include=steps')).toEqual([422, ['include notOffered']]);
  });

  it('filters by status, country, service, people and time', async () => {
    expect(numbers(await list(manager, 'filter[status]=orderConfirmedNotPayed,orderCancelled'))).toEqual(['R-000003', 'R-000001']);
    expect((await list(manager, 'filter[status]=NEW_ORDER')).total).toBe(6);
    expect(numbers(await list(manager, 'filter[status]=partnerRewardPercentChanged'))).toEqual(['R-000002']);
    expect((await list(manager, 'filter[status]=newOrder,partnerRewardPercentChanged')).total).toBe(6);
    expect(numbers(await list(manager, `filter[country]=${seededCountryId('GE')}`))).toEqual(['R-000006', 'R-000004', 'R-000002']);
    expect((await list(manager, `filter[service]=${seededServiceId('EE', 'ou')}&filter[status]=newOrder`)).total).toBe(3);
    expect(numbers(await list(manager, `filter[client]=${world.idOf('client2')}`))).toEqual(['R-000008', 'R-000007']);
    expect(numbers(await list(manager, `filter[partner]=${world.idOf('partner')}`))).toEqual(['R-000002']);
    expect(numbers(await list(manager, `filter[manager]=${world.idOf(manager)}`))).toEqual(['R-000002', 'R-000001']);
    expect((await list(manager, 'filter[createdAt]=2000-01-01..2000-12-31')).total).toBe(0);
    expect((await list(manager, 'filter[updatedAt]=2000-01-01..')).total).toBe(8);
  });

  it('filters by who acts next, what is late, what waits for money staff and what has no manager, and sorts by the due date', async () => {
    const [first = ''] = placed.map(({ _id }) => _id);
    expect(numbers(await list(manager, 'filter[turn]=client'))).toEqual(['R-000001']);
    expect((await list(manager, 'filter[turn]=staff')).total).toBe(6);
    expect((await list(manager, 'filter[toConfirm]=true')).total).toBe(0);
    await world.must('client', 'POST', `/order-payments/${first}/transfers`, { amount: { amount: '267.00', currency: 'EUR' } });
    expect(numbers(await list(manager, 'filter[toConfirm]=true'))).toEqual(['R-000001']);
    expect(numbers(await list(manager, 'filter[turn]=moneyStaff'))).toEqual(['R-000001']);
    expect(numbers(await list('client', 'filter[turn]=moneyStaff'))).toEqual(['R-000001']);
    expect((await list(manager, 'filter[unassigned]=true')).total).toBe(6);
    expect(numbers(await list(manager, 'filter[unassigned]=false'))).toEqual(['R-000002', 'R-000001']);
    expect((await list(manager, 'filter[overdue]=true')).total).toBe(0);
    expect((await list(manager, 'filter[overdue]=false')).total).toBe(8);
    dues = await world.database.query<Due>(dueOf, [4]);
    await world.database.query('update orders set due_at = 1 where number = 4');
    expect(numbers(await list(manager, 'filter[overdue]=true'))).toEqual(['R-000004']);
    // A full page, whose rows do not show the total.
    expect((await world.must(manager, 'GET', '/orders?per_page=1&filter[overdue]=true'))['total']).toBe(1);
    expect(numbers(await list(manager, 'filter[overdue]=true&filter[status]=newOrder,orderCancelled'))).toEqual(['R-000004']);
    const due = (await list(manager, 'sort=dueAt')).items;
    expect(numbers({ items: due } as Listed)[0]).toBe('R-000004');
    // It is cancelled: what nobody has to do is not due.
    expect(due.find(({ number }) => number === 'R-000003')?.dueAt).toBeNull();
    expect(numbers(await list(manager, 'sort=-dueAt'))).toEqual([...numbers({ items: due } as Listed)].reverse());
    expect(numbers(await list(manager, 'sort=dueAt&search=R-00000&filter[turn]=staff'))[0]).toBe('R-000004');
    expect(await faultsOf('partner', 'filter[turn]=moneyStaff')).toEqual([422, ['filter[turn] notOffered']]);
    expect(await faultsOf('client', 'filter[toConfirm]=true')).toEqual([422, ['filter[toConfirm] unknownFilter']]);
  });

  // The clocks of these two never show the same day, so one of them shows another than UTC.
  it.each(['Pacific/Kiritimati', 'Pacific/Niue'])('counts orders due before today at the office as late, in %s', async (timeZone) => {
    const before = (await world.must('owner', 'GET', '/settings/site'))['workingHours'];
    const [order] = await world.database.query<Due>(dueOf, [5]);
    const move = (workingHours: unknown) => world.must('owner', 'PATCH', '/settings/site', { workingHours });
    const dueAt = (at: number | null) => world.database.query('update orders set due_at = $1 where number = 5', [at]);
    await move({ timeZone, days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' });
    try {
      const midnight = midnightOf(dayIn(new Date(), timeZone));
      await dueAt(midnight);
      expect(numbers(await list(manager, 'filter[overdue]=true'))).not.toContain('R-000005');
      await dueAt(midnight - 1);
      expect(numbers(await list(manager, 'filter[overdue]=true'))).toContain('R-000005');
      expect(numbers(await list(manager, 'filter[overdue]=false'))).not.toContain('R-000005');
    } finally {
      await dueAt(order?.due ?? null);
      await move(before);
    }
  });

  it('counts for each status what the filters and the search leave', async () => {
    const counted = async (query: string) => {
      const body = (await world.must(manager, 'GET', `/orders/order-statuses?${query}`)) as unknown as {
        items: { status: string; count: number }[];
        toConfirm: number;
        isExact: boolean;
      };
      const counts = Object.fromEntries(body.items.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]));
      return { ...counts, toConfirm: body.toConfirm, isExact: body.isExact };
    };
    const client = `filter[client]=${world.idOf('client')}`;
    expect(await counted(client)).toEqual({
      newOrder: 4,
      orderConfirmedNotPayed: 1,
      orderCancelled: 1,
      partnerRewardPercentChanged: 1,
      toConfirm: 1,
      isExact: true,
    });
    expect(await counted(`${client}&filter[status]=newOrder`)).toEqual(await counted(client));
    expect(await counted('search=R-000007')).toEqual({ newOrder: 1, toConfirm: 0, isExact: true });
    expect(await counted('filter[overdue]=true&search=R-00000')).toEqual({ newOrder: 1, toConfirm: 0, isExact: true });
  });

  it('refuses filters and sorts that it does not offer to the reader', async () => {
    expect(await faultsOf(manager, 'filter[price]=1')).toEqual([422, ['filter[price] unknownFilter']]);
    expect(await faultsOf(manager, 'sort=price')).toEqual([422, ['sort unknownSort']]);
    expect(await faultsOf(manager, 'filter[status]=nonsense')).toEqual([422, ['filter[status] notOffered']]);
    expect(await faultsOf('client', 'filter[status]=partnerRewardPercentChanged')).toEqual([422, ['filter[status] notOffered']]);
    expect(await faultsOf('client', `filter[partner]=${world.idOf('partner')}`)).toEqual([422, ['filter[partner] unknownFilter']]);
    expect(await faultsOf('partner', `filter[client]=${world.idOf('client')}`)).toEqual([422, ['filter[client] unknownFilter']]);
    expect(await faultsOf(manager, 'search=a')).toEqual([422, ['search searchTooShort']]);
    expect(await faultsOf(manager, `search=${'a'.repeat(300)}`)).toEqual([422, ['search tooLong']]);
    expect(await faultsOf(manager, 'search=___')).toEqual([422, ['search searchHasNoWord']]);
    expect(await faultsOf(manager, 'search=abc&per_page=100&page=11')).toEqual([422, ['page narrowSearch']]);
    expect((await world.call(manager, 'GET', '/orders?search=abc&per_page=100&page=10')).status).toBe(200);
    expect((await world.call(manager, 'GET', '/orders?per_page=100&page=11')).status).toBe(200);
    expect((await world.call('content-head', 'GET', '/orders')).status).toBe(403);
  });

  it('is searched by number, service and names in any case and in Cyrillic', async () => {
    expect(numbers(await list(manager, 'search=r-000007'))).toEqual(['R-000007']);
    expect((await list(manager, `search=${encodeURIComponent('ДМИТРИЙ СОКОЛОВ')}`)).total).toBe(6);
    expect((await list(manager, `search=${encodeURIComponent('соколов дмитрий')}`)).total).toBe(6);
    expect((await list(manager, 'search=whitfield')).total).toBe(2);
    expect((await list(manager, 'search=whitfield estonia')).total).toBe(2);
    expect((await list(manager, `search=${encodeURIComponent('эстония Соколов')}`)).total).toBe(3);
    expect(numbers(await list(manager, 'search=R-7'))).toEqual(['R-000007']);
    expect(numbers(await list(manager, 'search=07'))).toEqual(['R-000007']);
    expect((await list(manager, `search=${encodeURIComponent('OÜ')}`)).total).toBe((await list(manager, 'search=oü')).total);
    expect(numbers(await list(manager, `search=${encodeURIComponent('Tamm & Partners')}`))).toEqual(['R-000002']);
    expect((await list(manager, 'search=whitfield&filter[status]=orderCancelled')).total).toBe(0);
    expect((await list(manager, 'search=100%25')).total).toBe(0);
    expect((await list(manager, 'search=o__u')).total).toBe(0);
  });

  it('takes wildcards, emoji and single letters literally', async () => {
    const rename = (name: string) => world.must('client2', 'PATCH', '/users', { firstName: name, lastName: 'Whitfield' });
    await rename('王小明');
    await world.settle();
    await world.app.get(SearchNotes).workOff(0);
    const search = async (text: string) => {
      const { status, body } = await world.call(manager, 'GET', `/orders?search=${encodeURIComponent(text)}`);
      return status === 200 ? body['total'] : faults({ status, body } as never)[1];
    };
    for (const one of ['%', '_', '\\', '王', '🙂']) expect([one, await search(one)]).toEqual([one, ['search searchTooShort']]);
    for (const two of ['%%', '__', '\\\\', '🙂🙂', '\\%']) expect([two, await search(two)]).toEqual([two, ['search searchHasNoWord']]);
    for (const none of ['Wh_tfield', 'Wh%', 'whit\\field', '🙂 王大', "';--王大"]) expect([none, await search(none)]).toEqual([none, 0]);
    for (const theirs of ['王小', '王小明 🙂', '% 王小明']) expect([theirs, await search(theirs)]).toEqual([theirs, 2]);
    await rename('Hannah');
    await world.app.get(SearchNotes).workOff(0);
  });

  it('gives a reader who has lost the right a refusal in their language, and no order', async () => {
    const leaver = 'business-manager';
    const become = (department: string) => world.must('owner', 'PATCH', `/users/${world.idOf(leaver)}`, { role: 'Manager', department });
    const { items } = await list(leaver);
    const paths = ['', '/events', '/refused-attempts', '/neighbours'].map((part) => `/orders/${items[0]?._id}${part}`);
    await become('ubContent');
    // The role ends the session; what follows is of the next one.
    expect((await world.call(leaver, 'GET', paths[0] ?? '')).status).toBe(401);
    const [row] = await world.database.query<{ version: number }>('select token_version as version from users where id = $1', [
      world.idOf(leaver),
    ]);
    const authorization = `Bearer ${world.app.get(AccessTokens).sign(world.idOf(leaver), Number(row?.version))}`;
    for (const [language, detail] of [
      ['en', 'Access is denied'],
      ['ru', 'Доступ запрещён'],
    ] as const)
      for (const path of paths) {
        const { status, body } = await world.call(null, 'GET', path, undefined, { 'accept-language': language, authorization });
        expect([path, status, body['code']]).toEqual([path, 403, 'accessDenied']);
        expect(body['detail']).toContain(detail);
        expect(JSON.stringify(body)).not.toContain(items[0]?.['number']);
      }
    expect((await world.call(null, 'GET', '/orders', undefined, { authorization })).status).toBe(403);
    await become('ubServices');
  });

  it('finds e-mails and phones for staff alone, and nothing that is not the reader’s', async () => {
    expect((await list(manager, 'search=client2@registra')).total).toBe(2);
    expect((await list('client2', 'search=client2@registra')).total).toBe(0);
    expect((await list('partner', 'search=client@registra')).total).toBe(0);
    expect((await list('partner', `search=${encodeURIComponent('соколов')}`)).total).toBe(1);
    expect((await list('client2', `search=${encodeURIComponent('соколов')}`)).total).toBe(0);
  });

  it('forgets an old name when a person is renamed', async () => {
    await world.database.query(`update users set last_name = 'Smirnova', email = 'hannah@new.example' where id = $1`, [
      world.idOf('client2'),
    ]);
    expect((await world.app.get(SearchNotes).workOff(0)) > 0).toBe(true);
    expect((await list(manager, 'search=whitfield')).total).toBe(0);
    expect((await list(manager, 'search=smirnova')).total).toBe(2);
    expect((await list(manager, 'search=hannah@new')).total).toBe(2);
    expect(await world.database.query('select from order_search_notes')).toHaveLength(0);
  });

  it('counts each reader’s orders per status, and hides the reward from clients', async () => {
    const counts = async (account: string) => {
      const { items } = (await world.must(account, 'GET', '/orders/order-statuses')) as unknown as {
        items: { status: string; count: number }[];
      };
      return Object.fromEntries(items.map(({ status, count }) => [status, count]));
    };
    const all = await counts(manager);
    expect(Object.keys(all)).toHaveLength(14);
    expect(all).toMatchObject({ newOrder: 6, orderConfirmedNotPayed: 1, orderCancelled: 1, partnerRewardPercentChanged: 1 });
    const own = await counts('client');
    expect(own).toMatchObject({ newOrder: 4, orderConfirmedNotPayed: 1, orderCancelled: 1 });
    expect(own).not.toHaveProperty('partnerRewardPercentChanged');
    expect(await counts('partner')).toMatchObject({ newOrder: 1, partnerRewardPercentChanged: 1 });
    expect(await counts('partner2')).toMatchObject({ newOrder: 0 });
  });

  it('follows an order that changes hands in the counts of both partners', async () => {
    const [, second] = placed;
    await world.must(manager, 'PUT', `/orders/${second?._id}/partner`, { partner: world.idOf('partner2') });
    await world.settle();
    const rows = await world.database.query<{ owner: string; status: string; count: number }>(
      `select owner, status, count from order_counts where scope = 'partner' and count > 0`,
    );
    expect(rows).toEqual([{ owner: world.idOf('partner2'), status: 'newOrder', count: 1 }]);
    expect((await list('partner')).items).toHaveLength(0);
  });

  it('is exported whole, with the list’s filters and the reader’s columns', async () => {
    const { status, headers, body } = await world.call(manager, 'GET', '/orders/export?filter[status]=newOrder&sort=number');
    const lines = String(body['text']).split('\r\n').filter(Boolean);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="orders.csv"',
    ]);
    expect(lines).toHaveLength(7);
    expect(lines[0]).toContain('Client email');
    expect(lines[1]).toMatch(/^"R-000002",/);
    expect(headers['x-total-rows']).toBe('6');
    const found = await world.call(manager, 'GET', '/orders/export?search=R-000002');
    expect([found.headers['x-total-rows'], String(found.body['text']).trim().split('\r\n').length]).toEqual(['1', 2]);
    const workbook = await world.call(manager, 'GET', '/orders/export?format=xlsx');
    expect([workbook.status, workbook.headers['content-disposition']]).toEqual([200, 'attachment; filename="orders.xlsx"']);
    expect(String(workbook.body['text']).startsWith('PK')).toBe(true);
    expect((await world.call(manager, 'GET', '/orders/export?format=pdf')).status).toBe(422);
    const client = String((await world.call('client', 'GET', '/orders/export')).body['text']);
    expect(client).not.toMatch(/Reward|e-mail/);
    expect(client.split('\r\n').filter(Boolean)).toHaveLength(7);
    const partner = String((await world.call('partner2', 'GET', '/orders/export')).body['text']);
    expect(partner).not.toMatch(/Paid|Balance|e-mail/);
  });
});

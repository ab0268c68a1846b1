import { OrderStories } from '#libs/testing/order-stories';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { untilWaiting } from '#libs/testing/while-locked';
import type { Queryable } from '#libs/platform/database/database';
import { officeDay } from '#libs/testing/office-day';
import { readStream } from '#libs/event-log/replay/stream-reader';
import type { CompanyState } from '#machines/company/state';
import { CompanyRecords } from './company-records.js';
import { companyOf, companyStream, replayableCompanies } from './storage/company-stream.js';

const manager = 'client-service-manager';
const registration = ['EE', 'ou'] as const;
const details = {
  names: ['Nordline', 'Nordlys'],
  founders: [
    { name: 'Anna Berg', kind: 'person', share: 62.5 },
    { name: 'Nordline Trade AS', kind: 'company', share: 37.5 },
  ],
  people: [{ name: 'Jonas Berg', post: 'Director' }],
};
const registered = { name: 'Nordline OÜ', registerNumber: '165-432 10', registeredOn: '2026-11-20', renewsOn: '2027-06-30' };

let world: OrdersTestApp;
let stories: OrderStories;
OrdersTestApp.forSuite((app) => {
  world = app;
  stories = new OrderStories(app);
});

/** Runs the consumers: orders create companies, and companies their search texts. */
async function settle(): Promise<void> {
  await world.settle();
  await world.settle();
}

/** Places an order that registers a company. */
async function register(more: object = {}): Promise<{ order: string; number: string; company: string }> {
  const { id: order } = await stories.reach('allStepsCompleted', { service: registration });
  await world.must(manager, 'PUT', `/orders/${order}/details`, details);
  const { number } = await world.must('partner', 'PUT', `/orders/${order}/company`, { ...registered, ...more });
  await settle();
  return { order, number: String(number), company: companyOf(order) };
}
const get = (company: string, account = 'client'): Promise<OrderBody> => world.must(account, 'GET', `/companies/${company}`);
const listed = async (account: string, query = ''): Promise<string[]> => {
  const { items } = await world.must(account, 'GET', `/companies?per_page=100&${query}`);
  return (items as { _id: string }[]).map(({ _id }) => _id);
};

/** The fold of the company's events equals its row. */
async function expectFold(company: string): Promise<void> {
  const events = await readStream(world.database, company);
  const state = events.reduce<CompanyState | null>((before, event) => replayableCompanies.fold(before, event), null);
  const row = await world.database.one('select * from companies where id = $1', [company]);
  expect(companyStream.read(row as never)).toEqual(state);
}

describe('a company that an order registered', () => {
  it('has the facts of the order with their source, its people, its orders and its documents', async () => {
    const { order, number, company } = await register();
    const source = { source: 'order', order: { _id: order, number } };
    const body = await get(company);
    expect(body).toMatchObject({
      status: 'verified',
      name: registered.name,
      registerNumber: registered.registerNumber,
      registeredOn: '2026-11-20',
      legalForm: 'OÜ',
      yearEnd: null,
      proposed: false,
      proposal: null,
      country: { code: 'EE' },
      client: { _id: world.idOf('client') },
      facts: {
        name: { value: registered.name, ...source },
        renewsOn: { value: '2027-06-30', ...source },
        country: { value: { code: 'EE' }, ...source },
        officers: { value: details.people, ...source },
        owners: { value: details.founders, ...source },
        address: null,
        vatNumber: null,
        taxNumber: null,
        beneficialOwners: null,
      },
      orders: [{ _id: order, number, status: 'allStepsCompleted', open: true }],
      may: { change: false, propose: true, verify: false },
    });
    expect(body).not.toHaveProperty('twins');
    const kinds = (account: string) =>
      get(company, account).then(({ documents }) => (documents as { kind: string }[]).map(({ kind }) => kind));
    await world.must(manager, 'POST', `/orders/${order}/documents`, {
      file: await world.upload(manager),
      kind: 'result',
      title: 'Registry extract',
    });
    expect(await kinds(manager)).toContain('result');
    expect(await kinds('client')).not.toContain('result');
    await expectFold(company);
  });

  it('says what falls due for it in the next 400 days, once its facts are known', async () => {
    const { company } = await register();
    type Due = { dueOn: string; title: { en: string }; source: string; state: string; isSample: boolean };
    const dueOf = async (title: string, account = 'client'): Promise<Due[]> =>
      ((await get(company, account))['dueDates'] as Due[]).filter((one) => one.title.en === title);
    const today = officeDay();
    const last = officeDay(401);
    const monthly = await dueOf('TSD return');
    expect(monthly.map(({ dueOn }) => dueOn.slice(8))).toEqual(monthly.map(() => '10'));
    expect([monthly.length >= 13, monthly.every(({ dueOn }) => dueOn >= today && dueOn <= last)]).toEqual([true, true]);
    expect([await dueOf('Annual report'), await dueOf('Sole trader’s income tax return')]).toEqual([[], []]);
    await world.must(manager, 'PATCH', `/companies/${company}`, { yearEnd: '12-31' });
    const [report] = await dueOf('Annual report');
    expect(report).toMatchObject({ source: 'Raamatupidamise seadus § 14; Äriseadustik § 179', isSample: true });
    expect([report?.dueOn.slice(5), report?.state]).toEqual(['06-30', expect.stringMatching(/^(upcoming|soon)$/)]);
    expect(await dueOf('Annual report', manager)).toEqual(await dueOf('Annual report'));
  });

  it('is changed when the order records it again, once', async () => {
    const { order, company } = await register();
    await world.must(manager, 'PUT', `/orders/${order}/company`, { ...registered, name: 'Nordlys OÜ', address: 'Narva mnt 5, Tallinn' });
    await settle();
    expect(await get(company)).toMatchObject({
      version: 2,
      name: 'Nordlys OÜ',
      facts: { address: { value: 'Narva mnt 5, Tallinn' }, officers: { value: details.people } },
    });
    const events = await readStream(world.database, order);
    const again = events.filter(({ type }) => type === 'CompanyRecorded').at(-1);
    await world.database.transaction((tx) => world.app.get(CompanyRecords).handle(again as never, tx, { rebuild: false }));
    expect((await get(company))['version']).toBe(2);
    await expectFold(company);
  });

  it('is read by its client, by staff and by its partner, and found by its order, folded name and number', async () => {
    const { order, company } = await register({ name: 'Põhjatäht Kaubandus OÜ', registerNumber: 'HRB 90-81 7' });
    for (const account of ['client', 'partner', manager, 'owner']) {
      expect(await listed(account, `filter[order]=${order}`)).toEqual([company]);
      expect((await get(company, account))['_id']).toBe(company);
      for (const search of ['pohjataht kaub', 'HRB 90-81', 'hrb90817', 'KAUBANDUS OU'])
        expect([account, search, await listed(account, `search=${encodeURIComponent(search)}`)]).toEqual([account, search, [company]]);
      expect(await listed(account, 'sort=name')).toContain(company);
    }
    for (const account of ['client2', 'partner2']) {
      expect((await world.call(account, 'GET', `/companies/${company}`)).status).toBe(404);
      expect(await listed(account)).not.toContain(company);
    }
    expect((await world.call('content-manager', 'GET', '/companies')).status).toBe(403);
    expect(await listed(manager, `filter[client]=${world.idOf('client2')}`)).not.toContain(company);
    expect(await listed(manager, `filter[client]=${world.idOf('client')}&filter[status]=verified&filter[proposed]=false`)).toContain(
      company,
    );
  });

  it('with the number of another one in its country is reported to staff alone, and both stay', async () => {
    const one = await register({ registerNumber: 'EE 77-001' });
    const other = await register({ registerNumber: 'ee77001' });
    expect(await listed(manager, 'filter[twice]=true&search=ee77001&sort=createdAt')).toEqual([one.company, other.company]);
    expect(await get(one.company, manager)).toMatchObject({ twice: true, twins: [{ _id: other.company }] });
    expect(await get(one.company)).not.toHaveProperty('twice');
    expect((await world.call('client', 'GET', '/companies?filter[twice]=true')).status).toBe(422);
  });
});

describe('the erasure of a client', () => {
  it('hides a company that is made of an order while the client is erased', async () => {
    const { id: order } = await stories.reach('allStepsCompleted', { service: registration });
    await world.must(manager, 'PUT', `/orders/${order}/details`, details);
    await world.must('partner', 'PUT', `/orders/${order}/company`, registered);
    const company = companyOf(order);
    const event = (await readStream(world.database, order)).find(({ type }) => type === 'CompanyRecorded');
    const setErased = (tx: Queryable, at: string) => tx.query(`update users set erased_at = ${at} where id = $1`, [world.idOf('client')]);
    const { made } = await world.database.transaction(async (erasure) => {
      await setErased(erasure, 'now()');
      const made = world.database.transaction((tx) =>
        world.app.get(CompanyRecords).handle({ ...event, streamId: order } as never, tx, { rebuild: false }),
      );
      await untilWaiting(world.database, 1, made);
      return { made };
    });
    await made;
    expect(await readStream(world.database, company)).toHaveLength(1);
    expect((await world.call('owner', 'GET', `/companies/${company}`)).status).toBe(404);
    await setErased(world.database, 'null');
  });

  it('empties what their companies and orders refer to, and nobody finds or reads the companies any more', async () => {
    const { order, company } = await register({ name: 'Vanishing Point OÜ', registerNumber: '90000001' });
    await world.database.query(`update users set last_name = 'Erased', erased_at = now() where id = $1`, [world.idOf('client')]);
    expect((await world.call('owner', 'GET', `/companies/${company}`)).status).toBe(404);
    expect(await listed('owner', 'search=vanishing')).toEqual([]);
    const left = await world.database.query(
      `select t.body from companies c, jsonb_each(c.facts) f join texts t on t.id = (f.value #>> '{value,text}')::uuid where c.id = $1 and t.body is not null`,
      [company],
    );
    const found = await world.database.query('select from company_search where company_id = $1', [company]);
    expect([left, found]).toEqual([[], []]);
    await expectFold(company);
    const [event] = (await readStream(world.database, order)).filter(({ type }) => type === 'CompanyRecorded');
    await world.database.transaction((tx) =>
      world.app.get(CompanyRecords).handle({ ...event, streamId: order } as never, tx, { rebuild: false }),
    );
    expect(await readStream(world.database, company)).toHaveLength(1);
  });
});

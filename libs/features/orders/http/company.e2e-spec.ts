import { dayIn } from '#machines/kernel/time';
import { fieldFaults } from '#libs/testing/field-faults';
import { OrderStories } from '#libs/testing/order-stories';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { SearchNotes } from '../consumers/search-notes.js';

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

describe('the company of an order', () => {
  let world: OrdersTestApp;
  let stories: OrderStories;

  OrdersTestApp.forSuite((app) => {
    world = app;
    stories = new OrderStories(app);
  });

  const get = (id: string, account = 'client'): Promise<OrderBody> => world.must(account, 'GET', `/orders/${id}`);
  const paidFor = async (): Promise<string> => (await stories.reach('orderConfirmedAndPayed', { service: registration })).id;

  it('is drafted and then submitted whole by its client, and read by those who work on it', async () => {
    const id = await paidFor();
    expect((await get(id))['details']).toEqual({
      asks: ['names', 'founders', 'people'],
      given: false,
      names: [],
      founders: [],
      people: [],
    });
    const draft = { names: ['Nord', '', ''], founders: [{ name: 'Anna', kind: 'person', share: null }], people: [] };
    expect((await world.call('client', 'PUT', `/orders/${id}/details/draft`, draft)).status).toBe(204);
    expect((await world.must('client', 'GET', `/orders/${id}/details/draft`))['draft']).toEqual(draft);
    const given = await world.must('client', 'PUT', `/orders/${id}/details`, details);
    expect(given['details']).toEqual({ asks: ['names', 'founders', 'people'], given: true, ...details });
    expect((await world.must('client', 'GET', `/orders/${id}/details/draft`))['draft']).toBeNull();
    expect((await get(id, 'partner'))['details']).toMatchObject({ given: true, names: details.names });
    const changed = await world.must('client', 'PUT', `/orders/${id}/details`, { ...details, names: ['Nordlicht'] });
    expect(changed['details']).toMatchObject({ names: ['Nordlicht'] });
    const events = (await world.must(manager, 'GET', `/orders/${id}/events`))['items'] as { type: string }[];
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['DetailsGiven', 'DetailsChanged']);
  });

  it('is refused whole if a part is missing or too much, or the shares are not the whole', async () => {
    const id = await paidFor();
    const refused = async (body: object) => {
      const { status, body: answer } = await world.call('client', 'PUT', `/orders/${id}/details`, body);
      return [status, fieldFaults(answer)];
    };
    const [one, other] = details.founders;
    expect(await refused({ ...details, names: [] })).toEqual([422, ['names required']]);
    expect(await refused({ ...details, founders: [one] })).toEqual([422, ['founders sharesIncomplete']]);
    expect(await refused({ ...details, founders: [{ ...one, share: 62.505 }, other] })).toEqual([422, ['founders.0.share mustBeNumber']]);
    expect(await refused({ ...details, founders: [{ ...one, name: ' ' }, other] })).toEqual([422, ['founders.0.name required']]);
    expect(await refused({ ...details, names: ['a', 'b', 'c', 'd'] })).toEqual([422, ['names tooMany']]);
    expect(await refused({ ...details, extra: 1 })).toEqual([422, ['extra unknownField']]);
    expect((await get(id))['details']).toMatchObject({ given: false });
  });

  it('is not asked for before the prepayment, or for a service that founds nothing; a partner enters none', async () => {
    const early = (await stories.reach('newOrder', { service: registration })).id;
    const accounting = (await stories.reach('orderConfirmedAndPayed')).id;
    const paid = await paidFor();
    const refused = async (account: string, id: string, path = 'details', body: object = details) => {
      const answer = await world.call(account, 'PUT', `/orders/${id}/${path}`, body);
      return [answer.status, answer.body.code];
    };
    expect(await refused('client', early)).toEqual([409, 'operationNotPermittedInStatus']);
    expect(await refused('client', accounting)).toEqual([409, 'detailsNotAsked']);
    expect(await refused('partner', paid)).toEqual([403, 'forbiddenForRole']);
    const blank = { names: [], founders: [], people: [] };
    expect(await refused('client', early, 'details/draft', blank)).toEqual([409, 'operationNotPermittedInStatus']);
    expect(await refused('partner', paid, 'details/draft', blank)).toEqual([403, 'forbiddenForRole']);
    expect(await refused('client2', paid, 'details/draft', blank)).toEqual([404, 'notFound']);
  });

  it('is recorded by those who registered the company, and shown to its client', async () => {
    const id = (await stories.reach('allStepsCompleted', { service: registration })).id;
    const company = { name: 'Nordline OÜ', registerNumber: '16543210', registeredOn: '2026-11-20', renewsOn: '2027-06-30' };
    expect((await world.call('client', 'PUT', `/orders/${id}/company`, company)).status).toBe(403);
    expect(
      fieldFaults((await world.call('partner', 'PUT', `/orders/${id}/company`, { ...company, registeredOn: '2026-02-30' })).body),
    ).toEqual(['registeredOn mustBeDate']);
    await world.must('partner', 'PUT', `/orders/${id}/company`, company);
    expect((await get(id))['company']).toEqual({ ...company, address: null });
    await world.must(manager, 'PUT', `/orders/${id}/company`, { ...company, address: 'Narva mnt 5, Tallinn' });
    expect((await get(id))['company']).toMatchObject({ address: 'Narva mnt 5, Tallinn' });
  });

  it('has a due day in working days, and another one once staff promise it with a reason', async () => {
    const { id } = await stories.reach('newOrder', { service: registration });
    const placed = await get(id);
    expect(placed).toMatchObject({ termUnit: 'working', promised: null });
    expect([1, 2, 3, 4, 5]).toContain(new Date(placed['dueAt'] as string).getUTCDay());
    const promise = (account: string, date: string) =>
      world.call(account, 'PUT', `/orders/${id}/expected-date`, { date, reason: 'The register is closed' });
    expect((await promise('client', '2030-01-31')).status).toBe(403);
    expect((await promise(manager, '2020-01-31')).body).toMatchObject({ status: 409, code: 'dateOutOfRange' });
    expect((await promise(manager, '2030-01-31')).status).toBe(200);
    expect(await get(id)).toMatchObject({ promised: { date: '2030-01-31', reason: 'The register is closed' } });
    expect((await get(id))['dueAt']).toMatch(/^2030-01-31T/);
    const list = (await world.must('client', 'GET', '/orders?sort=-dueAt'))['items'] as { _id: string; dueAt: string | null }[];
    // What waits for its client has no due date: it is last where the soonest come first, and first the other way round.
    const dated = list.filter(({ dueAt }) => dueAt !== null);
    expect(list.slice(0, list.length - dated.length).every(({ dueAt }) => dueAt === null)).toBe(true);
    expect(dated[0]).toMatchObject({ _id: id });
    expect(dated[0]?.dueAt).toMatch(/^2030-01-31T/);
  });

  // The clocks of these two never show the same day, so one of them shows another than UTC.
  it.each(['Pacific/Kiritimati', 'Pacific/Niue'])(
    'can be promised, and documents requested, from today at the office on, in %s',
    async (timeZone) => {
      const before = (await world.must('owner', 'GET', '/settings/site'))['workingHours'];
      const move = (workingHours: unknown) => world.must('owner', 'PATCH', '/settings/site', { workingHours });
      const { id } = await stories.reach('orderConfirmedAndPayed', { service: registration });
      const promise = (date: string) =>
        world.call(manager, 'PUT', `/orders/${id}/expected-date`, { date, reason: 'The register is closed' });
      const ask = (due: string) =>
        world.operate(manager, id, 'requestDocuments', { items: [{ kind: 'document', title: 'Passport' }], due });
      await move({ timeZone, days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' });
      try {
        const now = Date.now();
        const [yesterday, today] = [now - 86_400_000, now].map((at) => dayIn(new Date(at), timeZone));
        for (const write of [promise, ask]) {
          expect((await write(yesterday ?? '')).body).toMatchObject({ status: 409, code: 'dateOutOfRange' });
          expect((await write(today ?? '')).status).toBe(200);
        }
      } finally {
        await move(before);
      }
    },
  );

  it('belongs to its client, even if staff wrote it, and is erased with the client, the draft too', async () => {
    const id = await paidFor();
    await world.must(manager, 'PUT', `/orders/${id}/details`, details);
    const owner = await world.database.one<{ owner_person: string }>(
      `select owner_person from texts where id = (select (detail::jsonb #>> '{details,text}')::uuid from orders where id = $1)`,
      [id],
    );
    expect(owner?.owner_person).toBe(world.idOf('client'));
    const draft = { names: ['Nord', '', ''], founders: [], people: [] };
    await world.call('client', 'PUT', `/orders/${id}/details/draft`, draft);
    const drafts = () => world.database.query('select 1 from order_details_drafts where order_id = $1', [id]);
    expect(await drafts()).toHaveLength(1);
    const erase = (at: string) => world.database.query(`update users set erased_at = ${at} where id = $1`, [world.idOf('client')]);
    await erase('now()');
    expect(await drafts()).toEqual([]);
    await erase('null');
  });

  it('has its due day at the end of the chosen period, if a service offers several', async () => {
    const body = await world.orderBody(registration);
    const periods = (
      (await world.must('client', 'GET', `/services/${String(body['service'])}`))['options'] as { registrationPeriod: { value: number }[] }
    ).registrationPeriod;
    const due = async (registrationPeriod: number) =>
      (await world.must('client', 'POST', '/orders', { ...body, registrationPeriod }))['termDays'];
    for (const { value } of periods) expect(await due(value)).toBe(value);
    expect(periods.length).toBeGreaterThan(1);
  });

  it('is found by its wished and registered names and its number, until its client is erased', async () => {
    const { id } = await stories.reach('allStepsCompleted', { service: registration });
    const { number } = await get(id);
    const company = { name: 'Hollis Harbour OÜ', registerNumber: '16887421', registeredOn: '2026-11-20' };
    await world.must(manager, 'PUT', `/orders/${id}/details`, { ...details, names: ['Zürich Ost'] });
    await world.must('partner', 'PUT', `/orders/${id}/company`, company);
    await world.settle();
    const found = async (account: string, search: string) => {
      const { items } = await world.must(account, 'GET', `/orders?search=${encodeURIComponent(search)}`);
      return (items as { number: string }[]).map((one) => one.number);
    };
    for (const search of ['hollis harbour', 'HARBOUR OU', '16887421', 'zurich ost'])
      for (const account of [manager, 'client', 'partner'])
        expect([search, account, await found(account, search)]).toEqual([search, account, [number]]);
    await world.database.query(`update users set last_name = 'Erased', erased_at = now() where id = $1`, [world.idOf('client')]);
    await world.app.get(SearchNotes).workOff(0);
    expect(await found(manager, '16887421')).toEqual([]);
  });
});

import { CommandBus } from '@nestjs/cqrs';
import { CallOrder } from '#libs/contracts/orders/order-call';
import type { Id } from '#libs/kernel/ids';
import { LeadsWorld } from '#libs/testing/leads-world';
import { actorOf, type OrderBody } from '#libs/testing/orders-world';
import { orderOf } from '../commands/order-of-lead.js';

jest.setTimeout(180_000);

let world: LeadsWorld;
beforeAll(async () => {
  world = await LeadsWorld.start();
});
afterAll(() => world?.stop());
beforeEach(() => world.forgetWindows());

const seller = 'contact-manager';
const head = 'contact-head';
const read = (id: Id, account = seller) => world.must(account, 'GET', `/leads/${id}`);
const codes = (body: object): string[] =>
  ((body as { errors?: { field: string; code: string }[] }).errors ?? []).map(({ field, code }) => `${field}: ${code}`);
const operation = (body: OrderBody, name: string) =>
  (body['operations'] as { operation: string; permitted: boolean; code?: string; remedy?: { text: string } }[]).find(
    (one) => one.operation === name,
  );

describe('a lead in the hands of sales', () => {
  it('is taken, called, promised another call and won', async () => {
    const id = await world.lead();
    const taken = await world.operate(seller, id, 'take');
    expect([taken.status, taken.headers['etag'], taken.body['state'], taken.body['assignee']]).toMatchObject([
      200,
      '"2"',
      'taken',
      { _id: world.orders.idOf(seller) },
    ]);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const called = await world.operate(seller, id, 'recordCall', { outcome: 'callLater', at, note: 'Prefers the evening' });
    expect(called.body).toMatchObject({
      state: 'called',
      callAgainAt: at,
      calls: [{ outcome: 'callLater', note: 'Prefers the evening', by: { name: expect.any(String) as string } }],
    });
    const list = await world.must(seller, 'GET', '/leads?filter[callAgain]=true&sort=callAgainAt');
    expect((list['items'] as OrderBody[]).map(({ _id }) => _id)).toEqual([id]);
    const won = await world.operate(seller, id, 'win');
    expect(won.body).toMatchObject({ state: 'won', badge: 'green', callAgainAt: null, order: null });
    const { items } = (await world.must(seller, 'GET', `/leads/${id}/events`)) as unknown as {
      items: { type: string; title: string; detail: string | null; by: unknown }[];
    };
    expect(items.map(({ type, detail, by }) => [type, detail, by === null])).toEqual([
      ['LeadRegistered', 'Call request', true],
      ['LeadTaken', null, false],
      ['LeadCallRecorded', 'Call again later: Prefers the evening', false],
      ['LeadWon', null, false],
    ]);
  });

  it('says to everybody what they may do, and to whoever may not what would make it possible', async () => {
    const id = await world.lead();
    await world.operate(head, id, 'take');
    const mine = await read(id);
    expect(operation(mine, 'take')).toMatchObject({ permitted: false, code: 'leadNotInState', remedy: { text: 'Possible in: new.' } });
    expect(operation(mine, 'win')).toMatchObject({
      permitted: false,
      code: 'leadOfAnother',
      remedy: { text: expect.stringContaining('hand it over') as string },
    });
    expect(operation(mine, 'order')).toMatchObject({ permitted: false, code: 'leadOfAnother' });
    expect(operation(mine, 'erase')).toMatchObject({ permitted: false, code: 'forbiddenForRole' });
    expect(operation(await read(id, head), 'win')).toEqual({ operation: 'win', permitted: true });
    const refused = await world.operate(seller, id, 'recordCall', { outcome: 'reached' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'leadOfAnother', detail: 'A colleague works on this request.', remedy: { key: 'askForLead' } },
    ]);
    expect((refused.body['remedy'] as { text: string }).text).not.toContain('Ask  or');
    const russian = await world.operate(seller, id, 'take', {}, { 'accept-language': 'ru' });
    expect(russian.body).toMatchObject({
      detail: 'Заявка уже изменилась: в её нынешнем состоянии это невозможно.',
      remedy: { text: 'Возможно в состояниях: новая.' },
    });
  });

  it('is handed over to somebody who sells, and to nobody else', async () => {
    const id = await world.lead();
    const to = (account: string) => world.operate(seller, id, 'reassign', { assignee: world.orders.idOf(account) });
    expect((await to('content-manager')).body.code).toBe('leadAssigneeUnfit');
    expect((await to(head)).body).toMatchObject({ state: 'taken', assignee: { _id: world.orders.idOf(head) } });
    expect((await to(seller)).body.code).toBe('leadOfAnother');
    const { items } = (await world.must(seller, 'GET', '/leads/assignees')) as unknown as { items: { _id: Id }[] };
    const ids = items.map(({ _id }) => _id);
    expect([ids.includes(world.orders.idOf(head)), ids.includes(world.orders.idOf('content-manager'))]).toEqual([true, false]);
  });

  it('is lost for a reason, with a note, and opened again', async () => {
    const id = await world.lead();
    const lost = await world.operate(seller, id, 'lose', { reason: 'tooExpensive', note: 'Compares with two others' });
    expect(lost.body).toMatchObject({ state: 'lost', lost: { reason: 'tooExpensive', note: 'Compares with two others' } });
    expect((await world.operate(seller, id, 'reopen')).body).toMatchObject({ state: 'new', lost: null });
  });

  it.each([
    ['recordCall', {}, ['payload.outcome: required']],
    ['recordCall', { outcome: 'callLater' }, ['payload.at: required']],
    ['recordCall', { outcome: 'reached', at: '2099-01-01T00:00:00Z' }, ['payload.at: unknownField']],
    ['recordCall', { outcome: 'callLater', at: 'tomorrow' }, ['payload.at: mustBeDate']],
    ['recordCall', { outcome: 'shouted' }, ['payload.outcome: notOffered']],
    ['recordCall', { outcome: 'reached', note: 'x'.repeat(2001) }, ['payload.note: tooLong']],
    ['lose', {}, ['payload.reason: required']],
    ['lose', { reason: 'bored' }, ['payload.reason: notOffered']],
    ['reassign', {}, ['payload.assignee: required']],
    ['reassign', { assignee: 'me' }, ['payload.assignee: mustBeId']],
    ['take', { note: 'why' }, ['payload.note: unknownField']],
    ['win', { order: '00000000-0000-7000-8000-000000000000' }, ['payload.order: missingReference']],
    ['erase', {}, ['operation: notOffered']],
  ])('refuses %s with %j', async (name, payload, faults) => {
    const id = await world.lead();
    const { status, body } = await world.operate(seller, id, name, payload);
    expect([status, codes(body)]).toEqual([422, faults]);
    expect((await read(id))['version']).toBe(1);
  });

  it('is changed by one of two who write at once, and tells the other how it stands', async () => {
    const id = await world.lead();
    const stale = { 'if-match': '"1"' };
    const both = await Promise.all([world.operate(seller, id, 'take', {}, stale), world.operate(head, id, 'take', {}, stale)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const late = both.find(({ status }) => status === 412);
    expect(late?.body).toMatchObject({ code: 'staleVersion', lead: { state: 'taken', version: 2 } });
  });

  it('is taken by one of many, whoever is first', async () => {
    const id = await world.lead();
    const sellers = Array.from({ length: 12 }, (_, i) => [seller, head, 'supermanager', 'owner'][i % 4] ?? seller);
    const answers = await Promise.all(sellers.map((account) => world.operate(account, id, 'take')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  it('is operated once by one key, and the key stands for nothing else', async () => {
    const id = await world.lead();
    const key = { 'idempotency-key': `take ${id}`.replaceAll(' ', '-') };
    const first = await world.operate(seller, id, 'take', {}, key);
    const again = await world.operate(seller, id, 'take', {}, key);
    expect([first.status, again.status, again.headers['idempotency-replayed'], again.body['version']]).toEqual([200, 200, 'true', 2]);
    const other = await world.operate(seller, id, 'lose', { reason: 'spam' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotencyKeyReused']);
  });
});

describe('the list of leads', () => {
  it('is filtered, searched, sorted and counted, and exported whole', async () => {
    const marked = `Zu${Date.now().toString(36)}`;
    for (const [name, source] of [
      ['Anna', 'Google'],
      ['Boris', 'google'],
      ['Vera', 'Newsletter'],
    ] as const) {
      const id = await world.lead({ name: `${name} ${marked}`, utm: { source, campaign: '=cmd|x' }, country: 'EE' });
      if (name === 'Boris') await world.operate(seller, id, 'take');
    }
    const page = await world.must(seller, 'GET', `/leads?search=${marked}&filter[source]=google&per_page=1&sort=createdAt`);
    expect(page).toMatchObject({
      total: 2,
      totalIsExact: true,
      counts: { new: 1, taken: 1, called: 0, won: 0, lost: 0 },
      items: [{ name: `Anna ${marked}` }],
    });
    const taken = await world.must(
      seller,
      'GET',
      `/leads?search=${marked}&filter[state]=taken&filter[assignee]=${world.orders.idOf(seller)}`,
    );
    expect(taken).toMatchObject({ total: 1, counts: { new: 0, taken: 1 }, items: [{ name: `Boris ${marked}` }] });
    const { items } = (await world.must(seller, 'GET', '/leads/sources')) as unknown as { items: { source: string; count: number }[] };
    expect(items.find(({ source }) => source === 'newsletter')?.count).toBe(1);
    const csv = (await world.call(seller, 'GET', `/leads/export?search=${marked}&sort=createdAt`)).body['text'] as string;
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Number,Received,Form,State,Name,Phone');
    expect(lines[1]).toContain(`Anna ${marked}`);
    expect(csv).not.toMatch(/,=cmd/);
    const xlsx = await world.call(seller, 'GET', `/leads/export?search=${marked}&format=xlsx`);
    expect([xlsx.status, xlsx.headers['content-disposition']]).toEqual([200, 'attachment; filename="requests.xlsx"']);
  });

  it('finds a lead by its phone in any spelling, its e-mail, its company and its number', async () => {
    const { body } = await world.post('offer-form', {
      name: 'Pavel Kask',
      email: 'pavel.kask@example.org',
      company: 'Kask & Pojad',
      phone: '+7 (912) 000-1122',
    });
    const lead = await read(body._id);
    const found = async (search: string) =>
      ((await world.must(seller, 'GET', `/leads?search=${encodeURIComponent(search)}`))['items'] as OrderBody[]).map(({ _id }) => _id);
    for (const search of ['8 912 000 11 22', '+7 912 000', 'pavel.KASK@', 'kask & pojad', String(lead['number'])]) {
      expect([search, await found(search)]).toEqual([search, [body._id]]);
    }
    for (const search of ['100%', '___', '\\\\\\']) expect(await found(search)).toEqual([]);
  });

  it.each([
    'filter[source]=A%20b',
    'filter[state]=open',
    'filter[kind]=x',
    'sort=name',
    'filter[callAgain]=1',
    'x=1',
    'search=ab',
    'per_page=101',
  ])('refuses ?%s', async (query) => expect((await world.call(seller, 'GET', `/leads?${query}`)).status).toBe(422));
});

describe('the order that comes of a lead', () => {
  const ordered = async () => {
    const { client: _, ...order } = await world.orders.orderBody();
    return order;
  };

  it('is placed for a client who is invited, and wins the lead', async () => {
    const id = await world.lead({ name: 'Marta Lind', language: 'en' });
    await world.operate(seller, id, 'take');
    const { status, body, headers } = await world.call(seller, 'POST', `/leads/${id}/order`, {
      order: await ordered(),
      client: { email: 'marta@example.org' },
    });
    expect([status, body['lead']]).toMatchObject([
      201,
      { state: 'won', client: { name: 'Marta Lind' }, order: { number: expect.stringMatching(/^R-/) as string } },
    ]);
    const order = body['order'] as { _id: Id };
    expect(headers['location']).toBe(`/api/v1/orders/${order._id}`);
    expect(await world.must('owner', 'GET', `/orders/${order._id}`)).toMatchObject({ status: 'newOrder', client: { name: 'Marta Lind' } });
    const person = await world.database.one<{ role: string; language: string; status: string }>(
      'select role, language, status from users where email_key = $1',
      ['marta@example.org'],
    );
    expect(person).toEqual({ role: 'Client', language: 'en', status: 'invited' });
    const letters = await world.database.query(
      `select 1 from account_letters l join users u on u.id = l.person_id where u.email_key = 'marta@example.org' and l.kind = 'invitation'`,
    );
    expect(letters).toHaveLength(1);
    const placed = await world.must('owner', 'GET', `/orders/${order._id}/events`);
    expect((placed['items'] as { type: string; actor: { _id: Id } }[])[0]).toMatchObject({
      type: 'OrderPlaced',
      actor: { _id: world.orders.idOf(seller) },
    });
  });

  it('is for the client who is known by that mailbox, without another invitation', async () => {
    const id = await world.lead();
    await world.operate(seller, id, 'take');
    const { status, body } = await world.call(seller, 'POST', `/leads/${id}/order`, {
      order: await ordered(),
      client: { email: 'CLIENT@registra.example' },
    });
    expect([status, body['lead']]).toMatchObject([201, { client: { _id: world.orders.idOf('client') } }]);
  });

  it('is one however often and by however many it is asked for', async () => {
    const id = await world.lead();
    await world.operate(head, id, 'take');
    const before = await world.count('orders');
    const asked = { order: await ordered(), client: { email: 'nina@example.org' } };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => world.call(i % 2 === 0 ? head : 'owner', 'POST', `/leads/${id}/order`, asked)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await world.count('orders')).toBe(before + 1);
    expect((await world.database.query(`select 1 from users where email_key = 'nina@example.org'`)).length).toBe(1);
  });

  it('is answered again to the same key', async () => {
    const id = await world.lead();
    await world.operate(seller, id, 'take');
    const asked = { order: await ordered(), client: { email: 'olga@example.org' } };
    const key = { 'idempotency-key': `order-of-${id}` };
    const first = await world.call(seller, 'POST', `/leads/${id}/order`, asked, key);
    const again = await world.call(seller, 'POST', `/leads/${id}/order`, asked, key);
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
    expect(again.body['order']).toEqual(first.body['order']);
  });

  it('is finished by whoever comes back after the process died before the lead was won', async () => {
    const id = await world.lead();
    await world.operate(seller, id, 'take');
    const caller = { actor: actorOf(seller), tokenVersion: null, language: 'en' } as const;
    const order = await ordered();
    const body = { ...order, client: world.orders.idOf('client') };
    await world.orders.app.get(CommandBus).execute(new CallOrder({ name: 'placeOrder', order: null, newOrder: orderOf(id), body, caller }));
    const before = await world.count('orders');
    const { status, body: finished } = await world.call(seller, 'POST', `/leads/${id}/order`, {
      order,
      client: { email: 'other@example.org' },
    });
    expect([status, finished]).toMatchObject([
      201,
      { lead: { state: 'won', client: { _id: world.orders.idOf('client') } }, order: { _id: orderOf(id) } },
    ]);
    expect(await world.count('orders')).toBe(before);
  });

  it('may be one that was placed otherwise, and keeps the lead won', async () => {
    const { _id: order } = await world.orders.place();
    const id = await world.lead();
    await world.operate(seller, id, 'take');
    const won = await world.operate(seller, id, 'win', { order });
    expect([won.status, won.body]).toMatchObject([200, { order: { _id: order }, client: { _id: world.orders.idOf('client') } }]);
    expect((await world.operate(head, id, 'reopen')).body.code).toBe('leadHasOrder');
  });

  it('invites nobody when it could not be placed', async () => {
    const id = await world.lead();
    const people = await world.count('users');
    const asked = { order: await ordered(), client: { email: 'rita@example.org' } };
    const early = await world.call(seller, 'POST', `/leads/${id}/order`, asked);
    expect([early.status, early.body.code]).toEqual([409, 'leadNotInState']);
    await world.operate(seller, id, 'take');
    const nowhere = await world.call(seller, 'POST', `/leads/${id}/order`, {
      ...asked,
      order: { ...asked.order, service: '00000000-0000-7000-8000-000000000000' },
    });
    expect([nowhere.status, codes(nowhere.body)]).toEqual([422, ['order.service: missingReference']]);
    const nobody = await world.call(seller, 'POST', `/leads/${id}/order`, { order: asked.order });
    expect([nobody.status, codes(nobody.body)]).toEqual([422, ['client.email: leadClientNeeded']]);
    expect(await world.count('users')).toBe(people);
    const wrong = await world.call(seller, 'POST', `/leads/${id}/order`, { ...asked, order: { ...asked.order, employeesAmount: 999_999 } });
    expect([wrong.status, codes(wrong.body)[0]]).toEqual([422, 'order.employeesAmount: outOfRange']);
    const staff = await world.call(seller, 'POST', `/leads/${id}/order`, { ...asked, client: { email: 'owner@registra.example' } });
    expect([staff.status, staff.body.code]).toEqual([409, 'emailInUse']);
    expect((await read(id))['state']).toBe('taken');
  });

  it('gives sales no other way to place or read orders', async () => {
    expect((await world.call(seller, 'POST', '/orders', await world.orders.orderBody(undefined, 'client'))).status).toBe(403);
    expect((await world.call(seller, 'GET', '/orders')).status).toBe(403);
  });
});

describe('the visitor behind a lead', () => {
  it('is in no event and no command of the log', async () => {
    const { body } = await world.post('offer-form', {
      name: 'Secretive Person',
      email: 'secretive@example.org',
      phone: '+372 5999 8877',
      message: 'Whispered words',
      company: 'Hidden OÜ',
      utm: { source: 'spy', term: 'Secretive Person' },
    });
    await world.operate(seller, body._id, 'take');
    await world.operate(seller, body._id, 'recordCall', { outcome: 'reached', note: 'Whispered again' });
    const told = await world.database.query<{ text: string }>(
      `select data || metadata as text from events where stream_id = $1 union all select input || coalesce(actor_facts, '') from commands where stream_id = $1`,
      [body._id],
    );
    expect(told.length).toBeGreaterThanOrEqual(6);
    for (const { text } of told) expect(text).not.toMatch(/Secretive|secretive|5999|Whispered|Hidden|spy/);
  });

  it('is erased for ever by a head, and the lead stays with its figures', async () => {
    const id = await world.lead({ name: 'To Be Forgotten', utm: { source: 'google' }, lead_fields: { city: 'Tartu' } });
    await world.operate(seller, id, 'take');
    await world.operate(seller, id, 'recordCall', { outcome: 'reached', note: 'Lives in Tartu' });
    expect((await world.call(seller, 'DELETE', `/leads/${id}`, { confirm: 'ERASE' })).status).toBe(403);
    expect((await world.call(head, 'DELETE', `/leads/${id}`, { confirm: 'yes' })).status).toBe(422);
    expect((await world.call(head, 'DELETE', `/leads/${id}`, { confirm: 'ERASE' })).status).toBe(204);
    expect(await read(id)).toMatchObject({
      ...{
        state: 'lost',
        erased: true,
        source: 'google',
        name: null,
        phone: null,
        email: null,
        message: null,
        leadFields: {},
        utm: {},
        url: null,
      },
      calls: [{ note: null, outcome: 'reached' }],
    });
    expect(((await world.must(seller, 'GET', `/leads?search=forgotten`))['items'] as unknown[]).length).toBe(0);
    const bodies = await world.database.query('select 1 from texts where owner_person = $1 and (body is not null or key is not null)', [
      id,
    ]);
    expect(bodies).toEqual([]);
    const { items } = (await world.must(seller, 'GET', `/leads/${id}/events`)) as unknown as { items: { detail: string | null }[] };
    expect(items.map(({ detail }) => detail)).toContain('Reached: (erased)');
    expect((await world.call(head, 'DELETE', `/leads/${id}`, { confirm: 'ERASE' })).body.code).toBe('leadErased');
  });

  it('is erased with the person they became, whichever requests they left', async () => {
    const email = 'leaving@example.org';
    const older = (await world.post('offer-form', { name: 'Leaving Person', email })).body._id;
    const id = await world.lead({ name: 'Leaving Person' });
    await world.operate(seller, id, 'take');
    const { client: _, ...order } = await world.orders.orderBody();
    const placed = await world.call(seller, 'POST', `/leads/${id}/order`, { order, client: { email } });
    const orderId = (placed.body['order'] as { _id: Id })._id;
    await world.orders.operate('owner', orderId, 'cancelOrder', { reason: 'Changed their mind' });
    const person = ((await read(id))['client'] as { _id: Id })._id;
    await world.must('owner', 'DELETE', `/users/${person}`, { confirm: 'ERASE' });
    for (const lead of [older, id]) expect(await read(lead)).toMatchObject({ erased: true, name: null, email: null, phone: null });
  });
});

describe('news of leads', () => {
  const inbox = async (account: string) =>
    (await world.must(account, 'GET', '/notifications?per_page=100'))['items'] as {
      kind: string;
      title: string;
      subject: { type: string; _id: Id; label: string };
    }[];

  it('reach sales with a link to the request, and whom it was handed to', async () => {
    const id = await world.lead();
    await world.operate(head, id, 'reassign', { assignee: world.orders.idOf(seller) });
    await world.orders.settle();
    const lead = await read(id);
    const told = (await inbox(seller)).filter(({ subject }) => subject._id === id);
    expect(told.map(({ kind, title }) => [kind, title])).toEqual([
      ['leadAssigned', `Request ${String(lead['number'])} was handed to you`],
      ['leadReceived', `New request ${String(lead['number'])}: call request`],
    ]);
    expect(told[0]?.subject).toEqual({ type: 'lead', _id: id, label: lead['number'] });
    const headTold = (await inbox(head)).filter(({ subject }) => subject._id === id);
    expect(headTold.map(({ kind }) => kind)).toEqual(['leadReceived']);
    expect((await inbox('client-service-manager')).filter(({ subject }) => subject._id === id)).toEqual([]);
    expect((await inbox('client')).filter(({ subject }) => subject._id === id)).toEqual([]);
  });
});

import type { Id } from '#machines/kernel/ids';
import { fieldFaults } from '#libs/testing/field-faults';
import { LeadsWorld } from '#libs/testing/leads-world';
import type { OrderBody } from '#libs/testing/orders-test-app';

jest.setTimeout(180_000);

let world: LeadsWorld;
LeadsWorld.forSuite((started) => (world = started));

const seller = 'contact-manager';
const head = 'contact-head';
const read = (id: Id, account = seller) => world.must(account, 'GET', `/leads/${id}`);
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

  it('lists for every reader what they may do, and the remedy for what they may not', async () => {
    const id = await world.lead();
    await world.operate(head, id, 'take');
    const mine = await read(id);
    expect(operation(mine, 'take')).toMatchObject({
      permitted: false,
      code: 'leadNotInState',
      remedy: { text: 'Available when the lead is: new.' },
    });
    expect(operation(mine, 'win')).toMatchObject({
      permitted: false,
      code: 'leadOfAnother',
      remedy: { text: expect.stringContaining('reassign it') as string },
    });
    expect(operation(mine, 'order')).toMatchObject({ permitted: false, code: 'leadOfAnother' });
    expect(operation(mine, 'erase')).toMatchObject({ permitted: false, code: 'forbiddenForRole' });
    expect(operation(await read(id, head), 'win')).toEqual({ operation: 'win', permitted: true });
    const refused = await world.operate(seller, id, 'recordCall', { outcome: 'reached' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'leadOfAnother', detail: 'A colleague is working on this lead.', remedy: { key: 'askForLead' } },
    ]);
    expect((refused.body['remedy'] as { text: string }).text).not.toContain('Ask  or');
    const russian = await world.operate(seller, id, 'take', {}, { 'accept-language': 'ru' });
    expect(russian.body).toMatchObject({
      detail: 'Заявка уже изменилась: в её нынешнем состоянии это невозможно.',
      remedy: { text: 'Возможно в состояниях: новая.' },
    });
  });

  it('is handed over only to a person who works on leads', async () => {
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
    ['recordCall', {}, ['payload.outcome required']],
    ['recordCall', { outcome: 'callLater' }, ['payload.at required']],
    ['recordCall', { outcome: 'reached', at: '2099-01-01T00:00:00Z' }, ['payload.at unknownField']],
    ['recordCall', { outcome: 'callLater', at: 'tomorrow' }, ['payload.at mustBeDate']],
    ['recordCall', { outcome: 'shouted' }, ['payload.outcome notOffered']],
    ['recordCall', { outcome: 'reached', note: 'x'.repeat(2001) }, ['payload.note tooLong']],
    ['lose', {}, ['payload.reason required']],
    ['lose', { reason: 'bored' }, ['payload.reason notOffered']],
    ['reassign', {}, ['payload.assignee required']],
    ['reassign', { assignee: 'me' }, ['payload.assignee mustBeId']],
    ['take', { note: 'why' }, ['payload.note unknownField']],
    ['win', { order: '00000000-0000-7000-8000-000000000000' }, ['payload.order missingReference']],
    ['erase', {}, ['operation notOffered']],
  ])('refuses %s with %j', async (name, payload, faults) => {
    const id = await world.lead();
    const { status, body } = await world.operate(seller, id, name, payload);
    expect([status, fieldFaults(body)]).toEqual([422, faults]);
    expect((await read(id))['version']).toBe(1);
  });

  it('is changed by one of two concurrent writers, and the other gets its current state', async () => {
    const id = await world.lead();
    const stale = { 'if-match': '"1"' };
    const both = await Promise.all([world.operate(seller, id, 'take', {}, stale), world.operate(head, id, 'take', {}, stale)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const late = both.find(({ status }) => status === 412);
    expect(late?.body).toMatchObject({ code: 'staleVersion', lead: { state: 'taken', version: 2 } });
  });

  it('is taken by the first of many concurrent requests', async () => {
    const id = await world.lead();
    const sellers = Array.from({ length: 12 }, (_, i) => [seller, head, 'supermanager', 'owner'][i % 4] ?? seller);
    const answers = await Promise.all(sellers.map((account) => world.operate(account, id, 'take')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  it('is changed once for one key, which serves nothing else', async () => {
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
    expect(lines[0]).toContain('"Number","Received","Form","State","Name","Phone"');
    expect(lines[1]).toContain(`Anna ${marked}`);
    expect(csv).not.toMatch(/[,;"]=cmd/);
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
    for (const search of [
      '8 912 000 11 22',
      '+7 912 000',
      '000-11-22',
      '+7 912 000 11 22',
      'pavel.KASK@',
      'kask & pojad',
      String(lead['number']),
    ]) {
      expect([search, await found(search)]).toEqual([search, [body._id]]);
    }
    for (const search of ['100%', 'a_b', 'a\\b']) expect(await found(search)).toEqual([]);
  });

  it.each([
    'filter[source]=A%20b',
    'filter[state]=open',
    'filter[kind]=x',
    'sort=name',
    'filter[callAgain]=1',
    'x=1',
    'search=a',
    'per_page=101',
  ])('refuses ?%s', async (query) => expect((await world.call(seller, 'GET', `/leads?${query}`)).status).toBe(422));
});

describe('news of leads', () => {
  const inbox = async (account: string) =>
    (await world.must(account, 'GET', '/notifications?per_page=100'))['items'] as {
      kind: string;
      title: string;
      subject: { type: string; _id: Id; label: string };
    }[];

  it('reach sales with a link to the lead and the name of its new assignee', async () => {
    const id = await world.lead();
    await world.operate(head, id, 'reassign', { assignee: world.orders.idOf(seller) });
    await world.orders.settle();
    const lead = await read(id);
    const notices = (await inbox(seller)).filter(({ subject }) => subject._id === id);
    expect(notices.map(({ kind, title }) => [kind, title])).toEqual([
      ['leadAssigned', `Request ${String(lead['number'])} assigned to you`],
      ['leadReceived', `New request ${String(lead['number'])}: call request`],
    ]);
    expect(notices[0]?.subject).toEqual({ type: 'lead', _id: id, label: lead['number'] });
    const noticesOfHead = (await inbox(head)).filter(({ subject }) => subject._id === id);
    expect(noticesOfHead.map(({ kind }) => kind)).toEqual(['leadReceived']);
    expect((await inbox('client-service-manager')).filter(({ subject }) => subject._id === id)).toEqual([]);
    expect((await inbox('client')).filter(({ subject }) => subject._id === id)).toEqual([]);
  });
});

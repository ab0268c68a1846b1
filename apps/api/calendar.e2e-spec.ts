import { v7 } from 'uuid';
import { CalendarModule } from '#libs/features/calendar/calendar.module';
import { CompaniesModule } from '#libs/features/companies/companies.module';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { collectSecret } from '#libs/testing/logs/collected';
import { type Account, type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';
import { createSmallApp, testConfig, testQuotas } from '#libs/testing/small-app';
import { Endings, type Person } from '#libs/testing/session-endings';
import { whileLocked } from '#libs/testing/while-locked';
import { officeDay } from '#libs/testing/office-day';
import type { Id } from '#machines/kernel/ids';

const manager = 'client-service-manager';

let world: OrdersTestApp;
beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [LeadsModule, CalendarModule], quotas: { pageRendersPerMinute: 100_000 } });
});
afterAll(() => world?.stop());

/** The token of a new address of `account`. */
async function make(account: Account): Promise<string> {
  const { url } = (await world.must(account, 'POST', '/users/me/calendar')) as unknown as { url: string };
  const token = /\/api\/v1\/calendar\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
  collectSecret(token);
  return token;
}
const read = (token: string, headers?: Record<string, string>): Promise<Answer> =>
  world.call(null, 'GET', `/calendar/${token}.ics`, undefined, headers);
const feedOf = async (account: Account) =>
  ((await world.must(account, 'GET', '/users/me/calendar')) as unknown as { feed: { madeAt: string; lastReadAt: string | null } | null })
    .feed;

type Event = Record<string, string>;
/** The entries, by the beginning of their UID. */
function eventsOf({ body }: Answer): Map<string, Event> {
  const lines = String(body['text']).replace(/\r\n /g, '').split('\r\n');
  const events = lines.join('\n').split('BEGIN:VEVENT\n').slice(1);
  return new Map(
    events.map((event) => {
      const fields = Object.fromEntries(event.split('\n').map((line) => [line.split(/[;:]/, 1)[0], line.slice(line.indexOf(':') + 1)]));
      return [(fields['UID'] ?? '').split('@')[0] ?? '', fields as Event];
    }),
  );
}
const entry = async (token: string, uid: string): Promise<Event | undefined> => eventsOf(await read(token)).get(uid);
const basic = (date: string): string => date.replaceAll('-', '');
const asks = (due: string) => ({ items: [{ kind: 'document', title: 'Passport of Anna Berg' }], due });

describe('the address of a calendar', () => {
  it('is made, seen in the profile, read, replaced and ended by its person alone', async () => {
    expect(await feedOf('client')).toBeNull();
    const first = await make('client');
    expect(await feedOf('client')).toEqual({ madeAt: expect.any(String), lastReadAt: null });
    const { status, headers } = await read(first);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/calendar; charset=utf-8', 'no-store']);
    expect(Date.parse((await feedOf('client'))?.lastReadAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const second = await make('client');
    expect((await feedOf('client'))?.lastReadAt).toBeNull();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await make('client2');
    await world.must('client2', 'DELETE', '/users/me/calendar');
    expect((await read(second)).status).toBe(200);
    await world.must('client', 'DELETE', '/users/me/calendar');
    expect([(await read(second)).status, await feedOf('client')]).toEqual([404, null]);
  });

  it('is kept as a hash: no column of any table has the token', async () => {
    const token = await make('client');
    const columns = await world.database.query<{ at: string; name: string }>(
      `select table_name as at, column_name as name from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`,
    );
    for (const { at, name } of columns) {
      const found = await world.database.query(`select from "${at}" where position($1 in "${name}"::text) > 0 limit 1`, [token]);
      expect([at, name, found.length]).toEqual([at, name, 0]);
    }
  });

  it('answers alike to every invalid token: wrong, old, too long or of another shape', async () => {
    const old = await make('client');
    const token = await make('client');
    const wrong = `${token.slice(0, -2)}AA`;
    const answers = await Promise.all([old, wrong, 'x', 'null', '%2e%2e', v7(), 'A'.repeat(90), `${token}.ics`].map((one) => read(one)));
    const shapes = answers.map(({ status, body, headers }) => {
      const { requestId, ...rest } = body;
      const { 'x-request-id': id, traceresponse, date, ...others } = headers;
      return [status, rest, others, typeof requestId, typeof id, typeof traceresponse, typeof date];
    });
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    expect(shapes[0]?.[1]).toMatchObject({ code: 'notFound', status: 404 });
  });

  it('counts requests by network, with wrong tokens too, against the quota of rendered pages', async () => {
    const app = await createSmallApp({
      imports: [CalendarModule],
      config: testConfig({ databaseUrl: world.test.url, quotas: { ...testQuotas, pageRendersPerMinute: 8 } }),
    });
    try {
      const server = app.getHttpAdapter().getInstance() as unknown as {
        inject(call: object): Promise<{ statusCode: number; headers: object }>;
      };
      const ask = (remoteAddress: string) => server.inject({ method: 'GET', url: `/api/v1/calendar/${'A'.repeat(43)}.ics`, remoteAddress });
      const statuses = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await ask('192.0.2.1')).statusCode);
      expect(statuses).toEqual([404, 404, 429, 429]);
      expect((await ask('192.0.2.1')).headers).toMatchObject({ 'retry-after': expect.stringMatching(/^\d+$/) });
      expect((await ask('192.0.2.2')).statusCode).toBe(404);
    } finally {
      await app.close();
    }
  });
});

describe('a calendar feed', () => {
  let order: Id;
  let token: string;
  beforeAll(async () => {
    const body = { ...(await world.orderBody(['EE', 'accounting'])), buyer: 'consumer', terms: 3 };
    const placed = await world.must('client', 'POST', '/orders', body);
    order = placed._id;
    await world.must(manager, 'PUT', `/orders/${order}/manager`, { manager: world.idOf(manager) });
    await world.must(manager, 'PUT', `/orders/${order}/partner`, { partner: world.idOf('partner') });
    await world.must(manager, 'POST', `/order-payments/${order}/payments`, { kind: 'cash', amount: placed['balance'] });
    await world.operate(manager, order, 'managerConfirmedPayedOrder');
    token = await make('client');
  });

  it('has the last day of the right to withdraw, as the order has it', async () => {
    const { withdrawal } = (await world.must('client', 'GET', `/orders/${order}`)) as unknown as { withdrawal: { endsOn: string } };
    expect(await entry(token, `withdrawalEnds.${order}`)).toMatchObject({
      DTSTART: basic(withdrawal.endsOn),
      SEQUENCE: '0',
      TRANSP: 'TRANSPARENT',
    });
  });

  it('has the promised day, and a higher sequence when it moves', async () => {
    const promise = (date: string) =>
      world.must(manager, 'PUT', `/orders/${order}/expected-date`, { date, reason: 'The register is closed' });
    const before = await entry(token, `promised.${order}`);
    expect(before).toMatchObject({ SEQUENCE: '0', STATUS: 'CONFIRMED' });
    expect(await entry(token, `promised.${order}`)).toMatchObject({ SEQUENCE: '0' });
    for (const [SEQUENCE, ahead] of [
      ['1', 100],
      ['2', 110],
    ] as const) {
      await promise(officeDay(ahead));
      expect(await entry(token, `promised.${order}`)).toMatchObject({ DTSTART: basic(officeDay(ahead)), SEQUENCE });
    }
  });

  it('has the day of wanted documents until they are there, without the names in their titles', async () => {
    const { body } = await world.operate(manager, order, 'requestDocuments', asks(officeDay(5)));
    const answer = await read(token);
    expect(eventsOf(answer).get(`documents.${order}`)).toMatchObject({ DTSTART: basic(officeDay(5)) });
    expect(answer.body['text']).not.toMatch(/Anna|Berg|EUR|€/);
    const items = body['requestedItems'] as { _id: Id }[];
    await world.operate(manager, order, 'receiveDocuments', { itemIds: items.map(({ _id }) => _id) });
    expect(await entry(token, `documents.${order}`)).toBeUndefined();
  });

  it('has what falls due for companies of the client alone, cancelled once it is done', async () => {
    const { country } = await world.orderBody(['EE', 'ou']);
    const facts = { name: 'Harbour OÜ', registerNumber: 'ICS 1', country, legalForm: 'OÜ', yearEnd: '12-31', registeredOn: '2020-03-10' };
    const { _id: company } = await world.must('client', 'POST', '/companies', facts);
    await world.settle();
    const { items } = await world.must('client', 'GET', `/due-dates?per_page=100&filter[company]=${company}&filter[kind]=report`);
    const [due] = (items as { _id: Id; dueOn: string; title: { en: string } }[]).filter(({ title }) => title.en === 'Annual report');
    const uid = `companyDue.${due?._id}`;
    const open = await entry(token, uid);
    expect(open).toMatchObject({ DTSTART: basic(due?.dueOn ?? ''), STATUS: 'CONFIRMED', SEQUENCE: '0' });
    expect(open?.['URL']).toMatch(new RegExp(`/company\\?id=${company}$`));
    expect(open?.['SUMMARY']).toMatch(/Annual report|Годовой отчёт/);
    expect(JSON.stringify(open)).not.toContain('Harbour');
    expect(eventsOf(await read(await make('client2'))).has(uid)).toBe(false);
    await world.must('client', 'PUT', `/due-dates/${due?._id}/done`, { on: officeDay(0) });
    expect(await entry(token, uid)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1' });
  });

  it('is in the language of its reader and links to their page', async () => {
    const russian = String((await read(await make(manager))).body['text']).replace(/\r\n /g, '');
    expect(russian).toContain('X-WR-CALNAME:Registra: сроки');
    expect(russian).toContain(`/admin/order?id=${order}`);
    await world.database.query(`update users set language = 'en', time_zone = 'Europe/London' where id = $1`, [world.idOf('client')]);
    const english = String((await read(token)).body['text']).replace(/\r\n /g, '');
    expect(english).toMatch(/X-WR-CALNAME:Registra: dates\r\nX-WR-TIMEZONE:Europe\/London/);
    expect(english).toContain(`/order?id=${order}`);
  });

  it('shows the days of an order to its present partner and to its manager, and to nobody else', async () => {
    const tokens = {
      partner: await make('partner'),
      partner2: await make('partner2'),
      client2: await make('client2'),
      owner: await make('owner'),
    };
    const has = async (one: string) => eventsOf(await read(one)).has(`promised.${order}`);
    expect([await has(tokens.partner), await has(tokens.partner2), await has(tokens.client2), await has(tokens.owner)]).toEqual([
      ...[true, false, false, false],
    ]);
    await world.must(manager, 'PUT', `/orders/${order}/partner`, { partner: world.idOf('partner2') });
    expect([await has(tokens.partner), await has(tokens.partner2)]).toEqual([false, true]);
  });

  it('answers 304 to the ETag of the same text, and the text when a day changed', async () => {
    const { headers } = await read(token);
    const etag = headers['etag'] ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await read(token, { 'if-none-match': known });
      expect([again.status, again.body['text'], again.headers['cache-control'], again.headers['etag']]).toEqual([
        304,
        '',
        'no-store',
        etag,
      ]);
    }
    await world.must(manager, 'PUT', `/orders/${order}/expected-date`, { date: officeDay(50), reason: 'The register is closed' });
    expect((await read(token, { 'if-none-match': etag })).status).toBe(200);
  });

  it('cancels the entries of a cancelled order, once, on the days that they had', async () => {
    const { SEQUENCE } = (await entry(token, `promised.${order}`)) ?? {};
    await world.must(manager, 'PATCH', `/orders/update-payment-status/${order}`, {
      operation: 'cancelOrder',
      payload: { reason: 'Asked' },
    });
    const cancelled = { STATUS: 'CANCELLED', DTSTART: basic(officeDay(50)), SEQUENCE: String(Number(SEQUENCE) + 1) };
    expect(await entry(token, `promised.${order}`)).toMatchObject(cancelled);
    expect(await entry(token, `promised.${order}`)).toMatchObject(cancelled);
    // Who had none of its entries gets no cancellation.
    expect((await read(await make('partner'))).body['text']).not.toContain('CANCELLED');
  });

  it('has the consultations of the staff member who took the lead, and cancels them when the lead is lost', async () => {
    const sales = 'contact-manager';
    const lead = await consultation();
    await world.must(sales, 'PATCH', `/leads/${lead.id}`, { operation: 'take', payload: {} });
    const own = await make(sales);
    expect(await entry(own, `consultation.${lead.id}`)).toMatchObject({
      DTSTART: lead.slot.replace(/[-:]|\.\d+/g, ''),
      DURATION: 'PT30M',
      STATUS: 'CONFIRMED',
    });
    expect((await read(own)).body['text']).not.toContain('Visitor');
    await world.must(sales, 'PATCH', `/leads/${lead.id}`, { operation: 'lose', payload: { reason: 'spam' } });
    expect(await entry(own, `consultation.${lead.id}`)).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1' });
  });
});

async function consultation(): Promise<{ id: Id; slot: string }> {
  const { slots } = (await world.must(null as never, 'GET', '/forms/consultation-slots')) as unknown as { slots: string[] };
  const slot = slots.at(-1) ?? '';
  const form = {
    name: 'Visitor',
    phone: '+37255509179',
    email: 'visitor@example.org',
    topic: 'A company',
    slot,
    timeZone: 'Europe/Tallinn',
    language: 'en',
  };
  const { _id } = await world.must(null as never, 'POST', '/forms/request-consultation', form);
  return { id: _id, slot };
}

describe('the address of a calendar', () => {
  let all: Endings;
  beforeAll(async () => {
    all = await Endings.start([CalendarModule, CompaniesModule, LeadsModule]);
  });
  afterAll(() => all?.world.stop());
  beforeEach(() => all.world.forgetWindows());

  const makeOf = async ({ token }: Person): Promise<string> => {
    const { body } = await all.world.call('post', '/users/me/calendar', undefined, token).expect(201);
    return ((body as { url: string }).url.split('/').at(-1) ?? '').replace('.ics', '');
  };
  const statusOf = async (token: string): Promise<number> => (await all.world.call('get', `/calendar/${token}.ics`)).status;
  const ends = ['password changed', 'password reset', 'log out everywhere', 'deactivated', 'erased', 'mailbox confirmed', 'mailbox moved'];
  const holds = ['factor set up', 'factor removed', 'factor reset', 'log out here', 'this sign-in copied', 'role changed'];

  async function scene(column: string) {
    const ending = all.endings[column];
    if (ending === undefined) throw new Error(`nothing shows ${column}`);
    const person = await all.person({ ...(ending.unconfirmed && { unconfirmed: true }), ...(ending.factor && { factor: true }) });
    const token = await makeOf(person);
    const thing = { make: () => Promise.resolve(token), tryIt: () => Promise.reject(new Error('not used')) };
    const ready = (await ending.ready?.(person)) ?? '';
    return { person, token, end: () => ending.does(person, thing, token, ready) };
  }

  it.each(holds)('stays valid after: %s', async (column) => {
    const { token, end } = await scene(column);
    await end();
    expect(await statusOf(token)).toBe(200);
  });

  it.each(ends)('stops working after: %s', async (column) => {
    const { token, end, person } = await scene(column);
    expect(await statusOf(token)).toBe(200);
    await end();
    expect(await statusOf(token)).toBe(404);
    expect(await all.world.database.query('select from calendar_feeds where person_id = $1', [person.id])).toEqual([]);
  });

  it.each(ends)('stops working if this happens while the calendar is read: %s', async (column) => {
    const { token, end, person } = await scene(column);
    const [, status] = await whileLocked(all.world.database, person.id, end, () => statusOf(token));
    expect(status).toBe(404);
  });

  it.each(ends)('is not made by a session that ends meanwhile: %s', async (column) => {
    const { end, person } = await scene(column);
    const bearer = all.world.app.get(AccessTokens).sign(person.id, await versionOf(person.id));
    const renew = () => all.world.call('post', '/users/me/calendar', undefined, bearer).then(({ status }) => status);
    const [, status] = await whileLocked(all.world.database, person.id, end, renew);
    expect(status).toBe(401);
    expect(await all.world.database.query('select from calendar_feeds where person_id = $1', [person.id])).toEqual([]);
  });

  it('shows what the person may see now, though their role changed while it was read', async () => {
    const { token, end, person } = await scene('role changed');
    const [, status] = await whileLocked(all.world.database, person.id, end, () => statusOf(token));
    expect(status).toBe(200);
  });

  const versionOf = async (id: Id): Promise<number> =>
    (await all.world.database.one<{ version: number }>('select token_version as version from users where id = $1', [id]))?.version ?? 0;
});

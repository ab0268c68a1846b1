import { CommandRunner, SnapshotCache } from '#libs/event-log/append/command-runner';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { GroupAppender } from '#libs/event-log/append/group-appender';
import { StreamLoader } from '#libs/event-log/append/stream-loader';
import { StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { replayAll } from '#libs/event-log/replay/replay';
import { OrderStories } from '#libs/testing/order-stories';
import { cents, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { formatDay, formatMoney } from '#machines/kernel/format';
import { percentOf } from '#machines/kernel/money';
import { dayIn } from '#machines/kernel/time';
import { textOfPdf } from '#libs/testing/pdf-text';
import type { OrderState } from '#machines/order/state';
import { system } from '#machines/payoff/commands';
import { PayoffWriter } from './payoff-writer.js';
import { ReleaseTimer } from './release-timer.js';
import { payoffOf, replayablePayoffs } from './storage/payoff-stream.js';

interface Payoff extends OrderBody {
  state: string;
  amount: { amount: string };
  due: { amount: string };
  lines: { kind: string; amount: { amount: string }; arithmetic: { kept: { amount: string }; percent: number } | null }[];
  operations: { operation: string; permitted: boolean; code?: string }[];
}

let world: OrdersTestApp;
let stories: OrderStories;
afterAll(async () => {
  const { faults, streams } = await replayAll(world.database, replayablePayoffs);
  expect({ faults, some: streams > 3 }).toEqual({ faults: [], some: true });
});
OrdersTestApp.forSuite((app) => {
  world = app;
  stories = new OrderStories(app);
});

const read = async (order: OrderState, account = 'owner'): Promise<Payoff> =>
  (await world.must(account, 'GET', `/payoffs/${payoffOf(order.id)}`)) as Payoff;
const operate = (order: OrderState, account: string, operation: string, payload: object = {}, headers = {}) =>
  world.call(account, 'PATCH', `/payoffs/${payoffOf(order.id)}`, { operation, payload }, headers);

/** A finished order of the demo partner whose refund window is over. */
async function released(): Promise<OrderState> {
  const order = await stories.reach('projectFinished');
  await world.settle();
  await releaseNow(order);
  return order;
}
const payoffWriter = (): PayoffWriter => new PayoffWriter(world.app.get(StreamCommandHandler, { strict: false }));

/** A second writer with a separate cache, as another process has it. */
function otherProcess(): PayoffWriter {
  const get = <Part>(token: new (...parts: never[]) => Part): Part => world.app.get(token, { strict: false });
  const appender = get(GroupAppender);
  const runner = new CommandRunner(world.database, get(StreamLoader), appender, new SnapshotCache(), get(DatabaseClock));
  return new PayoffWriter(new StreamCommandHandler(runner, appender));
}

/** Releases the payout as the product does, at the end of its refund window. */
async function releaseNow(order: OrderState): Promise<void> {
  const id = payoffOf(order.id);
  const row = await world.database.one<{ held_until: number }>('select held_until from payoffs where id = $1', [id]);
  const at = Number(row?.held_until) + 1;
  const release = (time: number) => ({ type: 'release', payoff: id, actor: system, at: time, payload: {} }) as const;
  await payoffWriter().carryOut(id, release, { at });
}
const refund = (order: OrderState, amount: string) =>
  stories.call(order, 'client-service-head', 'requestRefund', {
    payment: order.payments[0]?.id,
    amount: { amount, currency: order.facts.currency },
    reason: 'Too much',
    confirmation: 'REFUND',
  });
/** What the ledger owes the partner, in minor units. */
const owed = async (): Promise<number> => {
  const row = await world.database.one<{ total: number }>(
    `select coalesce(-sum(amount), 0)::bigint as total from ledger_entries where account = 'partnerPayable' and party_id = $1`,
    [world.idOf('partner')],
  );
  return Number(row?.total);
};
const dues = async (): Promise<number> => {
  const row = await world.database.one<{ total: number }>(
    'select coalesce(sum(due), 0)::bigint as total from payoffs where partner_id = $1',
    [world.idOf('partner')],
  );
  return Number(row?.total);
};

describe('a payoff', () => {
  it('is accrued when an order with a partner is finished: percent of what was kept, held for refunds, once for repeated events', async () => {
    const order = await stories.reach('projectFinished');
    await world.settle();
    await world.database.query(`update checkpoints set pos = 0 where reader = 'payoffs'`);
    await world.database.query(`delete from consumer_streams where consumer = 'payoffs'`);
    await world.settle();
    const payoff = await read(order);
    expect(payoff).toMatchObject({ state: 'held', version: 2, order: { _id: order.id } });
    expect(cents(payoff.amount)).toBe(percentOf(order.facts.received, order.facts.rewardPercent));
    expect(payoff.lines).toEqual([expect.objectContaining({ kind: 'accrual' })]);
  });

  it('is not released before its time', async () => {
    const order = await stories.reach('projectFinished');
    await world.settle();
    const timer = world.app.get(ReleaseTimer, { strict: false });
    await timer.releaseDue();
    expect((await read(order)).state).toBe('held');
  });

  it('is refused with its release time while it is held, and counts as owed but not as payable', async () => {
    const order = await stories.reach('projectFinished');
    await world.settle();
    const { body, status } = await operate(order, 'owner', 'approve', {}, { 'accept-language': 'en' });
    expect([status, body.code]).toEqual([409, 'payoffNotInState']);
    expect(body['detail']).toMatch(/^(Held until \d+ \w+|Удерживается до \d+ .+)\.$/);
    const approval = (await read(order)).operations.find(({ operation }) => operation === 'approve');
    expect(approval).toMatchObject({ permitted: false, detail: body['detail'] });
    const held = await world.must('owner', 'GET', '/payoffs?filter[state]=held');
    const [totals] = held['totals'] as { due: { amount: string } }[];
    expect(totals).toMatchObject({ payable: { amount: '0.00', currency: 'EUR' }, leftByState: { held: totals?.due.amount } });
  });

  it('names the client and the service to staff and to its partner, and nothing more of the client', async () => {
    const order = await stories.reach('projectFinished');
    await world.settle();
    for (const account of ['owner', 'partner']) {
      const payoff = await read(order, account);
      expect(payoff['client']).toEqual({ _id: order.facts.client, name: expect.any(String) as string });
      expect(payoff['service']).toEqual(order.terms.serviceTitle);
    }
  });

  it('is approved by one and marked as paid by another; the ledger owes what the payoffs say at every step', async () => {
    const order = await released();
    expect((await read(order)).operations).toContainEqual({ operation: 'approve', permitted: true });
    expect((await operate(order, 'owner', 'approve')).status).toBe(200);
    const own = await operate(order, 'owner', 'pay', { reference: 'PO-1' });
    expect([own.status, own.body.code]).toEqual([409, 'payoffFourEyes']);
    expect(String(own.body['detail'])).toMatch(/Someone else/);
    const paid = await operate(order, 'admin', 'pay', { reference: 'PO-1' });
    expect([paid.status, paid.body['state'], (paid.body['due'] as { amount: string }).amount]).toEqual([200, 'paid', '0.00']);
    await world.settle();
    expect(await owed()).toBe(await dues());
  });

  it('is corrected by a refund: an approved one needs another approval, a paid one has to be recovered', async () => {
    const order = await released();
    await operate(order, 'owner', 'approve');
    const refunded = await refund(order, '100.00');
    await world.settle();
    const payoff = await read(order);
    expect(payoff).toMatchObject({ state: 'payable', approved: null });
    expect(cents(payoff.amount)).toBe(percentOf(refunded.facts.received - 10_000, refunded.facts.rewardPercent));
    await operate(order, 'owner', 'approve');
    expect((await operate(order, 'admin', 'pay', { reference: 'PO-2' })).status).toBe(200);
    await refund(refunded, '50.00');
    await world.settle();
    const after = await read(order);
    expect(after.state).toBe('payable');
    expect(cents(after.due)).toBeLessThan(0);
    // Nothing is left to be approved or paid of it, and what was paid too much is said apart.
    const alike = await world.must('owner', 'GET', `/payoffs?search=${(after['order'] as { number: string }).number}`);
    expect(alike['totals']).toEqual([
      expect.objectContaining({
        leftByState: {},
        toRecover: { amount: after.due.amount.replace('-', ''), currency: 'EUR' },
        payable: after.due,
      }),
    ]);
    await operate(order, 'owner', 'approve');
    const alone = await operate(order, 'admin', 'pay', { reference: 'PO-3' });
    expect([alone.status, alone.body.code]).toEqual([409, 'payoffRecoveryUncovered']);
    expect(await owed()).toBe(await dues());
  });

  it('is settled together with later payments if it has to be recovered', async () => {
    const { body } = await world.call('owner', 'GET', '/payoffs?filter[state]=approved&per_page=100');
    const [negative] = body['items'] as Payoff[];
    const cover = await released();
    await operate(cover, 'owner', 'approve');
    const covering = await read(cover);
    const payoffs = [negative, covering].map((one) => ({ _id: one?._id, version: one?.version }));
    const only = await world.must('admin', 'POST', '/payoffs/bulk', { operation: 'pay', payoffs: payoffs.slice(0, 1), dryRun: true });
    expect(only['results']).toEqual([expect.objectContaining({ accepted: false, code: 'payoffRecoveryUncovered' })]);
    const dry = await world.must('admin', 'POST', '/payoffs/bulk', { operation: 'pay', payoffs, dryRun: true });
    expect(dry['results']).toEqual([expect.objectContaining({ accepted: true }), expect.objectContaining({ accepted: true })]);
    expect((await read(cover)).state).toBe('approved');
    const done = await world.must('admin', 'POST', '/payoffs/bulk', { operation: 'pay', payoffs, reference: 'PO-4' });
    expect(done['totals']).toEqual([
      expect.objectContaining({
        sum: { amount: ((cents(negative?.due ?? covering.due) + cents(covering.due)) / 100).toFixed(2), currency: 'EUR' },
      }),
    ]);
    expect((await read(cover)).state).toBe('paid');
    await world.settle();
    expect(await owed()).toBe(await dues());
  });

  it('is approved once by many concurrent requests, and repeats get the same answer', async () => {
    const order = await released();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => operate(order, i % 2 ? 'owner' : 'ceo', 'approve')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const key = { 'idempotency-key': 'once' };
    expect((await operate(order, 'owner', 'withdrawApproval', {}, key)).status).toBe(200);
    const again = await operate(order, 'owner', 'withdrawApproval', {}, key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    const stale = await operate(order, 'owner', 'approve', {}, { 'if-match': '"1"' });
    expect([stale.status, stale.body.code]).toEqual([412, 'staleVersion']);
  });

  it('is refused in a wrong status, also when another process has just changed it', async () => {
    const order = await stories.reach('projectFinished');
    await world.settle();
    const payoff = payoffOf(order.id);
    const release = (writer: PayoffWriter, set: { at?: number } = {}) =>
      writer.carryOut(payoff, (at) => ({ type: 'release', payoff, actor: system, at, payload: {} }), set);
    const early = await release(payoffWriter());
    const row = await world.database.one<{ held_until: number }>('select held_until from payoffs where id = $1', [payoff]);
    expect(await release(otherProcess(), { at: Number(row?.held_until) + 1 })).toBeNull();
    expect([early, await release(payoffWriter())]).toEqual(['payoffStillHeld', 'payoffNotInState']);
  });

  it('needs the number of the bank document to be paid', async () => {
    const order = await released();
    await operate(order, 'owner', 'approve');
    for (const reference of [undefined, '', '   ', '<b>', 'x'.repeat(60)]) {
      const answer = await operate(order, 'admin', 'pay', { reference });
      expect([reference, answer.status]).toEqual([reference, 422]);
    }
  });
});

describe('the list of payoffs', () => {
  it('shows a partner their own, a client none, and staff what the access table permits', async () => {
    const order = await released();
    const path = `/payoffs/${payoffOf(order.id)}`;
    const expected = {
      partner: 200,
      partner2: 404,
      client: 403,
      owner: 200,
      supermanager: 200,
      'business-manager': 200,
      'client-service-head': 403,
    };
    for (const [account, status] of Object.entries(expected))
      expect([account, (await world.call(account, 'GET', path)).status]).toEqual([account, status]);
    const list = await world.must('partner2', 'GET', '/payoffs');
    expect([list['total'], list['totals']]).toEqual([0, []]);
    expect((await operate(order, 'partner', 'approve')).status).toBe(403);
    expect((await operate(order, 'business-manager', 'approve')).status).toBe(403);
    expect((await world.call('owner', 'GET', '/payoffs/0190a000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('lists what matches its filters, with the total per currency', async () => {
    const list = await world.must('owner', 'GET', '/payoffs?filter[state]=paid&per_page=100');
    const items = list['items'] as Payoff[];
    const total = items.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(list['totals']).toEqual([
      {
        currency: 'EUR',
        byState: { paid: (total / 100).toFixed(2) },
        leftByState: {},
        toRecover: { amount: '0.00', currency: 'EUR' },
        due: { amount: '0.00', currency: 'EUR' },
        payable: { amount: '0.00', currency: 'EUR' },
      },
    ]);
    const [first] = items;
    const found = await world.must('owner', 'GET', `/payoffs?search=${(first?.['order'] as { number: string }).number}`);
    expect((found['items'] as Payoff[]).map(({ _id }) => _id)).toEqual([first?._id]);
  });

  it('leaves orders that were paid out from the orders for payoffs', async () => {
    const partner = world.idOf('partner');
    const { body } = await world.call('owner', 'GET', `/orders/orders-for-payoffs/?partner=${partner}`);
    const open = (body['items'] as { _id: string }[]).map(({ _id }) => _id);
    const paid = (await world.must('owner', 'GET', '/payoffs?filter[state]=paid&per_page=100'))['items'] as { order: { _id: string } }[];
    expect(open.length).toBeGreaterThan(0);
    expect(paid.filter(({ order }) => open.includes(order._id))).toEqual([]);
  });
});

describe('the statement of payoffs', () => {
  const year = new Date().getUTCFullYear();
  const question = `/payoffs/statement?from=${year}-01-01&to=${year}-12-31`;
  interface DatedLine {
    at: string;
    day: string;
    amount: { amount: string; currency: string };
    arithmetic: string | null;
  }
  interface Account {
    opening: { amount: string };
    closing: { amount: string };
    lines: { amount: { amount: string } }[];
  }

  it('is the sum of its lines and closes with what is due', async () => {
    const { accounts } = (await world.must('partner', 'GET', question)) as unknown as { accounts: Account[] };
    const [account] = accounts;
    const lines = account?.lines.reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(cents(account?.closing ?? { amount: '' })).toBe(cents(account?.opening ?? { amount: '' }) + (lines ?? 0));
    // Releases were written at the end of the refund window; the lines themselves are of today.
    expect(account?.lines.length).toBeGreaterThan(5);
  });

  it('is a PDF with both alphabets, a CSV and a workbook', async () => {
    const csv = await world.call('partner', 'GET', `${question}&format=csv&language=ru`);
    expect(String(csv.body['text'])).toContain('"Валюта";"Дата";"Заказ"');
    const server = world.app.getHttpAdapter().getInstance() as unknown as {
      inject(o: object): Promise<{ rawPayload: Buffer; statusCode: number }>;
    };
    const headers = { authorization: world.bearer('partner') };
    const pdf = await server.inject({ url: `/api/v1${question}&format=pdf&language=ru`, headers });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const xlsx = await server.inject({ url: `/api/v1${question}&format=xlsx`, headers });
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Niue'])('has the days of the office in %s, and figures as pages write them', async (timeZone) => {
    const before = (await world.must('owner', 'GET', '/settings/site'))['workingHours'];
    const move = (workingHours: unknown) => world.must('owner', 'PATCH', '/settings/site', { workingHours });
    await move({ timeZone, days: [1], from: '09:00', to: '18:00' });
    try {
      const today = dayIn(new Date(), timeZone);
      const period = `/payoffs/statement?from=${today}&to=${today}&language=ru`;
      const { accounts } = (await world.must('partner', 'GET', period)) as unknown as { accounts: { lines: DatedLine[] }[] };
      const lines = accounts.flatMap((account) => account.lines);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.map(({ day }) => day)).toEqual(lines.map(({ at }) => dayIn(new Date(at), timeZone)));
      const server = world.app.getHttpAdapter().getInstance() as unknown as { inject(o: object): Promise<{ rawPayload: Buffer }> };
      const headers = { authorization: world.bearer('partner') };
      const { rawPayload } = await server.inject({ url: `/api/v1${period}&format=pdf`, headers });
      const text = (await textOfPdf(rawPayload)).join(' ').replaceAll('\u00a0', ' ');
      expect(text).toContain(`Период: ${formatDay(today, 'date', 'ru')} – ${formatDay(today, 'date', 'ru')}`);
      for (const { amount } of lines) expect(text).toContain(formatMoney(amount, 'ru').replaceAll('\u00a0', ' '));
      expect(lines.map(({ arithmetic }) => arithmetic).filter((one) => one !== null)).toContainEqual(
        expect.stringMatching(/^(\d{1,3}\u00a0)?\d{1,3},\d{2} × \d+(,\d+)?\u00a0%/u),
      );
      expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}|\d\.\d{2} ×|(^| )-\d/u);
    } finally {
      await move(before);
    }
  });

  it.each([
    ['/payoffs/statement?to=2026-01-01', 'from', 'required'],
    ['/payoffs/statement?from=2026-02-01&to=2026-01-01', 'to', 'badRange'],
    ['/payoffs/statement?from=2026-02-31&to=2026-03-01&format=doc', 'format', 'notOffered'],
  ])('%s is refused by its field', async (path, field, code) => {
    const answer = await world.call('partner', 'GET', path);
    expect(answer.status).toBe(422);
    expect(answer.body['errors']).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('is hidden from other partners', async () => {
    expect((await world.call('partner2', 'GET', `${question}&partner=${world.idOf('partner')}`)).status).toBe(404);
    expect((await world.call('owner', 'GET', question)).status).toBe(422);
    expect((await world.call('owner', 'GET', `${question}&partner=${world.idOf('partner')}`)).status).toBe(200);
  });
});

// Last, because what the log says of the two people stays.
describe('the payment of a payoff by a second person', () => {
  it('is refused to a person whose account the approver changed within seven days, also in bulk', async () => {
    const order = await released();
    expect((await operate(order, 'owner', 'approve')).status).toBe(200);
    await world.must('owner', 'PATCH', `/users/${world.idOf('admin')}`, { firstName: 'Илья Петрович' });
    const { _id, version, operations } = await read(order, 'admin');
    expect(operations).toContainEqual(expect.objectContaining({ operation: 'pay', permitted: false, code: 'payoffPayerChanged' }));
    const refused = await operate(order, 'admin', 'pay', { reference: 'PO-1' });
    expect([refused.status, refused.body.code]).toEqual([409, 'payoffPayerChanged']);
    const run = await world.must('admin', 'POST', '/payoffs/bulk', { operation: 'pay', reference: 'PO-1', payoffs: [{ _id, version }] });
    expect(run['results']).toMatchObject([{ code: 'payoffPayerChanged' }]);
    expect((await operate(order, 'ceo', 'pay', { reference: 'PO-1' })).status).toBe(200);
  });
});

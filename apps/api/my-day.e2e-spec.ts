import { QueryBus } from '@nestjs/cqrs';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import type { MyDayDto } from '#libs/features/my-day/my-day.dto';
import { MyDayModule } from '#libs/features/my-day/my-day.module';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { PaymentsModule } from '#libs/features/payments/payments.module';
import { openFinding } from '#libs/features/payments/storage/findings';
import { GivenProviderModule } from '#libs/features/payments/testing/given-provider.module';
import { ScriptedProvider } from '#libs/features/payments/testing/scripted-provider';
import { ReleaseTimer } from '#libs/features/payoffs/release-timer';
import { OrderStories } from '#libs/testing/order-stories';
import { type Account, actorOf, OrdersTestApp } from '#libs/testing/orders-test-app';
import { randomCall } from '#libs/testing/random-order-calls';
import { officeDay } from '#libs/testing/office-day';
import { type DayRow, type DayRowName, dayRowNames, dayRows } from '#machines/access/my-day';
import type { Id } from '#machines/kernel/ids';
import { countOf, seedFrom } from '#machines/kernel/testing/runs';
import type { Micros } from '#machines/kernel/time';
import { type Facts, factsOf, sourceOf } from '#machines/order/facts';
import { refusalNow } from '#machines/order/rules';
import type { OrderState } from '#machines/order/state';
import { isFinal, progressStatuses } from '#machines/order/statuses';
import { readerOf } from '#machines/order/who';

jest.setTimeout(240_000);

const manager = 'client-service-manager';
const accounts: readonly Account[] = [
  ...['owner', 'admin', 'ceo', 'supermanager', manager, 'client-service-head', 'business-manager', 'business-head', 'innovations-head'],
  ...['services-manager', 'contact-manager', 'contact-head', 'content-manager', 'partner', 'partner2', 'client', 'client2'],
];
const aDay = 86_400_000_000;

/** A small generator of numbers, so that a failure can be repeated by its seed. */
function randomFrom(seed: number): () => number {
  let now = seed >>> 0;
  return () => (now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

let world: OrdersTestApp;
let states: OrderState[];
const today = officeDay();

beforeAll(async () => {
  const imports = [GivenProviderModule.of(new ScriptedProvider()), PaymentsModule, LeadsModule, MyDayModule];
  world = await OrdersTestApp.start(undefined, { imports, config: { payoffHoldDays: 0 } });
  const placed = await inEveryStatus();
  await changedAtRandom(placed);
  // These stay as they are, so that each row counts something.
  placed.push(await inDispute(), await askedToCancel(), await ofManagerWhoLeft());
  placed.push(await new OrderStories(world).reach('lastPaymentPayed', { manager }));
  // Who first works on an order takes it: this one nobody has.
  placed.push(await new OrderStories(world).call(null, 'client2', 'placeOrder', await world.orderBody()));
  await world.settle();
  await talkAbout(placed);
  await companiesOfClients();
  await visitorsAndPayouts();
  states = await Promise.all(
    placed.map(async ({ id }) => (await world.app.get(QueryBus).execute(new OrderStateById(id))) ?? Promise.reject(new Error(id))),
  );
});
afterAll(() => world?.stop());

/** Long ago and now, with a manager, with one who sees the assigned orders alone, and with none. */
async function inEveryStatus(): Promise<OrderState[]> {
  let at: Micros = (Date.now() - 120 * 86_400_000) * 1000;
  const late = new OrderStories(world, () => (at += 1_000_000));
  const recent = new OrderStories(world);
  const placed: OrderState[] = [];
  for (const status of progressStatuses) {
    placed.push(await late.reach(status, { manager, service: ['EE', 'ou'], reward: !isFinal(status) && placed.length % 3 === 0 }));
    placed.push(await recent.reach(status, placed.length % 4 === 1 ? { manager: 'services-manager' } : {}));
  }
  return placed;
}

async function inDispute(): Promise<OrderState> {
  const order = await new OrderStories(world).reach('orderConfirmedNotPayed', { manager });
  const about = { order: order.id, amount: 100, currency: 'EUR' as const };
  await openFinding(world.database, { kind: 'disputed', about: 'D-1', answerBy: Date.now() * 1000 + 3 * aDay, ...about });
  await openFinding(world.database, { kind: 'overpaid', about: 'P-1', ...about });
  return order;
}

async function askedToCancel(): Promise<OrderState> {
  const stories = new OrderStories(world);
  const order = await stories.reach('documentsRequested', { manager });
  return stories.call(order, 'client', 'requestCancellation', { reason: 'Plans have changed' });
}

async function ofManagerWhoLeft(): Promise<OrderState> {
  const order = await new OrderStories(world).reach('documentsRequested', { manager: 'agents-manager' });
  await world.database.query(`update users set deactivated_at = now() where id = $1`, [world.idOf('agents-manager')]);
  return order;
}

async function changedAtRandom(placed: OrderState[]): Promise<void> {
  const seed = seedFrom(Math.floor(Math.random() * 2 ** 31));
  console.log(`my day: random calls with SEED=${seed}`);
  const random = randomFrom(seed);
  const stories = new OrderStories(world);
  const sources = { upload: (account: Account) => world.upload(account), idOf: (account: Account) => world.idOf(account) };
  for (let call = 0; call < countOf({ quick: 60, full: 3_000 }); call += 1) {
    const at = Math.floor(random() * placed.length);
    const order = placed[at];
    if (order === undefined) continue;
    const { account, name, body, part } = await randomCall(
      order,
      random,
      sources,
      (who, operation) => refusalNow(operation, order, actorOf(who)) === null,
    );
    placed[at] = await stories.call(order, account, name, body, part).catch(() => order);
  }
}

/** Messages with and without an answer, and a bad review. */
async function talkAbout(placed: readonly OrderState[]): Promise<void> {
  const say = (account: Account, order: OrderState | undefined, text: string) =>
    world.must(account, 'POST', '/chatmessages', { chat: `${order?.id ?? ''}-client`, text });
  const open = placed.filter(({ value, facts }) => !isFinal(value.progress) && facts.manager === world.idOf(manager));
  for (const order of open.slice(0, 3)) await say('client', order, 'When will it be ready?');
  await say(manager, open[0], 'Tomorrow');
  await world.must('client', 'POST', '/feedbacks', {
    order: placed.find(({ value }) => value.progress === 'projectFinished')?.id,
    rating: 1,
    text: 'Late',
    public: false,
  });
}

/** One with a proposed change, one with a change that was answered, and one that two clients have. */
async function companiesOfClients(): Promise<void> {
  const { country } = await world.orderBody();
  const enter = async (account: Account, registerNumber: string): Promise<string> =>
    (await world.must(account, 'POST', '/companies', { name: `Harbour ${registerNumber}`, registerNumber, country }))._id;
  const propose = async (company: string): Promise<string> => {
    const { proposal } = await world.must('client', 'POST', `/companies/${company}/proposals`, { address: 'Narva mnt 7' });
    return (proposal as { _id: string })._id;
  };
  await propose(await enter('client', '55-1'));
  const answered = await enter('client', 'EE 55/2');
  const proposal = await propose(answered);
  await world.must(manager, 'PUT', `/companies/${answered}/proposals/${proposal}/answer`, { answer: 'accept' });
  await enter('client2', 'ee-552');
  await world.settle();
}

async function visitorsAndPayouts(): Promise<void> {
  const asks = (phone: string) => world.call(null, 'POST', '/forms/request-call', { name: 'Anna Berg', phone });
  const { _id: lead } = (await asks('+372 55500001')).body;
  await asks('+372 55500002');
  const later = { outcome: 'callLater', at: new Date(Date.now() + 3_600_000).toISOString() };
  for (const [operation, payload] of [
    ['take', {}],
    ['recordCall', later],
  ] as const)
    await world.must('contact-manager', 'PATCH', `/leads/${lead}`, { operation, payload });
  await world.app.get(ReleaseTimer, { strict: false }).releaseDue();
  const { items } = (await world.must('owner', 'GET', '/payoffs?filter[state]=payable')) as unknown as {
    items: { _id: Id; version: number }[];
  };
  const payoffs = items.slice(0, 1).map(({ _id, version }) => ({ _id, version }));
  await world.must('supermanager', 'POST', '/payoffs/bulk', { operation: 'approve', payoffs });
}

const dayOf = (account: Account): Promise<MyDayDto> => world.must(account, 'GET', '/my-day') as never;

const addresses: Readonly<Record<DayRow['list'], string>> = {
  orders: '/orders',
  chats: '/chats',
  findings: '/order-payments/findings',
  leads: '/leads',
  payoffs: '/payoffs',
  feedbacks: '/feedbacks',
  companies: '/companies',
};

/** The list that the row leads to. */
async function listed(account: Account, { list, filters }: DayRow) {
  const query = new URLSearchParams({ per_page: '100' });
  for (const [name, value] of Object.entries(filters)) query.set(`filter[${name}]`, value);
  return (await world.must(account, 'GET', `${addresses[list]}?${query.toString()}`)) as unknown as {
    total: number;
    items: { _id: string }[];
  };
}

/** What the facts say of an order, for the rows over orders. `own`: it is assigned to the reader. */
type OfFacts = (facts: Facts, order: OrderState, own: boolean, account: Account) => boolean;
const ours = ({ next }: Facts, account: Account): boolean =>
  next.who === 'staff' || (next.who === 'moneyStaff' && handlesMoney.includes(account));
const handlesMoney: readonly Account[] = ['owner', 'admin', 'ceo', 'supermanager', manager, 'client-service-head'];
const looksAfterAll: readonly Account[] = [
  ...['owner', 'admin', 'ceo', 'supermanager', 'client-service-head', 'business-head', 'innovations-head'],
];
const seen = (own: boolean, account: Account): boolean => own || looksAfterAll.includes(account) || account.startsWith('partner');

const byFacts: Partial<Record<DayRowName, OfFacts>> = {
  waitsForClient: ({ client }) => client !== null,
  withUs: ({ client }, { value }) => client === null && !isFinal(value.progress),
  waitsForMe: (facts, _order, own, account) => (account.startsWith('partner') ? facts.next.who === 'partner' : own && ours(facts, account)),
  waitsForUs: (facts, _order, _own, account) => ours(facts, account),
  late: ({ ready }, _order, own, account) => ready.kind === 'late' && seen(own, account),
  toConfirm: ({ tasks }, { value }) =>
    value.progress === 'lastPaymentPayed' || tasks.some(({ what }) => what === 'confirmTransfer' || what === 'confirmLastPayment'),
  cancellationAsked: ({ tasks }, _order, own, account) => tasks.some(({ what }) => what === 'answerCancellation') && seen(own, account),
  unassigned: (facts, { facts: { manager: assigned } }, _own, account) => assigned === null && ours(facts, account),
  managerGone: (_facts, { value, facts: { manager: assigned } }) => !isFinal(value.progress) && assigned === world.idOf('agents-manager'),
  noDate: ({ next }, _order, own, account) => (next.who === 'client' || next.who === 'payment') && seen(own, account),
  newCommission: ({ tasks }) => tasks.some(({ what }) => what === 'acceptReward'),
};

const isTheirs = (account: Account, { facts }: OrderState): boolean => {
  if (account.startsWith('partner')) return facts.partner === world.idOf(account);
  if (account === 'client' || account === 'client2') return facts.client === world.idOf(account);
  return true;
};

const expectedByFacts = (account: Account, holds: OfFacts): string[] =>
  states
    .filter((order) => isTheirs(account, order))
    .filter((order) => {
      const facts = factsOf(sourceOf(order), readerOf(actorOf(account)), today);
      return holds(facts, order, order.facts.manager === world.idOf(account), account);
    })
    .map(({ id }) => id)
    .sort();

/** The same counts from the events' own data and plain columns. $1: the reader. */
const sql: Readonly<Record<DayRowName, string>> = {
  waitsForClient: `select count(*) as n from orders where client_id = $1 and progress not in ('projectFinished', 'orderCancelled') and (turn = 'client'
    or ((facts::jsonb) @> '{"details": "missing"}' and progress::text = any ('{orderConfirmedAndPayed,documentsRequested,documentsReceived}')))`,
  withUs: `select (select count(*) from orders where client_id = $1 and progress not in ('projectFinished', 'orderCancelled')) -
    (select count(*) from orders where client_id = $1 and (turn = 'client'
      or ((facts::jsonb) @> '{"details": "missing"}' and progress::text = any ('{orderConfirmedAndPayed,documentsRequested,documentsReceived}')))) as n`,
  waitsForMe: `select count(*) as n from orders o join users u on u.id = $1 where case when u.role = 'Partner' then partner_id = u.id and turn = 'partner'
    else manager_id = u.id and (turn = 'staff' or (turn = 'moneyStaff' and u.department = 'ubClient')) end`,
  waitsForUs: `select sum((turn in ('staff', 'moneyStaff'))::int) as n from orders where turn is not null and $1::uuid is not null`,
  late: `select count(*) as n from orders o join users u on u.id = $1 where to_timestamp(due_at / 1000000) < date_trunc('day', now() at time zone 'Europe/Tallinn') at time zone 'UTC'
    and case when u.role = 'Partner' then partner_id = u.id when u.role = 'Manager' or u.department in ('ubContact', 'ubServices') then manager_id = u.id else true end`,
  unread: `select count(*) as n from chats c join users u on u.id = $1 join orders o on o.id = c.order_id
    where c.posted > coalesce((select nth from chat_reads r where r.chat_id = c.id and r.person_id = u.id), 0)
      and case u.role when 'Client' then o.client_id = u.id and c.kind = 'client' when 'Partner' then o.partner_id = u.id
        else o.manager_id = u.id or exists (select from chat_reads r where r.chat_id = c.id and r.person_id = u.id) end`,
  unanswered: `select count(*) as n from chats c join orders o on o.id = c.order_id join users u on u.id = $1 where waiting_since > 0
    and (u.department is null or u.department not in ('ubServices', 'ubContact') or o.manager_id = u.id)`,
  toConfirm: `select count(*) as n from orders where progress not in ('projectFinished', 'orderCancelled') and $1::uuid is not null
    and ((facts ->> 'openTransfers')::bigint > 0 or progress = 'lastPaymentPayed')`,
  cancellationAsked: `select count(*) as n from orders o join users u on u.id = $1 where (facts ->> 'cancellationAskedAt') is not null
    and (u.role <> 'Manager' or manager_id = u.id)`,
  disputes: `select count(*) - count(settled_at) as n from payment_findings where kind = 'disputed' and $1::uuid is not null`,
  findings: `select count(*) - count(settled_at) as n from payment_findings where $1::uuid is not null`,
  unassigned: `select count(*) as n from orders o join users u on u.id = $1 where (facts ->> 'manager') is null
    and (turn = 'staff' or (turn = 'moneyStaff' and (u.department is null or u.department = 'ubClient')))`,
  managerGone: `select count(*) as n from orders o join users u on u.id::text = facts ->> 'manager' where turn is not null and u.status = 'deactivated' and $1::uuid is not null`,
  noDate: `select count(*) as n from orders o join users u on u.id = $1 where due_at is null and turn is not null and progress <> 'documentsSentAfterLastPayment'
    and (u.role <> 'Manager' or manager_id = u.id)`,
  newCommission: `select count(*) as n from orders where partner_id = $1 and (facts ->> 'pendingRewardPercent') is not null`,
  leads: `select count(*) as n from leads where state = 'new' and $1::uuid is not null`,
  callAgain: `select count(call_again_at) as n from leads where $1::uuid is not null`,
  toApprove: `select count(*) as n from payoffs where status = 'payable' and $1::uuid is not null`,
  toPay: `select count(*) as n from payoffs where status = 'approved' and $1::uuid is not null`,
  paidSoon: `select count(*) as n from payoffs where status = 'approved' and partner_id = $1`,
  badReviews: `select count(*) as n from feedbacks where rating <= 2 and answered_at is null and $1::uuid is not null`,
  companyProposals: `select count(*) as n from events p where p.type = 'CompanyChangeProposed' and $1::uuid is not null and not exists (
    select from events a where a.stream_id = p.stream_id and a.version > p.version and a.type like 'CompanyProposal%')`,
  companiesTwice: `select count(*) as n from (select count(*) over (partition by country_id, upper(regexp_replace(t.body, '[^[:alnum:]]', '', 'g'))) as same
    from companies c join texts t on t.id = (c.facts #>> '{registerNumber,value,text}')::uuid) c where same > 1 and $1::uuid is not null`,
  noYearEnd: `select count(*) - count(facts -> 'yearEnd' ->> 'value') as n from companies where $1::uuid is not null`,
};

describe('the start page', () => {
  it('counts for each person what the list behind each row counts, and names its first items', async () => {
    for (const account of accounts) {
      const { rows } = await dayOf(account);
      const defined = dayRows(actorOf(account));
      expect([account, rows.map(({ row }) => row)]).toEqual([account, defined.map(({ name }) => name)]);
      for (const [at, row] of defined.entries()) {
        const { total, items } = await listed(account, row);
        const { count, first = [], isExact } = rows[at] ?? {};
        expect([account, row.name, count, isExact]).toEqual([account, row.name, total, true]);
        expect([account, row.name, first.length]).toEqual([account, row.name, Math.min(total, actorOf(account).role === 'Client' ? 6 : 3)]);
        expect(items.map(({ _id }) => _id)).toEqual(expect.arrayContaining(first.map(({ _id }) => _id)));
      }
    }
  });

  it('has the same counts as independently written SQL', async () => {
    const met = new Set<DayRowName>();
    for (const account of accounts) {
      for (const { row, count } of (await dayOf(account)).rows) {
        const counted = await world.database.one<{ n: number }>(sql[row], [world.idOf(account)]);
        expect([account, row, count]).toEqual([account, row, Number(counted?.n)]);
        if (count > 0) met.add(row);
      }
    }
    expect(dayRowNames.filter((name) => !met.has(name))).toEqual([]);
  });

  it('has in each row exactly the orders whose facts match it, and none if nothing waits', async () => {
    for (const account of accounts) {
      for (const row of dayRows(actorOf(account))) {
        const holds = byFacts[row.name];
        if (!holds) continue;
        const { items } = await listed(account, row);
        const found = items.map(({ _id }) => _id).sort();
        expect([account, row.name, found]).toEqual([account, row.name, expectedByFacts(account, holds)]);
      }
    }
  });

  it('names for a client what to do and how far each order is', async () => {
    const { rows } = await dayOf('client');
    const cards = rows.find(({ row }) => row === 'waitsForClient')?.first ?? [];
    expect(cards.length).toBeGreaterThan(0);
    for (const { _id, card, title } of cards) {
      const order = states.find(({ id }) => id === _id);
      expect(title).toMatch(/^R-\d{6}$/);
      expect(card).toMatchObject({ documents: order?.facts.itemsMissing, stepsAll: order?.facts.visibleSteps });
      expect(['payPrepayment', 'payRest', 'provideDocuments', 'sendDocuments', 'giveDetails']).toContain(card?.next);
    }
  });

  it('names the earliest day by which documents are wanted', async () => {
    const inAMonth = officeDay(30);
    const stories = new OrderStories(world);
    const order = await stories.reach('orderConfirmedAndPayed');
    const items = [{ kind: 'document', title: 'Passport' }];
    await stories.call(order, 'partner', 'operate', { operation: 'requestDocuments', payload: { items, due: inAMonth } });
    const { rows } = await dayOf('client');
    const card = rows.flatMap(({ first }) => first).find(({ _id }) => _id === order.id);
    expect(card).toMatchObject({ by: inAMonth, card: { next: 'provideDocuments', documents: 1 } });
  });

  it('gives partners no sum, and clients no commission', async () => {
    const partner = await dayOf('partner');
    expect(partner.rows.flatMap(({ first }) => first).filter(({ card }) => card?.amount)).toEqual([]);
    expect(JSON.stringify(await dayOf('client'))).not.toMatch(/[Cc]ommission|reward/);
  });

  it('has no rows for staff who work with content alone, and answers 401 without a token', async () => {
    expect(await dayOf('content-manager')).toEqual({ rows: [] });
    expect((await world.call(null, 'GET', '/my-day')).status).toBe(401);
  });

  it('accepts the filter of waiting orders from clients alone', async () => {
    expect((await world.call(manager, 'GET', '/orders?filter[waiting]=you')).status).toBe(422);
    expect((await world.call('partner', 'GET', '/orders?filter[waiting]=us')).status).toBe(422);
    expect((await world.call('client', 'GET', '/orders?filter[waiting]=them')).status).toBe(422);
    const open = states.filter(({ value }) => !isFinal(value.progress)).length;
    expect((await world.must('client', 'GET', '/orders?filter[waiting]=you,us'))['total']).toBeGreaterThanOrEqual(open);
  });
});

import { fieldFaults } from '#libs/testing/field-faults';
import { OrderStories } from '#libs/testing/order-stories';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { untilWaiting } from '#libs/testing/while-locked';
import { readStream } from '#libs/event-log/replay/stream-reader';
import type { CompanyState } from '#machines/company/state';
import { companyOf, companyStream, replayableCompanies } from './storage/company-stream.js';

const manager = 'client-service-manager';

let world: OrdersTestApp;
let stories: OrderStories;
let country: string;
OrdersTestApp.forSuite((app) => {
  world = app;
  stories = new OrderStories(app);
});
beforeAll(async () => {
  country = String((await world.orderBody(['EE', 'ou']))['country']);
});

let entered = 0;
const harbour = () => ({ name: 'Harbour Trading Ltd', registerNumber: `0987 ${(entered += 1)}`, country });
const enter = (more: object = {}, account = 'client'): Promise<OrderBody> =>
  world.must(account, 'POST', '/companies', { ...harbour(), ...more });
const asked = async (account: string, method: string, path: string, body?: object) => {
  const { status, body: answer } = await world.call(account, method, path, body);
  return [status, answer['code']];
};
const faults = async (body: object) => {
  const { status, body: answer } = await world.call('client', 'POST', '/companies', { ...harbour(), ...body });
  return [status, fieldFaults(answer)];
};

/** The fold of the company's events equals its row. */
async function expectFold(company: string): Promise<void> {
  const events = await readStream(world.database, company);
  const state = events.reduce<CompanyState | null>((before, event) => replayableCompanies.fold(before, event), null);
  const row = await world.database.one('select * from companies where id = $1', [company]);
  expect(companyStream.read(row as never)).toEqual(state);
}

describe('a company that was registered elsewhere', () => {
  it('is entered by its client, and unverified until staff say so', async () => {
    const people = {
      officers: [{ name: 'Jonas Berg', post: 'Director' }],
      owners: [{ name: 'Anna Berg', kind: 'person', share: 100 }],
      beneficialOwners: [{ name: 'Anna Berg', share: null }],
    };
    const company = await enter({ ...people, legalForm: 'OÜ', yearEnd: '03-31', vatNumber: 'EE102345678', registeredOn: '2020-02-29' });
    const { _id: id } = company;
    const source = { source: 'client', order: null };
    expect(company).toMatchObject({
      status: 'unverified',
      version: 1,
      name: 'Harbour Trading Ltd',
      yearEnd: '03-31',
      facts: {
        vatNumber: { value: 'EE102345678', ...source },
        ...Object.fromEntries(Object.entries(people).map(([fact, value]) => [fact, { value, ...source }])),
      },
    });
    expect(await asked('client', 'PUT', `/companies/${id}/verified`)).toEqual([403, 'forbiddenForRole']);
    expect(await world.must(manager, 'PUT', `/companies/${id}/verified`)).toMatchObject({ status: 'verified', version: 2 });
    expect(await asked(manager, 'PUT', `/companies/${id}/verified`)).toEqual([409, 'companyVerified']);
    await expectFold(id);
  });

  it('is entered by clients alone, and once by each for one number in one country, whatever its separators', async () => {
    const one = await enter({ registerNumber: 'AB-77 01' });
    expect(await asked('client', 'POST', '/companies', { ...harbour(), registerNumber: 'ab7701' })).toEqual([409, 'companyExists']);
    expect(await asked('partner', 'POST', '/companies', harbour())).toEqual([403, 'forbiddenForRole']);
    expect((await world.call(manager, 'POST', '/companies', harbour())).status).toBe(403);
    const other = await enter({ registerNumber: 'AB 7701' }, 'client2');
    expect((await world.call('client', 'GET', `/companies/${other._id}`)).status).toBe(404);
    await world.settle();
    await world.settle();
    expect(await world.must(manager, 'GET', `/companies/${one._id}`)).toMatchObject({ twice: true, twins: [{ _id: other._id }] });
  });

  it('is entered once by several concurrent calls', async () => {
    const calls = Array.from({ length: 8 }, () =>
      world.call('client', 'POST', '/companies', { ...harbour(), registerNumber: 'AT-ONCE 1' }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('is refused with a year that ends on 29 February, an unknown country, and people beyond the bounds', async () => {
    expect(await faults({ yearEnd: '02-29' })).toEqual([422, ['yearEnd notEveryYear']]);
    for (const yearEnd of ['2-28', '13-01', '04-31', '00-10', '12-32'])
      expect(await faults({ yearEnd })).toEqual([422, ['yearEnd mustBeDayOfYear']]);
    expect(await faults({ country: '00000000-0000-7000-8000-000000000001' })).toEqual([422, ['country notOffered']]);
    expect(await faults({ registeredOn: '2026-02-30' })).toEqual([422, ['registeredOn mustBeDate']]);
    expect(await faults({ registerNumber: '- -' })).toEqual([422, ['registerNumber required']]);
    const officers = (count: number, name = 'Jonas Berg') => ({
      officers: Array.from({ length: count }, () => ({ name, post: 'Director' })),
    });
    expect((await faults(officers(51)))[0]).toBe(422);
    expect((await faults(officers(1, 'n'.repeat(201))))[0]).toBe(422);
    expect((await faults({ name: 'n'.repeat(201) }))[0]).toBe(422);
    const owner = { name: 'Anna Berg', kind: 'person' };
    for (const share of [1e-7, 62.505, 1e21]) expect((await faults({ owners: [{ ...owner, share }] }))[0]).toBe(422);
    expect(
      await faults({
        owners: [
          { ...owner, share: 60 },
          { ...owner, share: 40.01 },
        ],
      }),
    ).toEqual([422, ['owners sharesTooLarge']]);
    expect(
      (
        await enter({
          ...officers(50, 'n'.repeat(200)),
          owners: [
            { ...owner, share: 59.99 },
            { ...owner, share: 40.01 },
          ],
        })
      ).version,
    ).toBe(1);
  });

  it('is refused to a client who has a hundred', async () => {
    const sql = `insert into companies (id, version, status, client_id, country_id, facts, due_marks, created_at, updated_at)
      select gen_random_uuid(), 1, 'unverified', $1, $2, '{}', '{}', 1, 1 from generate_series(1, 100)`;
    await world.database.query(sql, [world.idOf('client2'), country]);
    expect(await asked('client2', 'POST', '/companies', harbour())).toEqual([409, 'companiesTooMany']);
    await world.database.query(`update companies set client_id = gen_random_uuid(), erased = true where facts = '{}'`);
  });
});

describe('the facts of a company', () => {
  it('are changed by staff; an unchanged fact keeps its source and day', async () => {
    const { _id: id, name } = await enter({ vatNumber: 'EE1' });
    const changed = await world.must(manager, 'PATCH', `/companies/${id}`, { name, yearEnd: '12-31', vatNumber: null });
    expect(changed).toMatchObject({
      version: 2,
      facts: { name: { source: 'client' }, yearEnd: { value: '12-31', source: 'staff' }, vatNumber: null },
    });
    expect(await asked(manager, 'PATCH', `/companies/${id}`, { name, yearEnd: '12-31' })).toEqual([409, 'companyUnchanged']);
    expect(await asked('client', 'PATCH', `/companies/${id}`, { yearEnd: '06-30' })).toEqual([403, 'forbiddenForRole']);
    expect(await asked('client2', 'PATCH', `/companies/${id}`, { yearEnd: '06-30' })).toEqual([404, 'notFound']);
    const { status } = await world.call(manager, 'PATCH', `/companies/${id}`, { yearEnd: '06-30' }, { 'if-match': '"1"' });
    expect([status, (await world.must('client', 'GET', `/companies/${id}`))['version']]).toEqual([412, 2]);
    await expectFold(id);
  });

  it('are changed by the partner of its order until the order is finished', async () => {
    const order = await stories.reach('allStepsCompleted', { service: ['EE', 'ou'] });
    await world.must('partner', 'PUT', `/orders/${order.id}/company`, {
      name: 'Nordline OÜ',
      registerNumber: '5-1',
      registeredOn: '2026-11-20',
    });
    await world.settle();
    const company = companyOf(order.id);
    const changed = await world.must('partner', 'PATCH', `/companies/${company}`, { taxNumber: '55-1' });
    expect(changed).toMatchObject({
      may: { change: true },
      facts: { taxNumber: { value: '55-1', source: 'partner', order: { _id: order.id } } },
    });
    const finished = await stories.reach('projectFinished', { service: ['EE', 'ou'] });
    await world.must(manager, 'PUT', `/orders/${finished.id}/company`, {
      name: 'Nordlys OÜ',
      registerNumber: '5-2',
      registeredOn: '2026-11-20',
    });
    await world.settle();
    expect(await asked('partner', 'PATCH', `/companies/${companyOf(finished.id)}`, { taxNumber: '55-2' })).toEqual([
      403,
      'forbiddenForRole',
    ]);
    expect((await world.must('partner', 'GET', `/companies/${companyOf(finished.id)}`))['may']).toMatchObject({ change: false });
  });

  it('are not changed by a partner whose order ends while the change is under way', async () => {
    const order = await stories.reach('documentsSentAfterLastPayment', { service: ['EE', 'ou'] });
    await world.must(manager, 'PUT', `/orders/${order.id}/company`, {
      name: 'Nordhavn OÜ',
      registerNumber: '5-3',
      registeredOn: '2026-11-20',
    });
    await world.settle();
    const change = () => asked('partner', 'PATCH', `/companies/${companyOf(order.id)}`, { taxNumber: '55-3' });
    const under = await world.database.transaction(async (tx) => {
      await tx.query(`update orders set progress = 'projectFinished' where id = $1`, [order.id]);
      const answer = change();
      await untilWaiting(world.database, 1, answer);
      return { answer };
    });
    expect(await under.answer).toEqual([403, 'forbiddenForRole']);
    await world.database.query(`update orders set progress = 'documentsSentAfterLastPayment' where id = $1`, [order.id]);
    expect(await change()).toEqual([200, undefined]);
  });

  it('are proposed by the client, and taken over or declined by staff', async () => {
    const { _id: id } = await enter();
    const propose = async (body: object): Promise<string> => {
      const { proposal } = await world.must('client', 'POST', `/companies/${id}/proposals`, body);
      return (proposal as { _id: string })._id;
    };
    const officers = [{ name: 'Jonas Berg', post: 'Director' }];
    const first = await propose({ address: 'Narva mnt 7', officers, country });
    const open = await world.must(manager, 'GET', `/companies/${id}`);
    expect(open).toMatchObject({
      proposed: true,
      proposal: {
        _id: first,
        facts: [
          { fact: 'address', value: 'Narva mnt 7' },
          { fact: 'officers', value: 'Jonas Berg, Director' },
        ],
      },
      facts: { address: null },
    });
    const { items } = await world.must(manager, 'GET', '/companies?filter[proposed]=true');
    expect((items as { _id: string }[]).map(({ _id }) => _id)).toEqual([id]);
    const answer = (proposal: string, body: object, account = manager) =>
      asked(account, 'PUT', `/companies/${id}/proposals/${proposal}/answer`, body);
    expect(await asked('client', 'POST', `/companies/${id}/proposals`, { address: 'Elsewhere' })).toEqual([409, 'companyProposalOpen']);
    expect(await answer(first, { answer: 'accept' }, 'client')).toEqual([403, 'forbiddenForRole']);
    expect(await answer(first, { answer: 'withdraw' })).toEqual([403, 'forbiddenForRole']);
    expect(await answer(id, { answer: 'accept' })).toEqual([409, 'companyProposalGone']);
    expect(await answer(first, { answer: 'decline' })).toEqual([422, 'validationFailed']);
    expect(await answer(first, { answer: 'accept' })).toEqual([200, undefined]);
    expect(await answer(first, { answer: 'accept' })).toEqual([409, 'companyProposalGone']);
    expect(await world.must('client', 'GET', `/companies/${id}`)).toMatchObject({
      proposal: null,
      facts: { address: { value: 'Narva mnt 7', source: 'client' }, officers: { value: officers } },
    });
    expect(await answer(await propose({ address: null }), { answer: 'decline', reason: 'The register says otherwise' })).toEqual([
      200,
      undefined,
    ]);
    expect(await answer(await propose({ taxNumber: '1' }), { answer: 'withdraw' }, 'client')).toEqual([200, undefined]);
    expect(await world.must('client', 'GET', `/companies/${id}`)).toMatchObject({
      proposal: null,
      facts: { address: { value: 'Narva mnt 7' }, taxNumber: null },
    });
    await expectFold(id);
  });
});

describe('a write of staff to a company whose client is being erased', () => {
  const writes: Record<string, (company: string, due: string) => [string, string, object]> = {
    facts: (company) => ['PATCH', `/companies/${company}`, { address: 'Narva mnt 7' }],
    'a mark of a due date': (_company, due) => ['PUT', `/due-dates/${due}/not-ours`, { reason: 'Sold to Anna Berg' }],
  };

  it.each(Object.keys(writes))('is refused, and leaves no text: %s', async (name) => {
    const { _id: company } = await enter({ legalForm: 'OÜ', registeredOn: '2020-02-29' }, 'client2');
    const { dueDates } = await world.must(manager, 'GET', `/companies/${company}`);
    const erased = world.idOf('client2');
    const under = await world.database.transaction(async (tx) => {
      await tx.query(`update users set last_name = 'Erased', erased_at = now() where id = $1`, [erased]);
      const answer = asked(
        manager,
        ...(writes[name] as NonNullable<(typeof writes)[string]>)(company, (dueDates as { _id: string }[])[0]?._id ?? ''),
      );
      await untilWaiting(world.database, 1, answer);
      return { answer };
    });
    expect(await under.answer).toEqual([404, 'notFound']);
    expect(await world.database.query('select from texts where owner_person = $1 and body is not null', [erased])).toEqual([]);
    await world.database.query('update users set erased_at = null where id = $1', [erased]);
  });
});

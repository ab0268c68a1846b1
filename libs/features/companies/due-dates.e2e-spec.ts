import { fieldFaults } from '#libs/testing/field-faults';
import { seededCountryId } from '#libs/features/catalogue/seed/seed-catalogue';
import { OrderStories } from '#libs/testing/order-stories';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { officeDay } from '#libs/testing/office-day';
import { daysAfter } from '#machines/company/due-dates';
import { duePastDays, dueStateOf } from '#machines/company/due-states';
import type { DueDateDto } from './due-dates.dto.js';
import { DueOccurrences } from './due-occurrences.js';

const manager = 'client-service-manager';

let world: OrdersTestApp;
let stories: OrderStories;
OrdersTestApp.forSuite((app) => {
  world = app;
  stories = new OrderStories(app);
});

type Due = Omit<DueDateDto, 'text'>;
let entered = 0;
async function enter(account = 'client', more: object = {}): Promise<string> {
  const { country } = await world.orderBody(['EE', 'ou']);
  const body = {
    name: 'Harbour OÜ',
    registerNumber: `DUE ${(entered += 1)}`,
    country,
    legalForm: 'OÜ',
    yearEnd: '12-31',
    registeredOn: '2020-02-29',
    ...more,
  };
  const { _id: id } = await world.must(account, 'POST', '/companies', body);
  await world.settle();
  return id;
}
const listed = async (account: string, query: string): Promise<Due[]> =>
  (await world.must(account, 'GET', `/due-dates?per_page=100&${query}`))['items'] as Due[];
const dueOf = (company: string, account = 'client', more = ''): Promise<Due[]> => listed(account, `filter[company]=${company}${more}`);
const report = async (company: string): Promise<Due> => {
  const [found] = (await dueOf(company)).filter(({ title }) => title.en === 'Annual report');
  if (found === undefined) throw new Error('there is no annual report');
  return found;
};
const refill = () => world.app.get(DueOccurrences).refill();
const asked = async (account: string, method: string, path: string, body?: object) => {
  const { status, body: answer } = await world.call(account, method, path, body);
  return [status, answer['code']];
};
const today = officeDay();

/** Creates a service for the annual report, and orders it for a company. */
async function offerReport(): Promise<string> {
  const { service } = await world.orderBody(['EE', 'ou']);
  await world.database.query(`update due_rules set service_id = $1 where title ->> 'en' = 'Annual report'`, [service]);
  await world.database.query('update company_due_fills set until_day = null');
  return String(service);
}

describe('a due date of a company', () => {
  it('is listed by day for those who read the company, and not for others', async () => {
    const company = await enter();
    const found = await dueOf(company);
    expect(found.length).toBeGreaterThan(12);
    expect(found.map(({ dueOn }) => dueOn)).toEqual(found.map(({ dueOn }) => dueOn).sort());
    expect(found.every(({ dueOn }) => dueOn >= today && dueOn <= daysAfter(today, 401))).toBe(true);
    for (const { dueOn, startOn, state } of found) expect(state).toBe(dueStateOf({ dueOn, startOn }, null, null, today));
    expect(await report(company)).toMatchObject({
      company: { _id: company, name: 'Harbour OÜ', country: { code: 'EE' } },
      kind: 'report',
      anchorOn: expect.stringMatching(/-12-31$/),
      order: null,
      done: null,
      notOurs: null,
      isSample: true,
    });
    expect(await dueOf(company, manager)).toEqual(found);
    for (const account of ['client2', 'partner']) expect(await dueOf(company, account)).toEqual([]);
    expect((await world.must('client', 'GET', `/companies/${company}`))['dueDates']).toEqual(found);
  });

  it('is filtered by country, kind, state and days ahead, and invalid filters are refused', async () => {
    const company = await enter();
    const all = await dueOf(company);
    const soon = await dueOf(company, 'client', '&filter[within]=60');
    expect(soon).toEqual(all.filter(({ dueOn }) => dueOn <= daysAfter(today, 60)));
    expect(await dueOf(company, 'client', '&filter[kind]=report')).toEqual(all.filter(({ kind }) => kind === 'report'));
    expect(await dueOf(company, manager, '&filter[state]=soon,upcoming')).toEqual(all);
    expect(await dueOf(company, manager, '&filter[state]=overdue,done')).toEqual([]);
    const { country } = await world.orderBody(['EE', 'ou']);
    expect(await dueOf(company, manager, `&filter[country]=${country}`)).toEqual(all);
    const faults = async (query: string) => fieldFaults((await world.call('client', 'GET', `/due-dates?${query}`)).body);
    expect(await faults('filter[within]=0')).toEqual(['filter[within] tooSmall']);
    expect(await faults('filter[within]=401')).toEqual(['filter[within] tooLarge']);
    expect(await faults('filter[within]=1..5')).toEqual(['filter[within] mustBeWhole']);
    expect(await faults('filter[state]=late')).toEqual(['filter[state] notOffered']);
    expect(await faults('search=report')).toEqual(['search unknownParameter']);
  });

  it('is found by days from the first to the last year that can be written', async () => {
    const company = await enter();
    const all = await dueOf(company);
    expect(await dueOf(company, 'client', '&filter[dueOn]=0001-01-01..9999-12-31')).toEqual(expect.arrayContaining(all));
    const { status, body } = await world.call('client', 'GET', '/due-dates?filter[dueOn]=0000-01-01..');
    expect([status, fieldFaults(body)]).toEqual([422, ['filter[dueOn] mustBeDate']]);
  });

  it('does not exist for a company registered in the last year, whose page opens and which keeps no other from being filled', async () => {
    const country = seededCountryId('GB');
    const far = await enter('client', { country, legalForm: 'Ltd', registeredOn: '9999-12-31' });
    const near = await enter('client', { country, legalForm: 'Ltd', registeredOn: officeDay() });
    expect((await world.must('client', 'GET', `/companies/${far}`))['registeredOn']).toBe('9999-12-31');
    await world.database.query('update company_due_fills set until_day = null');
    await world.database.query('delete from company_due_dates');
    await refill();
    expect((await dueOf(near)).map(({ title }) => title.en)).toContain('Registration for corporation tax');
    expect((await dueOf(far)).map(({ title }) => title.en)).not.toContain('Registration for corporation tax');
  });

  it('moves when a fact changes, and disappears with a fact or a rule', async () => {
    const company = await enter();
    const before = await report(company);
    await world.must(manager, 'PATCH', `/companies/${company}`, { yearEnd: '03-31' });
    await world.settle();
    const after = await report(company);
    expect([before.dueOn.slice(5), after.dueOn.slice(5), after._id === before._id]).toEqual(['06-30', '09-30', false]);
    await world.must(manager, 'PATCH', `/companies/${company}`, { yearEnd: null });
    await world.settle();
    expect((await dueOf(company)).filter(({ title }) => title.en === 'Annual report')).toEqual([]);
    const country = await world.must('owner', 'GET', `/countries/${after.company.country._id}`);
    const rules = country['dueRules'] as { title: { en: string }; days: number }[];
    const changed = rules.map((rule) => (rule.title.en === 'TSD return' ? { ...rule, days: rule.days + 3 } : rule));
    await world.must('owner', 'PATCH', `/countries/${after.company.country._id}`, { dueRules: changed });
    await world.settle();
    await refill();
    const days = new Set((await dueOf(company)).filter(({ title }) => title.en === 'TSD return').map(({ dueOn }) => dueOn.slice(8)));
    expect([...days]).toEqual(['13']);
    await world.must('owner', 'PATCH', `/countries/${after.company.country._id}`, { dueRules: rules });
    await world.settle();
    await refill();
  });

  it('is overdue if it is past and open', async () => {
    const company = await enter();
    const { _id: id } = await report(company);
    await world.database.query('update company_due_dates set due_on = $2 where id = $1', [id, daysAfter(today, -3)]);
    expect((await dueOf(company, 'client', '&filter[state]=overdue')).map(({ _id }) => _id)).toEqual([id]);
    expect((await dueOf(company, 'client', '&filter[within]=1')).map(({ _id }) => _id)).toContain(id);
    await world.must('client', 'PUT', `/due-dates/${id}/done`, { on: today });
    expect((await dueOf(company)).map(({ _id }) => _id)).not.toContain(id);
  });
});

describe('the next due date of a company', () => {
  it('is shown in the list of companies and on the card: the earliest that is open, overdue or under way', async () => {
    const company = await enter();
    const next = async (account: string) => {
      const items = (await world.must(account, 'GET', '/companies?per_page=100'))['items'] as { _id: string; nextDue: object | null }[];
      const listed = items.find(({ _id }) => _id === company)?.nextDue;
      expect((await world.must(account, 'GET', `/companies/${company}`))['nextDue']).toEqual(listed);
      return listed;
    };
    const pick = ({ title, dueOn, state }: Due) => ({ title, dueOn, state });
    const [first, second] = (await dueOf(company)) as [Due, Due];
    for (const account of ['client', manager]) expect(await next(account)).toEqual(pick(first));
    await world.must('client', 'PUT', `/due-dates/${first._id}/done`, { on: today });
    expect(await next('client')).toEqual(pick(second));
    const { _id: id } = await report(company);
    await world.database.query('update company_due_dates set due_on = $2 where id = $1', [id, daysAfter(today, -3)]);
    expect(await next('client')).toMatchObject({ dueOn: daysAfter(today, -3), state: 'overdue' });
    const { id: order } = await stories.reach('newOrder', { service: ['EE', 'ou'], body: { company } });
    await refill();
    const day = daysAfter(today, -3);
    await world.database.query('update company_due_dates set order_id = $2, due_on = $3 where id = $1', [id, order, day]);
    expect(await next('client')).toMatchObject({ dueOn: daysAfter(today, -3), state: 'inWork' });
    await world.database.query('update company_due_dates set gone = true where company_id = $1', [company]);
    expect(await next('client')).toBeNull();
  });
});

describe('an order for a company', () => {
  it('serves the earliest due date of its service, completes it when it finishes, and frees it when it is cancelled', async () => {
    await offerReport();
    const company = await enter();
    const first = await report(company);
    const cancelled = await stories.reach('newOrder', { service: ['EE', 'ou'], body: { company } });
    await refill();
    expect(await report(company)).toMatchObject({ _id: first._id, state: 'inWork', order: { _id: cancelled.id, status: 'newOrder' } });
    expect((await dueOf(company, 'client', '&filter[state]=inWork')).map(({ _id }) => _id)).toEqual([first._id]);
    await world.operate(manager, cancelled.id, 'cancelOrder', { reason: 'No' });
    expect(await report(company)).toMatchObject({ _id: first._id, state: first.state, order: null });
    const finished = await stories.reach('projectFinished', { service: ['EE', 'ou'], body: { company } });
    await refill();
    const done = (await world.must('client', 'GET', `/companies/${company}`))['dueDates'] as Due[];
    expect(done.find(({ _id }) => _id === first._id)).toMatchObject({ state: 'done', order: { _id: finished.id }, done: null });
    for (const body of ['done', 'not-ours'])
      expect(
        await asked('client', 'PUT', `/due-dates/${first._id}/${body}`, {
          on: today,
          ...(body !== 'done' && { on: undefined, reason: 'No' }),
        }),
      ).toEqual([409, 'dueDone']);
    expect((await dueOf(company, manager, '&filter[state]=done')).map(({ _id }) => _id)).toEqual([first._id]);
  });
});

describe('a mark on a due date', () => {
  it('is made once by the client or staff, with its proof, and taken back', async () => {
    const company = await enter();
    const { _id: id, state } = await report(company);
    const done = await world.must('client', 'PUT', `/due-dates/${id}/done`, { on: today, proof: 'Receipt 7' });
    expect(done).toMatchObject({ _id: id, state: 'done', done: { on: today, proof: 'Receipt 7' }, notOurs: null });
    expect(await asked(manager, 'PUT', `/due-dates/${id}/done`, { on: today })).toEqual([409, 'dueMarked']);
    expect(await asked(manager, 'PUT', `/due-dates/${id}/not-ours`, { reason: 'No employees' })).toEqual([409, 'dueMarked']);
    expect(await world.must(manager, 'DELETE', `/due-dates/${id}/mark`)).toMatchObject({ state, done: null });
    expect(await asked('client', 'DELETE', `/due-dates/${id}/mark`)).toEqual([409, 'dueNotMarked']);
    const notOurs = await world.must(manager, 'PUT', `/due-dates/${id}/not-ours`, { reason: 'No employees' });
    expect(notOurs).toMatchObject({ state: 'notOurs', done: null, notOurs: { reason: 'No employees' } });
    expect((await dueOf(company, 'client', '&filter[state]=notOurs')).map(({ _id }) => _id)).toEqual([id]);
  });

  it('is refused to other people, for unknown due dates, for a day ahead and beyond the bounds', async () => {
    const company = await enter();
    const { _id: id } = await report(company);
    for (const account of ['client2', 'partner'])
      expect((await world.call(account, 'PUT', `/due-dates/${id}/done`, { on: today })).status).toBe(404);
    expect((await world.call('client', 'PUT', `/due-dates/${company}/done`, { on: today })).status).toBe(404);
    const faults = async (path: string, body: object) =>
      fieldFaults((await world.call('client', 'PUT', `/due-dates/${id}/${path}`, body)).body);
    expect(await faults('done', { on: daysAfter(today, 2) })).toEqual(['on dayAhead']);
    expect(await faults('done', { on: '2026-02-30' })).toEqual(['on mustBeDate']);
    expect(await faults('done', { on: today, proof: 'p'.repeat(301) })).toEqual(['proof tooLong']);
    expect(await faults('not-ours', { reason: 'r'.repeat(301) })).toEqual(['reason tooLong']);
    expect((await world.call('client', 'PUT', `/due-dates/${id}/done`, { on: today }, { 'if-match': '"9"' })).status).toBe(412);
    expect((await report(company)).done).toBeNull();
  });

  it('is refused for a day that no rule gives any more', async () => {
    const company = await enter();
    const { _id: id } = await report(company);
    await world.must(manager, 'PATCH', `/companies/${company}`, { yearEnd: '06-30' });
    // Before the change is followed, the page of the client still has the old day.
    expect(await asked('client', 'PUT', `/due-dates/${id}/done`, { on: today })).toEqual([409, 'dueDateGone']);
  });
});

it('a past due date is kept for 800 days, whatever became of it, and then deleted', async () => {
  const company = await enter();
  const all = await dueOf(company);
  await world.must('client', 'PUT', `/due-dates/${all[0]?._id}/done`, { on: today });
  const later = daysAfter(today, duePastDays + 100);
  const stored = async () =>
    (await world.database.query<{ id: string }>('select id from company_due_dates where company_id = $1', [company])).map(({ id }) => id);
  await world.app.get(DueOccurrences).refill(new Date(`${later}T12:00:00Z`));
  const left = await stored();
  const [gone, kept] = [
    all.filter(({ dueOn }) => dueOn < daysAfter(today, 100)),
    all.filter(({ dueOn }) => dueOn >= daysAfter(today, 100)),
  ];
  expect([gone.length > 0, kept.length > 0]).toEqual([true, true]);
  expect(gone.filter(({ _id }) => left.includes(_id))).toEqual([]);
  expect(kept.filter(({ _id }) => !left.includes(_id))).toEqual([]);
});

it('the erasure of a client deletes the due dates of their companies, and no replay brings them back', async () => {
  const company = await enter('client2');
  const { _id: id } = (await dueOf(company, 'client2'))[0] as OrderBody & Due;
  await world.must('client2', 'PUT', `/due-dates/${id}/not-ours`, { reason: 'Sold' });
  await world.database.query(`update users set last_name = 'Erased', erased_at = now() where id = $1`, [world.idOf('client2')]);
  await world.database.transaction((tx) =>
    world.app.get(DueOccurrences).handle({ type: 'CompanyChanged', streamId: company } as never, tx, { rebuild: false }),
  );
  const left = await world.database.query(
    'select from company_due_dates where company_id = $1 union all select from company_due_fills where company_id = $1',
    [company],
  );
  const [reason] = await world.database.query<{ body: string | null }>(
    `select t.body from companies c, jsonb_each(c.due_marks) m join texts t on t.id = (m.value #>> '{reason,text}')::uuid where c.id = $1`,
    [company],
  );
  expect([left, reason]).toEqual([[], { body: null }]);
  expect(await listed(manager, `filter[company]=${company}`)).toEqual([]);
});

import { DueOccurrences } from '#libs/features/companies/due-occurrences';
import { fieldFaults } from '#libs/testing/field-faults';
import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { officeDay } from '#libs/testing/office-day';
import { daysAfter } from '#machines/company/due-dates';
import { dueKey, type DueOutcome, dueOutcomeOf, dueOutcomes } from '#machines/company/due-states';
import type { DueMark } from '#machines/company/state';

interface Report {
  rows: { key: string; label: string; values: Record<string, number | null> }[];
  totals: { values: Record<string, number | null>; previous: Record<string, number | null> | null };
  measures: { key: string; kind: string; title: string }[];
  asOf: string | null;
}
interface Row {
  id: string;
  rule: string;
  anchorDay: string;
  dueOn: string;
  startOn: string;
  kind: string;
  country: string;
  service: string | null;
  marks: Record<string, DueMark>;
  progress: string | null;
}

let world: OrdersTestApp;
let stories: OrderStories;
OrdersTestApp.forSuite((app) => {
  world = app;
  stories = new OrderStories(app);
});

const manager = 'client-service-manager';
const today = officeDay();
const [from, to] = [daysAfter(today, -90), daysAfter(today, 400)];

async function enter(name: string, [country, service, legalForm]: [string, string, string]): Promise<string> {
  const { country: id } = await world.orderBody([country, service]);
  const facts = { name, registerNumber: `RENEW ${name}`, country: id, legalForm, yearEnd: '12-31', registeredOn: '2020-05-05' };
  const { _id } = await world.must('client', 'POST', '/companies', facts);
  await world.settle();
  return String(_id);
}

/** Due dates of every outcome, some of them moved into the past. */
beforeAll(async () => {
  const { service } = await world.orderBody(['EE', 'ou']);
  await world.database.query(`update due_rules set service_id = $1 where title ->> 'en' = 'Annual report'`, [service]);
  const [kept, running] = [await enter('Kept OÜ', ['EE', 'ou', 'OÜ']), await enter('Running OÜ', ['EE', 'ou', 'OÜ'])];
  await enter('Lost OÜ', ['EE', 'ou', 'OÜ']);
  await enter('British Ltd', ['GB', 'ltd', 'Ltd']);
  await stories.reach('projectFinished', { service: ['EE', 'ou'], body: { company: kept } });
  const order = await stories.reach('newOrder', { service: ['EE', 'ou'], body: { company: running } });
  await world.settle();
  await world.database.query('update company_due_fills set until_day = null');
  await world.app.get(DueOccurrences).refill();
  const rows = await world.database.query<{ id: string; served: boolean; taken: boolean }>(
    'select id, service_id is not null as served, order_id is not null as taken from company_due_dates where not gone order by due_on, id',
  );
  expect(rows.filter(({ taken }) => taken)).toHaveLength(2);
  const free = rows.filter(({ taken }) => !taken);
  for (const [at, { id }] of free.slice(0, 30).entries()) {
    if (at % 6 === 0) await world.must('client', 'PUT', `/due-dates/${id}/done`, { on: today });
    if (at % 6 === 1) await world.must(manager, 'PUT', `/due-dates/${id}/not-ours`, { reason: 'No employees' });
  }
  // Past, with a mark and without; the day a rule gives is not what is examined here.
  const past = free.filter((_, at) => at % 4 === 2 || at % 7 === 0).map(({ id }) => id);
  await world.database.query('update company_due_dates set due_on = due_on - 480, start_on = start_on - 480 where id = any ($1::uuid[])', [
    past,
  ]);
  // A mark by staff while an order of ours is under way.
  const [inWork] = await world.database.query<{ id: string }>('select id from company_due_dates where order_id = $1', [order.id]);
  await world.must(manager, 'PUT', `/due-dates/${inWork?.id}/done`, { on: today });
}, 180_000);

const report = async (more: string): Promise<Report> =>
  (await world.must('owner', 'GET', `/reports/renewals?from=${from}&to=${to}&${more}`)) as unknown as Report;

/** The rows as they are stored, with the outcome that the machine gives each. */
async function expected(): Promise<(Row & { outcome: DueOutcome })[]> {
  const rows = await world.database.query<Row>(
    `select d.id, d.rule_id as rule, d.anchor_day::text as "anchorDay", d.due_on::text as "dueOn", d.start_on::text as "startOn", d.kind,
       d.country_id as country, d.service_id as service, c.due_marks as marks, o.progress
     from company_due_dates d join companies c on c.id = d.company_id left join orders o on o.id = d.order_id and o.progress <> 'orderCancelled'
     where not d.gone and d.due_on between $1 and $2`,
    [from, to],
  );
  return rows.map((row) => {
    const order = row.progress === null ? null : row.progress === 'projectFinished' ? 'finished' : 'running';
    return { ...row, outcome: dueOutcomeOf(row, row.marks[dueKey(row)] ?? null, order, today) };
  });
}

const figures = (rows: readonly { outcome: DueOutcome; service: string | null }[]) => {
  const count = (some: readonly { outcome: DueOutcome }[], outcome: DueOutcome) => some.filter((row) => row.outcome === outcome).length;
  const served = rows.filter(({ service }) => service !== null);
  const ended = count(served, 'kept') + count(served, 'elsewhere') + count(served, 'lost');
  return {
    due: rows.length,
    ...Object.fromEntries(dueOutcomes.map((outcome) => [outcome, count(rows, outcome)])),
    rate: ended === 0 ? null : Math.round((10_000 * count(served, 'kept')) / ended) / 100,
  };
};

describe('the report of renewals', () => {
  it('counts what the machine says of each due date, by every grouping, and the parts are the whole', async () => {
    const all = await expected();
    for (const outcome of dueOutcomes) expect([outcome, all.some((row) => row.outcome === outcome)]).toEqual([outcome, true]);
    const keyOf: Record<string, (row: Row) => string> = {
      month: ({ dueOn }) => `${dueOn.slice(0, 7)}-01`,
      country: ({ country }) => country,
      kind: ({ kind }) => kind,
      service: ({ service }) => service ?? 'none',
    };
    for (const [groupBy, key] of Object.entries(keyOf)) {
      const { rows, totals, asOf } = await report(`groupBy=${groupBy}`);
      expect([groupBy, asOf, totals.values]).toEqual([groupBy, null, figures(all)]);
      for (const row of rows)
        expect([groupBy, row.key, row.values]).toEqual([groupBy, row.key, figures(all.filter((one) => key(one) === row.key))]);
      expect(rows.reduce((sum, { values }) => sum + Number(values['due']), 0)).toBe(all.length);
      const { kept, elsewhere, notOurs, lost, open, due } = totals.values;
      expect(Number(kept) + Number(elsewhere) + Number(notOurs) + Number(lost) + Number(open)).toBe(due);
    }
    const byKind = await report('groupBy=kind');
    expect(byKind.rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['Report', 'Tax']));
    expect((await report('groupBy=service')).rows.find(({ key }) => key === 'none')?.label).toBe('No service of ours');
    expect(byKind.measures.map(({ kind }) => kind)).toEqual([...Array<string>(6).fill('count'), 'percent']);
  });

  it('leads from each figure to the due dates behind it, in the list filtered alike', async () => {
    const { rows } = await report('groupBy=kind');
    for (const { key, values } of rows)
      for (const outcome of dueOutcomes) {
        const query = `filter[dueOn]=${from}..${to}&filter[kind]=${key}&filter[outcome]=${outcome}`;
        const { total, items } = await world.must('owner', 'GET', `/due-dates?per_page=100&${query}`);
        expect([key, outcome, total, (items as object[]).length]).toEqual([
          key,
          outcome,
          values[outcome],
          Math.min(100, Number(values[outcome])),
        ]);
      }
    const all = await expected();
    const listed = async (query: string) => (await world.must('owner', 'GET', `/due-dates?filter[dueOn]=${from}..${to}&${query}`))['total'];
    expect(await listed('filter[served]=false')).toBe(all.filter(({ service }) => service === null).length);
    const [served] = all.flatMap(({ service }) => service ?? []);
    expect(await listed(`filter[service]=${served}`)).toBe(all.filter(({ service }) => service === served).length);
  });

  it('is narrowed by country, kind and service, compared, and taken as a file', async () => {
    const all = await expected();
    const [country, service] = [all.find(({ kind }) => kind === 'report')?.country, all.flatMap((row) => row.service ?? [])[0]];
    expect((await report(`filter[country]=${country}&filter[kind]=report`)).totals.values).toEqual(
      figures(all.filter((row) => row.country === country && row.kind === 'report')),
    );
    expect((await report(`filter[service]=${service}`)).totals.values).toEqual(figures(all.filter((row) => row.service === service)));
    const compared = await world.must('owner', 'GET', `/reports/renewals?from=${today}&to=${daysAfter(today, 60)}&compare=previous`);
    expect((compared as unknown as Report).totals.previous).toMatchObject({ kept: 0, lost: expect.any(Number), open: 0 });
    const file = await world.call('owner', 'GET', `/reports/renewals/export?from=${from}&to=${to}&groupBy=kind&format=csv`);
    expect([file.status, file.body['text']]).toEqual([
      200,
      expect.stringMatching(/Kind.*Due.*Kept.*Done elsewhere.*Not ours.*Lost.*Open.*Renewal rate, %/),
    ]);
  });

  it('refuses filters and groupings that it does not have', async () => {
    const faults = async (path: string) => {
      const { status, body } = await world.call('owner', 'GET', `/reports/${path}&from=${from}&to=${to}`);
      return [status, ...fieldFaults(body)];
    };
    expect(await faults('renewals?filter[manager]=me')).toEqual([422, 'filter[manager] mustBeId']);
    expect(await faults('renewals?filter[status]=newOrder')).toEqual([422, 'filter[status] unknownFilter']);
    expect(await faults('orders?filter[kind]=tax')).toEqual([422, 'filter[kind] unknownFilter']);
    expect(await faults('renewals?filter[kind]=weather')).toEqual([422, 'filter[kind] notOffered']);
    expect(await faults('renewals?groupBy=manager')).toEqual([422, 'groupBy notOffered']);
    expect(await faults('renewals/orders?measure=kept')).toEqual([422, 'measure notOffered']);
    expect(await faults('renewals/export?rows=orders')).toEqual([422, 'rows notOffered']);
    expect((await world.call(manager, 'GET', `/reports/renewals?from=${from}&to=${to}`)).status).toBe(403);
  });

  it('is empty for a period without due dates', async () => {
    const { totals, rows } = (await world.must('owner', 'GET', '/reports/renewals?from=2001-01-01&to=2001-01-31')) as unknown as Report;
    expect([totals.values, rows.length]).toEqual([{ due: 0, kept: 0, elsewhere: 0, notOurs: 0, lost: 0, open: 0, rate: null }, 1]);
  });
});

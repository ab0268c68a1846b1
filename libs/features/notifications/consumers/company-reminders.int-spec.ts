import { QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { DueRulesOf } from '#libs/contracts/catalogue/catalogue-queries';
import type { DueRuleCopy } from '#libs/contracts/catalogue/due-rule-copy';
import { DueOccurrences } from '#libs/features/companies/due-occurrences';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { officeDay } from '#libs/testing/office-day';
import { DueDatesOn } from '#libs/contracts/companies/company-queries';
import { duePastDays } from '#machines/company/due-states';
import { type DueCompany, daysAfter, dueDatesOf } from '#machines/company/due-dates';
import type { Id } from '#machines/kernel/ids';
import { microsADay, midnightOf } from '#machines/kernel/time';
import { dueThresholds } from '../rules/company-reminders.js';
import { CompanyReminders } from './company-reminders.js';
import { Outgoing } from './outgoing.js';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await NotificationsWorld.start({}, [], 'its companies are reminded of years ahead');
});
afterAll(() => world.stop());

const start = officeDay();
const noon = (day: string): number => midnightOf(day) + microsADay / 2;
const reminders = (outgoing = world.orders.app.get(Outgoing, { strict: false })): CompanyReminders =>
  new CompanyReminders(world.database, world.orders.app.get(QueryBus), outgoing);
const refill = (day: string) => world.orders.app.get(DueOccurrences, { strict: false }).refill(new Date(`${day}T12:00:00Z`));

/** Another client than the one who gets reminders years ahead. */
const client = 'client2';
let entered = 0;
async function enter(facts: DueCompany, account = 'client'): Promise<Id> {
  const body = { ...facts, name: 'Harbour', registerNumber: `REMIND ${(entered += 1)}` };
  const { _id: id } = await world.orders.must(account, 'POST', '/companies', body);
  await world.orders.settle();
  return id;
}
const countryOf = async (code: string): Promise<Id> =>
  (await world.database.one<{ id: Id }>('select id from countries where code = $1', [code]))?.id ?? '';
const sentOf = (companies: readonly Id[]) =>
  world.database.query<{ company: Id; rule: Id; due: string; threshold: number }>(
    `select company_id as company, rule_id as rule, due_on::text as due, threshold from company_reminders where company_id = any ($1)`,
    [companies],
  );
const noticesOf = async (company: Id) =>
  (await world.list(client, '&filter[kind]=companyDue')).items.filter(({ subject }) => subject._id === company);

it('the reminders of companies announce each duty of three countries in time over 400 days, once for each threshold, whenever it is killed', async () => {
  const bus = world.orders.app.get(QueryBus);
  const companies: { id: Id; facts: DueCompany }[] = [];
  const rules: DueRuleCopy[] = [];
  for (const code of ['EE', 'GB', 'GE']) {
    const country = await countryOf(code);
    const own = await bus.execute(new DueRulesOf(country));
    rules.push(...own);
    const forms = new Set(own.flatMap(({ legalForm }) => legalForm ?? []));
    for (const legalForm of forms.size > 0 ? forms : [null])
      for (const registeredOn of [start, daysAfter(start, -300), daysAfter(start, -540)]) {
        const facts = { country, legalForm, registeredOn, yearEnd: '12-31' };
        companies.push({ id: await enter(facts), facts });
      }
  }
  const length = 400;
  const last = daysAfter(start, length);
  const expected = companies.flatMap(({ id, facts }) =>
    dueDatesOf(facts, rules, start, daysAfter(last, 60)).flatMap(({ rule, dueOn }) =>
      dueThresholds
        .filter((threshold) => daysAfter(dueOn, -threshold) >= start && daysAfter(dueOn, -threshold) <= last)
        .map((threshold) => `${id} ${rule} ${dueOn} ${threshold}`),
    ),
  );
  let killed = 0;
  const outgoing = world.orders.app.get(Outgoing, { strict: false });
  // Dies in the middle of a run, before what it wrote is committed.
  const dying = { write: () => Promise.reject(new Error(`killed ${(killed += 1)}`)) } as unknown as Outgoing;
  for (let n = 0; n <= length; n += 1) {
    const day = daysAfter(start, n);
    if (n % 20 === 0) await refill(day);
    if (n % 7 === 0)
      await reminders(dying)
        .remind(noon(day))
        .catch(() => undefined);
    // Two at once, as two workers are.
    await Promise.all((n % 5 === 0 ? [1, 2] : [1]).map(() => reminders(outgoing).remind(noon(day))));
  }
  const sent = (await sentOf(companies.map(({ id }) => id))).map(
    ({ company, rule, due, threshold }) => `${company} ${rule} ${due} ${threshold}`,
  );
  const late = new Set(expected.filter((key) => !sent.includes(key)));
  expect([...late]).toEqual([]);
  expect(new Set(sent).size).toBe(sent.length);
  const announced = new Set(sent.map((key) => key.split(' ')[1]));
  expect(rules.filter(({ id }) => !announced.has(id))).toEqual([]);
  expect(rules.length).toBeGreaterThanOrEqual(36);
  const written = await world.database.one<{ notices: number; distinct: number }>(
    `select count(*)::int as notices, count(distinct id)::int as distinct from side_notifications where template like 'CompanyDue.%'`,
  );
  expect(written).toEqual({ notices: sent.length, distinct: sent.length });
  expect(killed).toBeGreaterThan(0);
}, 240_000);

describe('a client of a company with due dates', () => {
  /** Days on which the annual report of an Estonian company is due. */
  const reportOf = async (company: Id) => {
    const { items } = await world.orders.must(client, 'GET', `/due-dates?per_page=100&filter[company]=${company}&filter[kind]=report`);
    const [found] = (items as { _id: Id; rule: Id; title: { en: string }; dueOn: string }[]).filter(
      ({ title }) => title.en === 'Annual report',
    );
    if (found === undefined) throw new Error('there is no annual report');
    return found;
  };
  const estonian = async () =>
    enter({ country: await countryOf('EE'), legalForm: 'OÜ', registeredOn: '2020-03-10', yearEnd: '12-31' }, client);
  const titlesOf = async (company: Id) =>
    (await noticesOf(company)).map(({ title }) => title).filter((title) => title.includes('Annual report'));

  it('is reminded in the list and by email, by the data they gave while nobody checked them, and not before the morning', async () => {
    const company = await estonian();
    const { dueOn } = await reportOf(company);
    const day = daysAfter(dueOn, -30);
    expect(await reminders().remind(midnightOf(day) + microsADay / 8)).toBe(0);
    const before = (await world.intents(client)).length;
    expect(await reminders().remind(noon(day))).toBeGreaterThan(0);
    const [notice] = (await noticesOf(company)).filter(({ title }) => title.includes('Annual report'));
    expect(notice?.title).toMatch(/^Due by 30 June( \d{4})?: Annual report$/);
    expect(notice?.text).toMatch(/^Harbour \(REMIND \d+\)\. We counted this by the data you gave, which we haven’t checked\./);
    expect((await world.intents(client)).length).toBeGreaterThan(before);
    expect((await world.list(client, '&filter[kind]=companyDue', 'ru')).items[0]?.text).toContain('по данным, которые указали вы');
    await world.orders.must('client-service-manager', 'PUT', `/companies/${company}/verified`);
    await reminders().remind(noon(dueOn));
    const today = (await noticesOf(company)).find(({ title }) => title.startsWith('Last day') && title.includes('Annual report'));
    expect(today?.text).toMatch(/^Harbour \(REMIND \d+\)\. If it’s done already, mark it on the company’s page\.$/);
  });

  it('is not reminded of due dates that are done or do not apply to them', async () => {
    const company = await estonian();
    const { _id: id, dueOn } = await reportOf(company);
    await world.orders.must(client, 'PUT', `/due-dates/${id}/not-ours`, { reason: 'Closed' });
    await reminders().remind(noon(daysAfter(dueOn, -7)));
    expect(await titlesOf(company)).toEqual([]);
    await world.orders.must(client, 'DELETE', `/due-dates/${id}/mark`);
    await reminders().remind(noon(daysAfter(dueOn, -7)));
    expect(await titlesOf(company)).toHaveLength(1);
  });

  it('is reminded of a day that moved; what was sent of the old one stays', async () => {
    const company = await estonian();
    const { dueOn } = await reportOf(company);
    await reminders().remind(noon(daysAfter(dueOn, -60)));
    expect(await titlesOf(company)).toHaveLength(1);
    await world.orders.must('client-service-manager', 'PATCH', `/companies/${company}`, { yearEnd: '11-30' });
    await world.orders.settle();
    const moved = await reportOf(company);
    expect(moved.dueOn).not.toBe(dueOn);
    await reminders().remind(noon(daysAfter(moved.dueOn, -60)));
    expect(await titlesOf(company)).toHaveLength(2);
    await reminders().remind(noon(daysAfter(dueOn, -30)));
    const titles = await titlesOf(company);
    expect(titles.filter((title) => title.startsWith('Due by 30 June'))).toHaveLength(1);
    expect(titles.filter((title) => title.includes('31 May'))).toHaveLength(2);
  });

  it('is reminded of the new day of a rule that changed after a reminder, once for each threshold', async () => {
    const company = await estonian();
    const { dueOn } = await reportOf(company);
    await reminders().remind(noon(daysAfter(dueOn, -60)));
    const country = await countryOf('EE');
    const { dueRules } = (await world.orders.must('owner', 'GET', `/countries/${country}`)) as unknown as {
      dueRules: { title: { en: string }; days: number }[];
    };
    const write = async (rules: object[]) => {
      await world.orders.must('owner', 'PATCH', `/countries/${country}`, { dueRules: rules });
      await world.orders.settle();
      await refill(start);
    };
    await write(dueRules.map((rule) => (rule.title.en === 'Annual report' ? { ...rule, days: rule.days + 10 } : rule)));
    const moved = await reportOf(company);
    expect(moved.dueOn).toBe(daysAfter(dueOn, 10));
    for (const _run of [1, 2]) await reminders().remind(noon(daysAfter(moved.dueOn, -60)));
    await reminders().remind(noon(daysAfter(dueOn, -30)));
    await write(dueRules);
    const sent = (await sentOf([company])).filter(({ rule }) => rule === moved.rule).map(({ due, threshold }) => [due, threshold]);
    expect(sent.sort()).toEqual([
      [dueOn, 60],
      [moved.dueOn, 60],
    ]);
  });
});

it('records of sent reminders are deleted long after their day, and when the client is erased', async () => {
  const company = await enter({ country: await countryOf('EE'), legalForm: 'OÜ', registeredOn: '2020-03-10', yearEnd: '12-31' }, client);
  const [first] = (await world.orders.must(client, 'GET', `/due-dates?per_page=1&filter[company]=${company}`))['items'] as {
    dueOn: string;
  }[];
  const dueOn = first?.dueOn ?? '';
  await reminders().remind(noon(dueOn));
  const sent = (await sentOf([company])).length;
  expect(sent).toBeGreaterThan(0);
  await reminders().remind(noon(daysAfter(dueOn, duePastDays)));
  expect((await sentOf([company])).filter(({ due }) => due === dueOn)).not.toEqual([]);
  await reminders().remind(noon(daysAfter(dueOn, duePastDays + 1)));
  expect((await sentOf([company])).filter(({ due }) => due === dueOn)).toEqual([]);
  await refill(start);
  await reminders().remind(noon(dueOn));
  expect((await sentOf([company])).length).toBeGreaterThan(0);
  const erased = world.orders.idOf(client);
  await world.database.query(`update users set last_name = 'Erased', erased_at = now() where id = $1`, [erased]);
  expect(await world.database.query('select from company_reminders where person_id = $1', [erased])).toEqual([]);
  // A run that read what is due before the erasure writes nothing after it.
  const late = new CompanyReminders(
    world.database,
    { execute: async (query: never) => queryAsBefore(query) } as unknown as QueryBus,
    world.orders.app.get(Outgoing, { strict: false }),
  );
  async function queryAsBefore(query: object): Promise<unknown> {
    const bus = world.orders.app.get(QueryBus);
    if (!(query instanceof DueDatesOn)) return bus.execute(query as never);
    const one = { id: v7(), company, client: erased, verified: true, rule: v7(), title: { ru: 'Отчёт', en: 'Report' }, dueOn: query.day };
    return query.after === null ? [one] : [];
  }
  expect(await late.remind(noon(dueOn))).toBe(0);
  expect(await world.database.query('select from company_reminders where person_id = $1', [erased])).toEqual([]);
});

import { mostEntries } from '#libs/features/calendar/editions';
import { Client } from '../product/client.js';
import { percentiles } from '../product/percentile.js';
import { cpuSeconds } from '../product/process-figures.js';
import { onStack } from '../product/stack.js';
import type { Bench } from '../programs.js';
import type { Row } from '../tables.js';
import { fillCalendar, makeCompanies, makeDueDates } from './many-companies.js';
import { makeOrders } from './million-orders.js';
import { serverCpu } from './operation-costs.js';
import { askAll, gets, timeOf, type Questions } from './questions.js';

const statuses = ['newOrder', 'documentsRequested', 'projectFinished', 'partnerRewardPercentChanged'];
/** The client whose calendar is full. */
const busy = 'bench8@client.example';

/** Every sort and filter, and searches from two characters on; then combinations. */
async function questions(staff: Client): Promise<{ single: string[]; combined: string[] }> {
  const first = await staff.must<{
    items: { country: { _id: string }; service: { _id: string }; client: { _id: string }; manager: { _id: string } }[];
  }>('GET', '/orders?per_page=1');
  const one = first.items[0];
  if (!one) throw new Error('there are no orders');
  const single = [
    ...['createdAt', '-createdAt', 'updatedAt', '-updatedAt', 'number', '-number'].map((sort) => `sort=${sort}`),
    ...statuses.map((status) => `filter[status]=${status}`),
    `filter[country]=${one.country._id}`,
    `filter[service]=${one.service._id}`,
    `filter[client]=${one.client._id}`,
    `filter[manager]=${one.manager._id}`,
    'filter[createdAt]=2025-01-01..2025-12-31',
    'filter[updatedAt]=2026-06-01..2026-06-30',
    'search=ив',
    'search=ива',
    'search=Smith',
    'search=R-0500000',
    'search=bench777',
    'search=nothing-like-this',
  ];
  const combined = [
    `filter[status]=newOrder,documentsRequested&filter[country]=${one.country._id}&sort=-updatedAt`,
    `filter[manager]=${one.manager._id}&filter[status]=allStepsCompleted&sort=updatedAt`,
    `filter[service]=${one.service._id}&filter[createdAt]=2026-01-01..2026-03-31&sort=number`,
    `search=Соколов&filter[status]=projectFinished&sort=-updatedAt`,
    `search=Estonia&filter[country]=${one.country._id}&filter[createdAt]=2026-01-01..2026-06-30`,
    `filter[partner]=${one.client._id}&filter[status]=orderCancelled`,
  ];
  return { single, combined };
}

/** What a start page asks, at once. */
const startOf = (client: Client, paths: readonly string[]) => async (): Promise<void> => {
  await Promise.all(paths.map((path) => client.must('GET', path)));
};

/** The start pages of a manager and of a client with some 50 orders and five companies. */
async function startPages(origin: string): Promise<Record<'staff' | 'client', Questions>> {
  const [manager, client] = await Promise.all(
    ['bench7@manager.example', 'bench7@client.example'].map((email) => Client.signIn(origin, email)),
  );
  if (!manager || !client) throw new Error('nobody signed in');
  const frame = ['/users/me', '/notifications/unread', '/chats/unread', '/orders/order-statuses', '/orders?per_page=12', '/my-day'];
  const due = '/due-dates?filter[within]=400&filter[state]=upcoming,soon,overdue&sort=dueOn&per_page=100';
  return {
    staff: { 'my day alone': startOf(manager, ['/my-day']), "a manager's start page": startOf(manager, [...frame, '/order-views']) },
    client: { "a client's start page": startOf(client, [...frame, '/companies?per_page=3&sort=-createdAt', due, '/settings/site']) },
  };
}

/** A calendar program's question for a calendar with as many entries as one may have. */
async function fullCalendar(origin: string): Promise<Questions> {
  const { url } = await (await Client.signIn(origin, busy)).must<{ url: string }>('POST', '/users/me/calendar');
  const ask = async (): Promise<void> => {
    const answer = await fetch(origin + new URL(url).pathname);
    const entries = (await answer.text()).split('BEGIN:VEVENT').length - 1;
    if (answer.status !== 200 || entries !== mostEntries)
      throw new Error(`the calendar was answered ${answer.status} with ${entries} entries`);
  };
  return { 'a full calendar': ask };
}

/** The list of staff over HTTP: each question on its first and its middle page (of the first 10,000 if paging is limited), and its CPU. Fails nothing. */
export const run: Bench<'lists'> = ({ orders, companies }, print) =>
  onStack(async (stack) => {
    const took = await timeOf(() =>
      stack.offline(async (owner) => {
        await makeOrders(owner, orders);
        const country = await owner.one<{ id: string }>('select country_id as id from companies limit 1');
        if (!country) throw new Error('there are no companies');
        await makeCompanies(owner, companies, country.id);
        await makeDueDates(owner);
        await fillCalendar(owner, busy);
      }),
    );
    print(`made ${orders} orders and ${companies} companies in ${(took / 1000).toFixed(0)} s`);
    const staff = await stack.signIn();
    const { single, combined } = await questions(staff);
    const list = (query: string): string => `/orders?per_page=20&${query}`;
    const middle = async (query: string): Promise<string> => {
      const { total } = await staff.must<{ total: number }>('GET', encodeURI(list(query)));
      return `${list(query)}&page=${Math.max(1, Math.floor(Math.min(total, orders) / 40))}`;
    };
    const pages = [...single.map(list), ...(await Promise.all(single.map(middle)))];
    await stack.withDatabase(async (database) => {
      const used = async (): Promise<number> => (await cpuSeconds(stack.program.pid)) + (await serverCpu(database));
      const rows: Row[] = [];
      const ask = async (what: string, all: Questions, goal: number, times = 30): Promise<void> => {
        const answered = await askAll(all, { times, goal, used }, print);
        const slowest = answered.reduce((one, other) => (one.p95 > other.p95 ? one : other));
        rows.push({
          '': what,
          questions: `${answered.length}`,
          'above their goal': `${answered.filter(({ isAbove }) => isAbove).length}`,
          'p50, p95 ms of the slowest': percentiles(slowest.took, [0.5, 0.95], 0),
          goal: `p95 ${goal}`,
        });
      };
      await ask('a filter, a sort or a search of orders', gets(staff, pages), 50);
      await ask('several of them', gets(staff, combined.map(list)), 150);
      const start = await startPages(stack.origin);
      for (const [name, page] of Object.entries(start.staff)) await ask(name, { [name]: page }, 80);
      for (const [name, page] of Object.entries(start.client)) await ask(name, { [name]: page }, 60);
      // One network may ask 30 times at once.
      await ask(`a calendar of ${mostEntries} entries`, await fullCalendar(stack.origin), 30, 20);
      print.table(rows, 'lists');
    });
  });

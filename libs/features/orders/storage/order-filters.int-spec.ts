import { Database } from '#libs/platform/database/database';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { id } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import type { OrderSort } from '../rules/list-grammar.js';
import { OrderCountsRead } from './order-counts-read.js';
import { OrderList } from './order-list.js';
import { clauseOf, orderBy } from './order-list-sql.js';
import { orderStream } from './order-stream.js';
import type { Selection } from './selection.js';

let test: TestDatabase;
let database: Database;
const orders = 30_000;

beforeAll(async () => {
  test = await createTestDatabase();
  database = Database.open(test.ownerUrl, { max: 1, asOwner: true });
  const { state } = orderIn('newOrder');
  const row = { id: id(1), version: state.version, ...orderStream.write({ ...state, number: 1 }) };
  // One order in a hundred is priced in yen, one in three thousand has no manager; prices are spread evenly.
  const columns = Object.keys(row).join(', ');
  await database.query(
    `insert into orders (${columns}) select ${columns}
     from generate_series(1, ${orders}) n,
       json_populate_record(null::orders, ($1::jsonb || jsonb_build_object(
         'id', '00000000-0000-7000-9000-' || lpad(n::text, 12, '0'), 'number', n, 'created_at', n * 1000000::bigint,
         'manager_id', case when n % 3000 = 0 then null else $2::text end,
         'facts', $1::jsonb -> 'facts' || jsonb_build_object('price', n * 10, 'currency', case when n % 100 = 0 then 'JPY' else 'EUR' end)))::json) o`,
    [JSON.stringify(row), id(2)],
  );
  await database.query('analyze orders');
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The query plan of the list's first page. */
async function planOf(filters: Selection['filters'], by: 'createdAt' | 'updatedAt' = 'createdAt'): Promise<Plan[]> {
  const { from, where, params } = clauseOf({ scope: { of: 'all' }, filters, searchColumn: 'staff' }, by);
  const text = `select o.number from ${from} ${where} order by ${orderBy({ of: 'all' }, by, true)} limit 12`;
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, params);
  return nodesOf((row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan);
}

/** Rows that a plan read and discarded. */
const wasted = (nodes: readonly Plan[]): number => nodes.reduce((sum, node) => sum + (node['Rows Removed by Filter'] ?? 0), 0);

it.each([
  ['a narrow span of prices', { amount: { currency: 'EUR', from: 1_000, to: 2_000 } }, 'orders_of_price'],
  ['a rare currency', { amount: { currency: 'JPY', from: 290_000 } }, 'orders_of_price'],
  ['orders nobody manages', { unassigned: true }, 'orders_unassigned'],
] as const)('%s is found by its index', async (_, filters, index) => {
  const nodes = await planOf(filters);
  expect(nodes.map((node) => node['Index Name'])).toContain(index);
  expect(wasted(nodes)).toBeLessThan(100);
});

it('a wide range of prices is read along the index of the sort, and stops at the page', async () => {
  const nodes = await planOf({ amount: { currency: 'EUR', from: 100 } });
  expect(nodes.map((node) => node['Index Name'])).toContain('orders_by_created');
  expect(wasted(nodes)).toBeLessThan(100);
});

describe('a search of orders', () => {
  /** A word, the distance between orders that have it, and the expected total. */
  const words = [
    ['often', 20, { total: 1_000, totalIsExact: false }],
    ['limited', 30, { total: 1_000, totalIsExact: true }],
    ['sometimes', 3_000, { total: 10, totalIsExact: true }],
    ['never', orders + 1, { total: 0, totalIsExact: true }],
  ] as const;
  const all = { scope: { of: 'all' }, searchColumn: 'staff' } as const;

  beforeAll(async () => {
    const text = words.map(([word, every]) => `case when number % ${every} = 0 then ' ${word}' else '' end`).join(' || ');
    await database.query(
      `insert into order_search (number, order_id, created_at, client_id, partner_id, manager_id, staff, public)
       select number, id, created_at, client_id, partner_id, manager_id, 'r-' || number || ${text}, '' from orders`,
    );
    await database.query('analyze order_search');
  });

  const page = (search: string, by: OrderSort, descending: boolean, number: number, filters: Selection['filters'] = {}) =>
    new OrderList(database, new OrderCountsRead(database)).page(
      { ...all, filters, search },
      { page: number, perPage: 20, offset: (number - 1) * 20, search, filters, sort: { by, descending } },
    );

  /** Computed from the table without the list's SQL. */
  const expected = async (every: number, order: string, number: number, where = 'true'): Promise<number[]> =>
    (
      await database.query<{ number: number }>(
        `select number from orders where number % ${every} = 0 and ${where} order by ${order} limit 20 offset ${(number - 1) * 20}`,
      )
    ).map((row) => row.number);

  it.each(words)('for a word that occurs %s has the right count, and each page by each sort', async (word, every, counted) => {
    for (const [by, column] of [
      ['createdAt', 'created_at'],
      ['updatedAt', 'updated_at'],
      ['dueAt', 'due_order'],
      ['number', 'number'],
    ] as const)
      for (const descending of [true, false])
        for (const number of [1, 2, 25, 50]) {
          const way = descending ? 'desc' : 'asc';
          const { orders: found, total, totalIsExact } = await page(word, by, descending, number);
          expect(found.map((order) => order.number)).toEqual(await expected(every, `${column} ${way}, number ${way}`, number));
          expect({ total, totalIsExact }).toEqual(counted);
        }
  });

  it.each([
    ['often', 20, { unassigned: true }, 'manager_id is null', { total: 10, totalIsExact: true }],
    ['often', 20, { unassigned: false }, 'manager_id is not null', { total: 1_000, totalIsExact: false }],
    ['sometimes', 3_000, { status: ['newOrder'] }, `progress = 'newOrder'`, { total: 10, totalIsExact: true }],
    ['sometimes', 3_000, { status: ['projectFinished'] }, 'false', { total: 0, totalIsExact: true }],
  ] as const)('for %s with a filter has the count of both together', async (word, every, filters, where, counted) => {
    for (const number of [1, 2]) {
      const { orders: found, total, totalIsExact } = await page(word, 'updatedAt', true, number, filters);
      expect(found.map((order) => order.number)).toEqual(await expected(every, 'updated_at desc, number desc', number, where));
      expect({ total, totalIsExact }).toEqual(counted);
    }
  });
});

import { Database } from '#libs/platform/database/database';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { id } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
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
}, 120_000);
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

/** The plan of the list's first page. */
async function planOf(filters: Selection['filters'], by: 'createdAt' | 'updatedAt' = 'createdAt'): Promise<Plan[]> {
  const { from, where, params } = clauseOf({ scope: { of: 'all' }, filters, searchColumn: 'staff' }, by);
  const text = `select o.number from ${from} ${where} order by ${orderBy({ of: 'all' }, by, true)} limit 12`;
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, params);
  return nodesOf((row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan);
}

/** Rows that were read and thrown away, at most a few pages of them. */
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

it('a wide span of prices is a walk along the sort that stops at the page', async () => {
  const nodes = await planOf({ amount: { currency: 'EUR', from: 100 } });
  expect(nodes.map((node) => node['Index Name'])).toContain('orders_by_created');
  expect(wasted(nodes)).toBeLessThan(100);
});

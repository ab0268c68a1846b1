import { readFileSync } from 'node:fs';
import { Database } from '#libs/platform/database/database';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import type { OrderFacts, OrderState } from '#machines/order/state';
import { progressStatuses } from '#machines/order/statuses';
import { id } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { wholeRow } from './order-stream.js';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = Database.open(test.ownerUrl, { max: 1 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const migration = readFileSync('libs/features/orders/migrations/0180-whose-turn-and-due.sql', 'utf8');
/** What fills the rows of before. */
const fillings = [/^update orders o\nset facts = .*?;\n/ms, /^with figures as \(.*?;\n/ms].map((part) => part.exec(migration)?.[0] ?? '');

const twists: Partial<OrderFacts>[] = [
  {},
  { partner: null },
  { items: 1, itemsMissing: 1 },
  { openTransfers: 53_999 },
  { openTransfers: 180_000 },
  { received: 180_000 },
  { received: 180_000, refunded: 100_000, conceded: 80_000 },
];

/** Orders in every status with every twist, one of them with a payment that its provider still checks. */
function orders(): OrderState[] {
  const twisted = progressStatuses.flatMap((status) =>
    twists.map((twist) => {
      const { state } = orderIn(status);
      return { ...state, facts: { ...state.facts, ...twist } };
    }),
  );
  const { state } = orderIn('orderConfirmedNotPayed');
  const checked = { ...state.payments[0], id: id(7), method: 'provider', stage: 'prepayment', amount: 54_000, state: 'pending' } as const;
  const payment = { ...checked, recordedBy: null, reference: null, at: state.updatedAt, valueDate: null, refunds: [], disputes: [] };
  return [...twisted, { ...state, facts: { ...state.facts, pending: 54_000 }, payments: [payment] }];
}

it('the migration gives orders of before the turn, the due date and the facts that the application writes', async () => {
  const states = orders().map((state, n) => ({ ...state, id: id(100_000 + n), number: n + 1 }));
  const rows = states.map((state) => ({ id: state.id, version: state.version, ...wholeRow(state) }));
  await database.query('insert into orders select r.* from json_populate_recordset(null::orders, $1) r', [JSON.stringify(rows)]);
  const read = () => database.query<{ turn: string | null }>('select number, turn, to_confirm, due_at, facts from orders order by number');
  const written = await read();
  await database.query(
    `update orders set turn = null, to_confirm = false, due_at = 0, facts = (facts::jsonb - 'pending')::json where number > $1`,
    [0],
  );
  expect(await read()).not.toEqual(written);
  for (const filling of fillings) await database.query(filling);
  expect(await read()).toEqual(written);
  expect(new Set(written.map(({ turn }) => turn))).toEqual(new Set(['staff', 'moneyStaff', 'client', 'partner', 'payment', null]));
});

import { readFileSync } from 'node:fs';
import { Database } from '#libs/platform/database/database';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';

const migration = readFileSync('libs/features/orders/migrations/0258-folded-orders.sql', 'utf8');
const client = '01900000-0000-7000-8000-000000000001';

let test: TestDatabase;
let owner: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  owner = Database.open(test.ownerUrl, { asOwner: true, max: 1 });
});
afterAll(async () => {
  await owner.close();
  await test.drop();
});

describe('0258-folded-orders.sql', () => {
  it('folds earlier texts, also of a client whose name had just changed when the product was stopped', async () => {
    await owner.query(
      `insert into order_search (number, order_id, created_at, client_id, staff, public) values (1, $1, 1, $2, 'r-000001 | фёдоров', 'r-000001')`,
      ['01900000-0000-7000-8000-000000000002', client],
    );
    await owner.query('insert into order_search_notes (person_id) values ($1)', [client]);
    await owner.query(migration);
    expect(await owner.query('select staff, public from order_search')).toEqual([{ staff: 'r 000001 | федоров', public: 'r 000001' }]);
    expect(await owner.query('select person_id from order_search_notes')).toEqual([{ person_id: client }]);
  });
});

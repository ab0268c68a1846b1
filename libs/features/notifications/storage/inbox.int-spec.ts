import { seedUsers, demoUserId } from '#libs/features/people/seed-users';
import { Database } from '#libs/platform/database/database';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';
import { type InboxOf, Inbox } from './inbox.js';
import { Watermarks } from './watermarks.js';

const many = 100_000;
let test: TestDatabase;
let of: InboxOf;

beforeAll(async () => {
  test = await createTestDatabase();
  await seedUsers(test.database);
  of = {
    person: demoUserId('client-service-manager'),
    reader: 'staff',
    audiences: [demoUserId('client-service-manager'), 'orderDesk', 'moneyDesk'],
    kinds: ['orderMoved'],
    orders: 'all',
  };
  await test.database.query(
    `insert into notifications (id, audience, except_audiences, reader, kind, template, event_id, subject_type, subject_id, figures, at_us)
     select gen_random_uuid(), case when i % 10 = 0 then $1 when i % 3 = 0 then 'moneyDesk' else 'orderDesk' end, '{}', 'staff', 'orderMoved', 'OrderCancelled.staff',
       gen_random_uuid(), 'order', gen_random_uuid()::text, '{}', (extract(epoch from now()) * 1000000)::bigint + i
     from generate_series(1, ${many}) as i`,
    [of.person],
  );
  const owner = Database.open(test.ownerUrl, { asOwner: true, max: 1 });
  await owner.query('analyze notifications');
  await owner.close();
});
afterAll(() => test.drop());

interface Asked {
  text: string;
  params: readonly unknown[];
}
interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Records the statements of an inbox, so that their plans can be checked. */
function watched(): { inbox: Inbox; asked: Asked[] } {
  const asked: Asked[] = [];
  const database = Object.create(test.database) as Database;
  database.query = (text, params = []) => {
    asked.push({ text, params });
    return test.database.query(text, params);
  };
  database.one = async <Row>(text: string, params: readonly unknown[] = []) => (await database.query<Row>(text, params))[0];
  return { inbox: new Inbox(database, new Watermarks(test.database)), asked };
}

/** Rows that the database reads for a statement. */
async function touched({ text, params }: Asked): Promise<number> {
  const [row] = await test.database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, timing off, format json) ${text}`, params);
  const rowsOf = (plan: Plan): number => {
    const own =
      plan['Relation Name'] === 'notifications' ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] : 0;
    return own + (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);
  };
  return rowsOf(row?.['QUERY PLAN'][0].Plan as Plan);
}

describe('a hundred thousand notifications', () => {
  it('are listed page by page without reading them all', async () => {
    const { inbox, asked } = watched();
    const first = await inbox.page(of, { unread: false, descending: true, offset: 0, limit: 20 });
    expect([first.rows.length, first.total, first.totalIsExact]).toEqual([20, 10_000, false]);
    const times = first.rows.map(({ at_us }) => at_us);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const [page, count] = await Promise.all(asked.map(touched));
    expect(page).toBeLessThanOrEqual(3 * 20);
    expect(count).toBeLessThanOrEqual(3 * 10_001);
  });

  it('are counted to a thousand, and all of them are read by one row', async () => {
    const { inbox, asked } = watched();
    expect(await inbox.unread(of)).toBe(1_000);
    expect(await touched(asked.at(-1) as Asked)).toBeLessThanOrEqual(3 * 1_000);
    const newest = await inbox.newest(of);
    if (newest === undefined) throw new Error('there is nothing');
    await new Watermarks(test.database).raise(of.person, newest);
    expect(await inbox.unread(of)).toBe(0);
    expect(await touched(asked.at(-1) as Asked)).toBe(0);
    expect(await test.database.query('select 1 from notification_marks')).toEqual([]);
  });
});

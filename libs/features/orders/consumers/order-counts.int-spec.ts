import { v7 } from 'uuid';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { OrderCounts } from './order-counts.js';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = Database.open(test.url, { max: 16 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

type Pair = readonly [Id, Id];
const pair = (): Pair => [v7(), v7()];
interface People {
  clients: Pair;
  partners: Pair;
  managers: Pair;
}
const people = (): People => ({ clients: pair(), partners: pair(), managers: pair() });
const either = ([a, b]: Pair, n: number): Id => (n % 2 === 0 ? a : b);

type Fact = [type: string, data: Record<string, unknown>];

/** Events of the nth order that affect the counts. */
function story({ clients, partners, managers }: People, n: number): PlacedEvent[] {
  const [streamId, partner, manager] = [v7(), either(partners, n >> 1), either(managers, n)];
  const facts: Fact[] = [
    ['OrderPlaced', { client: either(clients, n) }],
    ['ManagerAssigned', { manager }],
    ['OrderConfirmedUnpaid', { to: 'orderConfirmedNotPayed' }],
    ['PartnerAppointed', { partner, previous: null }],
    ['PartnerRewardChanged', { percent: 30, percentBefore: 20 }],
    ['ManagerAssigned', { manager: either(managers, n + 1) }],
  ];
  if (n % 3 > 0) facts.push(['PartnerRewardAcknowledged', {}]);
  if (n % 5 === 0) facts.push(['OrderCancelled', { to: 'orderCancelled' }]);
  return facts.map(([type, data], i) => ({
    pos: 0,
    id: v7(),
    streamType: 'order',
    streamId,
    version: i + 1,
    type,
    schemaVersion: 1,
    data,
    recordedAt: 0,
    metadata: { actor: null, command: v7(), commandHash: '', machineVersion: 1 },
  }));
}

/** Every cell, computed by PostgreSQL from the orders. */
const recounted = `
  select scope, owner, status, count(*) from order_counted o
  cross join lateral (values ('all', '00000000-0000-0000-0000-000000000000'::uuid), ('client', client_id), ('partner', partner_id), ('manager', manager_id))
    as s(scope, owner)
  cross join lateral (select progress::text union all select 'partnerRewardPercentChanged' where reward = 'changed') as t(status)
  where owner is not null group by scope, owner, status order by 1, 2, 3`;
const kept = 'select scope, owner, status, count from order_counts where count > 0 order by 1, 2, 3';

/** Writes two orders per transaction, in either order, which would deadlock if cells were locked in the order of events. */
async function moveAtOnce(who: People): Promise<void> {
  const counts = new OrderCounts();
  const pairs = Array.from({ length: 24 }, (_, n) => [story(who, 2 * n), story(who, 2 * n + 1)]);
  const together = pairs.map(async (stories, n) => {
    for (let version = 1; version <= 8; version += 1) {
      const batch = stories.flatMap((events) => events.filter((event) => event.version === version));
      await database.transaction((tx) => counts.handleBatch(n % 2 === 0 ? batch : batch.reverse(), tx));
    }
  });
  await Promise.all(together);
}

describe('counts of orders', () => {
  it('stay true when many transactions move the same cells at once, new cells too', async () => {
    // New people add cells that several transactions try to create at the same time.
    for (let wave = 0; wave < 8; wave += 1) await moveAtOnce(people());
    const cells = await database.query(kept);
    expect(cells.length).toBeGreaterThan(15);
    expect(cells).toEqual(await database.query(recounted));
  });
});

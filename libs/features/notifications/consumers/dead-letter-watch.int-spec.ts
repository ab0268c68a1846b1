import { v7 } from 'uuid';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { DeadLetterWatch } from './dead-letter-watch.js';

let world: NotificationsWorld;
let event: { event_id: string; stream_id: string; version: number };

beforeAll(async () => {
  world = await NotificationsWorld.start();
  await world.stories.reach('newOrder');
  await world.orders.settle();
  const row = await world.database.one<typeof event>('select event_id, stream_id, version from events where version = 1');
  if (row === undefined) throw new Error('the log is empty');
  event = row;
});
afterAll(() => world.stop());

const watch = (): DeadLetterWatch => world.orders.app.get(DeadLetterWatch, { strict: false });
const titles = async (account: string) => (await world.list(account, '&filter[kind]=deadLetter')).items.map(({ text }) => text);

/** The state that a failing consumer leaves: parked, and retried at `next` or only by a person. */
async function park(next: string | null): Promise<void> {
  await world.database.query(
    `insert into dead_letters (consumer, projection_version, event_id, stream_id, version, attempts, error) values ('ledger', 1, $1, $2, $3, 5, 'Error: no')
     on conflict (consumer, projection_version, event_id) do update set attempts = 5, failed_at = clock_timestamp()`,
    [event.event_id, event.stream_id, event.version],
  );
  await world.database.query(
    `insert into consumer_streams (consumer, projection_version, stream_id, parked_at, next_attempt_at) values ('ledger', 1, $1, now(), $2::timestamptz)
     on conflict (consumer, projection_version, stream_id) do update set parked_at = now(), next_attempt_at = excluded.next_attempt_at`,
    [event.stream_id, next],
  );
}

describe('an event that failed', () => {
  it('sends no notification while it is retried', async () => {
    await park('2099-01-01T00:00:00Z');
    expect(await watch().look()).toBe(0);
    expect(await titles('owner')).toEqual([]);
  });

  it('notifies people who may retry it once it waits for a person, once and by email too', async () => {
    await park(null);
    expect([await watch().look(), await watch().look()]).toEqual([1, 0]);
    for (const account of ['owner', 'admin', 'ceo'])
      expect(await titles(account)).toEqual([expect.stringContaining('ledger: OrderPlaced failed 5 times')]);
    for (const account of ['supermanager', 'innovations-head', 'client']) expect(await titles(account)).toEqual([]);
    expect((await world.intents('owner')).map(({ state }) => state)).toEqual(['waiting']);
  });

  it('notifies again when a manual retry failed as well', async () => {
    await world.database.query(
      `insert into dead_letter_acts (consumer, event_id, stream_id, act, actor_id) values ('ledger', $1, $2, 'retry', $3)`,
      [event.event_id, event.stream_id, v7()],
    );
    await park(null);
    expect(await watch().look()).toBe(1);
    expect(await titles('owner')).toHaveLength(2);
  });
});

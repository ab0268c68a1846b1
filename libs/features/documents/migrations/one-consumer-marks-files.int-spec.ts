import { v7 } from 'uuid';
import { Database } from '#libs/platform/database/database';
import { migrate } from '#libs/platform/database/migrate';
import { migrations } from '#libs/platform/database/migrations';
import { createEmptyDatabase } from '#libs/testing/test-database';

const [before, between, name] = ['orders.attached-files', 'chat.sent-files', 'documents.attached-files'];
let test: Awaited<ReturnType<typeof createEmptyDatabase>>;
let owner: Database;
beforeEach(async () => {
  test = await createEmptyDatabase();
  owner = Database.open(test.ownerUrl, { asOwner: true, max: 1 });
  await migrate(
    test.ownerUrl,
    migrations.filter(({ number }) => number < 313),
  );
});
afterEach(async () => {
  await owner.close();
  await test.drop();
});

const checkpoint = (reader: string, pos: number) =>
  owner.query('insert into checkpoints (reader, projection_version, pos, epoch) values ($1, 1, $2, 3)', [reader, pos]);
const progress = (consumer: string, stream: string, version: number, parked = false) =>
  owner.query(
    `insert into consumer_streams (consumer, projection_version, stream_id, version, parked_at) values ($1, 1, $2, $3, case when $4 then now() end)`,
    [consumer, stream, version, parked],
  );

it('the consumer that marks files continues where both former ones were, with their dead letters and decisions', async () => {
  const [order, chat, event] = [v7(), v7(), v7()];
  await checkpoint(before, 70);
  await checkpoint(between, 40);
  await checkpoint('ledger', 90);
  await progress(before, order, 7);
  await progress(between, chat, 4, true);
  await progress('ledger', order, 9);
  await owner.query(
    `insert into dead_letters (consumer, projection_version, event_id, stream_id, version, attempts, error) values ($1, 1, $2, $3, 5, 5, 'Error: full')`,
    [between, event, chat],
  );
  await owner.query(`insert into dead_letter_acts (consumer, event_id, stream_id, act, actor_id) values ($1, $2, $3, 'retry', $2)`, [
    between,
    event,
    chat,
  ]);
  await migrate(test.ownerUrl);
  expect(await owner.query('select reader, pos, epoch from checkpoints order by reader')).toEqual([
    { reader: name, pos: 40, epoch: 3 },
    { reader: 'ledger', pos: 90, epoch: 3 },
  ]);
  expect(
    await owner.query(
      `select consumer, stream_id as stream, version, parked_at is not null as parked from consumer_streams order by consumer, version desc`,
    ),
  ).toEqual([
    { consumer: name, stream: order, version: 7, parked: false },
    { consumer: name, stream: chat, version: 4, parked: true },
    { consumer: 'ledger', stream: order, version: 9, parked: false },
  ]);
  expect(await owner.query('select consumer, event_id as event from dead_letters')).toEqual([{ consumer: name, event }]);
  expect(await owner.query('select consumer, act from dead_letter_acts order by id')).toEqual([
    { consumer: between, act: 'retry' },
    { consumer: name, act: 'retry' },
  ]);
});

it('the consumer that marks files reads the log from the start if one of the two former ones had not started', async () => {
  await checkpoint(before, 70);
  await migrate(test.ownerUrl);
  expect(await owner.query('select reader from checkpoints')).toEqual([]);
});

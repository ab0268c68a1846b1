import { LeadsModule } from '#libs/features/leads/leads.module';
import { Database } from '#libs/platform/database/database';
import { UsageError } from '#libs/platform/process/command-line';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { replay, verify } from './audit.js';

let log: LogUnderTest;
beforeAll(async () => {
  log = await startLog();
  for (let i = 0; i < 5; i += 1) await log.open();
  await log.sequencer.drain();
});
afterAll(() => log.close());

describe('the auditor', () => {
  it('reports how much of a sound log was verified', async () => {
    const { holds, lines } = await verify(log.database, {});
    expect(holds).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(
        /^verify: 5 events, positions 1 to 5, 0 texts compared, 0 erased with their reason, 0 reads compared, 0 emptied with their reason, 0 seals over 0 rows, 0 not sealed yet, 0 tiles, 0 checkpoints, no signed heads given, 0 faults, \d+\.\d s, root [0-9a-f]{64}$/,
      ),
    ]);
  });

  it('refuses a position that is no number', async () => {
    await expect(verify(log.database, { from: 'abc' })).rejects.toThrow(UsageError);
  });

  it('names the position of a changed event and says that the log does not hold', async () => {
    await log.owner.query(`alter table events disable trigger all;
      update events set data = '{}' where event_id = (select event_id from event_order where pos = 3)`);
    const { holds, lines } = await verify(log.database, {});
    expect(holds).toBe(false);
    expect(lines[0]).toMatch(/^position 3: hashDiffers: /);
  });
});

describe('the replay of the auditor', () => {
  let world: OrdersTestApp;
  beforeAll(async () => {
    world = await OrdersTestApp.start(undefined, { imports: [LeadsModule] });
    await world.place('client');
    for (const phone of ['+372 5123 4567', '+372 5123 4568'])
      await world.call(null, 'POST', '/forms/request-call', { name: 'Anna', phone }, { 'accept-language': 'en' });
  });
  afterAll(() => world.stop());

  it('counts the streams of every kind', async () => {
    expect(await replay(world.database)).toEqual({
      holds: true,
      lines: [
        expect.stringMatching(/^replay: 1 orders, 1 events, 1 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: 2 leads, 2 events, 2 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: 0 chats, 0 events, 0 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: 0 companies, 0 events, 0 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: 0 feedbacks, 0 events, 0 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: 0 payoffs, 0 events, 0 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: 0 checkouts, 0 events, 0 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: 0 receipts, 0 events, 0 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: 0 bank account lists, 0 events, 0 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: [1-9]\d* services, 0 events, 0 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: 3 site settings, 0 events, 0 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: 0 security settings, 0 events, 0 commands, 0 faults, \d+\.\d s$/),
        expect.stringMatching(/^replay: \d+ people, \d+ of them without a role in the log, 0 faults$/),
      ],
    });
  });

  it('finds a falsified event of a lead', async () => {
    const owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
    const changed = await owner.query<{ id: string }>(`alter table events disable trigger all`).then(() =>
      owner.query<{ id: string }>(`update events set data = replace(data, '"language":"en"', '"language":"ru"')
        where event_id = (select max(event_id::text)::uuid from events where stream_type = 'lead') returning stream_id as id`),
    );
    await owner.close();
    const { holds, lines } = await replay(world.database);
    expect(holds).toBe(false);
    const lead = changed[0]?.id;
    expect(lines.filter((line) => line.startsWith('lead'))).toEqual([
      `lead ${lead} at version 1: row: columns language differ from the fold`,
      expect.stringMatching(new RegExp(`^lead ${lead} at version 0: decision: register `)),
    ]);
    expect(lines.filter((line) => line.startsWith('order'))).toEqual([]);
  });
});

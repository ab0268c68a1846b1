import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import type { PlacedEvent } from '../feed/placed-event.js';
import {
  type Account,
  type AccountCommand,
  type AccountEvent,
  accountStream,
  decideAccount,
  evolveAccount,
} from '../testing/account-stream.js';
import { replayAll, replayStream, type Replayable } from './replay.js';
import { readStream } from './stream-reader.js';

const accounts: Replayable<Account> = {
  stream: accountStream,
  fold: (state, { type, version, recordedAt, streamId, data }: PlacedEvent) =>
    evolveAccount(state, { type, version, at: recordedAt, stream: streamId, data } as unknown as AccountEvent),
  decide: (state, { input }) => decideAccount(state, input as AccountCommand),
};

let log: LogUnderTest;
let ids: string[];
beforeEach(async () => {
  log = await startLog();
  ids = await Promise.all([log.open(), log.open(), log.open()]);
  for (const id of ids) {
    await log.run(id, { type: 'add', amount: 5, label: `of ${id}` });
    await log.run(id, { type: 'add', amount: -5 });
    await log.run(id, { type: 'add', amount: 1, label: 'closed' });
    await log.run(id, { type: 'add', amount: 1 });
  }
});
afterEach(() => log.close());

const tamper = async (table: string, statement: string): Promise<void> => {
  await log.owner.query(`alter table ${table} disable trigger all; ${statement}`);
};

describe('the replay certificate', () => {
  it('holds for every stream: the fold equals the row, and each command, refused ones too, has the same outcome again', async () => {
    expect(await replayAll(log.database, accounts, 2)).toEqual({ streams: 3, events: 9, commands: 15, faults: [] });
  });

  it('names the column of a row that was changed manually', async () => {
    await log.owner.query('update accounts set total = total + 1 where id = $1', [ids[1]]);
    const { faults } = await replayStream(log.database, accounts, ids[1] ?? '');
    expect(faults).toEqual([{ stream: ids[1], version: 3, kind: 'row', detail: 'columns total differ from the fold' }]);
    expect((await replayStream(log.database, accounts, ids[0] ?? '')).faults).toEqual([]);
  });

  it('reports a row with another version', async () => {
    await log.owner.query('update accounts set version = 7 where id = $1', [ids[1]]);
    expect((await replayAll(log.database, accounts)).faults).toMatchObject([{ kind: 'row', detail: 'the row is at version 7' }]);
  });

  it('reports a refusal that would be accepted today', async () => {
    const lenient = {
      ...accounts,
      decide: (state: Account | null, { input }: { input: object }) => {
        const decision = decideAccount(state, input as AccountCommand);
        return 'refused' in decision && decision.refused === 'closed' ? { events: [] } : decision;
      },
    };
    const { faults } = await replayAll(log.database, lenient);
    expect(faults).toHaveLength(3);
    expect(faults[0]).toMatchObject({ kind: 'decision', version: 3 });
  });

  it('reports an event without a command', async () => {
    await tamper('events', `update events set data = '{"amount":6,"label":null}' where version = 2`);
    const kinds = (await replayAll(log.database, accounts)).faults.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['row', 'decision']));
  });

  it('continues after a stream that cannot be folded', async () => {
    await tamper(
      'events',
      `update events set data = '{}' where version = 1 and stream_id = '${ids[0]}'; delete from events where version = 1 and stream_id = '${ids[1]}'`,
    );
    const { streams, faults } = await replayAll(log.database, accounts);
    expect(streams).toBe(3);
    expect(faults).toContainEqual({ stream: ids[1], version: 0, kind: 'failed', detail: 'an account begins with Opened' });
  });
});

describe('the events of a stream', () => {
  it('are read up to a version', async () => {
    expect((await readStream(log.database, ids[0] ?? '', {}, 2)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('are upcast to the newest schema step by step', async () => {
    const upcasters = {
      Added: {
        1: ({ amount, ...rest }: Record<string, unknown>) => ({ ...rest, cents: Number(amount) * 100 }),
        2: (data: Record<string, unknown>) => ({ ...data, currency: 'EUR' }),
      },
    };
    const [opened, added] = await readStream(log.database, ids[0] ?? '', upcasters);
    expect(opened).toMatchObject({ schemaVersion: 1 });
    expect(added).toMatchObject({ schemaVersion: 3, data: { cents: 500, currency: 'EUR' } });
  });
});

import { v7 } from 'uuid';
import { type LogUnderTest, startLog, startProcess } from '#libs/testing/log-under-test';
import {
  type Account,
  type AccountCommand,
  accountCommand,
  accountRequest,
  accountStream,
  createPerson,
} from '../testing/account-stream.js';
import type { AppendAnswer, AppendRequest } from './contract.js';

let log: LogUnderTest;
beforeAll(async () => {
  log = await startLog();
});
afterAll(() => log.close());

const count = async (sql: string, params: unknown[] = []): Promise<number> =>
  (await log.owner.one<{ n: number }>(`select count(*) as n from ${sql}`, params))?.n ?? -1;
const times = <T>(n: number, make: (i: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: n }, (_, i) => make(i)));

describe('an accepted command', () => {
  it('writes events, row, command, outcome and queue entry together', async () => {
    const id = await log.open();
    const { answer, snapshot } = await log.run(id, { type: 'add', amount: 5, label: 'first' });
    expect(answer).toEqual({ kind: 'ok', version: 2, number: null });
    expect(snapshot).toMatchObject({ version: 2, state: { total: 5, labels: ['first'] } });
    expect(await log.owner.one('select version, total, labels from accounts where id = $1', [id])).toEqual({
      version: 2,
      total: 5,
      labels: ['first'],
    });
    expect(await count('events e join unsequenced u using (event_id) where stream_id = $1', [id])).toBe(2);
    expect(await count('account_labels where account_id = $1', [id])).toBe(1);
    expect(await count(`commands where stream_id = $1 and outcome = 'accepted'`, [id])).toBe(2);
  });

  it('stores data as the exact text it was given, and actor and command in the metadata', async () => {
    const id = await log.open();
    await log.run(id, { type: 'add', amount: 7 });
    const event = await log.owner.one<{ data: string; metadata: string }>(
      'select data, metadata from events where stream_id = $1 and version = 2',
      [id],
    );
    expect(event?.data).toBe('{"amount":7,"label":null}');
    const metadata = JSON.parse(event?.metadata ?? '') as Record<string, unknown>;
    expect(metadata).toMatchObject({
      actor: { id: log.person.id },
      machineVersion: 1,
      commandHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it('takes one round trip when the stream is known', async () => {
    const id = await log.open();
    const loads = jest.spyOn(log.database, 'query');
    await log.run(id, { type: 'add', amount: 1 });
    expect(loads.mock.calls.filter(([sql]) => String(sql).includes('accounts'))).toHaveLength(0);
    loads.mockRestore();
  });
});

describe('a refused command', () => {
  it('is recorded with its code and changes nothing', async () => {
    const id = await log.open();
    const { answer, result } = await log.run(id, { type: 'add', amount: -1 });
    expect(answer).toEqual({ kind: 'ok', version: 1, number: null });
    expect(result).toMatchObject({ kind: 'refused', code: 'amountOutOfRange' });
    expect(await count('events where stream_id = $1', [id])).toBe(1);
    expect(
      await count(`commands where stream_id = $1 and outcome = 'refused' and code = 'amountOutOfRange' and stream_version = 1`, [id]),
    ).toBe(1);
  });
});

describe('the key of an append', () => {
  it('returns the stored outcome for the same request, without a second effect', async () => {
    const id = await log.open();
    await log.run(id, { type: 'add', amount: 3 }, { key: 'key-1', requestHash: 'hash' });
    const again = await log.run(id, { type: 'add', amount: 3 }, { key: 'key-1', requestHash: 'hash' });
    expect(again.answer).toEqual({
      kind: 'replay',
      code: null,
      streamType: 'account',
      streamId: id,
      version: 2,
      result: null,
    });
    expect(again.snapshot.state?.total).toBe(3);
  });

  it('replays a refusal like a success', async () => {
    const id = await log.open();
    await log.run(id, { type: 'add', amount: -3 }, { key: 'key-2', requestHash: 'hash' });
    expect((await log.run(id, { type: 'add', amount: -3 }, { key: 'key-2', requestHash: 'hash' })).answer).toMatchObject({
      kind: 'replay',
      code: 'amountOutOfRange',
    });
  });

  it('refuses another request under the same key', async () => {
    const id = await log.open();
    await log.run(id, { type: 'add', amount: 3 }, { key: 'key-3', requestHash: 'hash' });
    expect((await log.run(id, { type: 'add', amount: 4 }, { key: 'key-3', requestHash: 'other' })).answer).toEqual({ kind: 'keyReused' });
  });

  it('belongs to its actor: another person may use the same key', async () => {
    const id = await log.open();
    const other = { id: await createPerson(log.owner), tokenVersion: 1 };
    await log.run(id, { type: 'add', amount: 3 }, { key: 'key-4', requestHash: 'hash' });
    const { answer } = await log.runner.execute(
      accountStream,
      ...accountCommand(id, { type: 'add', amount: 3 }, other, { key: 'key-4', requestHash: 'hash' }),
    );
    expect(answer?.kind).toBe('ok');
  });

  it('has one effect when fifty requests use it at once in four processes, and all get the same answer', async () => {
    const id = await log.open();
    const processes = await times(4, () => Promise.resolve(startProcess(log.url)));
    const answers = await times(50, (i) => {
      const command = accountCommand(id, { type: 'add', amount: 1 }, log.person, { key: 'key-5', requestHash: 'hash' });
      return processes[i % 4]?.runner.execute(accountStream, ...command) ?? Promise.reject(new Error());
    });
    expect(answers.filter(({ answer }) => answer?.kind === 'ok')).toHaveLength(1);
    expect(answers.filter(({ answer }) => answer?.kind === 'replay' && answer.version === 2)).toHaveLength(49);
    expect(await log.owner.one('select version, total from accounts where id = $1', [id])).toEqual({ version: 2, total: 1 });
    await Promise.all(processes.map((one) => one.close()));
  });

  it('creates one stream when fifty requests use it at once', async () => {
    const before = await count('accounts');
    const answers = await times(50, () => {
      const command = accountCommand(v7(), { type: 'open' }, log.person, { key: 'key-6', requestHash: 'hash', isNew: true });
      return log.runner.execute(accountStream, ...command);
    });
    expect(await count('accounts')).toBe(before + 1);
    expect(new Set(answers.map(({ snapshot }) => snapshot.id)).size).toBe(1);
  });

  it('is free again after thirty days, when expired keys are cleaned up', async () => {
    const id = await log.open();
    await log.run(id, { type: 'add', amount: 1 }, { key: 'key-7', requestHash: 'hash' });
    await log.owner.query(`update idempotency_keys set expires_at = now() - interval '1 second' where key = 'key-7'`);
    const { deleteExpiredKeys } = await import('../keys/idempotency-keys.js');
    expect(await deleteExpiredKeys(log.database)).toBe(1);
    expect((await log.run(id, { type: 'add', amount: 1 }, { key: 'key-7', requestHash: 'hash' })).answer?.kind).toBe('ok');
  });
});

describe('a command without a key', () => {
  const requestWithoutKey = async (id: string, command: AccountCommand): Promise<AppendRequest> =>
    accountRequest(await log.runner.snapshot(accountStream, id, true), command, log.person, null);

  const written = async ({ streamId, command }: AppendRequest) => ({
    events: await count(`events where stream_id = $1 and metadata::json ->> 'command' = $2`, [streamId, command.id]),
    commands: await count('commands where command_id = $1', [command.id]),
    keys: await count('idempotency_keys where command_id = $1', [command.id]),
  });

  const kinds = ['an accepted command', 'a refused command', 'a new stream'] as const;
  const requestOf = async (kind: (typeof kinds)[number]): Promise<AppendRequest> =>
    kind === 'a new stream'
      ? requestWithoutKey(v7(), { type: 'open' })
      : requestWithoutKey(await log.open(), { type: 'add', amount: kind === 'a refused command' ? -1 : 2 });

  it('claims no key in the ledger', async () => {
    const request = await requestOf('an accepted command');
    expect(await log.appender.append(request)).toEqual({ kind: 'ok', version: 2, number: null });
    expect(await written(request)).toEqual({ events: 1, commands: 1, keys: 0 });
  });

  it.each(kinds)('takes effect once when it is sent again after its answer was lost: %s', async (kind) => {
    const request = await requestOf(kind);
    const version = request.expectedVersion + request.events.length;
    expect(await log.appender.append(request)).toMatchObject({ kind: 'ok', version });
    const before = await log.owner.one('select * from accounts where id = $1', [request.streamId]);
    expect(await log.appender.append(request)).toEqual({ kind: 'ok', version, number: null });
    expect(await written(request)).toEqual({ events: request.events.length, commands: 1, keys: 0 });
    expect(await log.owner.one('select * from accounts where id = $1', [request.streamId])).toEqual(before);
  });

  const waiting = async (): Promise<void> => {
    while ((await count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)) === 0)
      await new Promise((resume) => setTimeout(resume, 5));
  };

  it.each(kinds)('takes effect once when it is sent again while the first call is running: %s', async (kind) => {
    const request = await requestOf(kind);
    const { again } = await log.database.transaction(async (tx) => {
      expect(await log.appender.appendInside(tx, request)).toMatchObject({ kind: 'ok' });
      const again = log.appender.append(request);
      await waiting();
      return { again };
    });
    expect(await again).toEqual({ kind: 'ok', version: request.expectedVersion + request.events.length, number: null });
    expect(await written(request)).toEqual({ events: request.events.length, commands: 1, keys: 0 });
  });

  it.each(kinds)('is written by the second call when the first one was rolled back: %s', async (kind) => {
    const request = await requestOf(kind);
    let again: Promise<AppendAnswer> | undefined;
    const undone = log.database.transaction(async (tx) => {
      await log.appender.appendInside(tx, request);
      again = log.appender.append(request);
      await waiting();
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await again).toMatchObject({ kind: 'ok', version: request.expectedVersion + request.events.length });
    expect(await written(request)).toEqual({ events: request.events.length, commands: 1, keys: 0 });
  });

  it('is refused if its id belongs to another command', async () => {
    const request = await requestOf('an accepted command');
    await log.appender.append(request);
    const other = { ...(await requestOf('an accepted command')), command: request.command };
    await expect(log.appender.append(other)).rejects.toThrow(/duplicate key .* "commands_pkey"/);
    expect(await count('events where stream_id = $1', [other.streamId])).toBe(1);
  });

  it('shares database calls with commands that have a key', async () => {
    const ids = await times(12, () => log.open());
    const answers = await Promise.all(
      ids.map((id, i) => {
        const command = accountCommand(id, { type: 'add', amount: 1 }, log.person, { key: i % 2 === 0 ? null : v7() });
        return log.runner.execute(accountStream, ...command);
      }),
    );
    expect(answers.map(({ answer }) => answer?.kind)).toEqual(ids.map(() => 'ok'));
    expect(await log.owner.one('select sum(total)::bigint as total from accounts where id = any ($1)', [ids])).toEqual({ total: 12 });
    expect(await count('idempotency_keys where stream_id = any ($1) and version = 2', [ids])).toBe(6);
  });
});

describe('a race of two appends', () => {
  it('has exactly one winner of sixty-four from one version', async () => {
    const id = await log.open();
    const state = log.cache.get<Account>('account', id)?.state ?? null;
    const answers = await times(64, () =>
      log.appender.append(accountRequest({ id, version: 1, state }, { type: 'add', amount: 1 }, log.person)),
    );
    expect(answers.filter(({ kind }) => kind === 'ok')).toHaveLength(1);
    expect(answers.filter((answer) => answer.kind === 'moved' && answer.version === 2)).toHaveLength(63);
  });

  it('loses nothing when several processes append to the same streams', async () => {
    const ids = await times(3, () => log.open());
    const processes = await times(4, () => Promise.resolve(startProcess(log.url)));
    await times(200, (i) => {
      const id = ids[i % 3] ?? '';
      const command = accountCommand(id, { type: 'add', amount: 1 }, log.person);
      return processes[i % 4]?.runner.execute(accountStream, ...command) ?? Promise.reject(new Error());
    });
    const total = await log.owner.one<{ total: number; version: number }>(
      'select sum(total)::bigint as total, sum(version)::bigint as version from accounts where id = any ($1)',
      [ids],
    );
    expect(total).toEqual({ total: 200, version: 203 });
    await Promise.all(processes.map((one) => one.close()));
  });
});

describe('a command that keeps losing', () => {
  it('locks the row first and then wins', async () => {
    const id = await log.open();
    const losing = jest.spyOn(log.appender, 'append').mockResolvedValue({ kind: 'moved', version: 9 });
    const { answer, snapshot } = await log.run(id, { type: 'add', amount: 4 });
    expect(losing).toHaveBeenCalledTimes(3);
    losing.mockRestore();
    expect(answer).toEqual({ kind: 'ok', version: 2, number: null });
    expect(snapshot.state?.total).toBe(4);
    expect((await log.run(id, { type: 'add', amount: 1 })).snapshot).toMatchObject({ version: 3, state: { total: 5 } });
  });
});

describe('a free text', () => {
  it('is stored apart from the events, and the application can neither change nor remove it', async () => {
    const id = await log.open();
    const known = await log.runner.snapshot(accountStream, id);
    const text = { id: v7(), ownerPerson: log.person.id, body: 'Причина: "так"\n', key: 'a2V5' };
    const request = { ...accountRequest(known, { type: 'add', amount: 1 }, log.person), texts: [text] };
    expect((await log.appender.append(request)).kind).toBe('ok');
    expect(await log.database.one('select body from texts where id = $1', [text.id])).toEqual({ body: text.body });
    for (const change of ["body = 'another'", 'body = null, key = null'])
      await expect(log.database.query(`update texts set ${change} where id = $1`, [text.id])).rejects.toThrow(/permission denied/);
    await expect(log.database.query('delete from texts')).rejects.toThrow(/permission denied/);
  });
});

describe('numbers for people', () => {
  it('are dense however many streams are created at once, and equal in row and event', async () => {
    const processes = await times(3, () => Promise.resolve(startProcess(log.url)));
    const placed = await times(60, (i) => {
      const command = accountCommand(v7(), { type: 'open' }, log.person, { isNew: true });
      return processes[i % 3]?.runner.execute(accountStream, ...command) ?? Promise.reject(new Error());
    });
    expect(placed.every(({ snapshot }) => typeof snapshot.state?.number === 'number')).toBe(true);
    const numbers = await log.owner.query<{ number: number }>('select number from accounts order by number');
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, i) => i + 1));
    expect(
      await count(`accounts a join events e on e.stream_id = a.id and e.version = 1 where e.data <> '{"number":' || a.number || '}'`),
    ).toBe(0);
    await Promise.all(processes.map((one) => one.close()));
  });

  it('are not used up by a stream that was refused', async () => {
    const before = await log.owner.one('select value from counters');
    const { answer } = await log.runner.execute(
      accountStream,
      ...accountCommand(v7(), { type: 'add', amount: 1 }, log.person, { isNew: true }),
    );
    expect(answer?.kind).toBe('ok');
    expect(await log.owner.one('select value from counters')).toEqual(before);
  });
});

describe('the person of an append', () => {
  it('is rejected by the append if their token version changed, and the key stays free', async () => {
    const id = await log.open();
    const person = { id: await createPerson(log.owner), tokenVersion: 1 };
    await log.owner.query('update users set token_version = 2 where id = $1', [person.id]);
    const stale = await log.runner.execute(accountStream, ...accountCommand(id, { type: 'add', amount: 1 }, person, { key: 'key-8' }));
    expect(stale.answer).toEqual({ kind: 'revoked' });
    const renewed = { ...person, tokenVersion: 2 };
    const now = await log.runner.execute(accountStream, ...accountCommand(id, { type: 'add', amount: 1 }, renewed, { key: 'key-8' }));
    expect(now.answer?.kind).toBe('ok');
  });

  it('is rejected too if they were deactivated', async () => {
    const id = await log.open();
    const person = { id: await createPerson(log.owner), tokenVersion: 1 };
    await log.owner.query('update users set deactivated_at = now() where id = $1', [person.id]);
    const { answer } = await log.runner.execute(accountStream, ...accountCommand(id, { type: 'add', amount: 1 }, person));
    expect(answer).toEqual({ kind: 'revoked' });
  });
});

describe('a unique row', () => {
  it('answers `taken` to the second request, while the rest of its set succeeds', async () => {
    const ids = await times(3, () => log.open());
    await log.run(ids[0] ?? '', { type: 'add', amount: 1, label: 'only' });
    const [second, bystander] = await Promise.all([
      log.run(ids[1] ?? '', { type: 'add', amount: 1, label: 'only' }),
      log.run(ids[2] ?? '', { type: 'add', amount: 1, label: 'another' }),
    ]);
    expect(second.answer).toEqual({ kind: 'taken', table: 'account_labels' });
    expect(bystander.answer?.kind).toBe('ok');
    expect(await count('events where stream_id = $1', [ids[1]])).toBe(1);
  });
});

describe('a lost connection', () => {
  it.each([
    ['with', v7],
    ['without', () => null],
  ])('is replaced, and a pending command %s a key is written exactly once', async (_kind, keyOf) => {
    const ids = await times(8, () => log.open());
    const work = times(80, (i) => {
      const command = accountCommand(ids[i % 8] ?? '', { type: 'add', amount: 1 }, log.person, { key: keyOf() });
      return log.runner.execute(accountStream, ...command);
    });
    const ended = await log.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%append_account%' and pid <> pg_backend_pid()`,
    );
    expect(ended).not.toHaveLength(0);
    const done = await work;
    expect(done.every(({ answer }) => answer?.kind === 'ok')).toBe(true);
    expect(await log.owner.one('select sum(total)::bigint as total from accounts where id = any ($1)', [ids])).toEqual({ total: 80 });
  });
});

describe('a written row', () => {
  it.each(['events', 'event_order', 'heads', 'commands'])('cannot be changed in %s by the application or the owner', async (table) => {
    await log.open();
    for (const change of [
      `update ${table} set ${table === 'commands' ? 'code' : table === 'heads' ? 'key_id' : 'event_id'} = null`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(log.database.query(change)).rejects.toThrow(/permission denied/);
      await expect(log.owner.query(change)).rejects.toThrow(/insert-only/);
    }
  });
});

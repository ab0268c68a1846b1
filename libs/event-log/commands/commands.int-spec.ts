import { v7 } from 'uuid';
import type { RequestKey } from '#libs/contracts/commands/outcome';
import type { Id } from '#machines/kernel/ids';
import { type LogUnderTest, startLog, startProcess } from '#libs/testing/log-under-test';
import {
  type Account,
  type AccountCommand,
  type AccountEvent,
  accountStream,
  decideAccount,
  evolveAccount,
} from '../testing/account-stream.js';
import { ChangeRecorder } from './change-recorder.js';
import type { CommandResult, Envelope } from '../append/contract.js';
import { GeneratedIds, StreamCommandHandler } from './stream-command-handler.js';

let log: LogUnderTest;
let handler: StreamCommandHandler;
let recorder: ChangeRecorder;

beforeAll(async () => {
  log = await startLog();
  handler = new StreamCommandHandler(log.runner, log.appender);
  recorder = new ChangeRecorder(log.database, log.appender);
});
afterAll(() => log.close());

type AccountCommandResult = CommandResult<Account, { key: string }, string>;

function rule(state: Account | null, command: AccountCommand, stream: Id, at: number): AccountCommandResult {
  if (state === null && command.type !== 'open') return { kind: 'absent' };
  if (command.type === 'add' && command.label === 'unsaid') return { kind: 'unrecorded', left: 'not to be said' };
  if (command.type === 'add' && command.label === 'only once' && (state?.total ?? 0) > 0)
    return { kind: 'unrecorded', left: 'there is some' };
  if (command.type === 'add' && command.label === 'on top' && (state?.total ?? 0) === 0)
    return { kind: 'unrecorded', left: 'there is none' };
  const decision = decideAccount(state, command);
  if ('refused' in decision) {
    return { kind: 'refused', command, judged: true, code: decision.refused, remedy: { key: 'addSomething' } };
  }
  const version = state?.version ?? 0;
  const events = decision.events.map((event, i) => ({ ...event, version: version + i + 1, at, stream }) as AccountEvent);
  const next = events.reduce<Account | null>(evolveAccount, state);
  if (next === null) throw new Error('an account begins with Opened');
  return { kind: 'accepted', command, events: events.map(({ type, data }) => ({ type, schemaVersion: 1, data })), next };
}

const send = (stream: Id, command: AccountCommand, more: Partial<Envelope> = {}) =>
  handler.handle<Account, { key: string }, string>(
    accountStream,
    { stream, actor: { id: log.person.id }, tokenVersion: log.person.tokenVersion, ...more },
    ({ state }, at) => rule(state, command, stream, at),
  );

async function opened(): Promise<Id> {
  const id = v7();
  await send(id, { type: 'open' }, { isNew: true });
  return id;
}

const ledger = (stream: Id) =>
  log.owner.query<{ type: string; outcome: string; code: string | null; input: string }>(
    'select type, outcome, code, input from commands where stream_id = $1 order by command_id',
    [stream],
  );

const key = (name: string, requestHash = 'hash'): { key: RequestKey } => ({ key: { key: name, requestHash } });

describe('a command to a stream', () => {
  it('is answered with the state after it, and a repetition with the current state', async () => {
    const id = await opened();
    const first = await send(id, { type: 'add', amount: 3 }, key('one'));
    expect(first).toMatchObject({ kind: 'accepted', version: 2, replayed: false, state: { total: 3 } });
    await send(id, { type: 'add', amount: 4 });
    const again = await send(id, { type: 'add', amount: 3 }, key('one'));
    expect(again).toMatchObject({ kind: 'accepted', version: 2, replayed: true, state: { total: 7 } });
  });

  it('is recorded with its refusal and remedy, which a repetition gets too', async () => {
    const id = await opened();
    const refused = { kind: 'refused', code: 'amountOutOfRange', remedy: { key: 'addSomething' } };
    expect(await send(id, { type: 'add', amount: -1 }, key('two'))).toMatchObject({ ...refused, replayed: false });
    expect(await send(id, { type: 'add', amount: -1 }, key('two'))).toMatchObject({ ...refused, replayed: true });
    const [, recorded] = await ledger(id);
    expect(recorded).toMatchObject({ type: 'add', outcome: 'refused', code: 'amountOutOfRange' });
    expect(JSON.parse(recorded?.input ?? '')).toEqual({ type: 'add', amount: -1, judged: true });
  });

  it('writes nothing if nothing is to be recorded, and leaves its key free', async () => {
    const id = await opened();
    expect(await send(id, { type: 'add', amount: 1, label: 'unsaid' }, key('three'))).toEqual({
      kind: 'unrecorded',
      left: 'not to be said',
    });
    expect(await ledger(id)).toHaveLength(1);
    expect(await send(id, { type: 'add', amount: 1 }, key('three'))).toMatchObject({ kind: 'accepted', replayed: false });
  });

  it('is answered as the first time, even if it would write nothing now', async () => {
    const id = await opened();
    const add = (amount: number, requestHash?: string) =>
      send(id, { type: 'add', amount, label: 'only once' }, key('only-once', requestHash));
    expect(await add(1)).toMatchObject({ kind: 'accepted', version: 2, replayed: false });
    await send(id, { type: 'add', amount: 5 });
    expect(await add(1)).toMatchObject({ kind: 'accepted', version: 2, replayed: true, state: { total: 6 } });
    await expect(add(2, 'other')).rejects.toMatchObject({ code: 'KEY_REUSED' });
    expect(await send(id, { type: 'add', amount: 1, label: 'only once' }, key('another'))).toEqual({
      kind: 'unrecorded',
      left: 'there is some',
    });
  });

  it('discards a command only on the state of the database, not on a cached one', async () => {
    const id = await opened();
    const other = startProcess(log.url);
    await log.runIn(other, id, { type: 'add', amount: 2 });
    await other.close();
    expect(await send(id, { type: 'add', amount: 5, label: 'on top' })).toMatchObject({ kind: 'accepted', state: { total: 7 } });
  });

  it('keeps the texts of an accepted command, and none of a refused one', async () => {
    const id = await opened();
    const ids = new GeneratedIds(log.person.id);
    const sendWith = (amount: number, body: string) => {
      const text = ids.text(body, body);
      return handler.handle<Account, { key: string }, string>(
        accountStream,
        { stream: id, actor: { id: log.person.id }, tokenVersion: log.person.tokenVersion },
        ({ state }, at) => {
          const result = rule(state, { type: 'add', amount }, id, at);
          return 'command' in result
            ? { ...result, command: { ...result.command, text }, texts: ids.texts.filter(({ id: one }) => one === text.text) }
            : result;
        },
      );
    };
    expect(await sendWith(-1, 'said in vain')).toMatchObject({ kind: 'refused' });
    expect(await sendWith(1, 'said')).toMatchObject({ kind: 'accepted' });
    const bodies = await log.owner.query('select body from texts where id = any ($1)', [ids.texts.map(({ id: one }) => one)]);
    expect(bodies).toEqual([{ body: 'said' }]);
    const inputs = (await ledger(id)).map(({ input }) => JSON.parse(input) as { text?: object });
    expect(inputs.slice(1).map(({ text }) => text)).toEqual([ids.text('said in vain', ''), ids.text('said', '')]);
  });

  it('is not written for a missing stream, under the key of another request, or after the actor’s rights ended', async () => {
    const id = await opened();
    await expect(send(v7(), { type: 'add', amount: 1 })).rejects.toMatchObject({ code: 'STREAM_ABSENT' });
    await send(id, { type: 'add', amount: 1 }, key('four'));
    await expect(send(id, { type: 'add', amount: 2 }, key('four', 'other'))).rejects.toMatchObject({ code: 'KEY_REUSED' });
    await expect(send(id, { type: 'add', amount: 2 }, { tokenVersion: 99 })).rejects.toMatchObject({ code: 'ACTOR_REVOKED' });
    expect(await ledger(id)).toHaveLength(2);
  });
});

describe('a change of a plain table', () => {
  const change = (name: string, requestHash: string, work: () => void = () => undefined) =>
    recorder.recordChange(async ({ once }) => {
      const known = await once({ actor: null, key: name, requestHash }, { made: v7() });
      if (!known) work();
      return known?.before;
    });

  it('happens once under its key, and returns the stored result to a repetition', async () => {
    let times = 0;
    const count = (): void => void (times += 1);
    expect(await change('plain', 'hash', count)).toBeUndefined();
    expect(await change('plain', 'hash', count)).toEqual({ made: expect.any(String) });
    expect(times).toBe(1);
    await expect(change('plain', 'other')).rejects.toMatchObject({ code: 'KEY_REUSED' });
  });

  it('keeps its key only if it happened', async () => {
    const failing = change('failed', 'hash', () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await change('failed', 'hash')).toBeUndefined();
  });
});

import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { CheckpointSigner } from '../chain/checkpoint-signer.js';
import { CheckpointWork } from '../chain/checkpoint-work.js';
import { LogCheckpoints } from '../chain/log-checkpoints.js';
import { addEvents } from '../testing/many-events.js';
import { TestWitness } from '../testing/test-witness.js';
import { openCheckpoint } from '../tree/checkpoint.js';
import { cosignaturesOf, witnessKeyOf } from '../tree/cosignature.js';
import { WitnessOffers } from './witness-offers.js';
import { witnessStates } from './witness-states.js';

const { privateKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const origin = 'registra.example';
const key = { name: origin, key: createPublicKey(pem) };

let log: LogUnderTest;
let directory: string;
let file: string;
let witnesses: TestWitness[];
let said: string[];

beforeEach(async () => {
  log = await startLog();
  directory = await mkdtemp(join(tmpdir(), 'heads-'));
  file = join(directory, 'heads.jsonl');
  witnesses = [];
  said = [];
});
afterEach(async () => {
  for (const one of witnesses) await one.stop();
  await log.close();
  await rm(directory, { recursive: true });
});

const witness = async (name?: string): Promise<TestWitness> => {
  const one = await TestWitness.start([key, { ...key, name: 'registra.example/2' }], name);
  witnesses.push(one);
  return one;
};
const say =
  (level: string) =>
  ({ status, detail }: { status?: string; detail?: string }): void =>
    void said.push(`${level}: ${status}${detail ? `: ${detail}` : ''}`);
const offers = (...to: TestWitness[]): WitnessOffers =>
  new WitnessOffers(
    log.database,
    to.map(({ address }) => address),
    { info: say('info'), warn: say('warn'), error: say('error') },
    300,
  );
const signer = (to: readonly TestWitness[] = witnesses, chosen?: string, path = file): CheckpointSigner => {
  const keys = to.map(({ address }) => address.key);
  return new CheckpointSigner(log.database, pem, path, { chosen, usual: origin }, { witnesses: keys });
};
async function grow(amount: number): Promise<void> {
  await addEvents(log.owner, amount);
  await log.sequencer.drain();
  await signer().signNow();
}
const served = async (): Promise<string> => (await new LogCheckpoints(log.database, log.wakeups, 60).newest())?.note ?? '';
const cosigners = async (): Promise<string[]> => {
  const note = await served();
  openCheckpoint(note, [key]);
  return cosignaturesOf(
    note,
    witnesses.map(({ address }) => witnessKeyOf(address.key)),
  ).map(({ name }) => name);
};
const statusOf = async (one: TestWitness): Promise<string | undefined> => (await witnessStates(log.database, [one.address.key]))[0]?.status;
/** Makes the log what a backup of its first `size` entries gives. */
async function restore(size: number): Promise<void> {
  for (const table of ['events', 'event_order', 'tree_tiles', 'tree_checkpoints', 'checkpoint_cosignatures'])
    await log.owner.query(`alter table ${table} disable trigger all`);
  await log.owner.query('delete from events where event_id in (select event_id from event_order where pos > $1)', [size]);
  await log.owner.query('delete from event_order where pos > $1', [size]);
  await log.owner.query('delete from tree_tiles where (index + 1) * 256 > $1', [size]);
  await log.owner.query('delete from checkpoint_cosignatures where size > $1', [size]);
  await log.owner.query('delete from tree_checkpoints where size > $1', [size]);
  await log.owner.query('delete from witness_states');
  await log.sequencer.stop();
}

describe('a checkpoint', () => {
  it('is cosigned by each witness as the log grows, and served with their signatures', async () => {
    const all = [await witness('one.example'), await witness('two.example')];
    for (const amount of [1, 299, 400]) {
      await grow(amount);
      await offers(...all).offer();
      expect((await cosigners()).sort()).toEqual(['one.example', 'two.example']);
    }
    expect(all[0]?.requests.map((body) => body.split('\n')[0])).toEqual(['old 0', 'old 1', 'old 300']);
    expect(said).toEqual(['info: cosigned', 'info: cosigned']);
  });

  it('is offered once', async () => {
    const one = await witness();
    await grow(3);
    const process = offers(one);
    for (let time = 0; time < 3; time += 1) await process.offer();
    expect(one.requests).toHaveLength(1);
  });

  it('is offered from the size that the witness names', async () => {
    const one = await witness();
    await grow(300);
    await offers(one).offer();
    await log.owner.query('alter table checkpoint_cosignatures disable trigger all');
    await log.owner.query('delete from checkpoint_cosignatures');
    await grow(50);
    await offers(one).offer();
    expect(one.requests.map((body) => body.split('\n')[0])).toEqual(['old 0', 'old 0', 'old 300']);
    expect(await cosigners()).toEqual(['witness.example']);
  });

  it('is offered without waiting for it, and again after the next signature', async () => {
    const one = await witness();
    const work = new CheckpointWork(signer(), { warn: () => undefined }, offers(one));
    await addEvents(log.owner, 3);
    await log.sequencer.drain();
    await work.run();
    await addEvents(log.owner, 3);
    await log.sequencer.drain();
    await work.end();
    expect(one.sizeOf(origin)).toBe(6);
    expect(await cosigners()).toEqual(['witness.example']);
  });
});

describe('a witness that does not cosign is reported once, and nothing waits for it', () => {
  const big = `— witness.example ${'A'.repeat(20_000)}\n`;
  it.each<[string, (one: TestWitness, other: TestWitness) => TestWitness['behave'], string]>([
    ['does not know the log', () => () => ({ status: 404, body: '' }), 'warn: refused: it answered 404: it does not know the origin'],
    ['does not know the key', () => () => ({ status: 403, body: '' }), 'warn: refused: it answered 403: it does not know the key'],
    ['fails', () => () => ({ status: 503, body: '' }), 'warn: unreachable: it answered 503'],
    ['never answers', () => () => undefined, 'warn: unreachable: it did not answer in time'],
    ['answers without end', () => () => ({ status: 200, body: big }), 'warn: refused: its answer is longer than 16384 bytes'],
    ['answers nonsense', () => () => ({ status: 200, body: 'hello' }), 'warn: invalid: this is no signed note'],
    ['redirects', () => () => ({ status: 302, body: '' }), 'warn: refused: it answered 302'],
    [
      'sends the cosignature of another one',
      (_, other) => (body) => ({ status: 200, body: other.cosign(body.slice(body.indexOf('\n\n') + 2)) }),
      'warn: invalid: no cosignature of its key is in its answer',
    ],
    [
      'cosigned something else',
      (one) => () => ({ status: 200, body: one.cosign('registra.example\n9\nAAAA\n\n— registra.example AAAAAAAA\n') }),
      'warn: invalid: the cosignature of witness.example does not hold',
    ],
    ['names another size each time', () => sizes(), 'warn: unreachable: it names another size each time'],
    [
      'has no size',
      () => () => ({ status: 409, body: 'x' }),
      'error: forked: it answered 409: the log is not consistent with what it cosigned',
    ],
    [
      'saw another tree',
      () => () => ({ status: 422, body: '' }),
      'error: forked: it answered 422: the log is not consistent with what it cosigned',
    ],
  ])('because it %s', async (_, behaviour, expected) => {
    const [one, other] = [await witness(), await witness('other.example')];
    one.behave = behaviour(one, other);
    await grow(5);
    for (let time = 0; time < 2; time += 1) await offers(one, other).offer();
    await grow(5);
    await offers(one, other).offer();
    expect(said.filter((line) => line !== 'info: cosigned')).toEqual([expected]);
    expect(await cosigners()).toEqual(['other.example']);
    one.behave = undefined;
    await offers(one, other).offer();
    expect((await cosigners()).sort()).toEqual(['other.example', 'witness.example']);
    expect(await statusOf(one)).toBe('cosigned');
  });

  function sizes(): () => { status: number; body: string } {
    let size = 0;
    return () => ({ status: 409, body: `${(size = (size % 4) + 1)}\n` });
  }

  it('because nobody listens', async () => {
    const one = await witness();
    await one.stop();
    await grow(1);
    await offers(one).offer();
    expect(said).toEqual(['warn: unreachable: it could not be reached: ECONNREFUSED']);
    witnesses = [];
  });
});

describe('a log that was rolled back, with the file of its heads', () => {
  let one: TestWitness;
  let backup: string;
  beforeEach(async () => {
    one = await witness();
    await grow(300);
    await offers(one).offer();
    backup = join(directory, 'backup.jsonl');
    await copyFile(file, backup);
    await grow(100);
    await offers(one).offer();
    await restore(300);
    await addEvents(log.owner, 10);
    await log.sequencer.drain();
  });
  const work = (...given: Parameters<typeof signer>): CheckpointWork =>
    new CheckpointWork(signer(...given), { warn: () => undefined }, offers(one));

  it('is not signed, because the witness has more, and says so', async () => {
    const restored = work([one], undefined, backup);
    await expect(restored.run()).rejects.toThrow(
      /^the witness witness.example has more than the log: it has cosigned 400 entries, and the log has signed 300: .*see docs\/operations.md/,
    );
    await addEvents(log.owner, 200);
    await log.sequencer.drain();
    await expect(restored.run()).rejects.toThrow('the witness witness.example has more than the log');
    await restored.end();
    expect(said.filter((line) => line.startsWith('error'))).toHaveLength(1);
    expect(await statusOf(one)).toBe('ahead');
    expect(await log.owner.query('select size from tree_checkpoints')).toEqual([{ size: 300 }]);
  });

  it('is signed and cosigned under a new origin', async () => {
    await expect(work([one], undefined, backup).run()).rejects.toThrow('has more than the log');
    const renamed = work([one], 'registra.example/2', backup);
    await renamed.run();
    await renamed.end();
    expect(one.sizeOf('registra.example/2')).toBe(310);
    expect(await statusOf(one)).toBe('cosigned');
  });

  it('is signed once the witness is no longer in the configuration', async () => {
    await expect(work([one], undefined, backup).run()).rejects.toThrow('has more than the log');
    expect(await signer([], undefined, backup).signNow()).toMatchObject({ size: 310 });
  });
});

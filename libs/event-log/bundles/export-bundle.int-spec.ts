import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { addEvents } from '#libs/event-log/testing/many-events';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { exportBundle, NoBundleError } from './export-bundle.js';

jest.setTimeout(180_000);

const { privateKey } = generateKeyPairSync('ed25519');
const maker = { key: privateKey, streams: [], machine: { machineVersion: 1 }, page: '<!doctype html>' };

let log: LogUnderTest;
let directory: string;
beforeAll(async () => {
  log = await startLog();
  directory = await mkdtemp(join(tmpdir(), 'export-'));
});
afterAll(async () => {
  await log.close();
  await rm(directory, { recursive: true });
});

async function grow(amount: number): Promise<void> {
  for (let left = amount; left > 0; left -= 2_000) await addEvents(log.owner, Math.min(left, 2_000));
  await log.sequencer.drain();
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await new CheckpointSigner(log.database, pem, join(directory, 'heads.jsonl'), { usual: 'registra.example' }).signNow();
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** How often an export's memory is looked at: before each look everything is collected, which takes longer than the export. */
const looks = 12;

/** Bytes that stay in use while a bundle of everything is read, at most, and bytes of the bundle, which has some `expected`. */
async function exported(expected: number): Promise<{ held: number; size: number }> {
  const inUse = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = inUse();
  let [held, size, next] = [0, 0, 0];
  for await (const chunk of await exportBundle(log.database, { scope: { kind: 'all' }, texts: true }, maker)) {
    size += (chunk as Buffer).length;
    if (size < next) continue;
    held = Math.max(held, inUse() - before);
    next = size + expected / looks;
  }
  return { held, size };
}

it('the export of a bundle is refused before anything is signed, and with more entries than permitted', async () => {
  await addEvents(log.owner, 10);
  await log.sequencer.drain();
  await expect(exportBundle(log.database, { scope: { kind: 'all' }, texts: false }, maker)).rejects.toThrow(
    new NoBundleError('nothingSigned'),
  );
  await grow(10);
  const scope = { kind: 'all' } as const;
  await expect(exportBundle(log.database, { scope, texts: false, mostEntries: 19 }, maker)).rejects.toThrow(new NoBundleError('tooLong'));
  expect((await exported(10_000)).size).toBeGreaterThan(0);
});

it('the export of a bundle takes memory that does not grow with the number of events', async () => {
  await grow(12_000);
  const { size } = await exported(10_000_000);
  const small = await exported(size);
  await grow(48_000);
  const large = await exported(5 * size);
  expect(large.size).toBeGreaterThan(4 * small.size);
  // 48,000 events more are 15 MB of entries alone.
  expect(large.held - small.held).toBeLessThan(6e6);
  expect(large.held).toBeLessThan(64e6);
});

it('the export of a bundle ends its snapshot when the reader leaves', async () => {
  const bundle = await exportBundle(log.database, { scope: { kind: 'all' }, texts: false }, maker);
  await new Promise((resolve) => bundle.once('readable', resolve));
  bundle.destroy();
  const idle = async (): Promise<number> => {
    const row = await log.database.one<{ open: number }>(
      `select count(*)::integer as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    return row?.open ?? 0;
  };
  for (let n = 0; n < 100 && (await idle()) > 0; n += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await idle()).toBe(0);
});

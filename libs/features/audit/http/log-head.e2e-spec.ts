import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { addEvents } from '#libs/event-log/testing/many-events';
import { TestWitness } from '#libs/event-log/testing/test-witness';
import { WitnessOffers } from '#libs/event-log/witnesses/witness-offers';
import { AuditModule } from '#libs/features/audit/audit.module';
import { Database } from '#libs/platform/database/database';
import { OrdersTestApp } from '#libs/testing/orders-test-app';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const auditSigningKey = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
const origin = 'registra.example';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let world: OrdersTestApp;
let owner: Database;
let directory: string;
let one: TestWitness;
let two: TestWitness;

const begin = async (witnesses: TestWitness[], witnessQuorum: number): Promise<void> => {
  const config = { auditSigningKey, publicUrl: `https://${origin}`, witnesses: witnesses.map(({ address }) => address), witnessQuorum };
  world = await OrdersTestApp.start(undefined, { imports: [AuditModule], config });
  owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
};
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'head-'));
  [one, two] = [
    await TestWitness.start([{ name: origin, key: publicKey }], 'one.example'),
    await TestWitness.start([{ name: origin, key: publicKey }], 'two.example'),
  ];
});
afterEach(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await owner.close();
  await world.stop();
  await rm(directory, { recursive: true });
});

/** Signs the log with some more events. @returns the number of its entries */
async function sign(amount = 5): Promise<number> {
  await addEvents(owner, amount);
  const sequencer = new Sequencer(world.database, world.app.get(Wakeups));
  await sequencer.drain();
  await sequencer.stop();
  await new CheckpointSigner(world.database, auditSigningKey, join(directory, 'heads.jsonl'), { usual: origin }).signNow();
  const row = await owner.one<{ size: number }>('select max(pos) as size from event_order');
  return Number(row?.size);
}
const offer = (...to: TestWitness[]) =>
  new WitnessOffers(
    world.database,
    to.map(({ address }) => address),
    quiet,
    500,
  ).offer();
const head = () => world.must('owner', 'GET', '/audit/head');
const isRecent = (at: unknown): boolean => Math.abs(Date.now() - Date.parse(String(at))) < 60_000;

it('says which witnesses cosigned which checkpoint and when, who is behind, and the newest one with the quorum', async () => {
  await begin([one, two], 2);
  expect(await head()).toEqual({
    ...{ origin: null, entries: 0, size: null, signedAt: null, quorum: 2, witnessedSize: null },
    witnesses: ['one.example', 'two.example'].map((name) => expect.objectContaining({ name, status: 'waiting', cosignedSize: null })),
  });

  const first = await sign();
  await offer(one, two);
  const both = await head();
  expect(both).toMatchObject({ origin, size: first, witnessedSize: first, quorum: 2 });
  expect(isRecent(both['signedAt'])).toBe(true);
  for (const witness of both['witnesses'] as Record<string, unknown>[]) {
    expect(witness).toMatchObject({ status: 'cosigned', cosignedSize: first, size: first, detail: '' });
    expect([isRecent(witness['cosignedAt']), isRecent(witness['since'])]).toEqual([true, true]);
  }

  const second = await sign();
  expect(second).toBeGreaterThan(first);
  await offer(one);
  expect(await head()).toMatchObject({
    ...{ size: second, witnessedSize: first },
    witnesses: [
      { name: 'one.example', address: one.address.url, status: 'cosigned', cosignedSize: second },
      { name: 'two.example', address: two.address.url, status: 'behind', cosignedSize: first },
    ],
  });

  two.behave = () => ({ status: 503, body: '' });
  await offer(two);
  const [, away] = (await head())['witnesses'] as Record<string, unknown>[];
  expect(away).toMatchObject({ status: 'unreachable', cosignedSize: first, detail: 'it answered 503' });
  two.behave = () => ({ status: 409, body: `${second + 100}\n` });
  await offer(two);
  const [, ahead] = (await head())['witnesses'] as Record<string, unknown>[];
  expect(ahead).toMatchObject({ status: 'ahead', size: second + 100, cosignedSize: first });
});

it('has no witnesses and no quorum where none is configured', async () => {
  await begin([], 1);
  const size = await sign();
  expect(await head()).toMatchObject({ origin, size, quorum: 0, witnessedSize: null, witnesses: [] });
});

it('is the audit section’s alone', async () => {
  await begin([one], 1);
  for (const account of ['client-service-manager', 'client', 'partner'])
    expect((await world.call(account, 'GET', '/audit/head')).status).toBe(403);
  expect((await world.call(null, 'GET', '/audit/head')).status).toBe(401);
});

import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { addEvents } from '#libs/event-log/testing/many-events';
import { AuditModule } from '#libs/features/audit/audit.module';
import { Database } from '#libs/platform/database/database';
import { OrdersTestApp } from '#libs/testing/orders-test-app';

const { privateKey } = generateKeyPairSync('ed25519');
const auditSigningKey = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
const origin = 'registra.example';

let world: OrdersTestApp;
let owner: Database;
let directory: string;

beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [AuditModule], config: { auditSigningKey, publicUrl: `https://${origin}` } });
  owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
  directory = await mkdtemp(join(tmpdir(), 'head-'));
});
afterAll(async () => {
  await owner.close();
  await world.stop();
  await rm(directory, { recursive: true });
});

/** Appends events and signs the log. @returns the number of its entries */
async function sign(amount = 5): Promise<number> {
  await addEvents(owner, amount);
  const sequencer = new Sequencer(world.database, world.app.get(Wakeups));
  await sequencer.drain();
  await sequencer.stop();
  await new CheckpointSigner(world.database, auditSigningKey, join(directory, 'heads.jsonl'), { usual: origin }).signNow();
  const row = await owner.one<{ size: number }>('select max(pos) as size from event_order');
  return Number(row?.size);
}
const head = (account = 'owner') => world.call(account, 'GET', '/audit/head');

it('the head of the log is empty before anything is signed, then has the newest checkpoint’s size and time, and the entries since', async () => {
  expect((await head()).body).toMatchObject({ origin: null, size: null, signedAt: null });
  const size = await sign();
  const { origin: name, size: signed, signedAt, entries } = (await head()).body as unknown as Record<string, unknown>;
  expect([name, signed, entries]).toEqual([origin, size, size]);
  expect(Math.abs(Date.parse(String(signedAt)) - Date.now())).toBeLessThan(60_000);
  await addEvents(owner, 3);
  await new Sequencer(world.database, world.app.get(Wakeups)).drain();
  expect((await head()).body).toMatchObject({ size, entries: size + 3 });
});

it.each(['client-service-head', 'client', 'partner'])('the head of the log is hidden from other readers: %s', async (account) => {
  expect((await head(account)).status).toBe(403);
});

import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { unpackBundle } from '#libs/event-log/testing/repacked-bundle';
import { verifierLine } from '#libs/event-log/tree/note';
import { AuditModule } from '#libs/features/audit/audit.module';
import { BundlesModule } from '#libs/features/audit/bundles.module';
import { ReadLog } from '#libs/features/audit/storage/read-log';
import { verifySignature } from '#libs/verifier/testing/proof-log';
import { verifyBundle } from '#libs/verifier/bundle/verify-bundle';
import { ordersSource } from '#libs/features/orders/storage/replayable-orders';
import { type Id, numberText } from '#machines/kernel/ids';
import type { OrderState } from '#machines/order/state';
import { fieldFaults } from '#libs/testing/field-faults';
import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const auditSigningKey = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
const origin = 'registra.example';
const key = verifierLine({ name: origin, key: publicKey });
const start = (more: object = {}) =>
  OrdersTestApp.start(undefined, {
    imports: [AuditModule, BundlesModule.forRoot([ordersSource])],
    config: { auditSigningKey, publicUrl: `https://${origin}`, ...more },
    quotas: { checkpointSeconds: 1 },
  });

let world: OrdersTestApp;
let directory: string;
let order: OrderState;
/** has a position after the last checkpoint */
let later: Id;

beforeAll(async () => {
  world = await start();
  directory = await mkdtemp(join(tmpdir(), 'bundles-'));
  order = await new OrderStories(world).reach('projectFinished');
  await world.settle();
  await new CheckpointSigner(world.database, auditSigningKey, join(directory, 'heads.jsonl'), { usual: origin }).signNow();
  later = (await world.place('client'))._id;
  await world.settle();
});
afterAll(async () => {
  await world.stop();
  await rm(directory, { recursive: true });
});

async function read(path: string, account = 'owner', of: OrdersTestApp = world) {
  const server = of.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const headers = { 'accept-language': 'en', authorization: of.bearer(account) };
  const { statusCode, headers: answered, rawPayload } = await server.inject({ url: `/api/v1/audit/bundles/${path}`, headers });
  return {
    status: statusCode,
    headers: answered,
    bytes: rawPayload,
    json: () => JSON.parse(rawPayload.toString()) as Record<string, unknown>,
  };
}

async function verified(bytes: Buffer) {
  const path = join(directory, 'read.zip');
  await writeFile(path, bytes);
  const source = { size: bytes.length, read: (from: number, before: number) => Promise.resolve(bytes.subarray(from, before)) };
  const report = await verifyBundle(source, { keys: [key], verify: verifySignature, replay: () => [] });
  return { ...report, contents: await unpackBundle(path) };
}

it('GET audit bundles answers the history of an order as a bundle that can be verified', async () => {
  const { status, headers, bytes } = await read(`orders/${order.id}`);
  const name = `${numberText(order.number)}-bundle.zip`;
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    `attachment; filename="${name}"`,
  ]);
  const { faults, counts, manifest, contents } = await verified(bytes);
  expect([faults, counts.entries, counts.folded]).toEqual([[], order.version, 1]);
  expect(manifest?.scope).toEqual({ kind: 'stream', streamType: 'order', stream: order.id, name: numberText(order.number) });
  expect(contents.has('texts.jsonl')).toBe(false);
  expect(contents.has('verify.html')).toBe(false);
});

it('GET audit bundles answers the whole log, or the days that are asked for', async () => {
  const all = await verified((await read('log')).bytes);
  expect([all.faults, all.manifest?.scope, all.counts.entries]).toEqual([[], { kind: 'all' }, all.manifest?.checkpoint]);
  const day = new Date().toISOString().slice(0, 10);
  const { status, headers, bytes } = await read(`log?from=${day}&to=${day}`);
  expect([status, headers['content-disposition']]).toEqual([200, `attachment; filename="log-${day}-${day}-bundle.zip"`]);
  expect((await verified(bytes)).faults).toEqual([]);
});

it('GET audit bundles is only for people of the audit section who may export', async () => {
  for (const account of ['client', 'partner', 'client-service-manager']) {
    expect((await read(`orders/${order.id}`, account)).status).toBe(403);
    expect((await read('log', account)).status).toBe(403);
  }
});

it('GET audit bundles refuses what does not exist, in the reader’s language', async () => {
  expect((await read('orders/00000000-0000-7000-8000-000000000001')).status).toBe(404);
  expect((await read('orders/one')).status).toBe(404);
  expect((await read('log?from=2020-01-01&to=2020-01-02')).status).toBe(404);
  const faults = async (query: string) => {
    const { status, json } = await read(`log?${query}`);
    return [status, fieldFaults(json())];
  };
  expect(await faults('from=2026-01-01')).toEqual([422, ['to required']]);
  expect(await faults('from=2026-02-30&to=2026-03-01')).toEqual([422, ['from mustBeDate']]);
  expect(await faults('from=2026-03-02&to=2026-03-01')).toEqual([422, ['to mustBeDate']]);
  // Nobody signs here.
  const { status, json } = await read(`orders/${later}`);
  expect([status, json()['code']]).toEqual([409, 'notProvableYet']);
});

it('GET audit bundles is recorded with the person and the order', async () => {
  await read(`orders/${order.id}`, 'owner');
  await read('log', 'owner');
  await world.app.get(ReadLog).flush();
  const rows = await world.database.query<{ kind: string; person: Id; object: Id | null; source: string | null }>(
    `select kind, person, object, source from reads where person = $1 order by at_us`,
    [world.idOf('owner')],
  );
  expect(rows).toContainEqual({ kind: 'export', person: world.idOf('owner'), object: order.id, source: null });
  expect(rows).toContainEqual({ kind: 'export', person: world.idOf('owner'), object: null, source: '/audit/bundles/log' });
});

it('GET audit bundles is limited to 60 an hour for each person', async () => {
  await world.database.query(`update rate_limits set tries = 60 where key = sha256(convert_to('bundles' || chr(10) || $1, 'UTF8'))`, [
    world.idOf('owner'),
  ]);
  const { status, headers } = await read(`orders/${order.id}`);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await read(`orders/${order.id}`, 'admin')).status).toBe(200);
});

it('GET audit bundles needs a signing key', async () => {
  const without = await start({ auditSigningKey: '' });
  try {
    const { status, json } = await read('log', 'owner', without);
    expect([status, json()['code']]).toEqual([409, 'signingKeyMissing']);
  } finally {
    await without.stop();
  }
});

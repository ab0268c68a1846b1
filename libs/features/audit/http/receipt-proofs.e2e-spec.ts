import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { verifierLine, verifierOf } from '#libs/event-log/tree/note';
import { leafHash } from '#libs/event-log/tree/tree-hash';
import { openTlogProof } from '#libs/event-log/tree/tlog-proof';
import { AuditModule } from '#libs/features/audit/audit.module';
import { receiptOf } from '#libs/features/orders/storage/receipt-stream';
import type { Id } from '#machines/kernel/ids';
import { eur, OrdersTestApp } from '#libs/testing/orders-test-app';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const auditSigningKey = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
const key = { name: 'registra.example', key: publicKey };
const start = (logReadsPerMinute: number, signingKey = auditSigningKey) =>
  OrdersTestApp.start(undefined, {
    imports: [AuditModule],
    config: { auditSigningKey: signingKey, publicUrl: 'https://registra.example' },
    quotas: { checkpointSeconds: 60, logReadsPerMinute },
  });

let world: OrdersTestApp;
let directory: string;
let signer: CheckpointSigner;
beforeAll(async () => {
  world = await start(100_000);
  directory = await mkdtemp(join(tmpdir(), 'receipts-'));
  signer = new CheckpointSigner(world.database, auditSigningKey, join(directory, 'heads.jsonl'), { usual: key.name });
});
afterAll(async () => {
  await rm(directory, { recursive: true });
  await world.stop();
});

const read = (id: string) => world.call(null, 'GET', `/audit/receipts/${id}`, undefined, { 'accept-language': 'en' });

/** An order with a payment of 10.00 in cash. */
async function paid(): Promise<{ order: Id; payment: Id }> {
  const { _id: order } = await world.place();
  const path = `/order-payments/${order}/payments`;
  const after = await world.must('client-service-manager', 'POST', path, { kind: 'cash', amount: eur(1000), note: 'From Anna' });
  return { order, payment: (after['payments'] as { _id: Id }[])[0]?._id ?? '' };
}

it('the key of the log is public before anything is signed, as a line', async () => {
  const { status, headers, body } = await world.call(null, 'GET', '/audit/key');
  expect([status, headers['content-type'], body['text']]).toEqual([200, 'text/plain; charset=utf-8', `${verifierLine(key)}\n`]);
});

describe('the proof of a receipt', () => {
  it('waits for the position and the signature of its entry, and then holds', async () => {
    const { payment } = await paid();
    const id = receiptOf(payment);
    expect((await read(id)).status).toBe(404);
    await world.settle();
    expect((await read(id)).body).toMatchObject({ status: 409, code: 'notProvableYet' });
    await world.settle();
    expect((await read(id)).body).toMatchObject({ status: 409, code: 'notProvableYet' });
    await signer.signNow();
    const { status, headers, body } = await read(id);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    const { entry, proof, verifierKey } = body as unknown as Record<'entry' | 'proof' | 'verifierKey', string>;
    expect(verifierKey).toBe(verifierLine(key));
    const bytes = Buffer.from(entry, 'base64');
    expect(openTlogProof(proof, leafHash(bytes), [verifierOf(verifierKey)])).toMatchObject({ origin: key.name });
    expect(bytes.toString()).toContain('ReceiptIssued');
    for (const hidden of ['Anna', payment, world.idOf('client'), world.idOf('client-service-manager')])
      expect(bytes.toString()).not.toContain(hidden);
  });

  it('is that of the newest receipt after a correction', async () => {
    const { order, payment } = await paid();
    await world.must('client-service-head', 'PUT', `/order-payments/${order}/payments/${payment}/amount`, {
      amount: eur(900),
      reason: 'Counted again',
    });
    await world.settle();
    await world.settle();
    await signer.signNow();
    const entry = Buffer.from(String((await read(receiptOf(payment))).body['entry']), 'base64').toString();
    expect(entry).toMatch(/"amount":900\b/);
    expect(entry).toMatch(/"replaces":1\b/);
  });

  it('is missing for an id that is no stream of receipts, whether it exists or not', async () => {
    const { order, payment } = await paid();
    await world.settle();
    const answers = await Promise.all([order, payment, world.idOf('client'), v7(), 'x', '1'].map(read));
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'notFound']);
    const [first] = answers.map(({ body: { instance: _, requestId: __, ...rest } }) => rest);
    for (const { body } of answers) expect(body).toMatchObject({ ...first });
  });
});

it('readers of proofs are counted by their network, and a log without a key has no proofs', async () => {
  const small = await start(8, '');
  try {
    const statuses = [];
    for (let time = 0; time < 2; time += 1) statuses.push((await small.call(null, 'GET', `/audit/receipts/${v7()}`)).status);
    expect((await small.call(null, 'GET', '/audit/receipts/x')).body).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(statuses).toEqual([404, 404]);
  } finally {
    await small.stop();
  }
});

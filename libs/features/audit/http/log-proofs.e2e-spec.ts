import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { CheckpointWork } from '#libs/event-log/chain/checkpoint-work';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { addEvents } from '#libs/event-log/testing/many-events';
import { until } from '#libs/event-log/testing/until';
import { type Checkpoint, checkpointOf } from '#libs/event-log/tree/checkpoint';
import { openNote, verifierLine, verifierOf } from '#libs/event-log/tree/note';
import { hashesOf } from '#libs/event-log/tree/tiles';
import { openTlogProof } from '#libs/event-log/tree/tlog-proof';
import { leafHash, rootOf } from '#libs/event-log/tree/tree-hash';
import { isConsistent } from '#libs/event-log/tree/verify-proofs';
import { AuditModule } from '#libs/features/audit/audit.module';
import { Database } from '#libs/platform/database/database';
import { fieldFaults } from '#libs/testing/field-faults';
import { OrdersTestApp } from '#libs/testing/orders-test-app';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const auditSigningKey = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
const key = { name: 'registra.example', key: publicKey };
const start = (quotas = {}) =>
  OrdersTestApp.start(undefined, {
    imports: [AuditModule],
    config: { auditSigningKey, publicUrl: 'https://registra.example' },
    quotas: { checkpointSeconds: 1, logReadsPerMinute: 100_000, ...quotas },
  });

let world: OrdersTestApp;
let owner: Database;
let directory: string;
let signer: CheckpointSigner;
let endSigning: () => void;

beforeAll(async () => {
  world = await start();
  owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
  directory = await mkdtemp(join(tmpdir(), 'log-'));
  signer = new CheckpointSigner(world.database, auditSigningKey, join(directory, 'heads.jsonl'), { usual: key.name });
});
afterAll(async () => {
  await owner.close();
  await rm(directory, { recursive: true });
  await world.stop();
});

const sign = () => (endSigning = new CheckpointWork(signer, { warn: () => undefined }).follow(world.app.get(Wakeups)));

async function grow(amount: number): Promise<void> {
  await addEvents(owner, amount);
  const sequencer = new Sequencer(world.database, world.app.get(Wakeups));
  await sequencer.drain();
  await sequencer.stop();
}

async function read(path: string, account: string | null = null) {
  const server = world.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const headers = { 'accept-language': 'en', ...(account !== null && { authorization: world.bearer(account) }) };
  const { statusCode, headers: answered, rawPayload } = await server.inject({ url: `/api/v1/audit/${path}`, headers });
  const json = () => JSON.parse(rawPayload.toString()) as Record<string, unknown>;
  return { status: statusCode, headers: answered, bytes: rawPayload, json };
}
async function checkpoint(): Promise<Checkpoint> {
  const { status, bytes } = await read('checkpoint');
  expect(status).toBe(200);
  return checkpointOf(openNote(bytes.toString(), [key]).text);
}
const sizeOfLog = async (): Promise<number> =>
  Number((await owner.one<{ size: number }>('select max(pos) as size from event_order'))?.size);

describe('the checkpoint', () => {
  it('is missing while nothing is signed, and a reader who asks again does not wait again', async () => {
    await grow(300);
    const asked = jest.spyOn(world.app.get(Wakeups), 'toSign');
    for (let time = 0; time < 3; time += 1) expect((await read('checkpoint')).json()).toMatchObject({ status: 404, code: 'notFound' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is signed when somebody reads it, by the worker, and once for readers who come together', async () => {
    sign();
    const signs = jest.spyOn(signer, 'signNow');
    await until(async () => (await Promise.all([read('checkpoint'), read('checkpoint')])).every(({ status }) => status === 200));
    expect((await checkpoint()).size).toBe(await sizeOfLog());
    expect(signs).toHaveBeenCalledTimes(1);
    const { headers } = await read('checkpoint');
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('has all signatures if a reader asks for them, and nothing else can be asked for', async () => {
    expect((await read('checkpoint?signatures=all')).bytes).toEqual((await read('checkpoint')).bytes);
    const { status, json } = await read('checkpoint?signatures=both');
    expect([status, fieldFaults(json())]).toEqual([422, ['signatures notOffered']]);
  });

  it('is the last one until it is older than configured', async () => {
    const before = await checkpoint();
    await grow(1);
    expect((await checkpoint()).size).toBe(before.size);
    await until(async () => (await checkpoint()).size === before.size + 1);
  });
});

describe('tiles of the log', () => {
  it('give the signed root, complete ones and the partial one', async () => {
    const { size, root } = await checkpoint();
    const [full, part] = [Math.floor(size / 256), size % 256];
    const names = [...Array.from({ length: full }, (_, n) => `00${n}`), `00${full}.p/${part}`];
    const leaves = (await Promise.all(names.map((name) => read(`tile/0/${name}`)))).flatMap(({ bytes }) => hashesOf(bytes));
    expect(leaves).toHaveLength(size);
    expect(rootOf(leaves)).toEqual(root);
    const above = await read(`tile/1/000.p/${full}`);
    expect(hashesOf(above.bytes)).toEqual(Array.from({ length: full }, (_, n) => rootOf(leaves.slice(n * 256, n * 256 + 256))));
  });

  it('may be cached for ever', async () => {
    for (const path of ['tile/0/000', 'tile/0/000.p/5']) {
      const { status, headers } = await read(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/octet-stream',
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it.each([
    ['a partial one of 256', '0/000.p/256'],
    ['a partial one of 0', '0/000.p/0'],
    ['a partial one beyond the end', '0/001.p/255'],
    ['a complete one beyond the end', '0/009'],
    ['a level that the log has not reached', '3/000'],
    ['a level that no log has', '64/000'],
    ['a number with too many zeros', '0/x000/000'],
    ['a number without its zeros', '0/0'],
    ['a number that is larger than any log', '0/x999/x999/x999/x999/999'],
    ['the entries, which hold data', 'entries/000'],
    ['a path out of it', '0/../../events'],
    ['an encoded path out of it', '0/%2e%2e%2f%2e%2e%2fevents'],
    ['nothing', ''],
  ])('of %s are missing', async (_, path) => {
    const { status, json, headers } = await read(`tile/${path}`);
    expect([status, json()['code']]).toEqual([path.includes('/../') ? 401 : 404, path.includes('/../') ? 'tokenMissing' : 'notFound']);
    expect(headers['cache-control']).not.toContain('immutable');
  });
});

describe('a proof of consistency', () => {
  it('holds between any earlier checkpoint and the present one', async () => {
    const now = await checkpoint();
    for (const [from, to] of [
      [1, now.size],
      [255, 257],
      [256, now.size],
      [now.size, now.size],
    ] as const) {
      const { status, json } = await read(`consistency?from=${from}&to=${to}`);
      expect([status, json()]).toEqual([200, { from, to, hashes: expect.any(Array) }]);
      const hashes = (json()['hashes'] as string[]).map((hash) => Buffer.from(hash, 'base64'));
      const roots = await Promise.all([from, to].map(async (size) => ({ size, root: await rootAt(size) })));
      expect(isConsistent(roots[0] as never, roots[1] as never, hashes)).toBe(true);
    }
  });

  it.each([
    ['', ['from required']],
    ['?from=1', ['to required']],
    ['?from=0&to=5', ['from tooSmall']],
    ['?from=1&to=0', ['to tooSmall']],
    ['?from=-1&to=5', ['from mustBeWhole']],
    ['?from=1.5&to=5', ['from mustBeWhole']],
    ['?from=1&from=2&to=5', ['from mustBeWhole']],
    ['?from=1e3&to=5000', ['from mustBeWhole']],
    ['?from=1&to=9007199254740993', ['to tooLarge']],
    ['?from=6&to=5', ['from tooLarge']],
  ])('is refused for %j with its field', async (query, faults) => {
    const { status, json } = await read(`consistency${query}`);
    expect([status, fieldFaults(json())]).toEqual([422, faults]);
  });

  it('is missing beyond the end of the log', async () => {
    expect((await read(`consistency?from=1&to=${(await sizeOfLog()) + 1}`)).status).toBe(404);
  });
});

describe('the proof of an entry', () => {
  it('holds for its bytes, which hold the event, by position and by event', async () => {
    const size = await sizeOfLog();
    for (const position of [1, 256, 257, size]) {
      const { status, json, headers } = await read(`proof?pos=${position}`, 'owner');
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      const { entry, proof, verifierKey } = json() as Record<string, string>;
      expect(verifierKey).toBe(verifierLine(key));
      const bytes = Buffer.from(entry ?? '', 'base64');
      expect(openTlogProof(proof ?? '', leafHash(bytes), [verifierOf(verifierKey ?? '')])).toMatchObject({ origin: key.name });
      const row = await owner.one<{ id: string; data: string }>(
        'select event_id as id, data from events join event_order using (event_id) where pos = $1',
        [position],
      );
      expect(bytes.toString()).toContain(row?.id);
      expect(bytes.toString()).toContain(row?.data);
      expect((await read(`proof?event=${row?.id}`, 'owner')).json()).toMatchObject({ position, entry });
    }
  });

  it('waits until an event that was sequenced a moment ago is signed', async () => {
    await grow(1);
    expect((await read(`proof?pos=${await sizeOfLog()}`, 'owner')).status).toBe(200);
  });

  it.each([
    ['', ['pos required']],
    ['?pos=0', ['pos tooSmall']],
    ['?pos=x', ['pos mustBeWhole']],
    ['?event=x', ['event mustBeId']],
    ['?pos=1&event=x', ['event unknownField']],
  ])('is refused for %j with its field', async (query, faults) => {
    const { status, json } = await read(`proof${query}`, 'owner');
    expect([status, fieldFaults(json())]).toEqual([422, faults]);
  });

  it('is missing beyond the end, and for an event that does not exist', async () => {
    expect((await read(`proof?pos=${(await sizeOfLog()) + 1}`, 'owner')).status).toBe(404);
    expect((await read('proof?event=01890000-0000-7000-8000-000000000000', 'owner')).status).toBe(404);
  });

  it('waits for its position, and for a worker that signs', async () => {
    await addEvents(owner, 1);
    const row = await owner.one<{ id: string }>('select event_id as id from unsequenced limit 1');
    expect((await read(`proof?event=${row?.id}`, 'owner')).json()).toMatchObject({ status: 409, code: 'notProvableYet' });
    endSigning();
    await grow(0);
    const late = await read(`proof?event=${row?.id}`, 'owner');
    expect(late.json()).toMatchObject({ status: 409, code: 'notProvableYet' });
    expect(late.json()['detail']).toBe('This event hasn’t been signed yet. It can be proved within a minute.');
  });

  it('needs the audit section, because it contains the whole event', async () => {
    expect((await read('proof?pos=1')).status).toBe(401);
    expect((await read('proof?pos=1', 'client')).status).toBe(403);
    expect((await read('proof?pos=1', 'client-service-manager')).status).toBe(403);
  });
});

async function rootAt(size: number): Promise<Buffer> {
  const hashes = await owner.query<{ hash: Buffer }>('select hash from event_order where pos <= $1 order by pos', [size]);
  return rootOf(hashes.map(({ hash }) => hash));
}

describe('readers of the log', () => {
  it('are counted by their network', async () => {
    const small = await start({ logReadsPerMinute: 8 });
    try {
      const answers = [];
      for (let time = 0; time < 3; time += 1) answers.push(await small.call(null, 'GET', '/audit/consistency?from=1&to=1'));
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 429]);
      expect(answers[2]).toMatchObject({ headers: { 'retry-after': '8' }, body: { code: 'tooManyRequests' } });
    } finally {
      await small.stop();
    }
  });
});

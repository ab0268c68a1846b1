import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CertificateWorker } from '#libs/event-log/certificates/certificate-worker';
import { StoredTree } from '#libs/event-log/tree/stored-tree';
import { askNightlyCertificate } from '#libs/event-log/certificates/certificate-requests';
import { AuditModule } from '#libs/features/audit/audit.module';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { fieldFaults } from '#libs/testing/field-faults';
import { OrderStories } from '#libs/testing/order-stories';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { linksOfPdf, textOfPdf } from '#libs/testing/pdf-text';
import { certificateSources } from '../certificate-sources.js';

interface Certificate {
  _id: Id;
  number: number;
  by: { name: string } | null;
  nightly: boolean;
  title: string;
  state: string;
  position: number | null;
  events: number;
  streams: number;
  faultCount: number;
  counts: { streamType: string; title: string; streams: number }[];
  faults: { subject: { kind: string; _id: Id; label: string }; version: number; position: number | null; title: string; detail: string }[];
  verifierKey: string | null;
}

const auditSigningKey = String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));

let world: OrdersTestApp;
let owner: Database;
let order: OrderBody;
let number: string;

beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, {
    imports: [AuditModule],
    config: { auditSigningKey, publicUrl: 'https://registra.example' },
  });
  owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
  order = await world.must('owner', 'GET', `/orders/${(await new OrderStories(world).reach('projectFinished')).id}`);
  const row = await owner.one<{ number: number }>('select number from orders where id = $1', [order._id]);
  number = `R-${String(row?.number).padStart(6, '0')}`;
  await world.settle();
});
afterAll(async () => {
  await owner.close();
  await world.stop();
});

const ask = (body: object, account = 'owner', headers: Record<string, string> = {}) =>
  world.call(account, 'POST', '/audit/certificates', body, headers);
const work = () => new CertificateWorker(world.database, certificateSources).workOff();
const read = async (id: Id, language = 'en', account = 'owner') =>
  (await world.call(account, 'GET', `/audit/certificates/${id}`, undefined, { 'accept-language': language }))
    .body as unknown as Certificate;
const list = async (query = '', language = 'en') =>
  (await world.call('owner', 'GET', `/audit/certificates?per_page=50${query}`, undefined, { 'accept-language': language }))
    .body as unknown as {
    items: Certificate[];
    total: number;
    nightly: Certificate | null;
  };

/** A file as it is sent: Fastify's inject keeps its bytes. */
async function bytes(path: string): Promise<Buffer> {
  const server = world.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const response = await server.inject({ method: 'GET', url: `/api/v1${path}`, headers: { authorization: world.bearer('owner') } });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}

async function certificateOf(body: object): Promise<Certificate> {
  const { _id } = (await ask(body)).body;
  await work();
  return read(_id);
}

describe('a certificate', () => {
  it('is requested, waits, and is read with what was replayed', async () => {
    const asked = await ask({ kind: 'order', order: number.toLowerCase() });
    expect(asked.status).toBe(202);
    expect(asked.body).toMatchObject({ state: 'waiting', position: null, by: { _id: world.idOf('owner') }, nightly: false, faultCount: 0 });
    await work();
    const certificate = await read(asked.body._id);
    const events = await owner.one<{ count: number }>('select count(*) as count from events where stream_id = $1', [order._id]);
    expect(certificate).toMatchObject({
      state: 'done',
      title: `Order ${number}`,
      streams: 1,
      events: events?.count,
      faultCount: 0,
      faults: [],
    });
    expect(certificate.counts).toEqual([expect.objectContaining({ streamType: 'order', title: 'Orders', streams: 1 })]);
    expect((await read(asked.body._id, 'ru')).title).toBe(`Заказ ${number}`);
  });

  it('of a selection names it in words', async () => {
    const [country] = await owner.query<{ id: Id }>('select country_id as id from orders where id = $1', [order._id]);
    const { title, streams } = await certificateOf({
      ...{ kind: 'selection', statuses: ['projectFinished', 'orderConfirmedNotPayed'] },
      ...{ countries: [country?.id], from: '2020-01-01', to: '2099-12-31' },
    });
    expect(title).toMatch(/^Orders: Completed, Payment pending; .+; placed 1 Jan 2020 – 31 Dec 2099$/);
    expect(streams).toBe(1);
    expect(await certificateOf({ kind: 'selection', to: '2020-01-01' })).toMatchObject({ streams: 0, state: 'done' });
    expect(await certificateOf({ kind: 'selection' })).toMatchObject({ title: 'All orders' });
  });

  it('shows a fault with its order and place', async () => {
    const before = await owner.one<{ partner_id: Id }>('select partner_id from orders where id = $1', [order._id]);
    await owner.query('update orders set partner_id = null where id = $1', [order._id]);
    const { faultCount, faults } = await certificateOf({ kind: 'all' });
    await owner.query('update orders set partner_id = $2 where id = $1', [order._id, before?.partner_id]);
    expect(faultCount).toBe(1);
    const version = await owner.one<{ version: number }>('select version from orders where id = $1', [order._id]);
    expect(faults).toEqual([
      expect.objectContaining({
        ...{ subject: { kind: 'order', _id: order._id, label: number, role: null }, version: version?.version },
        ...{ title: 'The stored state differs from the events', detail: 'columns partner_id differ from the fold' },
      }),
    ]);
    expect(faults[0]?.position).toBeGreaterThan(0);
    expect((await certificateOf({ kind: 'all' })).faultCount).toBe(0);
  });
});

describe('the list of certificates', () => {
  it('has the newest first, those in a state, and the last nightly one on top', async () => {
    expect((await list()).nightly).toBeNull();
    await askNightlyCertificate(world.database, '2026-11-27');
    expect((await list()).nightly).toBeNull();
    await work();
    const { items, nightly, total } = await list();
    expect(items[0]).toMatchObject({ nightly: true, by: null, title: 'Everything', state: 'done' });
    expect(nightly?._id).toBe(items[0]?._id);
    expect(total).toBe(items.length);
    expect((await list('&filter[state]=failed')).items).toEqual([]);
    const bad = await world.call('owner', 'GET', '/audit/certificates?filter[state]=lost');
    expect([bad.status, fieldFaults(bad.body)]).toEqual([422, ['filter[state] notOffered']]);
  });
});

describe('the PDF and its note', () => {
  it('have the same bytes at every download, in either language, and the hash is signed', async () => {
    const { _id, number: no, position, verifierKey } = await certificateOf({ kind: 'all' });
    const [first, again] = [
      await bytes(`/audit/certificates/${_id}/pdf?language=en`),
      await bytes(`/audit/certificates/${_id}/pdf?language=en`),
    ];
    expect(again).toEqual(first);
    expect((await textOfPdf(first)).join(' ')).toContain(`No faults up to position ${String(position)} of the event log.`);
    expect((await textOfPdf(await bytes(`/audit/certificates/${_id}/pdf?language=ru`))).join(' ')).toContain('Расхождений нет');

    const note = (await bytes(`/audit/certificates/${_id}/note?language=en`)).toString('utf8');
    const text = openedNote(note, verifierKey ?? '');
    expect(text?.split('\n').slice(0, 4)).toEqual([
      'registra.example/certificates',
      `certificate ${no}`,
      `${createHash('sha256').update(first).digest('hex')}  certificate-${no}-en.pdf`,
      `position ${String(position)}`,
    ]);
    expect(openedNote(note.replace('faults 0', 'faults 1'), verifierKey ?? '')).toBeUndefined();
  });

  it('have a code whose address holds a signed statement', async () => {
    const { _id, number: no, position, streams, verifierKey } = await certificateOf({ kind: 'order', order: number });
    const { snapshotAt, events, commands } = (await world.must('owner', 'GET', `/audit/certificates/${_id}`)) as unknown as Record<
      string,
      string
    >;
    const root = (await new StoredTree(world.database).edgeAt(position ?? 0)).root();
    for (const language of ['en', 'ru']) {
      const [address = '', ...more] = linksOfPdf(await bytes(`/audit/certificates/${_id}/pdf?language=${language}`));
      expect(more).toEqual([]);
      const [page, encoded = ''] = address.split('#certificate=');
      expect(page).toBe(`https://registra.example/${language}/verify`);
      const note = Buffer.from(encoded, 'base64url').toString('utf8');
      expect(openedNote(note, verifierKey ?? '')?.split('\n')).toEqual([
        'registra.example/certificates',
        `statement of certificate ${no}`,
        `covers order ${number}`,
        `snapshot ${String(snapshotAt)}`,
        'faults 0',
        `replayed ${streams} ${String(events)} ${String(commands)}`,
        `log ${String(position)} ${root.toString('base64')}`,
        '',
      ]);
      expect(openedNote(note.replace('faults 0', 'faults 1'), verifierKey ?? '')).toBeUndefined();
    }
  });

  it('name what is covered in the statement', async () => {
    for (const [body, covers] of [
      [{ kind: 'all' }, 'everything'],
      [{ kind: 'selection', to: '2020-01-01' }, 'orders'],
    ] as const) {
      const { _id } = await certificateOf(body);
      const [address = ''] = linksOfPdf(await bytes(`/audit/certificates/${_id}/pdf`));
      expect(Buffer.from(address.split('=')[1] ?? '', 'base64url').toString('utf8')).toContain(`\ncovers ${covers}\n`);
    }
  });

  it('do not exist before the result, nor for a language that is not offered', async () => {
    const { _id } = (await ask({ kind: 'all' })).body;
    for (const file of ['pdf', 'note']) {
      const early = await world.call('owner', 'GET', `/audit/certificates/${_id}/${file}`);
      expect([early.status, early.body.code]).toEqual([409, 'certificateNotDone']);
      const bad = await world.call('owner', 'GET', `/audit/certificates/${_id}/${file}?language=de`);
      expect([bad.status, fieldFaults(bad.body)]).toEqual([422, ['language notOffered']]);
    }
    await work();
  });

  it('cannot be changed in the database, not by its owner either', async () => {
    for (const by of [world.database, owner])
      await expect(by.query(`update certificate_papers set pdf = 'x'`)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a request for a certificate', () => {
  it.each([
    [{}, ['kind required']],
    [{ kind: 'orders' }, ['kind notOffered']],
    [{ kind: 'order' }, ['order required']],
    [{ kind: 'order', order: 'R-1x' }, ['order badFormat']],
    [{ kind: 'order', order: 'R-999999' }, ['order missingReference']],
    [{ kind: 'all', order: 'R-000001' }, ['order notOffered']],
    [{ kind: 'selection', statuses: ['lost'] }, ['statuses notOffered']],
    [{ kind: 'selection', countries: ['EE'] }, ['countries mustBeId']],
    [
      { kind: 'selection', countries: Array.from({ length: 51 }, (_, i) => `00000000-0000-7000-8000-${String(i).padStart(12, '0')}`) },
      ['countries tooMany'],
    ],
    [{ kind: 'selection', from: '2026-02-30' }, ['from mustBeDate']],
    [{ kind: 'selection', from: '2026-02-02', to: '2026-02-01' }, ['to badRange']],
  ])('is refused for %j', async (body, faults) => {
    const answer = await ask(body);
    expect([answer.status, fieldFaults(answer.body)]).toEqual([422, faults]);
  });

  it('takes effect once under one key', async () => {
    const key = { 'idempotency-key': 'certificate-1' };
    const [first, again] = [await ask({ kind: 'all' }, 'owner', key), await ask({ kind: 'all' }, 'owner', key)];
    expect([first.body._id, again.headers['idempotency-replayed']]).toEqual([again.body._id, 'true']);
    await work();
  });

  it('is refused while ten wait, and the thirty-first of a person within a day', async () => {
    for (let i = 0; i < 10; i += 1) expect((await ask({ kind: 'selection', to: '2020-01-01' }, 'ceo')).status).toBe(202);
    const full = await ask({ kind: 'all' });
    expect([full.status, full.body.code]).toEqual([409, 'certificatesWaiting']);
    await work();
    for (let i = 0; i < 20; i += 1) {
      expect((await ask({ kind: 'selection', to: '2020-01-01' }, 'ceo')).status).toBe(202);
      if (i % 10 === 9) await work();
    }
    const many = await ask({ kind: 'all' }, 'ceo');
    expect([many.status, many.body.code]).toEqual([429, 'tooManyCertificates']);
    expect((await ask({ kind: 'all' }, 'admin')).status).toBe(202);
    await work();
  });
});

describe('without a signing key', () => {
  it('there is a PDF and no note, and no verifier key is shown', async () => {
    const plain = await OrdersTestApp.start(undefined, { imports: [AuditModule] });
    try {
      const { _id } = (await plain.call('owner', 'POST', '/audit/certificates', { kind: 'all' })).body;
      await new CertificateWorker(plain.database, certificateSources).workOff();
      expect((await plain.must('owner', 'GET', `/audit/certificates/${_id}`))['verifierKey']).toBeNull();
      const note = await plain.call('owner', 'GET', `/audit/certificates/${_id}/note`);
      expect([note.status, note.body.code]).toEqual([409, 'noteKeyMissing']);
      const server = plain.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
      const url = `/api/v1/audit/certificates/${_id}/pdf?language=en`;
      const { statusCode, rawPayload } = await server.inject({ method: 'GET', url, headers: { authorization: plain.bearer('owner') } });
      expect([statusCode, linksOfPdf(rawPayload)]).toEqual([200, []]);
      expect((await textOfPdf(rawPayload)).join(' ')).not.toContain('Scan the code');
    } finally {
      await plain.stop();
    }
  });
});

describe('everybody else', () => {
  it.each(['client-service-head', 'client-service-manager', 'client', 'partner'])('gets nothing: %s', async (account) => {
    const { _id } = (await list()).items[0] ?? { _id: '' };
    for (const path of ['', `/${_id}`, `/${_id}/pdf`, `/${_id}/note`])
      expect((await world.call(account, 'GET', `/audit/certificates${path}`)).status).toBe(403);
    expect((await ask({ kind: 'all' }, account)).status).toBe(403);
  });
});

/** Written from https://c2sp.org/signed-note alone. */
function openedNote(note: string, vkey: string): string | undefined {
  const [, name = '', id = '', data = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(vkey) ?? [];
  const [text = '', ...signatures] = note.split(/(?<=\n)\n(?=\u2014 )/);
  const key = Buffer.from(data, 'base64');
  const keyId = createHash('sha256').update(`${name}\n`).update(key).digest().subarray(0, 4);
  const [, signed = ''] = new RegExp(`^\u2014 ${name} (\\S+)\n$`).exec(signatures.join('')) ?? [];
  const signature = Buffer.from(signed, 'base64');
  if (key[0] !== 1 || keyId.toString('hex') !== id || !signature.subarray(0, 4).equals(keyId)) return undefined;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.subarray(1).toString('base64url') }, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, signature.subarray(4)) ? text : undefined;
}

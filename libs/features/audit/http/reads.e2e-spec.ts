import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { verifyReads } from '#libs/event-log/chain/verify-reads';
import { AuditModule } from '#libs/features/audit/audit.module';
import { ReadLog } from '#libs/features/audit/storage/read-log';
import { Database } from '#libs/platform/database/database';
import { fieldFaults } from '#libs/testing/field-faults';
import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';

interface Read {
  _id: Id;
  at: string;
  kind: string;
  title: string;
  actor: { _id: Id | null; name: string; post: string };
  subject: { kind: string; _id: Id; label: string } | null;
  order: { _id: Id; number: string } | null;
  list: string | null;
  filter: string | null;
  version: string | null;
  network: string | null;
  times: number;
  emptied: boolean;
}
interface Page {
  items: Read[];
  total: number;
  people: { name: string }[];
  objects: { label: string }[];
}

let world: OrdersTestApp;
let order: Id;
let number: number;
let passport: Id;

/** Fetches the list after all reads were written. */
async function reads(query = '', account = 'owner'): Promise<Page> {
  await world.app.get(ReadLog).flush();
  return (await world.must(account, 'GET', `/audit/reads?per_page=100${query}`)) as unknown as Page;
}
const kindsOf = ({ items }: Page) => items.map(({ kind, actor }) => `${kind} ${actor.name}`);
const attach = async (account: string, name: string): Promise<Id> => {
  const file = await world.upload(account, name);
  await world.must(account, 'POST', `/orders/${order}/documents`, { file, kind: 'document' });
  return file;
};
const enterCompany = async (account: string, registerNumber: string): Promise<Id> => {
  const { country } = await world.orderBody();
  return (await world.must(account, 'POST', '/companies', { name: 'Harbour OÜ', registerNumber, country }))._id;
};
const statusOf = async (account: string | null, path: string) => (await world.call(account, 'GET', path)).status;

beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [AuditModule] });
  const reached = await new OrderStories(world).reach('documentsRequested', { service: ['EE', 'ou'] });
  order = reached.id;
  number = reached.number ?? 0;
  passport = await attach('client', 'passport.pdf');
  await world.settle();
});
afterAll(() => world.stop());

describe('opening a document', () => {
  it('is recorded with who, what, of which order, when and from which network', async () => {
    expect(await statusOf(manager, `/upload-file/${passport}`)).toBe(200);
    const { items } = await reads(`&filter[object]=${passport}`);
    expect(items).toEqual([
      {
        _id: expect.any(String),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        kind: 'content',
        title: 'Downloaded',
        actor: expect.objectContaining({ _id: world.idOf(manager), post: 'Manager, Customer service' }),
        subject: { kind: 'document', _id: passport, label: 'passport.pdf', role: null },
        order: { _id: order, number: `R-${String(number).padStart(6, '0')}` },
        list: null,
        filter: null,
        version: expect.stringMatching(/^[0-9a-f]{64}$/),
        network: expect.stringMatching(/^[\w-]{16}$/),
        times: 1,
        emptied: false,
      },
    ]);
    // No address is kept, in any form that can be read.
    const row = await world.database.one<{ all: string }>(`select string_agg(r::text, '') as all from reads r`);
    expect(row?.all).not.toContain('127.0.0.1');
  });

  it('is found by person, kind, order and time, and answers who opened a passport', async () => {
    const day = new Date().toISOString().slice(0, 10);
    expect((await reads(`&filter[order]=${number}`)).total).toBe(1);
    expect((await reads(`&filter[actor]=${world.idOf(manager)}&filter[kind]=content,link&filter[at]=${day}`)).total).toBe(1);
    expect((await reads(`&filter[actor]=${world.idOf('client')}`)).total).toBe(0);
    expect((await reads('&filter[order]=999999')).total).toBe(0);
    expect((await reads(`&filter[object]=${passport}`)).objects).toEqual([expect.objectContaining({ label: 'passport.pdf' })]);
  });

  it('records the making of a link, and reads by it once, without a name', async () => {
    const { url } = (await world.must('ceo', 'POST', `/upload-file/${passport}/link`)) as unknown as { url: string };
    for (let time = 0; time < 3; time += 1) expect(await statusOf(null, url.replace('/api/v1', ''))).toBe(200);
    const { items } = await reads(`&filter[object]=${passport}&filter[kind]=link,content`);
    expect(items.map(({ kind, actor }) => [kind, actor._id])).toEqual([
      ['content', null],
      ['link', world.idOf('ceo')],
      ['content', world.idOf(manager)],
    ]);
    expect(items[0]?.actor).toMatchObject({ name: 'Anyone with the link', post: '' });
  });

  it('records the first preview, those of the next minute in one more row, and neither thumbnails nor refusals', async () => {
    for (let time = 0; time < 3; time += 1) await world.call('owner', 'GET', `/upload-file/${passport}/preview`);
    await world.call('admin', 'GET', `/upload-file/${passport}/preview/1?size=thumbnail`);
    expect(await statusOf('client2', `/upload-file/${passport}`)).toBe(404);
    expect(await statusOf(null, `/upload-file/${passport}`)).toBe(401);
    const page = await reads(`&filter[object]=${passport}&filter[kind]=preview`);
    expect(page.items.map(({ actor, times }) => [actor._id, times])).toEqual([
      [world.idOf('owner'), 2],
      [world.idOf('owner'), 1],
    ]);
    expect((await reads(`&filter[actor]=${world.idOf('client2')},${world.idOf('admin')}`)).total).toBe(0);
  });

  it('counts parts of a file once in ten minutes', async () => {
    const file = await attach('client', 'parts.pdf');
    for (const range of ['bytes=0-3', 'bytes=4-7', 'bytes=8-11'])
      expect((await world.call(manager, 'GET', `/upload-file/${file}`, undefined, { range })).status).toBe(206);
    expect((await reads(`&filter[object]=${file}`)).total).toBe(1);
  });

  it('names each document of an archive', async () => {
    expect(await statusOf('supermanager', `/orders/${order}/documents.zip`)).toBe(200);
    const { items } = await reads(`&filter[kind]=archive&filter[order]=${number}`);
    expect(items.map(({ subject }) => subject?.label).sort()).toEqual(['parts.pdf', 'passport.pdf']);
    expect(kindsOf(await reads(`&filter[object]=${passport}`))[0]).toMatch(/^archive /);
  });

  it('leaves out a file that its uploader looks at before it is attached', async () => {
    const own = await world.upload('client2');
    expect(await statusOf('client2', `/upload-file/${own}`)).toBe(200);
    expect((await reads(`&filter[object]=${own}`)).total).toBe(0);
  });
});

describe('opening people and exports', () => {
  it("records a client's and a partner's page by staff, its parts with it, and no page of staff", async () => {
    const client = world.idOf('client');
    for (const part of ['', '/history', '/notes']) expect(await statusOf(manager, `/users/${client}${part}`)).toBe(200);
    expect(await statusOf('owner', `/users/${world.idOf(manager)}`)).toBe(200);
    const { items } = await reads('&filter[kind]=person');
    expect(items).toEqual([
      expect.objectContaining({
        subject: expect.objectContaining({ kind: 'person', _id: client }),
        version: expect.stringMatching(/^\d+$/),
      }),
    ]);
    expect((await reads(`&filter[object]=${client}`)).objects).toEqual([expect.objectContaining({ kind: 'person' })]);
  });

  it('records the card of a company when staff open it, and not when its client does', async () => {
    const company = await enterCompany('client', '0987-1');
    for (const account of ['client', manager, 'client']) expect(await statusOf(account, `/companies/${company}`)).toBe(200);
    expect(await statusOf('client2', `/companies/${company}`)).toBe(404);
    expect((await reads(`&filter[object]=${company}`)).items).toEqual([
      expect.objectContaining({ kind: 'person', subject: { kind: 'company', _id: company, label: 'Harbour OÜ', role: null }, times: 1 }),
    ]);
  });

  it('records each page of a list of people with its filter, without its rows and what was typed', async () => {
    expect(await statusOf(manager, '/users/clients?filter[status]=active&search=Whitfield&page=1')).toBe(200);
    const { items } = await reads('&filter[kind]=people');
    expect(items).toEqual([
      expect.objectContaining({ list: 'Clients', filter: 'filter[status]=active&page=1&search=…', subject: null, order: null }),
    ]);
    expect(JSON.stringify(items)).not.toContain('Whitfield');
  });

  it('records exports, those of this list too, and no refused one', async () => {
    expect(await statusOf('owner', `/orders/export?format=csv&filter[progress]=newOrder`)).not.toBe(500);
    expect(await statusOf('owner', '/audit/reads/export?format=xlsx')).toBe(200);
    expect(await statusOf('owner', '/audit/reads/export?format=pdf')).toBe(422);
    expect(await statusOf(manager, '/audit/reads/export')).toBe(403);
    const { items } = await reads('&filter[kind]=export');
    expect(items[0]).toMatchObject({ title: 'Exported', list: 'Who opened what', filter: 'format=xlsx' });
    expect(items.filter(({ filter }) => filter === 'format=pdf')).toEqual([]);
  });

  it('gives the same rows as a file, with headings in the language of the reader', async () => {
    await reads();
    const { body } = await world.call('owner', 'GET', `/audit/reads/export?filter[object]=${passport}`);
    const lines = String(body['text']).trim().split(/\r?\n/);
    expect(lines[0]).toMatch(
      /^\W?"Time","Who","Role","Action","About","Name","Order","Filter","Version","Network","Times","Read ID","Object ID"$/,
    );
    expect(lines).toHaveLength(1 + (await reads(`&filter[object]=${passport}`)).total);
    expect(lines.at(-1)).toContain('passport.pdf');
    const russian = await world.call('owner', 'GET', '/audit/reads/export', undefined, { 'accept-language': 'ru' });
    expect(String(russian.body['text'])).toContain('"Кто";"Роль";"Действие"');
  });

  it('refuses invalid filters with a readable reason', async () => {
    const answer = await world.call('owner', 'GET', '/audit/reads?filter[kind]=stolen');
    expect(answer.status).toBe(422);
    expect(fieldFaults(answer.body)).toEqual(expect.arrayContaining([expect.stringContaining('filter[kind]')]));
  });
});

describe('the owner of a document', () => {
  interface Own {
    items: { at: string; side: string; kind: string }[];
  }

  it('sees which sides opened it, without names, networks or their own visits', async () => {
    expect(await statusOf('client', `/upload-file/${passport}`)).toBe(200);
    await world.app.get(ReadLog).flush();
    const { items } = (await world.must('client', 'GET', `/documents/${passport}/reads`)) as unknown as Own;
    expect(items.map(({ side }) => side)).toEqual(['staff', 'staff', 'staff', 'staff', 'staff']);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['at', 'kind', 'side']);
  });

  it('is the only one who sees that: 404 for another client, 403 for partners and staff without it, 401 without a token', async () => {
    const path = `/documents/${passport}/reads`;
    expect([
      await statusOf('client2', path),
      await statusOf('partner', path),
      await statusOf(manager, path),
      await statusOf(null, path),
    ]).toEqual([404, 403, 403, 401]);
    expect([
      await statusOf('client', '/audit/reads'),
      await statusOf('partner', '/audit/reads'),
      await statusOf(manager, '/audit/reads'),
    ]).toEqual([403, 403, 403]);
  });
});

describe('the erasure of recorded reads', () => {
  it('empties the rows of a removed document, keeps their hashes, and names the event', async () => {
    const { documents } = (await world.must('client', 'GET', `/orders/${order}`)) as unknown as {
      documents: { _id: Id; file: { _id: Id } }[];
    };
    const { _id } = documents.find(({ file }) => file._id === passport) ?? { _id: '' };
    const before = await world.database.query<{ id: Id; hash: Buffer }>('select id, hash from reads where object = $1', [passport]);
    await world.must('client', 'DELETE', `/orders/${order}/documents/${_id}`);
    expect(await world.database.query('select from reads where object = $1', [passport])).toEqual([]);
    const after = await world.database.query<{ id: Id; hash: Buffer; full: number; cause: string }>(
      `select r.id, r.hash, num_nonnulls(r.person, r.role, r.department, r.object_type, r.object, r.order_id, r.version, r.source, r.filter, r.network, r.salt) as full,
         (select type from events where event_id = r.emptied_by) as cause from reads r where r.id = any ($1)`,
      [before.map(({ id }) => id)],
    );
    expect(after).toHaveLength(before.length);
    for (const { id, hash } of before)
      expect(after.find((row) => row.id === id)).toMatchObject({ hash, full: 0, cause: 'DocumentRemoved' });
    const emptied = (await reads('&filter[kind]=link')).items[0];
    expect(emptied).toMatchObject({ emptied: true, subject: null, order: null, network: null, actor: { _id: null, post: '' } });
  });

  it('empties a row that was written after the document was deleted', async () => {
    const file = await attach('client', 'late.pdf');
    const { documents } = (await world.must('client', 'GET', `/orders/${order}`)) as unknown as {
      documents: { _id: Id; file: { _id: Id } }[];
    };
    await world.must('client', 'DELETE', `/orders/${order}/documents/${documents.find((one) => one.file._id === file)?._id}`);
    const read = {
      id: v7(),
      at: Date.now() * 1000,
      kind: 'preview',
      person: world.idOf(manager),
      role: 'Manager',
      department: null,
      times: 1,
    } as const;
    world.app
      .get(ReadLog)
      .add({ ...read, objectType: 'file', object: file, order, version: null, source: null, filter: null, network: null });
    await world.app.get(ReadLog).flush();
    const [row] = await world.database.query(
      'select object, (select type from events where event_id = emptied_by) as cause from reads where id = $1',
      [read.id],
    );
    expect(row).toEqual({ object: null, cause: 'DocumentRemoved' });
  });

  it('empties the rows about an erased person and their documents, and takes their name from rows of what they opened', async () => {
    const visitor = world.idOf('client2');
    const theirs = await world.place('client2');
    const file = await world.upload('client2', 'theirs.pdf');
    await world.must('client2', 'POST', `/orders/${theirs._id}/documents`, { file, kind: 'document' });
    for (const account of [manager, 'client2']) expect(await statusOf(account, `/upload-file/${file}`)).toBe(200);
    const company = await enterCompany('client2', '0987-2');
    for (const path of [`/users/${visitor}`, `/companies/${company}`]) expect(await statusOf(manager, path)).toBe(200);
    expect(await statusOf('client2', `/orders/${theirs._id}/documents.zip`)).toBe(200);
    await world.must('client2', 'PATCH', `/orders/update-payment-status/${theirs._id}`, {
      operation: 'cancelOrder',
      payload: { reason: 'No need' },
    });
    await world.app.get(ReadLog).flush();
    const rows = await world.database.query<{ id: Id; hash: Buffer }>('select id, hash from reads where object in ($1, $2, $3)', [
      visitor,
      file,
      company,
    ]);
    expect(rows).toHaveLength(5);
    await world.must('owner', 'DELETE', `/users/${visitor}`, { confirm: 'ERASE' });
    const after = await world.database.query(
      `select r.id, r.hash, num_nonnulls(r.person, r.object, r.order_id, r.network, r.salt) as full,
         (select type from events where event_id = r.emptied_by) as cause from reads r where r.id = any ($1) order by r.id`,
      [rows.map(({ id }) => id)],
    );
    expect(after).toEqual(
      rows.sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ id, hash }) => ({ id, hash, full: 0, cause: 'UserErased' })),
    );
  });

  it('keeps what an erased member of staff opened, with the position and without the person', async () => {
    const file = await attach('client', 'kept.pdf');
    expect(await statusOf('innovations-manager', `/upload-file/${file}`)).toBe(200);
    await world.app.get(ReadLog).flush();
    await world.must('owner', 'DELETE', `/users/${world.idOf('innovations-manager')}`, { confirm: 'ERASE' });
    const [read] = (await reads(`&filter[object]=${file}`)).items;
    expect(read).toMatchObject({ emptied: true, network: null, subject: { _id: file }, order: { _id: order } });
    expect(read?.actor).toEqual({
      _id: null,
      role: 'Manager',
      post: expect.stringMatching(/^Manager, /),
      name: 'An erased person',
    });
  });

  it('leaves the hashes of all reads valid', async () => {
    await reads();
    const { faults, compared, emptied } = await verifyReads(world.database);
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(5);
    expect(emptied).toBeGreaterThan(5);
  });
});

describe('the table of reads', () => {
  let owner: Database;
  beforeAll(() => {
    owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
  });
  afterAll(() => owner.close());

  it.each(['update reads set version = null', 'delete from reads', 'truncate reads'])('refuses the application: %s', async (statement) => {
    await expect(world.database.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['a deletion', 'delete from reads'],
    ['a truncation', 'truncate reads'],
    ['another person', 'update reads set person = gen_random_uuid(), salt = null, emptied_by = gen_random_uuid()'],
    ['another hash', `update reads set hash = sha256('x'), salt = null, emptied_by = gen_random_uuid()`],
    ['emptying without an event', 'update reads set person = null, salt = null'],
  ])('refuses the owner %s', async (_, statement) => {
    await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is verified: rows changed while triggers were off are found', async () => {
    await owner.query('alter table reads disable trigger all');
    const [changed, invented] = await owner.query<{ id: Id }>('select id from reads where emptied_by is null order by id limit 2');
    await owner.query(`update reads set at_us = at_us - 1000 where id = $1`, [changed?.id]);
    await owner.query(
      `update reads set person = null, role = null, object = null, order_id = null, version = null, source = null, filter = null, network = null,
      salt = null, emptied_by = gen_random_uuid() where id = $1`,
      [invented?.id],
    );
    await owner.query('alter table reads enable trigger all; alter table reads enable always trigger reads_insert_only');
    const { faults } = await verifyReads(world.database);
    expect(faults.map(({ id, kind }) => [id, kind]).sort()).toEqual(
      [
        [changed?.id, 'readDiffers'],
        [invented?.id, 'readEmptied'],
      ].sort(),
    );
  });
});

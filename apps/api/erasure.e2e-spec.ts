import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unplacedEvents, verifyLog } from '#libs/event-log/chain/verify-log';
import { DocumentsWorkerModule } from '#libs/features/documents/documents-worker.module';
import { FileSweeper } from '#libs/features/documents/storage/file-sweeper';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { SearchNotes } from '#libs/features/orders/consumers/search-notes';
import type { Id } from '#machines/kernel/ids';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { samplePdf } from '#libs/testing/sample-files';

jest.setTimeout(180_000);

const manager = 'client-service-manager';
const seller = 'contact-manager';
/** Every field gets a unique word, so that a leak identifies the field. */
const mark = (field: string): string => `Zqx${field}zqx`;
const phone = '+37255509173';
const staffText = 'What staff decided, in their own words';

let world: NotificationsWorld;
let dataDir: string;
let file: { name: string; content: Buffer };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'registra-erasure-'));
  world = await NotificationsWorld.start({ dataDir }, [LeadsModule, DocumentsWorkerModule], 'every file below its directory is searched');
  file = { name: `${mark('filename')}.pdf`, content: Buffer.from(samplePdf(`BT (${mark('content')}) Tj ET`)) };
});
afterAll(async () => {
  await world.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const must = (...args: Parameters<typeof world.orders.must>) => world.orders.must(...args);

async function upload(account: string): Promise<Id> {
  const boundary = 'x'.repeat(20);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file.content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { status, body } = await world.orders.call(account, 'POST', '/upload-file', payload, headers);
  expect([status, body.code]).toEqual([201, undefined]);
  return body._id;
}

/** All data of a client in the product, written by them or about them. */
async function plant(): Promise<void> {
  const client = world.orders.idOf('client');
  await must('client', 'PATCH', '/users', { firstName: mark('First'), lastName: mark('Last'), phone, birthday: '1971-03-09' });
  await world.database.query(`update users set email = $2, email_key = $2 where id = $1`, [
    client,
    `${mark('mail')}@visitor.example`.toLowerCase(),
  ]);
  await must(manager, 'POST', `/users/${client}/notes`, { text: mark('note') });
  await plantInOrders();
  await plantInCompanies();
  await plantInLeads();
  await plantInViews();
  await world.orders.settle();
  while ((await world.deliverer.deliverDue()).claimed > 0);
}

async function plantInOrders(): Promise<void> {
  const { id: order } = await world.stories.reach('documentsRequested', { service: ['EE', 'ou'] });
  const details = {
    names: [mark('company')],
    founders: [{ name: mark('founder'), kind: 'person', share: 100 }],
    people: [{ name: mark('person'), post: 'Director' }],
  };
  await must('client', 'PUT', `/orders/${order}/details`, details);
  await must('client', 'PUT', `/orders/${order}/details/draft`, { names: [mark('draft')], founders: [], people: [] });
  await must('client', 'POST', `/orders/${order}/documents`, { file: await upload('client'), kind: 'document' });
  await must('client', 'POST', '/chatmessages', { chat: `${order}-client`, text: mark('chat') });
  await must('client', 'POST', '/chatmessages', { chat: `${order}-client`, files: [await upload('client')] });
  const message = { order, template: 'freeMessage', language: 'en', subject: mark('subject'), body: mark('body') };
  await must(manager, 'POST', '/mailer', message);
  await upload('client');
  const { id: finished } = await world.stories.reach('projectFinished');
  const { _id } = await must('client', 'POST', '/feedbacks', { order: finished, rating: 2, text: mark('feedback'), public: true });
  await must(manager, 'PATCH', `/feedbacks/${_id}`, { operation: 'answer', answer: mark('answer') });
  await plantInLeaving(order);
  await cancel(order);
}

/** A request to cancel, and a withdrawal from another order. */
async function plantInLeaving(order: Id): Promise<void> {
  await must('client', 'POST', `/orders/${order}/cancellation-request`, { reason: mark('asks') });
  const body = { ...(await world.orders.orderBody(['EE', 'accounting'])), buyer: 'consumer', terms: 3 };
  const { _id: other } = await must('client', 'POST', '/orders', body);
  const statement = { name: mark('withdraws'), email: `${mark('reachable')}@visitor.example` };
  await must('client', 'POST', `/orders/${other}/withdrawal`, statement);
}

/** A company that the client entered, with its people, a proposed change and a mark of a due date; and one that an order recorded. */
async function plantInCompanies(): Promise<void> {
  const { country } = await world.orders.orderBody(['EE', 'ou']);
  const { _id: company } = await must('client', 'POST', '/companies', {
    name: mark('harbour'),
    registerNumber: mark('number'),
    country,
    legalForm: 'OÜ',
    registeredOn: '2020-02-29',
    address: mark('address'),
    taxNumber: mark('tax'),
    officers: [{ name: mark('officer'), post: mark('post') }],
    owners: [{ name: mark('owner'), kind: 'person', share: 100 }],
    beneficialOwners: [{ name: mark('beneficiary'), share: 100 }],
  });
  await world.orders.settle();
  const { items } = await must('client', 'GET', `/due-dates?per_page=2&filter[company]=${company}`);
  const [first, second] = items as { _id: Id }[];
  await must('client', 'PUT', `/due-dates/${first?._id}/done`, { on: '2026-01-31', proof: mark('proof') });
  await must(manager, 'PUT', `/due-dates/${second?._id}/not-ours`, { reason: mark('notours') });
  const { proposal } = await must('client', 'POST', `/companies/${company}/proposals`, { address: mark('refused') });
  const answer = { answer: 'decline', reason: mark('declined') };
  await must(manager, 'PUT', `/companies/${company}/proposals/${(proposal as { _id: Id })._id}/answer`, answer);
  await must('client', 'POST', `/companies/${company}/proposals`, { officers: [{ name: mark('proposed'), post: 'Director' }] });
  const { id: order } = await world.stories.reach('projectFinished');
  const recorded = { name: mark('registered'), registerNumber: mark('entry'), registeredOn: '2026-11-20' };
  await must(manager, 'PUT', `/orders/${order}/company`, recorded);
}

/** Nobody can be erased while an order is open or money is owed. */
async function cancel(order: Id): Promise<void> {
  await must(manager, 'PATCH', `/orders/update-payment-status/${order}`, { operation: 'cancelOrder', payload: { reason: staffText } });
  const { payments } = (await must(manager, 'GET', `/orders/${order}`)) as unknown as { payments: { _id: Id; amount: object }[] };
  for (const { _id: payment, amount } of payments)
    await must('client-service-head', 'POST', `/order-payments/${order}/refunds`, {
      payment,
      amount,
      reason: staffText,
      confirmation: 'REFUND',
    });
  const open = await world.stories.reach('newOrder');
  await must('client', 'PATCH', `/orders/update-payment-status/${open.id}`, {
    operation: 'cancelOrder',
    payload: { reason: mark('reason') },
  });
}

/** Views of colleagues that name the client; one that only sounds alike stays. */
async function plantInViews(): Promise<void> {
  const [first, last] = [mark('First'), mark('Last')];
  const save = (name: string, query: string) => must(manager, 'POST', '/order-views', { name, query, shared: false });
  await save(`Orders of ${last.toUpperCase()}!`, 'sort=-createdAt');
  await save('Late ones', `${new URLSearchParams({ search: `${last} ${first}`, sort: '-createdAt' }).toString()}`);
  await save('Everything else', 'sort=createdAt');
}

async function plantInLeads(): Promise<void> {
  const visitor = { name: mark('visitor'), email: `${mark('mail')}@visitor.example`.toLowerCase() };
  const origin = {
    lead_fields: { wish: mark('field') },
    utm: { source: mark('source'), campaign: mark('utm') },
    url: `/en/${mark('url')}`,
    orderUrl: `/en/${mark('orderurl')}`,
    slug: mark('slug').toLowerCase(),
  };
  const answers = { country: 'EE', options: { activityAreas: [mark('area')] } };
  const { _id: lead } = await must(null as never, 'POST', '/forms/steps-form', {
    ...visitor,
    phone,
    answers,
    message: mark('message'),
    ...origin,
  });
  const { slots } = (await must(null as never, 'GET', '/forms/consultation-slots')) as unknown as { slots: string[] };
  await must(null as never, 'POST', '/forms/request-consultation', {
    ...visitor,
    phone: '+37255509174',
    topic: mark('topic'),
    slot: slots[0],
    timeZone: 'Europe/Tallinn',
  });
  await must(seller, 'PATCH', `/leads/${lead}`, { operation: 'take', payload: {} });
  await must(seller, 'PATCH', `/leads/${lead}`, { operation: 'recordCall', payload: { outcome: 'reached', note: mark('call') } });
}

const anyMark = /zqx\w*zqx|5550 ?917[34]|1971-03-09/gi;

/** A whole mark in a bytea column, `Zqx` or `zqx` at its start: the last three characters alone occur in hashes by chance. */
const marksAsBytes = '[57]a7178([0-9a-f]{2})+7a7178';

/** All marks in all tables, whatever the column's type. */
async function marksInDatabase(): Promise<string[]> {
  const tables = await world.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(60);
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await world.database.query<{ row: string }>(
      `select t::text as row from "${name}" t where t::text ~* 'zqx|5550 ?917|1971-03-09' or t::text ~ $1`,
      [marksAsBytes],
    );
    for (const { row } of rows) for (const one of row.match(anyMark) ?? ['(bytes)']) found.add(`${name}: ${one.toLowerCase()}`);
  }
  return [...found].sort();
}

/** All marks in files below a directory, in names and contents; emails are decoded first. */
async function marksBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const bytes = await readFile(join(parentPath, name));
      const parts = bytes.toString('latin1').split(/\r?\n\r?\n/);
      const decoded = parts.map((part) => Buffer.from(part.replace(/\s/g, ''), 'base64').toString('utf8'));
      return [name, bytes.toString('latin1').replace(/=\r?\n/g, ''), ...decoded].join('\n');
    }),
  );
  return [...new Set(texts.flatMap((text) => text.match(/zqx\w*zqx/gi) ?? []).map((one) => one.toLowerCase()))].sort();
}

const places = async () => ({
  database: await marksInDatabase(),
  files: await marksBelow(world.orders.filesDir),
  emails: await marksBelow(join(dataDir, 'mail')),
});

describe('the erasure of a client', () => {
  /* Invoices and receipts are rendered on request and not stored; those already issued are with other people. */
  it('leaves none of their data in any table, file or email, and the log verifies', async () => {
    await plant();
    const before = await places();
    const planted = [...new Set(before.database.map((one) => one.split(': ')[1]))];
    for (const field of ['First', 'Last', 'mail', 'note', 'company', 'founder', 'person', 'draft', 'filename', 'chat', 'subject', 'body'])
      expect(planted).toContain(mark(field).toLowerCase());
    for (const field of ['feedback', 'answer', 'reason', 'visitor', 'field', 'utm', 'url', 'orderurl', 'slug', 'area'])
      expect(planted).toContain(mark(field).toLowerCase());
    for (const field of [
      'asks',
      'withdraws',
      'reachable',
      'harbour',
      'number',
      'address',
      'tax',
      'officer',
      'post',
      'owner',
      'beneficiary',
    ])
      expect(planted).toContain(mark(field).toLowerCase());
    for (const field of ['proof', 'notours', 'refused', 'declined', 'proposed', 'registered', 'entry'])
      expect(planted).toContain(mark(field).toLowerCase());
    for (const field of ['message', 'topic', 'call', 'source']) expect(planted).toContain(mark(field).toLowerCase());
    expect(before.files).toEqual([mark('content').toLowerCase()]);
    expect(before.emails).toEqual(expect.arrayContaining(['body', 'mail'].map((field) => mark(field).toLowerCase())));

    await must('owner', 'DELETE', `/users/${world.orders.idOf('client')}`, { confirm: 'ERASE' });
    await world.orders.settle();
    // The background jobs of the next minute.
    await world.orders.app.get(SearchNotes, { strict: false }).workOff(0);
    await world.orders.app.get(FileSweeper, { strict: false }).sweepErased();
    await world.deliverer.forgetErased();

    expect(await places()).toEqual({ database: [], files: [], emails: [] });
    const views = await world.database.query<{ name: string }>('select name, query from order_views order by id');
    expect(views).toEqual([
      { name: expect.stringMatching(/^View [0-9a-f]{8}$/) as string, query: 'sort=-createdAt' },
      { name: 'Late ones', query: 'sort=-createdAt' },
      { name: 'Everything else', query: 'sort=createdAt' },
    ]);
    const kept = await world.database.query('select 1 from texts where body = $1', [staffText]);
    expect(kept.length).toBeGreaterThan(1);
    const { faults, texts } = await verifyLog(world.database);
    expect([faults, await unplacedEvents(world.database)]).toEqual([[], []]);
    expect(texts.compared).toBeGreaterThan(0);
    expect(texts.erased).toBeGreaterThan(5);
  });

  it('keeps files of other people, even with the same content', async () => {
    const theirs = await upload('client2');
    const mine = await upload('partner');
    await must('owner', 'DELETE', `/users/${world.orders.idOf('client2')}`, { confirm: 'ERASE' });
    await world.orders.app.get(FileSweeper, { strict: false }).sweepErased();
    expect((await world.orders.call('partner', 'GET', `/upload-file/${mine}`)).status).toBe(200);
    expect((await world.orders.call('owner', 'GET', `/upload-file/${theirs}`)).status).toBe(404);
  });
});

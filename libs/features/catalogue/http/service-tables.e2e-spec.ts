import { v7 } from 'uuid';
import type { FastifyInstance } from 'fastify';
import type { Id } from '#machines/kernel/ids';
import { csvLine } from '#libs/platform/tables/csv';
import { readCsv } from '#libs/platform/tables/read-csv';
import { readXlsx } from '#libs/platform/tables/read-xlsx';
import { xlsxBytes } from '#libs/platform/tables/xlsx';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { serviceColumns } from '../rules/service-table.js';
import { seededCountryId, seededServiceId, seededTypeId } from '../seed/seed-catalogue.js';
import { catalogueImportsId } from '../storage/settings.js';
import { both, serviceBody } from '../testing/bodies.js';
import type { ServiceImportDto } from '../wire/service-import.dto.js';
import type { ServiceDto } from '../wire/service.dto.js';

type Format = 'csv' | 'xlsx';
type Table = string[][];

const most = 5_000;
let world: OrdersTestApp;
beforeAll(async () => void (world = await OrdersTestApp.start()));
afterAll(async () => world?.stop());

const server = (): FastifyInstance => world.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;

async function exported(format: Format, filter = ''): Promise<{ content: Buffer; table: Table }> {
  const url = `/api/v1/services/export?format=${format}${filter}`;
  const answer = await server().inject({ method: 'GET', url, headers: { authorization: world.bearer('owner'), 'accept-language': 'en' } });
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, `attachment; filename="services.${format}"`]);
  const content = answer.rawPayload;
  return { content, table: format === 'csv' ? readCsv(content, most) : await readXlsx(content, most) };
}

async function send(content: Buffer, query = '', key?: string): Promise<{ status: number; body: ServiceImportDto; replayed: boolean }> {
  const boundary = 'x-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="services.csv"\r\n\r\n`;
  const headers = {
    authorization: world.bearer('owner'),
    'accept-language': 'en',
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(key && { 'idempotency-key': key }),
  };
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const answer = await server().inject({ method: 'POST', url: `/api/v1/services/import${query}`, headers, payload });
  return { status: answer.statusCode, body: answer.json(), replayed: answer.headers['idempotency-replayed'] === 'true' };
}

const csv = (table: Table): Buffer => Buffer.from(table.map((row) => csvLine(row)).join(''));

async function xlsx(table: Table): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const rows = (async function* () {
    yield await Promise.resolve(table.slice(1));
  })();
  for await (const part of xlsxBytes({ title: 'Services', columns: table[0] ?? [], rows })) parts.push(part);
  return Buffer.concat(parts);
}

const column = (name: (typeof serviceColumns)[number] | string): number => serviceColumns.indexOf(name as never);

/** The exported table with replaced cells in one service's row. */
async function changed(id: Id, cells: Record<string, string>): Promise<Table> {
  const { table } = await exported('csv', '&filter[countryCode]=EE,GB');
  const row = table.find((one) => one[0] === id) ?? [];
  for (const [name, cell] of Object.entries(cells)) row[column(name)] = cell;
  return table;
}
const outcome = ({ status, body }: { status: number; body: ServiceImportDto }) => [status, body.toCreate, body.toChange, body.imported];
const faults = ({ body }: { body: ServiceImportDto }): string[] =>
  body.errors.map(({ row, column: name, line, code }) => `${row} ${name}${line ? `:${line}` : ''} ${code}`);
const rowOf = (table: Table, id: Id): number => table.findIndex((row) => row[0] === id) + 1;
const trace = () =>
  world.database.one(
    "select (select md5(string_agg(s::text, '' order by s.id)) from services s) as services, (select count(*) from events) as events",
  );

const ou = seededServiceId('EE', 'ou');
const service = async (id: Id): Promise<ServiceDto> => (await world.must('owner', 'GET', `/services/${id}`)) as unknown as ServiceDto;

describe('a file of services', () => {
  it.each(['csv', 'xlsx'] as const)('as %s is imported again without a change, strange texts included', async (format) => {
    const written = serviceBody(seededCountryId('EE'), seededTypeId('companyRegistration'));
    const strange = both('=1+1 | a \\ b; "c", \'d', "'=x | \\n");
    Object.assign(written, { title: strange, description: { ru: '- первая\nвторая', en: '' } });
    written.requiredDocuments[0]!.note = { ru: '', en: 'two\nlines | and more' };
    Object.assign(written.requiredDocuments[1]!, { formats: ['pdf', 'office'], validMonths: 3 });
    written.steps.filing.steps[0]!.title = strange;
    const { _id: id } = await world.must('owner', 'POST', '/services', written);
    const { content, table } = await exported(format);
    expect(table[0]).toEqual([...serviceColumns]);
    const before = await trace();
    for (const query of ['?dryRun=true', '?dryRun=false', '']) {
      const answer = await send(content, query);
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          rows: table.length - 1,
          toCreate: 0,
          toChange: 0,
          unchanged: table.length - 1,
          toApprove: 0,
          imported: query !== '?dryRun=true',
          errors: [],
          changes: [],
        },
      ]);
    }
    expect(await trace()).toEqual(before);
    await world.must('owner', 'DELETE', `/services/${id}`);
  });

  it('has the rows that the list has under the same filters', async () => {
    const { table } = await exported('csv', `&filter[countryCode]=EE,GE&sort=title`);
    const page = (await world.must('owner', 'GET', '/services?filter[countryCode]=EE,GE&sort=title&per_page=100'))['items'] as ServiceDto[];
    expect(table.slice(1).map(([id]) => id)).toEqual(page.map(({ _id }) => _id));
  });

  it('says in a dry run what would happen, and does nothing', async () => {
    const table = await changed(ou, { price: '901' });
    const fresh = [...(table.find((row) => row[0] === ou) ?? [])];
    fresh[0] = '';
    const before = await trace();
    expect(outcome(await send(csv([...table, fresh]), '?dryRun=true'))).toEqual([200, 1, 1, false]);
    expect(await trace()).toEqual(before);
  });

  it('names in a dry run each cell that changes, with old and new value, and only the lines that differ', async () => {
    const { title, price } = await service(ou);
    const { table: plain } = await exported('csv', '&filter[countryCode]=EE,GB');
    const director = plain.find((row) => row[0] === ou)?.[column('director')] ?? '';
    const table = await changed(ou, { price: '905.50', termDays: '12', director: `${director}\nnominee | Номинал | Nominee | 50.00` });
    const { body } = await send(csv(table), '?dryRun=true');
    const row = rowOf(table, ou);
    expect(body.changes).toEqual([
      { row, service: title.en, column: 'price', before: price.amount, after: '905.50' },
      { row, service: title.en, column: 'termDays', before: expect.any(String) as string, after: '12' },
      { row, service: title.en, column: 'director', before: '', after: 'nominee | Номинал | Nominee | 50.00' },
    ]);
  });

  it('changes and makes services, each with its fact and one about the whole', async () => {
    const { version } = await service(ou);
    const table = await changed(ou, { price: '905,5', 'title.en': 'OÜ by file', termDays: '12' });
    const fresh = [...(table.find((row) => row[0] === ou) ?? [])];
    [fresh[0], fresh[column('title.en')], fresh[column('title.ru')]] = ['', 'Made by a file', 'Сделано файлом'];
    const key = v7();
    const content = await xlsx([...table, fresh, []]);
    const [first, again] = [await send(content, '', key), await send(content, '', key)];
    expect(outcome(first)).toEqual([200, 1, 1, true]);
    expect([again.body, again.replayed]).toEqual([first.body, true]);
    const seen = await service(ou);
    expect([seen.title.en, seen.price.amount, seen.term.days, seen.version]).toEqual(['OÜ by file', '905.50', 12, version! + 1]);
    const made = (await world.must('owner', 'GET', '/services?search=made%20by%20a%20file'))['items'] as ServiceDto[];
    expect(made.map(({ slug, archived }) => [slug, archived])).toEqual([['made-by-a-file', false]]);
    const steps = (one: ServiceDto) => Object.values(one.steps).flatMap((group) => group.steps.map(({ _id }) => _id));
    expect(steps(made[0]!).filter((id) => steps(seen).includes(id))).toEqual([]);
    const events = await world.database.query(
      'select type, data::json as data from events where stream_id = any($1::uuid[]) order by type',
      [[ou, made[0]!._id, catalogueImportsId]],
    );
    expect(events).toMatchObject([
      { type: 'CatalogueImported', data: { created: 1, changed: 1, unchanged: table.length - 2 } },
      { type: 'ServiceCreated' },
      { type: 'ServiceEdited', data: { fields: ['price', 'term', 'title'] } },
    ]);
    expect((await send((await exported('xlsx')).content)).body).toMatchObject({ toCreate: 0, toChange: 0 });
  });

  it('does not undo what somebody else did after the export', async () => {
    const table = await changed(ou, { termDays: '14' });
    await world.must('owner', 'PATCH', `/services/${ou}`, { legalForm: both('Changed meanwhile') });
    const answer = await send(csv(table));
    expect(faults(answer)).toEqual([`${rowOf(table, ou)} version staleRow`]);
    expect((await service(ou)).legalForm.en).toBe('Changed meanwhile');
  });

  it('never only relabels prices: another currency needs a choice for the whole file', async () => {
    const table = await changed(ou, { currency: 'USD', price: '620' });
    const row = rowOf(table, ou);
    expect(faults(await send(csv(table)))).toEqual([`${row} currency currencyChoiceNeeded`]);
    expect(faults(await send(csv(table), '?currencyChange=converted'))).toContain(`${row} price notConverted`);
    expect((await send(csv(table), '?currencyChange=magic')).status).toBe(422);
    expect((await service(ou)).price.currency).toBe('EUR');
    expect((await send(csv(table), '?currencyChange=entered&dryRun=true')).body).toMatchObject({ toChange: 1, errors: [] });
  });

  it('is imported once if two people send it at once, and the other gets a conflict', async () => {
    const { content } = await exported('csv', '&filter[countryCode]=EE');
    const changedTo = (days: string): Buffer => {
      const table = readCsv(content, most);
      (table.find((row) => row[0] === ou) ?? [])[column('termDays')] = days;
      return csv(table);
    };
    const answers = await Promise.all([send(changedTo('21')), send(changedTo('22'))]);
    expect(answers.map(({ body }) => body.imported).sort()).toEqual([false, true]);
  });
});

describe('a file with a fault', () => {
  it.each([
    ['a price below nothing', { price: '-5' }, 'price mustBeMoney'],
    ['a price that is absurd', { price: '99999999999999' }, 'price mustBeMoney'],
    ['too many digits', { price: '5.0055' }, 'price mustBeMoney'],
    ['a price of two readings', { price: '1.250' }, 'price mustBeMoney'],
    ['a price of two readings, with a comma', { price: '1,250' }, 'price mustBeMoney'],
    ['a percent out of range', { prepaymentPercent: '101' }, 'prepaymentPercent tooLarge'],
    ['a reward out of range', { partnerReward: '0' }, 'partnerReward tooSmall'],
    ['a percent in words', { prepaymentPercent: 'a third' }, 'prepaymentPercent mustBeNumber'],
    ['a country nobody knows', { country: 'ZZ' }, 'country missingReference'],
    ['a type nobody knows', { type: 'magic' }, 'type missingReference'],
    ['a currency nobody knows', { currency: 'XAU' }, 'currency notOffered'],
    ['a title in one language', { 'title.en': '' }, 'title.en required'],
    ['no description', { 'description.ru': ' ', 'description.en': '' }, 'description.ru required'],
    ['a line that is none', { director: 'own | Свой | Own | 0.00\nprovided; 600' }, 'director:2 unreadableLine'],
    ['a code nobody offers', { director: 'own | Свой | Own | 0.00\nking | Царь | King | 1.00' }, 'director:2 notOffered'],
    ['an option of a wrong price', { director: 'own | Свой | Own | -1' }, 'director:1 mustBeMoney'],
    ['a payment without a currency', { mandatoryPayments: 'once | А | A | 5.00' }, 'mandatoryPayments:1 unreadableLine'],
    ['a payment now and then', { mandatoryPayments: 'monthly | А | A | 5.00 EUR' }, 'mandatoryPayments:1 notOffered'],
    ['a step without a group', { steps: 'shown | А | A' }, 'steps:1 unreadableLine'],
    ['a group twice', { steps: 'group | a | А | A\nshown | А | A\ngroup | a | А | A\nshown | А | A' }, 'steps:3 duplicate'],
    ['a document in no form', { requiredDocuments: 'document | А | A | | | fax | | ' }, 'requiredDocuments:1 notOffered'],
    ['a document valid for a while', { requiredDocuments: 'document | А | A | | | | long | ' }, 'requiredDocuments:1 mustBeWhole'],
    ['a document of no kind', { requiredDocuments: 'photo | А | A' }, 'requiredDocuments:1 notOffered'],
    ['more employees at least than at most', { 'employees.min': '51' }, 'employees.max badRange'],
  ])('is named by row and column, and nothing is imported: %s', async (_name, cells, fault) => {
    const table = await changed(ou, cells);
    (table.find((row) => row[0] === seededServiceId('GB', 'ltd')) ?? [])[column('termDays')] = '77';
    const before = await trace();
    for (const content of [csv(table), await xlsx(table)]) {
      const answer = await send(content);
      expect([answer.status, answer.body.imported]).toEqual([200, false]);
      expect(faults(answer)).toContain(`${rowOf(table, ou)} ${fault}`);
      expect(answer.body.errors[0]?.detail).toMatch(/^[A-Z][^{}]+$/);
    }
    expect(await trace()).toEqual(before);
  });

  it('in a heading is refused with the names of the columns', async () => {
    const { table } = await exported('csv', '&filter[countryCode]=EE');
    const wrong = table.map((row) => row.filter((_, i) => i !== column('price')));
    wrong[0]![0] = 'ID';
    wrong[0]!.push('discount', 'type');
    expect(faults(await send(csv(wrong))).sort()).toEqual([
      '1 ID unknownColumn',
      '1 discount unknownColumn',
      '1 id missingColumn',
      '1 price missingColumn',
      '1 type duplicate',
    ]);
    expect(faults(await send(Buffer.from('\n')))[0]).toBe('1 id missingColumn');
    expect((await send(Buffer.from(''))).status).toBe(422);
  });

  it('in an id is refused as malformed, unknown, or repeated', async () => {
    const { table } = await exported('csv', '&filter[countryCode]=EE,GB');
    const [first, second, third, fourth] = table.slice(1) as [string[], string[], string[], string[]];
    [second[0], third[0]] = [v7(), 'seven'];
    fourth[0] = first[0] ?? '';
    expect(faults(await send(csv(table)))).toEqual(expect.arrayContaining(['3 id missingReference', '4 id mustBeId', '5 id duplicate']));
  });

  it('in very many rows is refused with the limit of rows', async () => {
    const rows = Array.from({ length: 2_001 }, () => serviceColumns.map(() => 'x'));
    const answer = await send(csv([[...serviceColumns], ...rows]));
    expect([answer.body.rows, faults(answer), answer.body.errors[0]?.detail]).toEqual([
      2_001,
      ['2002  tooManyRows'],
      'A file can have up to 2,000 rows.',
    ]);
  });

  it('is refused whole when it is no table', async () => {
    for (const content of [Buffer.from([0xff, 0xfe, 0x00]), Buffer.from('PK\u0003\u0004broken'), Buffer.from('"open')]) {
      const answer = await send(content);
      expect([answer.status, (answer.body as unknown as { detail: string }).detail]).toEqual([415, 'Incorrect file format']);
    }
    expect((await send(Buffer.from('id'), '?dryRun=perhaps')).status).toBe(422);
  });
});

it('an imported file proposes prices that move too far to a second person, says so before, and changes the rest', async () => {
  const { _id: id, price } = await service(ou);
  const dearer = String(Number(price.amount) * 2);
  const content = csv(await changed(id, { price: dearer, 'legalForm.en': 'Private company' }));
  const trial = await send(content, '?dryRun=true');
  expect([trial.body.toChange, trial.body.toApprove, trial.body.imported]).toEqual([1, 1, false]);
  expect((await send(content)).body).toMatchObject({ imported: true, toApprove: 1 });
  const after = await service(id);
  expect([after.price, after.legalForm.en, after.priceProposal?.percent]).toEqual([price, 'Private company', 103]);
  expect(faults(await send(content))).toContainEqual(expect.stringMatching(/price priceProposalWaiting/));
});

import { bankAccountsStream } from '#libs/features/catalogue/storage/bank-accounts-stream';
import { chatStream } from '#libs/features/chat/storage/chat-stream';
import { companyStream } from '#libs/features/companies/storage/company-stream';
import { feedbackStream } from '#libs/features/feedbacks/storage/feedback-stream';
import { leadStream } from '#libs/features/leads/storage/lead-stream';
import { orderStream } from '#libs/features/orders/storage/order-stream';
import { receiptStream } from '#libs/features/orders/storage/receipt-stream';
import { checkoutStream } from '#libs/features/payments/storage/checkout-stream';
import { payoffStream } from '#libs/features/payoffs/storage/payoff-stream';
import { Database } from '#libs/platform/database/database';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import type { StreamTable } from './contract.js';

let test: TestDatabase;
let owner: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  owner = Database.open(test.ownerUrl, { asOwner: true, max: 2 });
});
afterAll(async () => {
  await owner?.close();
  await test?.drop();
});

/** Streams whose row nothing is decided from: changes of plain tables write it. */
const plain = (streamType: string, table: string, more: Record<string, string> = {}): StreamTable => ({
  streamType,
  table,
  once: [],
  extra: {},
  columns: { told_at: 'bigint', ...more },
});

const described: readonly StreamTable[] = [
  ...[
    orderStream,
    leadStream,
    payoffStream,
    checkoutStream,
    chatStream,
    feedbackStream,
    bankAccountsStream,
    receiptStream,
    companyStream,
  ].map(({ table }) => table),
  ...[plain('user', 'user_streams'), plain('finding', 'finding_streams')],
  plain('setting', 'security_settings', { enforce_second_factor: 'boolean' }),
  ...['country', 'service', 'serviceType', 'choice', 'siteSetting'].map((type) => plain(type, 'catalogue_streams')),
];

const bodyOf = async (streamType: string): Promise<string> =>
  (await owner.one<{ body: string }>('select prosrc as body from pg_proc where proname = lower($1)', [`append_${streamType}`]))?.body ?? '';

/** The columns that the append function writes: of a new row in its order, of an update, and their types. */
async function columnsWritten({ streamType, table }: StreamTable) {
  const body = await bodyOf(streamType);
  const list = (pattern: RegExp): string[] => (pattern.exec(body)?.[1] ?? '').split(', ');
  const [, updated = ''] = new RegExp(`update ${table} s set (.+)`).exec(body) ?? [];
  const typed = list(/json_to_recordset\(p_new\) as r\(n integer, id uuid, version integer, (.+)\)/);
  return {
    created: list(new RegExp(`insert into ${table} \\((.+)\\)`)),
    changed: [...updated.matchAll(/("?\w+"?) = /g)].map(([, name]) => name ?? ''),
    kept: [...updated.matchAll(/ = coalesce\(r\.("?\w+"?), s\.\1\)/g)].map(([, name]) => name ?? ''),
    types: Object.fromEntries(typed.map((one) => [one.replace(/ .*/, ''), one.replace(/^\S+ /, '')])),
  };
}

describe.each(described.map((table) => [table.streamType, table] as const))('the append function of %s', (streamType, table) => {
  const names = Object.keys(table.columns);
  const fixed = [...table.once, ...(table.counter === undefined ? [] : ['number'])];

  it('writes the described columns', async () => {
    const { created, changed, kept, types } = await columnsWritten(table);
    expect(kept).toEqual(expect.arrayContaining([...(table.large ?? [])]));
    expect(created.toSorted()).toEqual(['id', 'version', ...names].toSorted());
    expect(changed.toSorted()).toEqual(['version', ...names.filter((name) => !fixed.includes(name))].toSorted());
    expect(types).toEqual(table.columns);
  });

  it('has the counter and extra tables of the description', async () => {
    const found = await owner.one('select stream_table as "table", counter, extra from append_functions where stream_type = $1', [
      streamType,
    ]);
    expect(found).toEqual({ table: table.table, counter: table.counter ?? null, extra: table.extra });
    const body = (await bodyOf(streamType)).replaceAll('"', '');
    for (const [name, columns] of Object.entries(table.extra)) expect(body).toContain(`insert into ${name} (${columns.join(', ')})`);
  });

  it('was made again after the last change of its table', async () => {
    const before = await bodyOf(streamType);
    await owner.query('select recreate_append_function($1)', [streamType]);
    expect(await bodyOf(streamType)).toBe(before);
  });
});

it('the append function is described for every type of stream that has one', async () => {
  const types = await owner.query<{ type: string }>(
    'select lower(stream_type) as type from append_functions union select substr(proname, 8) from pg_proc where proname like $1',
    ['append\\_%'],
  );
  expect(types.map(({ type }) => type).toSorted()).toEqual(described.map(({ streamType }) => streamType.toLowerCase()).toSorted());
});

describe('the recreation of append functions', () => {
  it('adds a new column to the function by one call, unless the column has a default', async () => {
    await owner.query('alter table chats add column pinned_at bigint, add column "from" integer default 0');
    await owner.query(`select recreate_append_function('chat')`);
    const { created, changed, types } = await columnsWritten(chatStream.table);
    expect(created).toContain('pinned_at');
    expect(changed).toContain('pinned_at');
    expect(types).toMatchObject({ pinned_at: 'bigint' });
    expect(created).not.toContain('"from"');
  });

  it.each([
    [`select recreate_append_function('pets')`, 'query returned no rows'],
    [`select create_append_function('pet', 'pets')`, 'relation "pets" does not exist'],
    [
      `select create_append_function('pet', 'chats', p_once => '{owner}')`,
      'append_functions names columns of pet that do not exist: chats.owner',
    ],
    [
      `select create_append_function('pet', 'chats', p_extra => '{"chat_files": ["name"]}')`,
      'append_functions names columns of pet that do not exist: chat_files.name',
    ],
  ])('is refused if it names what does not exist: %s', async (sql, message) => {
    await expect(owner.query(sql)).rejects.toThrow(message);
  });

  it('is refused to the application', async () => {
    await expect(test.database.query(`select recreate_append_function('chat')`)).rejects.toThrow(/permission denied/);
    await expect(test.database.query('delete from append_functions')).rejects.toThrow(/permission denied/);
  });
});

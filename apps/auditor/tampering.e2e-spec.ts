import { readFileSync } from 'node:fs';
import { LeadsModule } from '#libs/features/leads/leads.module';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { verifyLog } from '#libs/event-log/chain/verify-log';
import { replay, verify } from './audit.js';

jest.setTimeout(180_000);

const manager = 'client-service-manager';
const seller = 'contact-manager';

let world: OrdersTestApp;
let owner: Database;
let order: Id;
/** the chat of the order: an edited message, a removed one, an untouched one */
let messages: Record<'edited' | 'removed' | 'plain', Id>;
/** the lead of a client who was erased later, with a note of sales */
let lead: Id;

beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [LeadsModule] });
  owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 2 });
  const stories = new OrderStories(world);
  ({ id: order } = await stories.reach('documentsRequested', { service: ['EE', 'ou'] }));
  await giveDetails();
  messages = await talk();
  for (const action of ['change', 'delete'] as const) await giveFeedback((await stories.reach('projectFinished')).id, action);
  lead = await leaveRequest();
  await world.must('owner', 'DELETE', `/users/${world.idOf('client2')}`, { confirm: 'ERASE' });
  await world.settle();
});
afterAll(async () => {
  await owner.close();
  await world.stop();
});

async function giveDetails(): Promise<void> {
  for (const name of ['North', 'South']) {
    const details = { names: [name], founders: [{ name, kind: 'person', share: 100 }], people: [{ name, post: 'Director' }] };
    await world.must('client', 'PUT', `/orders/${order}/details`, details);
  }
}

async function talk(): Promise<typeof messages> {
  const say = async (text: string): Promise<Id> =>
    (await world.must('client', 'POST', '/chatmessages', { chat: `${order}-client`, text }))._id;
  const [edited, removed, plain] = [await say('The blue optoin'), await say('Forget it'), await say('I ask for the BLUE option')];
  await world.must('client', 'PATCH', `/chatmessages/${edited}`, { text: 'The blue option' });
  await world.must(manager, 'DELETE', `/chatmessages/${removed}?reason=Not+about+this+order`);
  return { edited, removed, plain };
}

async function giveFeedback(of: Id, action: 'change' | 'delete'): Promise<void> {
  const { _id } = await world.must('client', 'POST', '/feedbacks', { order: of, rating: 2, text: 'Slow', public: true });
  const operate = (account: string, operation: string, more: object = {}) =>
    world.must(account, 'PATCH', `/feedbacks/${_id}`, { operation, ...more });
  await operate(manager, 'answer', { answer: 'We are sorry' });
  await operate(manager, 'hide', { reason: 'To be looked at' });
  if (action === 'delete') await world.must('client', 'DELETE', `/feedbacks/${_id}`);
  else await operate('client', 'change', { rating: 4, text: 'Better now', public: true });
}

async function leaveRequest(): Promise<Id> {
  const visitor = { name: 'Hannah', phone: '+372 5123 4567', email: 'client2@registra.example' };
  const { _id } = await world.must(null as never, 'POST', '/forms/offer-form', visitor);
  await world.must(seller, 'PATCH', `/leads/${_id}`, { operation: 'take', payload: {} });
  await world.must(seller, 'PATCH', `/leads/${_id}`, { operation: 'recordCall', payload: { outcome: 'reached', note: 'Wants two' } });
  return _id;
}

/** Audits the log as `statement` would leave it, and rolls back. */
async function faultsAfter(statement: string, params: readonly unknown[]): Promise<unknown[]> {
  class TakenBack extends Error {}
  let faults: unknown[] = [];
  const looked = owner.transaction(async (tx) => {
    await tx.query(statement, params);
    ({ faults } = await verifyLog(tx));
    throw new TakenBack();
  });
  await expect(looked).rejects.toThrow(TakenBack);
  return faults;
}

const textOf = async (message: Id): Promise<Id> =>
  (await owner.one<{ id: Id }>('select text_id as id from chat_messages where id = $1', [message]))?.id ?? '';

describe('an untouched log', () => {
  it('holds with edits, removals, withdrawn feedback and erasures, and reports how many texts were compared', async () => {
    const { holds, lines } = await verify(world.database, {});
    expect(lines).toEqual([expect.stringMatching(/, [1-9]\d* texts compared, [1-9]\d* erased with their reason, .* 0 faults,/)]);
    expect(holds).toBe(true);
    const again = await replay(world.database);
    expect([again.lines.filter((line) => !line.startsWith('replay: ')), again.holds]).toEqual([[], true]);
  });

  it('records in the stream of a request that the notes about its client were erased', async () => {
    const [event, ...others] = await owner.query<{ data: string; version: number; sequenced: boolean }>(
      `select data, version, exists (select from event_order o where o.event_id = e.event_id) as sequenced
       from events e where stream_id = $1 and type = 'TextsErased'`,
      [lead],
    );
    expect(others).toEqual([]);
    const note = await owner.one<{ id: Id }>('select id from texts where owner_person = $1', [lead]);
    expect(JSON.parse(event?.data ?? '')).toEqual({ texts: [note?.id], cause: 'personErased' });
    expect(event).toMatchObject({ version: 4, sequenced: true });
    const { items } = (await world.must(seller, 'GET', `/leads/${lead}/events`)) as unknown as { items: { title: string; by: unknown }[] };
    expect(items).toContainEqual(expect.objectContaining({ title: expect.stringMatching(/erased|стёрты/), by: null }));
    // The lead continues from there.
    await world.must(seller, 'PATCH', `/leads/${lead}`, { operation: 'recordCall', payload: { outcome: 'notReached' } });
  });
});

describe('prices and settings', () => {
  const edited = async (): Promise<Id> => {
    const { items } = (await world.must('owner', 'GET', '/services?per_page=1')) as unknown as { items: { _id: Id }[] };
    const id = items[0]?._id ?? '';
    await world.must('owner', 'PATCH', `/services/${id}`, { partnerReward: 17 });
    return id;
  };
  const kept = ['services', 'catalogue_settings', 'security_settings'];
  /** What verify and replay say of a statement of the owner; the tables are as before afterwards. */
  const foundAfter = async (statement: string, params: readonly unknown[] = []): Promise<string[]> => {
    for (const table of kept) await owner.query(`create table kept_${table} as select * from ${table}`);
    try {
      await owner.query(statement, params);
      const found = [await verify(world.database, {}), await replay(world.database)].map(({ lines }) =>
        lines.filter((line) => /^(service|site setting|security setting) /.test(line)),
      );
      expect(found[0]).toEqual(found[1]);
      return found[0] ?? [];
    } finally {
      await owner.query(
        `update services s set price = k.price, currency = k.currency, partner_reward = k.partner_reward, prepayment_percent = k.prepayment_percent,
           archived_at = k.archived_at from kept_services k where k.id = s.id`,
      );
      await owner.query('update catalogue_settings s set value = k.value from kept_catalogue_settings k where k.id = s.id');
      await owner.query('delete from security_settings where id not in (select id from kept_security_settings)');
      await owner.query(
        'update security_settings s set enforce_second_factor = k.enforce_second_factor from kept_security_settings k where k.id = s.id',
      );
      for (const table of kept) await owner.query(`drop table kept_${table}`);
    }
  };

  it('are found if they were changed in the row of a service, seeded or edited', async () => {
    const id = await edited();
    for (const [change, column] of [
      ['price = 1', 'price'],
      ['prepayment_percent = 0', 'prepayment_percent'],
      ['partner_reward = 9900', 'partner_reward'],
    ]) {
      const found = await foundAfter(`update services set ${change}`);
      expect(found).toContainEqual(
        expect.stringMatching(new RegExp(`^service ${id} at version \\d+: row: columns ${column} differ from the log$`)),
      );
      expect(found.length).toBeGreaterThan(10);
    }
    expect(await foundAfter('update services set archived_at = now() where id = $1', [id])).toEqual([
      expect.stringMatching(/: row: columns archived_at differ from the log$/),
    ]);
  });

  it('are found when the settlement currency, a rate, or the security policy was changed', async () => {
    await world.must('owner', 'PATCH', '/settings/site', { phone: '+372 600 1234' });
    const other = `update catalogue_settings set value = jsonb_set(value, '{settlementCurrency}', '"USD"') where value ? 'settlementCurrency'`;
    expect(await foundAfter(other)).toEqual([
      expect.stringMatching(/^site setting \S+ at version 1: row: the value differs from the log$/),
    ]);
    const rate = `update catalogue_settings set value = jsonb_set(value, '{0,rate}', '"9.99"') where id = '00000000-0000-7000-8000-000000000096'`;
    expect(await foundAfter(rate)).toEqual([expect.stringMatching(/^site setting \S+ at version 0: row: the value differs from the log$/)]);
    const enforced = `insert into security_settings (id, version, told_at, enforce_second_factor) values ('00000000-0000-7000-8000-000000000086', 1, 0, true)
      on conflict (id) do update set enforce_second_factor = true`;
    expect(await foundAfter(enforced)).toEqual([
      expect.stringMatching(/^security setting \S+ at version 1: row: columns enforce_second_factor differ from the log$/),
    ]);
  });

  it('pass the auditor when nobody changed them', async () => {
    expect(await foundAfter('select 1')).toEqual([]);
  });
});

describe('the texts of an event', () => {
  it.each([
    ['changed', `update texts set body = 'I ask for the RED option' where id = $1`, 'textDiffers', 'was changed'],
    [
      'changed with another key',
      `update texts set body = 'I ask for the RED option', key = encode('another', 'base64') where id = $1`,
      ...(['textDiffers', 'was changed'] as const),
    ],
    ['gone', 'delete from texts where id = $1', 'textMissing', 'is gone'],
    ['emptied', 'update texts set body = null, key = null where id = $1', 'textErased', 'is empty and no event says why'],
    [
      'emptied and given to an erased person',
      `update texts set body = null, key = null, owner_person = (select id from users where erased_at is not null limit 1) where id = $1`,
      ...(['textErased', 'is empty and no event says why'] as const),
    ],
  ])('are found when they were %s', async (_, statement, kind, ending) => {
    const text = await textOf(messages.plain);
    const { pos, chat, version } = (await owner.one<{ pos: number; chat: Id; version: number }>(
      `select o.pos, e.stream_id as chat, e.version from events e join event_order o using (event_id) where e.data like '%"text":"' || $1 || '"%'`,
      [text],
    )) ?? { pos: 0, chat: '', version: 0 };
    expect(await faultsAfter(statement, [text])).toEqual([
      { kind, pos, detail: `text ${text} of chat ${chat} at version ${version} ${ending}` },
    ]);
  });

  it('may be empty if the log records that they were erased, once', async () => {
    const text = await textOf(messages.edited);
    const note = `select log_texts_erased('chat', (select chat_id from chat_messages where id = '${messages.edited}'), erase_texts(array[$1::uuid]), 'before')`;
    expect(await faultsAfter(note, [text])).toEqual([]);
    const twice = await owner.one<{ once: Id[]; again: Id[] }>(
      'select erase_texts(array[gen_random_uuid()]) as once, erase_texts(array(select id from texts where owner_person = $1)) as again',
      [lead],
    );
    expect(twice).toEqual({ once: [], again: [] });
  });

  it('cannot be changed by the application', async () => {
    const text = await textOf(messages.plain);
    for (const statement of [
      `update texts set body = 'I ask for the RED option' where id = $1`,
      'update texts set body = null, key = null where id = $1',
      'delete from texts where id = $1',
      'select erase_texts(array[$1::uuid])',
      `select log_texts_erased('chat', $1, array[$1::uuid], 'before')`,
    ])
      await expect(world.database.query(statement, [text])).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a column that says who sees what', () => {
  /** Row by row, so that a change is reverted exactly. */
  async function changed(table: string, column: string, value: string, where: string): Promise<string[]> {
    const at = `from ${table} where ${where}`;
    const before = await owner.one<{ value: unknown }>(`select ${column} as value ${at}`);
    await owner.query(`update ${table} set ${column} = ${value} where ${where}`);
    try {
      return (await replay(world.database)).lines.filter((line) => !line.startsWith('replay: '));
    } finally {
      await owner.query(`update ${table} set ${column} = $1 where ${where}`, [before?.value]);
    }
  }
  const somebody = `(select id from users where role = 'Partner' order by id desc limit 1)`;

  it.each(['partner_id', 'manager_id', 'client_id', 'service_id', 'turn', 'number'])(
    'is found if changed: %s of an order',
    async (column) => {
      const value =
        column === 'turn' ? `case turn when 'client' then 'partner' else 'client' end` : column === 'number' ? '999' : 'gen_random_uuid()';
      expect(await changed('orders', column, value, `id = '${order}'`)).toContainEqual(
        expect.stringMatching(new RegExp(`^order ${order} at version \\d+: row: columns .*${column}.* differ from the fold$`)),
      );
    },
  );

  it.each([
    ['author_id', somebody],
    ['text_id', `(select text_id from chat_messages where nth = 3 limit 1)`],
    ['at', 'at + 1'],
  ])('is found if it was changed: %s of a message', async (column, value) => {
    expect(await changed('chat_messages', column, value, `id = '${messages.edited}'`)).toEqual([
      expect.stringMatching(
        new RegExp(`^chat \\S+ at version \\d+: rows: chat_messages ${messages.edited}: columns ${column} differ from the events$`),
      ),
    ]);
  });

  it('is found if it was changed: a removed message that is shown again, and who removed it', async () => {
    expect(await changed('chat_messages', 'removed_at', 'null', `id = '${messages.removed}'`)).toHaveLength(1);
    expect(await changed('chat_message_changes', 'by_id', somebody, `message_id = '${messages.removed}'`)).toHaveLength(1);
  });

  it.each([
    ['client_id', 'feedbacks'],
    ['partner_id', 'feedbacks'],
    ['assignee_id', 'leads'],
  ])('is found if it was changed: %s of %s', async (column, table) => {
    const { id } = (await owner.one<{ id: Id }>(`select id from ${table} limit 1`)) ?? { id: '' };
    expect(await changed(table, column, 'gen_random_uuid()', `id = '${id}'`)).toContainEqual(
      expect.stringContaining(`columns ${column} differ`),
    );
  });

  it('is found if it was changed: a file that was moved to another order, and one that was taken out', async () => {
    const file = await owner.one<{ file_id: Id; order_id: Id; document_id: Id }>(
      'select file_id, order_id, document_id from order_files limit 1',
    );
    const row = [file?.file_id, order, file?.document_id];
    await owner.query('insert into order_files (file_id, order_id, document_id) values ($1, $2, $3)', row);
    const { lines } = await replay(world.database);
    await owner.query('delete from order_files where file_id = $1 and order_id = $2', row.slice(0, 2));
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^order ${order} .*: rows: order_files .* follows from no event$`)));
  });

  it('is found if it was changed: the role of a person, and a deactivated person who is let in again', async () => {
    const { _id } = await world.must('owner', 'POST', '/users/invite', {
      email: 'new-colleague@registra.example',
      firstName: 'Vera',
      lastName: 'Kim',
      language: 'en',
      role: 'Manager',
      department: 'ubClient',
    });
    expect(await changed('users', 'department', `'ubContact'`, `id = '${_id}'`)).toEqual([
      `person ${_id}: columns department differ from the log`,
    ]);
    await world.must('owner', 'PATCH', `/users/${_id}`, { deactivated: true });
    expect(await changed('users', 'deactivated_at', 'null', `id = '${_id}'`)).toEqual([
      `person ${_id}: columns deactivated_at differ from the log`,
    ]);
  });
});

describe('texts that were emptied before the log recorded it', () => {
  const migration = readFileSync('libs/event-log/migrations/0233-log-texts-erased-before.sql', 'utf8');
  const logged = () =>
    owner.query<{ type: string; cause: string; texts: number }>(
      `select stream_type as type, data::json ->> 'cause' as cause, json_array_length(data::json -> 'texts') as texts
       from events where type = 'TextsErased' order by stream_type, cause`,
    );

  it('are recorded once by the migration, each in its stream, and the log holds again', async () => {
    const feedback = await owner.one<{ text: Id }>(
      `select (words -> 'text' ->> 'text')::uuid as text from feedbacks where status <> 'deleted'`,
    );
    const reason = await owner.one<{ text: Id }>(
      `select (data::json -> 'details' ->> 'text')::uuid as text from events where type = 'DetailsGiven' and stream_id = $1`,
      [order],
    );
    const texts = [feedback?.text, reason?.text, await textOf(messages.plain), await textOf(messages.edited)];
    await owner.query('update texts set body = null, key = null where id = any ($1)', [texts]);
    expect((await verify(world.database, {})).lines.filter((line) => line.includes('textErased'))).not.toEqual([]);
    for (let time = 0; time < 2; time += 1) await owner.query(migration);
    await world.settle();
    expect(await logged()).toEqual([
      { type: 'chat', cause: 'before', texts: 2 },
      { type: 'feedback', cause: 'before', texts: 1 },
      { type: 'lead', cause: 'personErased', texts: 1 },
      { type: 'order', cause: 'before', texts: 1 },
    ]);
    expect((await verify(world.database, {})).holds).toBe(true);
    expect((await replay(world.database)).holds).toBe(true);
  });

  it('are named in the history of an order for staff, and not for the client and partner', async () => {
    const typesFor = async (account: string): Promise<string[]> =>
      ((await world.must(account, 'GET', `/orders/${order}/events`)) as unknown as { items: { type: string }[] }).items.map(
        ({ type }) => type,
      );
    expect(await typesFor(manager)).toContain('TextsErased');
    for (const account of ['client', 'partner']) expect(await typesFor(account)).not.toContain('TextsErased');
    // The order and its chat continue.
    await world.must('client', 'POST', '/chatmessages', { chat: `${order}-client`, text: 'Anybody there?' });
    await world.must(manager, 'PATCH', `/orders/update-payment-status/${order}`, { operation: 'cancelOrder', payload: { reason: 'Over' } });
    expect((await replay(world.database)).holds).toBe(true);
  });
});

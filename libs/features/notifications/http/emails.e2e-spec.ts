import { v7 } from 'uuid';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';

const manager = 'client-service-manager';
let world: NotificationsWorld;
let server: SmtpCatcher;

interface SentEmail {
  _id: string;
  to: { _id: string; name: string; email: string | null; role: string | null };
  purpose: string;
  title: string;
  order: { _id: string; number: string } | null;
  state: string;
  reason: string | null;
  nextAttemptAt: string | null;
  retryable: boolean;
}

beforeAll(async () => {
  server = await SmtpCatcher.listen();
  world = await NotificationsWorld.start(server.settings);
});
afterAll(async () => {
  await world.stop();
  await server.close();
});
beforeEach(() => {
  server.mood = () => 'takes';
});

const call = (...args: Parameters<typeof world.orders.call>) => world.orders.call(...args);
const deliver = async () => {
  while ((await world.deliverer.deliverDue()).claimed > 0);
};
const emails = async (account: string, query = ''): Promise<SentEmail[]> =>
  (await world.orders.must(account, 'GET', `/mailer/letters?per_page=100${query}`))['items'] as SentEmail[];
const bounceOf = async (account: string) =>
  (await world.orders.must('owner', 'GET', `/users/${world.orders.idOf(account)}/summary`))['mailBounce'];

async function write(order: string): Promise<string> {
  const body = { order, template: 'freeMessage', language: 'en', subject: 'Your passport', body: 'Please.' };
  return (await world.orders.must(manager, 'POST', '/mailer', body))._id;
}

describe('emails', () => {
  it('are listed with their recipient, their subject matter and their outcome', async () => {
    const order = await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const message = await write(order.id);
    const client = { _id: world.orders.idOf('client'), email: 'client@registra.example', role: 'Client' };
    const waiting = (await emails(manager)).find(({ _id }) => _id === message);
    expect(waiting).toMatchObject({ to: client, purpose: 'message', title: 'Your passport', state: 'waiting', retryable: false });
    expect(Date.parse(waiting?.nextAttemptAt ?? '')).toBeGreaterThan(0);
    await deliver();
    const sent = (await emails(manager, '&filter[state]=sent')).filter(({ to }) => to._id === client._id);
    expect(sent.map(({ title }) => title)).toEqual(expect.arrayContaining(['Your passport', 'Action needed']));
    for (const email of sent) expect(email).toMatchObject({ order: { _id: order.id }, nextAttemptAt: null, reason: null });
  });

  it('are narrowed by kind, person and day, and searched by the recipient', async () => {
    const found = async (query: string) => new Set((await emails('owner', query)).map(({ to }) => to._id));
    await write((await world.stories.reach('documentsRequested')).id);
    const client = world.orders.idOf('client');
    expect(await found('&search=client@registra')).toEqual(new Set([client]));
    expect(await found(`&filter[person]=${client}`)).toEqual(new Set([client]));
    expect(await found(`&filter[person]=${world.orders.idOf('client2')}&search=client@registra`)).toEqual(new Set());
    expect(new Set((await emails('owner', '&filter[purpose]=message')).map(({ purpose }) => purpose))).toEqual(new Set(['message']));
    expect(await emails('owner', '&filter[createdAt]=..2020-01-01')).toEqual([]);
    expect((await call('owner', 'GET', '/mailer/letters?filter[purpose]=bill')).status).toBe(422);
  });

  it('name a visitor to readers of leads, and no colleague to people who invite nobody', async () => {
    const [lead, account] = [v7(), v7()];
    await world.database.query(`insert into mail_intents (id, person_id, purpose) values ($1, $2, 'lead'), ($3, $4, 'account')`, [
      ...[v7(), lead, account],
      world.orders.idOf('owner'),
    ]);
    const purposes = async (reader: string) => new Set((await emails(reader)).map(({ purpose, to }) => `${purpose} ${to.role}`));
    expect([...(await purposes('owner'))]).toEqual(expect.arrayContaining(['lead null', 'account Owner']));
    expect([...(await purposes(manager))].filter((one) => /^lead|Owner$/.test(one))).toEqual([]);
    expect([...(await purposes('business-manager'))].filter((one) => one.endsWith('Client'))).toEqual([]);
    expect((await call(manager, 'POST', `/mailer/letters/${account}/retry`)).status).toBe(404);
  });

  it('mark their person when they bounced, until one arrives or the mailbox changes, and can be tried again', async () => {
    server.mood = () => 550;
    const message = await write((await world.stories.reach('documentsRequested')).id);
    await world.orders.settle();
    await deliver();
    const [bounced] = (await emails(manager, '&filter[state]=bounced')).filter(({ _id }) => _id === message);
    expect(bounced).toMatchObject({ retryable: true, reason: expect.stringContaining('No such mailbox') });
    const mark = await bounceOf('client');
    expect(mark).toMatchObject({ reason: expect.stringContaining('No such mailbox') });
    expect(JSON.stringify(mark)).not.toContain('client@registra');
    server.mood = () => 'takes';
    expect((await call(manager, 'POST', `/mailer/letters/${message}/retry`)).body).toMatchObject({ state: 'waiting', reason: null });
    await deliver();
    expect(await bounceOf('client')).toBeNull();
    expect((await call(manager, 'POST', `/mailer/letters/${message}/retry`)).body.code).toBe('notRetryable');
    await world.database.query('insert into mail_bounces (person_id, reason) values ($1, $2)', [world.orders.idOf('client'), 'No']);
    await world.database.query(`update users set email = 'other@registra.example' where id = $1`, [world.orders.idOf('client')]);
    expect(await bounceOf('client')).toBeNull();
    await world.database.query(`update users set email = 'client@registra.example' where id = $1`, [world.orders.idOf('client')]);
  });

  it('are not tried again if their person no longer has to do with the matter', async () => {
    const id = v7();
    await world.database.query(
      `insert into mail_intents (id, person_id, purpose, state, reason) values ($1, $2, 'digest', 'failed', 'noLongerConcerns')`,
      [id, world.orders.idOf('client')],
    );
    expect((await emails(manager)).find(({ _id }) => _id === id)).toMatchObject({ title: 'Daily digest', retryable: false });
    expect((await call(manager, 'POST', `/mailer/letters/${id}/retry`)).body.code).toBe('notRetryable');
  });

  const contentOf = (reader: string, id: string | undefined) => call(reader, 'GET', `/mailer/letters/${id}/content`);
  const lastIntent = async (purpose: string) =>
    (
      await world.database.query<{ id: string }>('select id from mail_intents where purpose = $1 order by created_at desc limit 1', [
        purpose,
      ])
    )[0]?.id;
  const newest = (address: string) => server.to(address).at(-1);

  it('open with the subject and text that were sent, without the links of their buttons', async () => {
    const order = await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const message = await write(order.id);
    await deliver();
    const stored = { subject: 'Your passport', language: 'en', withheld: null, composedAgain: false };
    expect((await contentOf(manager, message)).body).toMatchObject({ ...stored, text: expect.stringContaining('Please.') });
    const about = (await emails(manager)).find(({ purpose, order: of }) => purpose === 'notification' && of?._id === order.id);
    const { body } = await contentOf(manager, about?._id);
    const sent = server.to('client@registra.example').find(({ subject }) => subject === body['subject']);
    expect(sent?.text).toContain('https://');
    expect(body).toMatchObject({ withheld: null, composedAgain: true });
    expect(String(body['text'])).toContain(about?.order?.number);
    expect(String(body['text'])).not.toMatch(/https?:|unsubscribe|id=/);
    for (const paragraph of String(body['text']).split('\n\n').slice(0, 2)) expect(sent?.text).toContain(paragraph);
    expect((await contentOf('business-manager', about?._id)).status).toBe(404);
    expect((await contentOf(manager, v7())).status).toBe(404);
  });

  it('never show one-time links and mailed passwords', async () => {
    await call(null, 'POST', '/auth/email/reset-password', { email: 'client@registra.example' });
    await deliver();
    const reset = newest('client@registra.example');
    expect(reset?.text).toContain('#token=');
    const { body } = await contentOf(manager, await lastIntent('account'));
    expect(body).toMatchObject({ subject: reset?.subject, withheld: null, composedAgain: true });
    expect(JSON.stringify(body)).not.toMatch(/token|https?:/);
    const email = `newcomer-${v7()}@registra.example`;
    const signUp = { email, firstName: 'Nina', phone: '+37255512345', language: 'en' };
    expect((await call(null, 'POST', '/auth/simple-signup', signUp)).status).toBe(201);
    await deliver();
    const password = /Password: (\S+)/.exec(newest(email)?.text ?? '')?.[1];
    expect(password).toMatch(/\S{8}/);
    const welcome = (await contentOf('owner', await lastIntent('account'))).body;
    expect(welcome).toMatchObject({ subject: newest(email)?.subject, withheld: null });
    expect(JSON.stringify(welcome)).not.toContain(password);
  });

  it('open for those who may read their content; the subject is shown to all of them', async () => {
    const asked = { name: 'Vera', phone: '+37255512345', language: 'en' };
    expect((await call(null, 'POST', '/forms/request-call', asked)).status).toBe(201);
    await world.orders.settle();
    const [lead] = await world.database.query<{ id: string }>(`select id from notifications where subject_type = 'lead' limit 1`);
    const [id, unknown] = [v7(), v7()];
    await world.database.query(
      `insert into mail_intents (id, person_id, purpose, notifications, state) values ($1, $3, 'notification', array[$4::uuid], 'sent'),
         ($2, $3, 'notification', array[$1::uuid], 'sent')`,
      [id, unknown, world.orders.idOf('business-manager'), lead?.id],
    );
    const open = (await contentOf('owner', id)).body;
    expect(open).toMatchObject({ withheld: null, text: expect.stringMatching(/\S/) });
    expect((await contentOf('client-service-head', id)).body).toEqual({ ...open, withheld: 'rights', text: null });
    const gone = { subject: null, language: null, text: null, withheld: 'gone', composedAgain: true };
    expect((await contentOf('owner', unknown)).body).toEqual(gone);
  });

  it('are for staff who write to clients', async () => {
    for (const account of ['client', 'partner', 'content-manager', 'contact-manager'])
      expect([account, (await call(account, 'GET', '/mailer/letters')).status]).toEqual([account, 403]);
    expect((await call(null, 'GET', '/mailer/letters')).status).toBe(401);
  });
});

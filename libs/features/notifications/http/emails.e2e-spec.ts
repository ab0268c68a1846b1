import { v7 } from 'uuid';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';
import { LeadsModule } from '#libs/features/leads/leads.module';

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
  world = await NotificationsWorld.start({ mail: { smtpUrl: server.url, from: 'Registra <post@registra.example>' } }, [LeadsModule]);
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
  it('are listed with whom they were for, what about, and what became of them', async () => {
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

  it('name the visitor to those who read requests, and none of a colleague to those who invite nobody', async () => {
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

  it('that came back mark their person until one arrives or the mailbox changes, and can be tried again', async () => {
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

  it('that concern nobody any more are not tried again', async () => {
    const id = v7();
    await world.database.query(
      `insert into mail_intents (id, person_id, purpose, state, reason) values ($1, $2, 'digest', 'failed', 'noLongerConcerns')`,
      [id, world.orders.idOf('client')],
    );
    expect((await emails(manager)).find(({ _id }) => _id === id)).toMatchObject({ title: 'Daily digest', retryable: false });
    expect((await call(manager, 'POST', `/mailer/letters/${id}/retry`)).body.code).toBe('notRetryable');
  });

  it('are for staff who write to clients', async () => {
    for (const account of ['client', 'partner', 'content-manager', 'contact-manager'])
      expect([account, (await call(account, 'GET', '/mailer/letters')).status]).toEqual([account, 403]);
    expect((await call(null, 'GET', '/mailer/letters')).status).toBe(401);
  });
});

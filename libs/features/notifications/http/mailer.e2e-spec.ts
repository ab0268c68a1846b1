import { v7 } from 'uuid';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';

const manager = 'client-service-manager';
const senders = ['owner', 'admin', 'ceo', 'supermanager', manager, 'innovations-head', 'business-manager'];
let world: NotificationsWorld;
let server: SmtpCatcher;
let order: string;

beforeAll(async () => {
  server = await SmtpCatcher.listen();
  world = await NotificationsWorld.start(server.settings);
});
afterAll(async () => {
  await world.stop();
  await server.close();
});
beforeEach(async () => {
  server.mood = () => 'takes';
  server.mails.length = 0;
  order = (await world.stories.reach('documentsRequested')).id;
  await world.orders.settle();
  while ((await world.deliverer.deliverDue()).claimed > 0);
  server.mails.length = 0;
});

const call = (...args: Parameters<typeof world.orders.call>) => world.orders.call(...args);
const message = (more: object = {}) => ({
  order,
  template: 'freeMessage',
  language: 'en',
  subject: 'Your passport',
  body: 'Dear client,\n\nplease.',
  ...more,
});
const send = (more: object = {}, account = manager, headers: Record<string, string> = {}) =>
  call(account, 'POST', '/mailer', message(more), headers);

describe('the templates of an order', () => {
  it('are filled with its figures and names in both languages', async () => {
    const { body } = await call(manager, 'GET', `/mailer/templates?order=${order}`);
    const templates = body as unknown as { key: string; title: string; subject: Record<string, string>; body: Record<string, string> }[];
    expect(templates.map(({ key }) => key)).toEqual(['documentsReminder', 'statusUpdate', 'freeMessage', 'refundAccount']);
    const [reminder] = templates;
    expect(reminder?.body['en']).toContain('– Passport');
    expect(reminder?.subject['ru']).toMatch(/^Документы по заказу R-\d{6}$/);
    expect(JSON.stringify(templates)).not.toContain('{{');
  });

  it('remind of a payment with the sum while one is due', async () => {
    const { id } = await world.stories.reach('orderConfirmedNotPayed');
    const { body } = await call(manager, 'GET', `/mailer/templates?order=${id}`);
    const reminder = (body as unknown as { key: string; body: Record<string, string> }[]).find(({ key }) => key === 'paymentReminder');
    expect(reminder?.body['en']).toMatch(/Due now: €[\d,]+\.\d\d/);
  });

  it('are for staff who may write, about existing orders', async () => {
    for (const account of senders)
      expect([account, (await call(account, 'GET', `/mailer/templates?order=${order}`)).status]).toEqual([account, 200]);
    for (const account of ['client', 'partner', 'content-manager'])
      expect([account, (await call(account, 'GET', `/mailer/templates?order=${order}`)).status]).toEqual([account, 403]);
    expect((await call(manager, 'GET', `/mailer/templates?order=${v7()}`)).status).toBe(404);
    expect((await call(manager, 'GET', '/mailer/templates?order=x')).status).toBe(422);
  });
});

describe('a message of the mailer', () => {
  it('reaches the client as plain text, however it looks', async () => {
    const { status, body, headers } = await send({ subject: 'A <b>bold</b> word', body: '<script>alert(1)</script>\n\n& more' });
    expect([status, body['state'], headers['location']]).toEqual([201, 'waiting', `/api/v1/mailer/${body._id}`]);
    await world.deliverer.deliverDue();
    const [mail] = server.to('client@registra.example');
    expect(mail?.subject).toBe('A <b>bold</b> word');
    expect(String(mail?.html)).not.toContain('<script>');
    expect(String(mail?.html)).toContain('&lt;script&gt;');
    expect(mail?.text).toContain('<script>alert(1)</script>');
    expect(mail?.headers.has('auto-submitted')).toBe(false);
    expect(await world.orders.must(manager, 'GET', `/mailer/${body._id}`)).toMatchObject({ state: 'sent', attempts: 1, reason: null });
  });

  it('is written once for one key, which serves nothing else', async () => {
    const key = { 'idempotency-key': v7() };
    const [first, again] = [await send({}, manager, key), await send({}, manager, key)];
    expect([again.status, again.body._id, again.headers['idempotency-replayed']]).toEqual([201, first.body._id, 'true']);
    const other = await send({ subject: 'Something else' }, manager, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotencyKeyReused']);
    expect(((await call(manager, 'GET', `/mailer?filter[order]=${order}`)).body as unknown as { total: number }).total).toBe(1);
  });

  it('shows the server’s reason to staff when it bounces, notifies its sender, and can be retried', async () => {
    const { body } = await send();
    server.mood = () => 550;
    await world.deliverer.deliverDue();
    expect(await world.orders.must(manager, 'GET', `/mailer/${body._id}`)).toMatchObject({
      state: 'bounced',
      reason: expect.stringContaining('No such mailbox'),
    });
    expect((await world.orders.must('client', 'GET', `/mailer/${body._id}`))['reason']).toBeNull();
    const bounced = (await world.list(manager, '&filter[kind]=mailBounced')).items.filter(({ subject }) => subject._id === order);
    expect(bounced.map(({ title }) => title)).toEqual([expect.stringContaining('wasn’t delivered')]);
    server.mood = () => 'takes';
    expect((await call(manager, 'POST', `/mailer/${body._id}/retry`)).status).toBe(200);
    await world.deliverer.deliverDue();
    expect(server.to('client@registra.example')).toHaveLength(1);
    expect((await call(manager, 'POST', `/mailer/${body._id}/retry`)).body.code).toBe('notRetryable');
  });

  it('loses its text when its recipient is erased', async () => {
    const { body } = await send();
    await world.database.transaction(async (tx) => {
      await tx.query('update users set erased_at = now() where id = $1', [world.orders.idOf('client')]);
      expect(await tx.query('select subject, body from mailer_messages where id = $1', [body._id])).toEqual([{ subject: '', body: '' }]);
      await tx.query('update users set erased_at = null where id = $1', [world.orders.idOf('client')]);
    });
    expect(await world.orders.must(manager, 'GET', `/mailer/${body._id}`)).toMatchObject({ subject: '', body: '' });
  });

  it.each([
    ['no subject', { subject: ' ' }, 'subject'],
    ['a subject of two lines', { subject: 'a\nBcc: x@y.example' }, 'subject'],
    ['a subject that is too long', { subject: 'x'.repeat(151) }, 'subject'],
    ['no text', { body: '\n \n' }, 'body'],
    ['a text that is too long', { body: 'x'.repeat(5_001) }, 'body'],
    ['signs that nobody sees', { body: 'a\u202eb' }, 'body'],
    ['a template that is not there', { template: 'nothing' }, 'template'],
    ['a language that is not ours', { language: 'de' }, 'language'],
    ['an order that is no id', { order: 'x' }, 'order'],
    ['more than was asked', { to: 'x@y.example' }, 'to'],
  ])('with %s is refused', async (_name, more, field) => {
    const { status, body } = await send(more);
    expect([status, body['errors']]).toEqual([422, expect.arrayContaining([expect.objectContaining({ field })])]);
  });

  it('to somebody who cannot be written to is refused', async () => {
    await world.database.query('update users set deactivated_at = now() where id = $1', [world.orders.idOf('client')]);
    const { status, body } = await send();
    await world.database.query('update users set deactivated_at = null where id = $1', [world.orders.idOf('client')]);
    expect([status, body['errors']]).toEqual([422, [expect.objectContaining({ code: 'clientUnreachable' })]]);
  });

  it('is refused as the eleventh within an hour', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 11; i += 1) answers.push((await send()).status);
    expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
  });
});

describe('messages of the mailer', () => {
  it('are read by staff who write them and by their client, and by nobody else', async () => {
    const { body } = await send();
    const read = async (account: string | null) => [
      (await call(account, 'GET', `/mailer?filter[order]=${order}`)).status,
      (await call(account, 'GET', `/mailer/${body._id}`)).status,
    ];
    for (const account of [...senders, 'client']) expect([account, ...(await read(account))]).toEqual([account, 200, 200]);
    for (const account of ['partner', 'content-manager']) expect([account, ...(await read(account))]).toEqual([account, 403, 403]);
    expect(await read('client2')).toEqual([200, 404]);
    expect(await read(null)).toEqual([401, 401]);
    const foreign = (await call('client2', 'GET', `/mailer?filter[order]=${order}`)).body as unknown as { items: unknown[] };
    expect(foreign.items).toEqual([]);
    expect((await call(manager, 'GET', `/mailer/${v7()}`)).status).toBe(404);
  });

  it('cannot be sent without the right to', async () => {
    for (const account of ['client', 'partner', 'content-manager'])
      expect([account, (await send({}, account)).status]).toEqual([account, 403]);
    expect((await send({ order: v7() })).status).toBe(404);
    expect((await call('client', 'POST', `/mailer/${v7()}/retry`)).status).toBe(403);
    expect((await call(manager, 'POST', `/mailer/${v7()}/retry`)).status).toBe(404);
  });
});

import { CommandBus } from '@nestjs/cqrs';
import { CallOrder } from '#libs/contracts/orders/order-call';
import type { Id } from '#machines/kernel/ids';
import { fieldFaults } from '#libs/testing/field-faults';
import { LeadsWorld } from '#libs/testing/leads-world';
import { Letterbox, linkIn } from '#libs/testing/received-emails';
import { actorOf } from '#libs/testing/orders-test-app';
import { orderOf } from '../commands/order-of-lead.js';

jest.setTimeout(180_000);

let world: LeadsWorld;
let letterbox: Letterbox;
beforeAll(async () => {
  letterbox = await Letterbox.make();
  world = await LeadsWorld.start({ dataDir: letterbox.dataDir });
});
afterAll(async () => {
  await world?.stop();
  await letterbox?.remove();
});
beforeEach(() => world.forgetWindows());

const seller = 'contact-manager';
const head = 'contact-head';
const read = (id: Id) => world.must(seller, 'GET', `/leads/${id}`);

describe('the order that is placed from a lead', () => {
  const ordered = async () => {
    const { client: _, ...order } = await world.orders.orderBody();
    return order;
  };

  it('is placed for a client who is invited, and wins the lead', async () => {
    const id = await world.lead({ name: 'Marta Lind', language: 'en' });
    await world.operate(seller, id, 'take');
    const { status, body, headers } = await world.call(seller, 'POST', `/leads/${id}/order`, {
      order: await ordered(),
      client: { email: 'marta@example.org' },
    });
    expect([status, body['lead']]).toMatchObject([
      201,
      { state: 'won', client: { name: 'Marta Lind' }, order: { number: expect.stringMatching(/^R-/) as string } },
    ]);
    const order = body['order'] as { _id: Id };
    expect(headers['location']).toBe(`/api/v1/orders/${order._id}`);
    expect(await world.must('owner', 'GET', `/orders/${order._id}`)).toMatchObject({ status: 'newOrder', client: { name: 'Marta Lind' } });
    const person = await world.database.one<{ role: string; language: string; status: string }>(
      'select role, language, status from users where email_key = $1',
      ['marta@example.org'],
    );
    expect(person).toEqual({ role: 'Client', language: 'en', status: 'invited' });
    const emails = await world.database.query(
      `select 1 from account_letters l join users u on u.id = l.person_id where u.email_key = 'marta@example.org' and l.kind = 'invitation'`,
    );
    expect(emails).toHaveLength(1);
    const placed = await world.must('owner', 'GET', `/orders/${order._id}/events`);
    expect((placed['items'] as { type: string; actor: { _id: Id } }[])[0]).toMatchObject({
      type: 'OrderPlaced',
      actor: { _id: world.orders.idOf(seller) },
    });
  });

  it('is placed for the client who has that mailbox, without another invitation', async () => {
    const id = await world.lead();
    await world.operate(seller, id, 'take');
    const { status, body } = await world.call(seller, 'POST', `/leads/${id}/order`, {
      order: await ordered(),
      client: { email: 'CLIENT@registra.example' },
    });
    expect([status, body['lead']]).toMatchObject([201, { client: { _id: world.orders.idOf('client') } }]);
  });

  it('is placed once, however often and by however many people it is requested', async () => {
    const id = await world.lead();
    await world.operate(head, id, 'take');
    const before = await world.count('orders');
    const asked = { order: await ordered(), client: { email: 'nina@example.org' } };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => world.call(i % 2 === 0 ? head : 'owner', 'POST', `/leads/${id}/order`, asked)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await world.count('orders')).toBe(before + 1);
    expect((await world.database.query(`select 1 from users where email_key = 'nina@example.org'`)).length).toBe(1);
  });

  it('is returned again for a repeated key', async () => {
    const id = await world.lead();
    await world.operate(seller, id, 'take');
    const asked = { order: await ordered(), client: { email: 'olga@example.org' } };
    const key = { 'idempotency-key': `order-of-${id}` };
    const first = await world.call(seller, 'POST', `/leads/${id}/order`, asked, key);
    const again = await world.call(seller, 'POST', `/leads/${id}/order`, asked, key);
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
    expect(again.body['order']).toEqual(first.body['order']);
  });

  it('is finished by a retry after the process died before the lead was won', async () => {
    const id = await world.lead();
    await world.operate(seller, id, 'take');
    const caller = { actor: actorOf(seller), tokenVersion: null, language: 'en' } as const;
    const order = await ordered();
    const body = { ...order, client: world.orders.idOf('client') };
    await world.orders.app.get(CommandBus).execute(new CallOrder({ name: 'placeOrder', order: null, newOrder: orderOf(id), body, caller }));
    const before = await world.count('orders');
    const { status, body: finished } = await world.call(seller, 'POST', `/leads/${id}/order`, {
      order,
      client: { email: 'other@example.org' },
    });
    expect([status, finished]).toMatchObject([
      201,
      { lead: { state: 'won', client: { _id: world.orders.idOf('client') } }, order: { _id: orderOf(id) } },
    ]);
    expect(await world.count('orders')).toBe(before);
  });

  it('may be one that was placed otherwise, and leaves the lead won', async () => {
    const { _id: order } = await world.orders.place();
    const id = await world.lead();
    await world.operate(seller, id, 'take');
    const won = await world.operate(seller, id, 'win', { order });
    expect([won.status, won.body]).toMatchObject([200, { order: { _id: order }, client: { _id: world.orders.idOf('client') } }]);
    expect((await world.operate(head, id, 'reopen')).body.code).toBe('leadHasOrder');
  });

  it('invites nobody if it could not be placed', async () => {
    const id = await world.lead();
    const people = await world.count('users');
    const asked = { order: await ordered(), client: { email: 'rita@example.org' } };
    const early = await world.call(seller, 'POST', `/leads/${id}/order`, asked);
    expect([early.status, early.body.code]).toEqual([409, 'leadNotInState']);
    await world.operate(seller, id, 'take');
    const nowhere = await world.call(seller, 'POST', `/leads/${id}/order`, {
      ...asked,
      order: { ...asked.order, service: '00000000-0000-7000-8000-000000000000' },
    });
    expect([nowhere.status, fieldFaults(nowhere.body)]).toEqual([422, ['order.service missingReference']]);
    // Nobody can pay in lari: without a rate it cannot be priced in another currency either.
    await world.orders.must('owner', 'PUT', '/settings/exchange-rates', { items: [] });
    const unpayable = await world.call(seller, 'POST', `/leads/${id}/order`, {
      ...asked,
      order: await world.orders.orderBody(['GE', 'llc']),
    });
    expect([unpayable.status, fieldFaults(unpayable.body)]).toEqual([422, ['order.service notPayable']]);
    const nobody = await world.call(seller, 'POST', `/leads/${id}/order`, { order: asked.order });
    expect([nobody.status, fieldFaults(nobody.body)]).toEqual([422, ['client.email leadClientNeeded']]);
    expect(await world.count('users')).toBe(people);
    const wrong = await world.call(seller, 'POST', `/leads/${id}/order`, { ...asked, order: { ...asked.order, employeesAmount: 999_999 } });
    expect([wrong.status, fieldFaults(wrong.body)[0]]).toEqual([422, 'order.employeesAmount outOfRange']);
    const staff = await world.call(seller, 'POST', `/leads/${id}/order`, { ...asked, client: { email: 'owner@registra.example' } });
    expect([staff.status, staff.body.code]).toEqual([409, 'emailInUse']);
    expect((await read(id))['state']).toBe('taken');
  });

  describe('of somebody who has an account already', () => {
    const password = 'correct horse';
    const convert = async (id: Id, email: string) =>
      world.call(seller, 'POST', `/leads/${id}/order`, { order: await ordered(), client: { email } }, { 'accept-language': 'en' });
    const emailsTo = async (email: string) => (await letterbox.take(world.orders.app)).filter(({ to }) => to === email);
    const auth = (path: string, body: object) => world.call(null, 'POST', `/auth/${path}`, body);
    const signUp = (email: string) => auth('signup', { firstName: 'Mallory', email, phone: '+7 916 000-00-00', language: 'en', password });
    const taken = async () => {
      const id = await world.lead();
      await world.operate(seller, id, 'take');
      return id;
    };

    it('is not placed while its mailbox is unconfirmed: the creator of the account gets no order of others', async () => {
      const email = 'victim@corp.example';
      expect((await signUp(email)).status).toBe(201);
      await emailsTo(email);
      const id = await taken();
      const refused = await convert(id, email);
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { code: 'clientUnconfirmed', remedy: { key: 'clientConfirmsFirst', detail: expect.stringContaining(email) as string } },
      ]);
      expect((await convert(id, email)).status).toBe(409);
      const [received, ...more] = await emailsTo(email);
      expect([received?.subject, more]).toEqual(['Confirm your email to place the order', []]);

      expect((await auth('confirm-email', { token: linkIn(received) })).status).toBe(200);
      expect((await convert(id, email)).status).toBe(201);
      // The creator of the account knows a password, but nobody has proved access to the mailbox.
      expect((await auth('login', { email, password })).status).toBe(401);
      const reset = (await emailsTo(email)).find(({ subject }) => subject === 'Set a new password');
      expect((await auth('reset-password', { token: linkIn(reset), password: 'battery staple' })).status).toBe(204);
      const entered = await auth('login', { email, password: 'battery staple' });
      const { accessToken } = entered.body['token'] as { accessToken: string };
      const own = await world.call(null, 'GET', '/orders', undefined, { authorization: `Bearer ${accessToken}` });
      expect([own.status, own.body['total']]).toEqual([200, 1]);
    });

    it('keeps the password if the browser that confirms is signed in there', async () => {
      const email = 'same@corp.example';
      const made = await signUp(email);
      const id = await taken();
      await convert(id, email);
      const received = (await emailsTo(email)).find(({ subject }) => subject.endsWith('to place the order'));
      const cookie = String(made.headers['set-cookie']).match(/registra_refresh=[^;]+/)?.[0] ?? '';
      expect((await world.call(null, 'POST', '/auth/confirm-email', { token: linkIn(received) }, { cookie })).status).toBe(204);
      expect((await auth('login', { email, password })).status).toBe(200);
      expect((await convert(id, email)).status).toBe(201);
    });

    it('sends the invitation again to a person who never signed in, once for any number of tries', async () => {
      const email = 'waiting@corp.example';
      expect((await convert(await taken(), email)).status).toBe(201);
      await emailsTo(email);
      await world.database.query(
        `update account_letters l set created_at = l.created_at - interval '1 hour' from users u where u.id = l.person_id and u.email_key = $1`,
        [email],
      );
      expect((await convert(await taken(), email)).status).toBe(201);
      expect((await convert(await taken(), email)).status).toBe(201);
      expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual(['You’re invited to Registra']);
    });

    it('shows only staff that the mailbox of a client is unconfirmed', async () => {
      const { _id: order } = await world.orders.place();
      const confirmed = async (account: string) =>
        ((await world.must(account, 'GET', `/orders/${order}`))['client'] as { emailConfirmed?: boolean }).emailConfirmed;
      expect(await confirmed('owner')).toBe(true);
      expect(await confirmed('client')).toBeUndefined();
    });
  });

  it('is the only way for sales to place orders, and gives no right to read orders that are not assigned to them', async () => {
    expect((await world.call(seller, 'POST', '/orders', await world.orders.orderBody(undefined, 'client'))).status).toBe(403);
    expect(await world.must(seller, 'GET', '/orders')).toMatchObject({ total: 0, items: [] });
  });
});

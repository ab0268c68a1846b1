import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { fieldFaults } from '#libs/testing/field-faults';
import { type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';
const text = { ru: 'Здравствуйте, {{clientName}}!', en: 'Hello {{clientName}}!' };

describe('canned answers', () => {
  let world: OrdersTestApp;
  beforeAll(async () => {
    world = await OrdersTestApp.start();
  });
  afterAll(() => world.stop());

  const list = async (account = manager) =>
    (await world.must(account, 'GET', '/chat-templates')) as unknown as { _id: Id; title: string }[];
  const add = (title: string, more: object = {}, headers = {}): Promise<Answer> =>
    world.call(manager, 'POST', '/chat-templates', { title, text, ...more }, headers);

  it('are kept, changed in part and removed, and read by title', async () => {
    const { body } = await add('  Welcome  back ');
    expect(body).toMatchObject({ title: 'Welcome back', text });
    await add('Apostille');
    expect((await list('services-manager')).map(({ title }) => title)).toEqual(['Apostille', 'Welcome back']);
    const changed = await world.must(manager, 'PATCH', `/chat-templates/${body._id}`, { title: 'Hello' });
    expect(changed).toEqual({ _id: body._id, title: 'Hello', text });
    expect((await world.call(manager, 'DELETE', `/chat-templates/${body._id}`)).status).toBe(204);
    expect((await world.call(manager, 'DELETE', `/chat-templates/${body._id}`)).status).toBe(404);
    expect((await list()).map(({ title }) => title)).toEqual(['Apostille']);
  });

  it('are kept once, however often they are sent with their key', async () => {
    const key = { 'idempotency-key': v7() };
    const [first, second] = [await add('Once', {}, key), await add('Once', {}, key)];
    expect([first.status, second.status, second.body._id]).toEqual([201, 201, first.body._id]);
  });

  it('have unique titles, and contain only placeholders that an order fills', async () => {
    await add('Taken');
    const taken = await add('TAKEN');
    expect([taken.status, fieldFaults(taken.body)]).toEqual([422, ['title nameTaken']]);
    const unknown = await add('New', { text: { ...text, en: 'Pay to {{iban}}' } });
    expect([unknown.status, fieldFaults(unknown.body)]).toEqual([422, ['text.en unknownTemplateField']]);
    const blank = await add('New', { text: { ru: ' ', en: 'Hello' } });
    expect([blank.status, fieldFaults(blank.body)[0]?.split(' ')[0]]).toEqual([422, 'text.ru']);
  });

  it('are hidden from clients and partners, and read-only for staff who see only their own orders', async () => {
    for (const account of ['client', 'partner']) expect((await world.call(account, 'GET', '/chat-templates')).status).toBe(403);
    expect((await world.call('services-manager', 'POST', '/chat-templates', { title: 'Mine', text })).status).toBe(403);
  });

  it('depend on the language of the chat’s client', async () => {
    const { _id } = await world.place('client');
    const { language } = (await world.must(manager, 'GET', `/chats/${_id}-client`)) as unknown as { language: string };
    expect(language).toBe('ru');
  });
});

import { type Account, type Answer, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';

const desk: Account = 'client-service-head';
let world: OrdersTestApp;
let order: OrderBody;
beforeAll(async () => {
  world = await OrdersTestApp.start();
  await world.must(desk, 'PATCH', '/users', { latinFirstName: 'Olga', latinLastName: 'Nikitina' });
  order = await world.place();
  await world.must(desk, 'PUT', `/orders/${order._id}/manager`, { manager: world.idOf(desk) });
  await world.must('client', 'POST', '/chatmessages', { chat: `${order._id}-client`, text: 'Hello' });
  await world.must(desk, 'POST', '/chatmessages', { chat: `${order._id}-client`, text: 'Good morning' });
  await world.settle();
});
afterAll(() => world?.stop());

const read = (path: string, language: 'ru' | 'en'): Promise<Answer> =>
  world.call('client', 'GET', path, undefined, { 'accept-language': language });
const ownName = async (): Promise<string> => {
  const { body } = await world.call(desk, 'GET', '/users/me');
  return `${String(body['firstName'])} ${String(body['lastName'])}`;
};

describe('a manager with a Latin name', () => {
  it.each(['orders', 'order', 'history', 'chat', 'messages'] as const)('is named in Latin script in English alone: %s', async (place) => {
    const path = {
      orders: '/orders',
      order: `/orders/${order._id}`,
      history: `/orders/${order._id}/events`,
      chat: `/chats/${order._id}-client`,
      messages: `/chatmessages?chat=${order._id}-client`,
    }[place];
    const own = await ownName();
    const [en, ru] = [await read(path, 'en'), await read(path, 'ru')];
    expect([en.status, ru.status]).toEqual([200, 200]);
    const [inEnglish, inRussian] = [JSON.stringify(en.body), JSON.stringify(ru.body)];
    expect(inEnglish).toContain('Olga Nikitina');
    expect(inEnglish).not.toContain(own);
    expect(inRussian).toContain(own);
    expect(inRussian).not.toContain('Olga Nikitina');
  });

  it('is named as before after taking the Latin name back', async () => {
    await world.must(desk, 'PATCH', '/users', { latinFirstName: null, latinLastName: null });
    const { body } = await read(`/chats/${order._id}-client`, 'en');
    expect(JSON.stringify(body)).toContain(await ownName());
  });
});

describe('the language of the client', () => {
  it('is in the order for those who write to them, and never in a list', async () => {
    await world.must('client', 'PATCH', '/users', { language: 'ru' });
    await world.must(desk, 'PUT', `/orders/${order._id}/partner`, { partner: world.idOf('partner') });
    const languagesFor = async (account: Account, path: string): Promise<unknown> => {
      const { body } = await world.call(account, 'GET', path);
      const { client, partner } = ((body['items'] as OrderBody[] | undefined)?.[0] ?? body) as Record<string, { language?: string }>;
      return [client?.language, partner?.language];
    };
    const path = `/orders/${order._id}`;
    expect(await languagesFor(desk, path)).toEqual(['ru', expect.stringMatching(/^(ru|en)$/)]);
    expect(await languagesFor('partner', path)).toEqual(['ru', undefined]);
    expect(await languagesFor('client', path)).toEqual([undefined, undefined]);
    expect(await languagesFor(desk, '/orders')).toEqual([undefined, undefined]);
  });
});

import { v7 } from 'uuid';
import { NotificationsWorld } from '#libs/testing/notifications-world';

const manager = 'client-service-manager';
const everybody = ['owner', 'admin', 'ceo', 'supermanager', 'client', 'partner', manager, 'content-manager'];
let world: NotificationsWorld;

beforeAll(async () => {
  world = await NotificationsWorld.start();
  await world.stories.reach('documentsRequested');
  await world.orders.settle();
});
afterAll(() => world.stop());

const call = (...args: Parameters<typeof world.orders.call>) => world.orders.call(...args);

describe('GET /notifications', () => {
  it('answers everybody who is signed in, and nobody else', async () => {
    for (const account of everybody) expect([account, (await call(account, 'GET', '/notifications')).status]).toEqual([account, 200]);
    expect((await call(null, 'GET', '/notifications')).status).toBe(401);
    expect((await world.list('client2')).items).toEqual([]);
    expect((await world.list('content-manager')).items).toEqual([]);
  });

  it('answers in the language of the reader, with figures in its notation', async () => {
    const [en, ru] = [await world.list('client', '', 'en'), await world.list('client', '', 'ru')];
    const titleOf = ({ items }: typeof en) => items.find(({ title }) => title.includes('R-0') && /[€]/.test(title))?.title;
    expect(titleOf(en)).toMatch(/^Pay €[\d,]+\.\d\d for order R-\d{6}$/);
    expect(titleOf(ru)).toMatch(/^Оплатите [\d\s]+,\d\d\s€ по заказу R-\d{6}$/);
    expect(en.items[0]?.subject).toEqual({ type: 'order', _id: expect.any(String), label: expect.stringMatching(/^R-\d{6}$/) });
    expect(en.items.every(({ text }) => !text.includes('{{'))).toBe(true);
  });

  it('narrows by kind, by unread and by time, pages, and refuses unknown parameters', async () => {
    const all = await world.list('client');
    expect((await world.list('client', '&filter[kind]=paymentReceived,orderMoved')).items.map(({ kind }) => kind).sort()).toEqual(
      all.items
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'paymentReceived' || kind === 'orderMoved')
        .sort(),
    );
    expect((await world.list('client', '&filter[unread]=true')).total).toBe(all.total);
    expect((await world.list('client', '&filter[createdAt]=2001-01-01..2001-12-31')).items).toEqual([]);
    const oldestFirst = (await world.list('client', '&sort=createdAt')).items.map(({ _id }) => _id);
    expect(oldestFirst).toEqual(all.items.map(({ _id }) => _id).reverse());
    const second = (await call('client', 'GET', '/notifications?per_page=2&page=2')).body as unknown as typeof all;
    expect(second.items.map(({ _id }) => _id)).toEqual(all.items.slice(2, 4).map(({ _id }) => _id));
    for (const query of ['filter[nothing]=1', 'sort=kind', 'search=order', 'filter[kind]=nothing'])
      expect([query, (await call('client', 'GET', `/notifications?${query}`)).status]).toEqual([query, 422]);
  });
});

describe('read marks', () => {
  it('of one are set and taken back, each as often as one likes', async () => {
    const before = await world.unread('client');
    const [first] = (await world.list('client')).items;
    for (let i = 0; i < 2; i += 1) expect((await call('client', 'PUT', `/notifications/${first?._id}/read`)).status).toBe(204);
    expect(await world.unread('client')).toBe(before - 1);
    expect((await world.list('client')).items[0]?.readAt).not.toBeNull();
    expect((await world.list('client', '&filter[unread]=true')).items.map(({ _id }) => _id)).not.toContain(first?._id);
    for (let i = 0; i < 2; i += 1) expect((await call('client', 'DELETE', `/notifications/${first?._id}/read`)).status).toBe(204);
    expect(await world.unread('client')).toBe(before);
    expect((await world.list('client')).items[0]?.readAt).toBeNull();
  });

  it('of all up to one notification leave newer ones, and one of them can be set to unread again', async () => {
    const { items, total } = await world.list('partner');
    const middle = items[1]?._id;
    expect((await world.orders.must('partner', 'PUT', '/notifications/read', { upTo: middle }))['unread']).toBe(1);
    await world.orders.must('partner', 'DELETE', `/notifications/${items[2]?._id}/read`);
    expect(await world.unread('partner')).toBe(2);
    expect((await world.list('partner', '&filter[unread]=true')).items.map(({ _id }) => _id)).toEqual([items[0]?._id, items[2]?._id]);
    expect((await world.orders.must('partner', 'PUT', '/notifications/read', {}))['unread']).toBe(0);
    expect((await world.list('partner')).total).toBe(total);
  });

  it('of a group are each person’s own', async () => {
    const before = await world.unread('innovations-manager');
    await world.orders.must('business-manager', 'PUT', '/notifications/read', {});
    expect([await world.unread('business-manager'), await world.unread('innovations-manager')]).toEqual([0, before]);
    expect(before).toBeGreaterThan(0);
  });

  it('cannot be set on missing notifications, or on those of other people', async () => {
    const [theirs] = (await world.list('client')).items;
    for (const id of [v7(), theirs?._id, 'no-id']) {
      expect((await call('partner', 'PUT', `/notifications/${id}/read`)).status).toBe(404);
      expect((await call('owner', 'DELETE', `/notifications/${id}/read`)).status).toBe(404);
    }
    expect((await call('partner', 'PUT', '/notifications/read', { upTo: theirs?._id })).status).toBe(404);
    expect((await call('partner', 'PUT', '/notifications/read', { upTo: 'x' })).status).toBe(422);
  });
});

describe('preferences of notifications', () => {
  it('offer each person the kinds they can get, in their language', async () => {
    const of = async (account: string, language = 'en') =>
      (await call(account, 'GET', '/notifications/preferences', undefined, { 'accept-language': language })).body as unknown as {
        kinds: { kind: string; title: string; description: string; locked: string[]; mail: string }[];
        digest: { offered: boolean };
      };
    const [client, partner, owner, content] = [await of('client'), await of('partner'), await of('owner'), await of('content-manager')];
    const kinds = ({ kinds: all }: typeof client) => all.map(({ kind }) => kind);
    expect(kinds(client)).not.toEqual(expect.arrayContaining(['rewardChanged']));
    expect(kinds(partner)).not.toEqual(expect.arrayContaining(['paymentReceived']));
    expect(kinds(owner)).toEqual(expect.arrayContaining(['deadLetter', 'unexpectedMoney', 'payoffMoved']));
    expect(kinds(content)).toEqual(['oldRates']);
    expect([client.digest.offered, owner.digest.offered]).toEqual([false, true]);
    const money = client.kinds.find(({ kind }) => kind === 'paymentReceived');
    expect(money).toMatchObject({ mail: 'immediately', locked: ['mail'], description: expect.stringContaining('confirms') });
    expect((await of('client', 'ru')).kinds[0]?.title).toBe('Новые заказы');
  });

  it('are kept, and what is left out stays', async () => {
    const put = (body: object) => call('supermanager', 'PUT', '/notifications/preferences', body);
    await put({ kinds: [{ kind: 'orderPlaced', inApp: false, mail: 'off' }], digest: { hour: 17, timeZone: 'Asia/Tbilisi' } });
    const { body } = await put({ kinds: [{ kind: 'orderMoved', inApp: true, mail: 'immediately' }] });
    expect(body).toMatchObject({
      kinds: expect.arrayContaining([
        expect.objectContaining({ kind: 'orderPlaced', inApp: false, mail: 'off' }),
        expect.objectContaining({ kind: 'orderMoved', inApp: true, mail: 'immediately' }),
      ]),
      digest: { offered: true, hour: 17, timeZone: 'Asia/Tbilisi' },
    });
  });

  it.each([
    ['a kind of others', 'client', { kinds: [{ kind: 'deadLetter', inApp: true, mail: 'off' }] }, 'kinds.0.kind', 'notOffered'],
    ['a locked channel', 'client', { kinds: [{ kind: 'paymentReceived', inApp: true, mail: 'off' }] }, 'kinds.0.mail', 'channelLocked'],
    [
      'a mail of the day for a client',
      'client',
      { kinds: [{ kind: 'orderMoved', inApp: true, mail: 'digest' }] },
      'kinds.0.mail',
      'notOffered',
    ],
    ['its hour for a client', 'client', { kinds: [], digest: { hour: 8, timeZone: 'UTC' } }, 'digest', 'notOffered'],
    ['a zone that nobody knows', 'owner', { kinds: [], digest: { hour: 8, timeZone: 'Mars/Olympus' } }, 'digest.timeZone', 'notOffered'],
    ['an hour that no day has', 'owner', { kinds: [], digest: { hour: 24, timeZone: 'UTC' } }, 'digest.hour', 'tooLarge'],
    ['a kind twice', 'client', { kinds: Array(2).fill({ kind: 'orderMoved', inApp: true, mail: 'off' }) }, 'kinds', 'duplicate'],
  ])('refuse %s', async (_name, account, body, field, code) => {
    const answer = await call(account, 'PUT', '/notifications/preferences', body);
    expect([answer.status, answer.body['errors']]).toEqual([422, expect.arrayContaining([expect.objectContaining({ field, code })])]);
  });
});

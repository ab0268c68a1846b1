import type { AddressInfo } from 'node:net';
import { LiveModule } from '#libs/features/live/live.module';
import { NotificationsModule } from '#libs/features/notifications/notifications.module';
import type { Id } from '#machines/kernel/ids';
import { Listener } from '#libs/testing/live-listener';
import { OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';
type Account = 'client' | 'partner' | 'partner2' | typeof manager;

describe('live hints of a chat that are not stored', () => {
  let world: OrdersTestApp;
  let address: string;
  const open = new Map<Account, Listener>();

  beforeAll(async () => {
    world = await OrdersTestApp.start(undefined, {
      imports: [LiveModule, NotificationsModule],
      own: 'streams follow the positions of one database',
    });
    await world.app.listen(0, '127.0.0.1');
    address = `http://127.0.0.1:${(world.app.getHttpServer().address() as AddressInfo).port}/api/v1/live`;
    for (const account of ['client', 'partner', 'partner2', manager] as const)
      open.set(account, await Listener.open(address, { authorization: world.bearer(account) }));
  });
  afterAll(async () => {
    for (const listener of open.values()) listener.close();
    await world.stop();
  });

  const heard = (account: Account, stream: string) =>
    (open.get(account)?.messages ?? [])
      .filter(({ event, data }) => event === 'message' && data !== '')
      .map(({ data }) => JSON.parse(data) as { stream: string; typing?: object })
      .filter((hint) => hint.stream === stream);

  async function order(): Promise<Id> {
    const { _id } = await world.place('client');
    await world.must('supermanager', 'PUT', `/orders/${_id}/partner`, { partner: world.idOf('partner') });
    await world.must('supermanager', 'PUT', `/orders/${_id}/manager`, { manager: world.idOf(manager) });
    return _id;
  }
  const typing = (account: Account, chat: string) => world.call(account, 'POST', `/chats/${chat}/typing`);

  it('say that somebody is typing, to the other members, at intervals', async () => {
    const id = await order();
    const answers = await Promise.all([typing(manager, `${id}-client`), typing(manager, `${id}-client`)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    await typing(manager, `${id}-team`);
    await open.get('client')?.until(() => heard('client', 'typing').length > 0);
    await open.get('partner')?.until(() => heard('partner', 'typing').length > 1);
    expect(heard('client', 'typing').map((hint) => hint.typing)).toEqual([
      { chat: `${id}-client`, person: world.idOf(manager), name: expect.stringMatching(/\S/) },
    ]);
    expect([heard(manager, 'typing'), heard('partner2', 'typing')]).toEqual([[], []]);
    expect((await typing('partner2', `${id}-client`)).status).toBe(404);
    expect((await typing('client', `${id}-team`)).status).toBe(404);
  });

  it('say that a message was read, to its author', async () => {
    const id = await order();
    const { _id } = await world.must('client', 'POST', '/chatmessages', { chat: `${id}-client`, text: 'Hello' });
    const before = heard('client', 'notifications').length;
    await world.must(manager, 'PUT', `/chats/${id}-client/read`, { upTo: _id });
    await open.get('client')?.until(() => heard('client', 'notifications').length > before);
    const chat = (await world.must('client', 'GET', `/chats/${id}-client`)) as unknown as { members: { _id: Id; read: number }[] };
    expect(chat.members.find((member) => member._id === world.idOf(manager))?.read).toBe(1);
  });
});

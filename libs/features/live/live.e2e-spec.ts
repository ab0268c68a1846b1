import { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { notifyPeople } from '#libs/event-log/signals/notified';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { NotificationsModule } from '#libs/features/notifications/notifications.module';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { Listener } from '#libs/testing/live-listener';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { LiveConnection } from './live-connection.js';
import { LiveModule } from './live.module.js';
import { LiveStreams } from './live-streams.js';

const manager = 'client-service-manager';

describe('the live stream', () => {
  let world: OrdersTestApp;
  let address: string;
  const open: Listener[] = [];

  beforeAll(async () => {
    world = await OrdersTestApp.start(undefined, {
      imports: [LeadsModule, NotificationsModule, LiveModule],
      own: 'streams follow the positions of one database',
    });
    await world.app.listen(0, '127.0.0.1');
    const { port } = world.app.getHttpServer().address() as AddressInfo;
    address = `http://127.0.0.1:${port}/api/v1/live`;
  });
  afterAll(async () => {
    for (const listener of open) listener.close();
    await world.stop();
  });

  const follow = async (account: string, headers: Record<string, string> = {}): Promise<Listener> => {
    const listener = await Listener.open(address, { authorization: world.bearer(account), ...headers });
    open.push(listener);
    await listener.until(() => listener.messages.length > 0);
    expect(listener.messages[0]?.event).toBe('ready');
    return listener;
  };

  it('pushes requests of visitors to sales, and to nobody who does not read them', async () => {
    const [seller, desk, client] = [await follow('contact-manager'), await follow(manager), await follow('client')];
    const { body: left } = await world.call(null, 'POST', '/forms/request-call', { name: 'Anna', phone: '+372 5123 4567' });
    await world.settle();
    await seller.until(() => seller.orders().includes(left._id));
    expect(seller.messages.find(({ data }) => data.includes(left._id))?.data).toBe(
      JSON.stringify({ stream: 'lead', id: left._id, version: 1 }),
    );
    await world.place('client');
    await world.settle();
    await Promise.all([desk, client].map((listener) => listener.until(() => listener.orders().length > 0)));
    for (const listener of [desk, client]) expect(listener.orders()).not.toContain(left._id);
  });

  it('pushes everybody’s own orders, and nobody else’s', async () => {
    const [staff, client, other, partner] = [
      await follow(manager),
      await follow('client'),
      await follow('client2'),
      await follow('partner'),
    ];
    const mine = await world.place('client');
    const theirs = await world.place('client2');
    await world.must(manager, 'PUT', `/orders/${mine._id}/partner`, { partner: world.idOf('partner') });
    await world.settle();
    await staff.until(() => staff.orders().length >= 3);
    await client.until(() => client.orders().length >= 2);
    await other.until(() => other.orders().length >= 1);
    await partner.until(() => partner.orders().length >= 2);
    expect(staff.orders()).toEqual([mine._id, theirs._id, mine._id]);
    expect(client.orders()).toEqual([mine._id, mine._id]);
    expect(other.orders()).toEqual([theirs._id]);
    expect(partner.orders()).toEqual([mine._id, mine._id]);
  });

  it('hides the reward from the client and payments from the partner', async () => {
    const order = await world.place('client');
    await world.must(manager, 'PUT', `/orders/${order._id}/partner`, { partner: world.idOf('partner') });
    await world.settle();
    const [client, partner] = [await follow('client'), await follow('partner')];
    await world.must(manager, 'PUT', `/orders/${order._id}/partner-reward`, { percent: 29 });
    await world.must('client', 'POST', `/order-payments/${order._id}/transfers`, { amount: order['prepayment'] });
    await world.operate(manager, order._id, 'managerConfirmedNotPayedOrder');
    await world.settle();
    await client.until(() => client.orders().length >= 3);
    await partner.until(() => partner.orders().length >= 3);
    const versions = ({ messages }: Listener) => messages.slice(1).map(({ data }) => (JSON.parse(data) as { version: number }).version);
    // The manager who confirms becomes the assignee, so both get a hint.
    expect(versions(client)).toEqual([4, 5, 6]);
    expect(versions(partner)).toEqual([3, 5, 6]);
  });

  it('resumes after the last position that was read', async () => {
    const first = await follow('client');
    await world.place('client');
    await world.settle();
    await first.until(() => first.orders().length === 1);
    const last = first.messages.at(-1)?.id ?? '';
    first.close();
    const missed = [await world.place('client'), await world.place('client2'), await world.place('client')];
    await world.settle();
    const second = await follow('client', { 'last-event-id': last });
    await second.until(() => second.orders().length >= 2);
    expect(second.orders()).toEqual([missed[0]?._id, missed[2]?._id]);
  });

  it('passes on that somebody has something new to see, to them alone and without moving where they resume', async () => {
    const [client, other] = [await follow('client'), await follow('client2')];
    await notifyPeople(world.database, [world.idOf('client')]);
    const order = await world.place('client2');
    await world.settle();
    await client.until(() => client.messages.some(({ data }) => data.includes('notifications')));
    await other.until(() => other.orders().includes(order._id));
    expect(client.messages.at(-1)).toEqual({
      id: '',
      event: 'message',
      data: JSON.stringify({ stream: 'notifications', id: world.idOf('client'), version: 0 }),
    });
    expect(client.messages.filter(({ data }) => data.includes('notifications'))).toHaveLength(1);
    expect(other.messages.some(({ data }) => data.includes('notifications'))).toBe(false);
  });

  it('ends when the person’s rights change', async () => {
    const listener = await follow('partner2');
    await world.database.query('update users set token_version = token_version + 1 where id = $1', [world.idOf('partner2')]);
    await listener.until(() => listener.ended);
    await expect(follow('partner2')).rejects.toThrow('401');
  });

  it('ends if the rights changed after the guard let it through and before it listened', async () => {
    const raw = new ServerResponse(new IncomingMessage(new Socket()));
    const connection = new LiveConnection(raw, world.app.get(LiveStreams).position);
    const actor = { id: world.idOf('partner'), role: 'Partner', department: null } as const;
    const reader = { actor, language: 'en', tokenVersion: 1, tokenExpiresAt: Date.now() / 1000 + 600 } as const;
    await world.database.query('update users set token_version = token_version + 1 where id = $1', [actor.id]);
    world.app.get(UserChanges).changed(actor.id);
    await world.app.get(LiveStreams).serve(connection, reader, false);
    expect(connection.isOpen).toBe(false);
  });

  it('ends before the rest of the process', async () => {
    const listener = await follow('client');
    await world.app.close();
    await listener.until(() => listener.ended);
  });
});

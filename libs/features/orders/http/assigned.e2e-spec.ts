import type { AddressInfo } from 'node:net';
import { LiveModule } from '#libs/features/live/live.module';
import { NotificationsModule } from '#libs/features/notifications/notifications.module';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';
import type { Id } from '#machines/kernel/ids';
import { OrderStories } from '#libs/testing/order-stories';
import { type Account, OrdersTestApp } from '#libs/testing/orders-test-app';

jest.setTimeout(300_000);

const desk: Account = 'client-service-manager';
const worker: Account = 'services-manager';
const workers: Account[] = ['contact', 'services', 'agents', 'outside'].flatMap((place) => [`${place}-manager`, `${place}-head`]);

describe('orders assigned to people of ubContact, ubServices, ubAgents and ubOutsideDepartment', () => {
  let world: OrdersTestApp;
  let stories: OrderStories;

  beforeAll(async () => {
    world = await OrdersTestApp.start(undefined, {
      imports: [LiveModule, NotificationsModule, NotificationsWorkerModule],
      own: 'streams follow the positions of one database',
    });
    await world.app.listen(0, '127.0.0.1');
    stories = new OrderStories(world);
  });
  afterAll(() => world.stop());

  const assign = (order: Id, account: Account | null) =>
    world.call(desk, 'PUT', `/orders/${order}/manager`, { manager: account === null ? null : world.idOf(account) });

  const idsOf = async (account: Account, query = ''): Promise<Id[]> =>
    ((await world.must(account, 'GET', `/orders${query}`))['items'] as { _id: Id }[]).map(({ _id }) => _id);

  /** Removes every order from the worker, so that a test begins with an empty list. */
  const clear = async (account: Account): Promise<void> => {
    for (const id of await idsOf(account, '?per_page=100')) await assign(id, null);
    await world.settle();
  };

  it.each(workers)('%s may be the manager of an order, and lists and reads that order alone', async (account) => {
    const [mine, other] = [await world.place(), await world.place()];
    const assigned = await assign(mine._id, account);
    expect([assigned.status, (assigned.body['manager'] as { _id: Id })._id]).toEqual([200, world.idOf(account)]);
    expect(await idsOf(account)).toEqual([mine._id]);
    expect((await world.call(account, 'GET', `/orders/${mine._id}`)).status).toBe(200);
    expect((await world.call(account, 'GET', `/orders/${other._id}`)).status).toBe(404);
  });

  it('cannot be assigned to people who have no orders at all', async () => {
    const { _id: order } = await world.place();
    const refused = await assign(order, 'content-manager');
    expect([refused.status, refused.body['errors']]).toEqual([
      422,
      [expect.objectContaining({ field: 'manager', code: 'missingReference' })],
    ]);
  });

  it('the list, its counts, its search and its export have the assigned orders and no others', async () => {
    await clear(worker);
    const mine = await stories.reach('documentsReceived', { manager: worker });
    const other = await stories.reach('documentsReceived');
    await world.settle();
    const { body } = await world.call(worker, 'GET', '/orders?filter[status]=documentsReceived');
    expect([(body['items'] as unknown[]).length, body['total']]).toEqual([1, 1]);
    const counts = (await world.must(worker, 'GET', '/orders/order-statuses'))['items'] as { status: string; count: number }[];
    expect(counts.filter(({ count }) => count > 0).map(({ status, count }) => [status, count])).toEqual([['documentsReceived', 1]]);
    expect(await idsOf(worker, '?search=client@registra')).toEqual([mine.id]);
    expect(await idsOf(desk, `?search=client@registra&filter[manager]=${world.idOf(worker)}`)).toEqual([mine.id]);
    const exported = await world.call(worker, 'GET', '/orders/export?format=csv');
    expect(exported.headers['x-total-rows']).toBe('1');
    expect(String(exported.body['text'])).not.toContain('Refunded');
    expect((await world.call(worker, 'GET', `/orders?filter[manager]=${world.idOf(desk)}`)).status).toBe(422);
    expect(await idsOf(worker, '?per_page=100')).not.toContain(other.id);
  });

  it('an order that is not assigned does not exist for them: to read, to write to, in its history, its emails and its files', async () => {
    const order = await stories.reach('documentsReceived');
    const file = await world.upload('partner');
    await world.must('partner', 'POST', `/orders/${order.id}/documents`, { file, kind: 'result' });
    const step = order.steps[0]?.id ?? '';
    const calls: [string, string, object?][] = [
      ['GET', `/orders/${order.id}`],
      ['GET', `/orders/${order.id}/events`],
      ['PATCH', `/orders/${order.id}`, { employeesAmount: 2 }],
      ['PATCH', `/orders/update-payment-status/${order.id}`, { operation: 'requestDocuments', payload: {} }],
      ['PUT', `/orders/${order.id}/partner`, { partner: null }],
      ['PUT', `/orders/${order.id}/manager`, { manager: world.idOf(worker) }],
      ['PUT', `/orders/${order.id}/partner-reward`, { percent: 50 }],
      ['PUT', `/orders/${order.id}/steps/${step}/completion`, {}],
      ['POST', `/orders/${order.id}/documents`, { file: await world.upload(worker), kind: 'result' }],
      ['POST', `/order-payments/${order.id}/payments`, { kind: 'cash', amount: { amount: '1.00', currency: 'EUR' } }],
      ['GET', `/mailer/templates?order=${order.id}`],
      ['POST', `/upload-file/${file}/link`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await world.call(worker, method, path, body);
      expect([method, path, answer.status]).toEqual([method, path, 404]);
    }
    await assign(order.id, worker);
    expect((await world.call(worker, 'POST', `/upload-file/${file}/link`)).status).toBe(200);
    expect((await world.call(worker, 'GET', `/mailer/templates?order=${order.id}`)).status).toBe(200);
  });

  it('an assigned order is moved on by them, and its money by other staff', async () => {
    const order = await stories.reach('orderConfirmedAndPayed', { manager: worker });
    const amount = { amount: '1.00', currency: order.facts.currency };
    for (const { id } of order.steps.filter(({ visible }) => visible)) {
      expect((await world.call(worker, 'PUT', `/orders/${order.id}/steps/${id}/completion`, {})).status).toBe(200);
    }
    const asked = await world.operate(worker, order.id, 'requestDocuments', { items: [{ kind: 'document', title: 'Passport' }] });
    expect([asked.status, asked.body.status]).toEqual([200, 'documentsRequested']);
    const [payment] = order.payments;
    const money: [string, string, object][] = [
      ['POST', `/order-payments/${order.id}/payments`, { kind: 'cash', amount }],
      ['POST', `/order-payments/${order.id}/refunds`, { payment: payment?.id, amount, reason: 'No', confirmation: 'REFUND' }],
      ['PATCH', `/orders/update-payment-status/${order.id}`, { operation: 'managerConfirmedLastPayment', payload: {} }],
    ];
    for (const [method, path, body] of money) {
      const answer = await world.call(worker, method, path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'forbiddenForRole']);
    }
    expect((await world.call(worker, 'GET', '/order-payments')).status).toBe(403);
    expect((await world.call(worker, 'POST', '/orders', await world.orderBody(['EE', 'ou'], 'client'))).status).toBe(403);
  });

  it('the price and whether it is paid are shown, and no payment, refund or event of one', async () => {
    const order = await stories.reach('orderConfirmedAndPayed', { manager: worker });
    await world.call(worker, 'POST', `/order-payments/${order.id}/payments`, { kind: 'cash', amount: { amount: '1.00', currency: 'EUR' } });
    const [forDesk, forWorker] = [
      await world.must(desk, 'GET', `/orders/${order.id}`),
      await world.must(worker, 'GET', `/orders/${order.id}`),
    ];
    expect(forWorker).toMatchObject({ price: forDesk['price'], paid: forDesk['paid'], balance: forDesk['balance'] });
    expect([forDesk, forWorker].map((view) => ['payments', 'refunded', 'refundable'].filter((member) => member in view))).toEqual([
      ['payments', 'refunded', 'refundable'],
      [],
    ]);
    const history = async (account: Account) => {
      const { items, refused } = await world.must(account, 'GET', `/orders/${order.id}/events`);
      return [
        ...(items as { type: string }[]).map(({ type }) => type),
        ...(refused as { command: string }[]).map(({ command }) => command),
      ];
    };
    expect(await history(desk)).toEqual(expect.arrayContaining(['CashPaymentRecorded', 'recordOfflinePayment']));
    const types = await history(worker);
    expect(types).toEqual(expect.arrayContaining(['OrderPlaced', 'ManagerAssigned']));
    expect(types.filter((name) => /CashPayment|Transfer|Refund|recordOfflinePayment/.test(name))).toEqual([]);
  });

  it('an order that is taken away is gone at once: from the list, by its address, live and among the notifications', async () => {
    await clear(worker);
    const order = await world.place();
    await assign(order._id, worker);
    await world.operate(desk, order._id, 'managerConfirmedNotPayedOrder');
    await world.settle();
    const notices = async () => {
      const { items } = await world.must(worker, 'GET', '/notifications?per_page=100');
      return (items as { subject: { _id: Id }; kind: string }[]).filter(({ subject }) => subject._id === order._id).map(({ kind }) => kind);
    };
    expect(await notices()).toEqual(['orderMoved', 'managerAssigned']);
    for (const account of [worker, desk]) expect((await world.call(account, 'GET', '/notifications/unread')).status).toBe(200);
    const types = await follow();
    await assign(order._id, desk);
    expect((await world.call(worker, 'GET', `/orders/${order._id}`)).status).toBe(404);
    expect(await idsOf(worker)).toEqual([]);
    expect(await notices()).toEqual([]);
    await world.operate(desk, order._id, 'cancelOrder', { reason: 'Told so' });
    const after = await world.place();
    await assign(after._id, worker);
    await world.settle();
    expect(await notices()).toEqual(['managerAssigned']);
    const messages = await types(after._id);
    expect(messages.filter(({ id }) => id === order._id).map(({ version }) => version)).toEqual([4]);
  });

  /** Follows the worker's stream. @returns reads its hints up to one about an order */
  async function follow(): Promise<(until: Id) => Promise<{ id: Id; version: number }[]>> {
    const { port } = world.app.getHttpServer().address() as AddressInfo;
    const stop = new AbortController();
    const { body } = await fetch(`http://127.0.0.1:${port}/api/v1/live`, {
      headers: { authorization: world.bearer(worker) },
      signal: stop.signal,
    });
    if (body === null) throw new Error('the stream has no body');
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader.read()).value ?? '';
    return async (until) => {
      while (!text.includes(until)) text += (await reader.read()).value ?? '';
      stop.abort();
      const lines = text.split('\n').filter((line) => line.startsWith('data: {"stream":"order"'));
      return lines.map((line) => JSON.parse(line.slice(6)) as { id: Id; version: number });
    };
  }
});

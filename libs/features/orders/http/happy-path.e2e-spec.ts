import { companyDetails } from '#libs/testing/company-details';
import type { DetailSection } from '#machines/order/state';
import { assertEveryOrderReplays } from '#libs/testing/assert-orders-replay';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { demoUserId } from '#libs/features/people/seed-users';

const manager = 'client-service-manager';

interface Steps {
  [group: string]: { steps: { _id: string; completedAt: string | null }[] };
}
const stepIds = (order: OrderBody): string[] => Object.values(order['steps'] as Steps).flatMap(({ steps }) => steps.map(({ _id }) => _id));
const at = (order: OrderBody, list: string): { _id: string }[] => order[list] as { _id: string }[];

describe('an order from placing to its end', () => {
  let world: OrdersTestApp;
  let id: string;
  let order: OrderBody;

  beforeAll(async () => {
    world = await OrdersTestApp.start();
  });
  afterAll(async () => {
    await assertEveryOrderReplays(world.database);
    await world.stop();
  });

  const done = async (account: string, method: string, path: string, body?: unknown): Promise<OrderBody> => {
    const answer = await world.call(account, method, path, body, { 'if-match': `"${order.version}"` });
    expect([answer.status, answer.body.code]).toEqual([expect.any(Number), undefined]);
    expect(answer.status).toBeLessThan(300);
    expect(answer.headers['etag']).toBe(`"${answer.body.version}"`);
    order = answer.body;
    return order;
  };
  const operate = (account: string, operation: string, payload: object = {}) =>
    done(account, 'PATCH', `/orders/update-payment-status/${id}`, { operation, payload });

  it('is placed by a client, with the price, percent and steps of the service', async () => {
    const answer = await world.call('client', 'POST', '/orders', { ...(await world.orderBody()), status: 'NEW_ORDER', steps: { any: 1 } });
    order = answer.body;
    id = order._id;
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({ location: `/api/v1/orders/${id}`, etag: '"1"' });
    expect(order).toMatchObject({ status: 'newOrder', number: 'R-000001', shortCode: 'ON', badge: 'orange', version: 1 });
    expect(order['paid']).toEqual({ amount: '0.00', currency: 'EUR' });
    expect(stepIds(order).length).toBeGreaterThan(2);
  });

  it('gets a manager and a partner, and waits for the prepayment', async () => {
    await done(manager, 'PUT', `/orders/${id}/manager`, { manager: demoUserId(manager) });
    await done(manager, 'PUT', `/orders/${id}/partner`, { partner: demoUserId('partner'), percent: 20 });
    await operate(manager, 'managerConfirmedNotPayedOrder');
    expect(order).toMatchObject({ status: 'orderConfirmedNotPayed', partnerRewardPercent: 20, partner: { name: 'Kristina Tamm' } });
  });

  it('starts when the declared transfer is confirmed: the prepayment follows by itself', async () => {
    await done('client', 'POST', `/order-payments/${id}/transfers`, { amount: order['prepayment'], reference: 'Order 1' });
    expect(order['payments']).toMatchObject([{ method: 'transfer', state: 'declared', stage: 'prepayment', reference: 'Order 1' }]);
    const transfer = at(order, 'payments')[0]?._id ?? '';
    await done(manager, 'PUT', `/order-payments/${id}/transfers/${transfer}`, { decision: 'confirm', amount: order['prepayment'] });
    expect(order).toMatchObject({ status: 'orderConfirmedAndPayed', paid: order['prepayment'] });
  });

  it('asks the client for documents, and receives them', async () => {
    await operate('partner', 'requestDocuments', { items: [{ kind: 'document', title: 'Passport', note: 'All pages' }] });
    const item = at(order, 'requestedItems')[0]?._id ?? '';
    await done('client', 'POST', `/orders/${id}/documents`, {
      file: await world.upload('client'),
      kind: 'document',
      item,
      title: 'My passport',
    });
    expect(order['requestedItems']).toMatchObject([
      { title: 'Passport', note: 'All pages', documents: [{ title: 'My passport', review: 'none' }] },
    ]);
    await operate('client', 'receiveDocuments');
    const document = at(order, 'documents')[0]?._id ?? '';
    await done('partner', 'PUT', `/orders/${id}/documents/${document}/review`, { decision: 'accept' });
    expect(order['documents']).toMatchObject([{ review: 'accepted', file: { name: 'file.pdf', type: 'application/pdf' } }]);
  });

  it('is worked on, returned once, and handed over', async () => {
    for (const step of stepIds(order)) await done('partner', 'PUT', `/orders/${id}/steps/${step}/completion`);
    const early = await world.operate('partner', id, 'completeAllOrderSteps');
    expect([early.status, early.body.code]).toEqual([409, 'detailsMissing']);
    const { asks } = (await world.must('client', 'GET', `/orders/${id}`))['details'] as { asks: DetailSection[] };
    await done('client', 'PUT', `/orders/${id}/details`, companyDetails(asks));
    await operate('partner', 'completeAllOrderSteps');
    await operate(manager, 'notAcceptPartnerWork', { reason: 'The old address', stepIds: stepIds(order).slice(0, 1) });
    expect(order.status).toBe('documentsReceived');
    await done('partner', 'PUT', `/orders/${id}/steps/${stepIds(order)[0]}/completion`);
    await operate('partner', 'completeAllOrderSteps');
    await operate(manager, 'acceptedProjectRequireLastPay');
    expect(order).toMatchObject({ status: 'lastPaymentRequired', badge: 'yellow', shortCode: 'PR' });
  });

  it('is paid, its results are sent, and it is finished', async () => {
    await done('partner', 'POST', `/orders/${id}/documents`, { file: await world.upload('partner'), kind: 'result' });
    expect((await world.must('client', 'GET', `/orders/${id}`))['documents']).toHaveLength(1);
    await done('client', 'POST', `/order-payments/${id}/transfers`, {
      amount: (await world.must(manager, 'GET', `/orders/${id}`))['balance'],
    });
    expect(order.status).toBe('lastPaymentPayed');
    await operate(manager, 'managerConfirmedLastPayment');
    await operate('partner', 'sendPayedProjectDocuments');
    expect((await world.must('client', 'GET', `/orders/${id}`))['documents']).toHaveLength(2);
    await operate(manager, 'managerFinishedProject');
    expect(order).toMatchObject({ status: 'projectFinished', balance: { amount: '0.00', currency: 'EUR' } });
  });

  it('shows its whole history to staff, with the reasons, and replays for those who read the audit', async () => {
    const history = await world.must(manager, 'GET', `/orders/${id}/events`);
    const types = (history['items'] as { type: string; version: number }[]).map(({ type }) => type);
    expect(types[0]).toBe('OrderPlaced');
    expect(types).toContain('PrepaymentCompleted');
    expect(types.at(-1)).toBe('ProjectFinished');
    expect(JSON.stringify(history)).toContain('The old address');
    const certificate = await world.must('innovations-head', 'GET', `/orders/${id}/replay`);
    expect(certificate).toMatchObject({ matches: true, faults: [], events: types.length });
    expect((await world.call(manager, 'GET', `/orders/${id}/replay`)).status).toBe(403);
  });
});

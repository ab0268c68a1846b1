import { fieldFaults } from '#libs/testing/field-faults';
import type { Id } from '#machines/kernel/ids';
import { cents, eur, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';
const statement = { name: 'Anna Berg', email: 'anna@example.com' };

let world: OrdersTestApp;
OrdersTestApp.forSuite((app) => (world = app));

const get = (id: string, account = 'client') => world.must(account, 'GET', `/orders/${id}`);
const withdraw = (id: string, body: object = statement, account = 'client') =>
  world.call(account, 'POST', `/orders/${id}/withdrawal`, body);
const ask = (id: string, account = 'client') =>
  world.call(account, 'POST', `/orders/${id}/cancellation-request`, { reason: 'Plans have changed' });
const answer = (id: string, account = manager) =>
  world.call(account, 'PUT', `/orders/${id}/cancellation-request/answer`, { answer: 'The registry has entered the company already' });

/** An order of accounting, paid in full and confirmed, with one step done. */
async function paid(more: object = {}): Promise<OrderBody> {
  const body = await world.orderBody(['EE', 'accounting']);
  const order = await world.must('client', 'POST', '/orders', { ...body, buyer: 'consumer', terms: 3, ...more });
  await world.must(manager, 'PUT', `/orders/${order._id}/partner`, { partner: world.idOf('partner') });
  await world.must(manager, 'POST', `/order-payments/${order._id}/payments`, { kind: 'transfer', amount: order['balance'] });
  const confirmed = await world.operate(manager, order._id, 'managerConfirmedPayedOrder');
  const steps = Object.values(confirmed.body['steps'] as Record<string, { steps: { _id: Id }[] }>).flatMap((group) => group.steps);
  return world.must(manager, 'PUT', `/orders/${order._id}/steps/${steps[0]?._id}/completion`);
}

describe('a client who withdraws from an order', () => {
  it('cancels the order at once, returns everything where work did not wait, and is acknowledged on paper', async () => {
    const { _id: id, paid: sum } = await paid();
    expect(await get(id)).toMatchObject({
      buyer: 'consumer',
      agreedTerms: 3,
      leaving: { back: sum, kept: eur(0), reason: 'right', way: 'withdraw' },
      withdrawal: { days: 14, startEarly: false, withdrawnAt: null, endsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
    });
    expect(await get(id, 'partner')).toMatchObject({ withdrawal: { startEarly: false } });
    expect((await world.call('client', 'GET', `/order-payments/${id}/withdrawal.pdf`)).status).toBe(404);
    const done = await withdraw(id);
    expect([done.status, done.body.status]).toEqual([201, 'orderCancelled']);
    expect(done.body['withdrawal']).toMatchObject({ withdrawnAt: expect.any(String) as string });
    const { items } = await world.must('client', 'GET', `/orders/${id}/events`);
    const [declared, cancelled] = (items as { type: string; data: object }[]).slice(-2);
    expect([declared, cancelled]).toMatchObject([
      { type: 'WithdrawalDeclared', data: { kept: 0, refund: cents(sum), stepsDone: 1 } },
      { type: 'OrderCancelled', data: { reason: null, cause: 'withdrawal' } },
    ]);
    for (const account of ['client', manager, 'owner']) {
      const paper = await world.call(account, 'GET', `/order-payments/${id}/withdrawal.pdf`);
      expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
    const others = ['partner', 'client2', 'services-manager'].map((account) =>
      world.call(account, 'GET', `/order-payments/${id}/withdrawal.pdf`),
    );
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([403, 404, 403]);
    const partners = JSON.stringify(await world.must('partner', 'GET', `/orders/${id}/events`));
    expect(partners).toContain('WithdrawalDeclared');
    expect(partners).not.toMatch(/"statement"|"refund"|"kept"|clientZone/);
  });

  it('keeps the price of the steps that are done where the client asked to begin early', async () => {
    const { _id: id, paid: sum, steps } = await paid({ startEarly: true });
    const all = Object.values(steps as Record<string, { steps: object[] }>).flatMap((group) => group.steps).length;
    const kept = Math.floor(cents(sum) / all);
    expect(await get(id)).toMatchObject({ leaving: { kept: eur(kept), back: eur(cents(sum) - kept), reason: 'steps', way: 'withdraw' } });
    expect((await withdraw(id)).status).toBe(201);
  });

  it('is served once of two concurrent requests, only as the client, and with a name and a mailbox', async () => {
    const { _id: id, version } = await paid();
    for (const body of [{}, { ...statement, email: 'anna' }, { ...statement, name: '' }, { ...statement, name: 'a'.repeat(201) }])
      expect((await withdraw(id, body)).status).toBe(422);
    const refused = await Promise.all(['client2', 'partner', manager, 'owner'].map((account) => withdraw(id, statement, account)));
    expect(refused.map(({ status }) => status)).toEqual([404, 403, 403, 403]);
    expect((await get(id)).version).toBe(version);
    const both = await Promise.all([withdraw(id), withdraw(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('operationNotPermittedInStatus');
  });

  it('is refused to a company, with the way to ask', async () => {
    const { _id: id, withdrawal } = await paid({ buyer: 'company' });
    const none = await withdraw(id);
    expect([withdrawal, none.status, none.body.code, none.body['remedy']]).toMatchObject([
      null,
      409,
      'withdrawalNotGranted',
      { key: 'askToCancel' },
    ]);
  });
});

describe('agreeing to terms after the order was placed', () => {
  it('is possible until work begins, with a published version, and says whether work may begin', async () => {
    const body = { ...(await world.orderBody(['EE', 'accounting'], 'client')), buyer: 'consumer' };
    for (const more of [{ terms: 3 }, { startEarly: true }]) {
      const { status, body: answer } = await world.call(manager, 'POST', '/orders', { ...body, ...more });
      expect([status, fieldFaults(answer)]).toEqual([422, [`${Object.keys(more)[0]} agreedByClient`]]);
    }
    const { _id: id } = await world.must(manager, 'POST', '/orders', body);
    const agree = (terms: number, account = 'client') => world.call(account, 'PUT', `/orders/${id}/agreement`, { terms, startEarly: true });
    expect((await agree(99)).status).toBe(422);
    expect((await agree(3, manager)).status).toBe(403);
    const agreed = await agree(3);
    expect([agreed.status, agreed.body['agreedTerms'], agreed.body['withdrawal']]).toMatchObject([
      200,
      3,
      { startEarly: true, endsOn: null },
    ]);
    expect((await agree(3)).body.code).toBe('configurationUnchanged');
  });
});

describe('asking to cancel', () => {
  it('waits for staff, who find it in their list, and is answered once', async () => {
    const { _id: id } = await paid({ buyer: 'company' });
    expect((await answer(id)).body.code).toBe('cancellationNotRequested');
    expect((await ask(id, manager)).status).toBe(403);
    const asked = await ask(id);
    expect([asked.status, asked.body['leaving'], asked.body['cancellation']]).toMatchObject([
      201,
      { way: 'asked' },
      { reason: 'Plans have changed', answer: null },
    ]);
    expect((await ask(id)).body.code).toBe('cancellationAlreadyRequested');
    const list = () => world.must(manager, 'GET', '/orders?filter[cancellationAsked]=true&per_page=100');
    expect(((await list())['items'] as OrderBody[]).map(({ _id }) => _id)).toContain(id);
    expect(await get(id, 'partner')).not.toHaveProperty('cancellation');
    expect((await answer(id, 'client')).status).toBe(403);
    const answered = await answer(id);
    expect([answered.status, answered.body['cancellation']]).toMatchObject([
      200,
      { answer: 'The registry has entered the company already' },
    ]);
    expect((await answer(id)).body.code).toBe('cancellationNotRequested');
    expect(((await list())['items'] as OrderBody[]).map(({ _id }) => _id)).not.toContain(id);
  });

  it('ends with the order', async () => {
    const { _id: id } = await paid({ buyer: 'company' });
    await ask(id);
    const cancelled = await world.operate(manager, id, 'cancelOrder', { reason: 'As the client asks' });
    expect([cancelled.body.status, cancelled.body['cancellation']]).toMatchObject(['orderCancelled', { answer: null }]);
    expect((await answer(id)).body.code).toBe('operationNotPermittedInStatus');
    const { total } = await world.must(manager, 'GET', `/orders?filter[cancellationAsked]=true&filter[status]=orderCancelled`);
    expect(total).toBe(0);
  });
});

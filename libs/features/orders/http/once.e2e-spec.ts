import { OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';

describe('a write that is repeated', () => {
  let world: OrdersTestApp;
  OrdersTestApp.forSuite((app) => (world = app));

  const versionOf = async (id: string) => (await world.must(manager, 'GET', `/orders/${id}`)).version;

  it('has one effect and one answer, however many come at once', async () => {
    const { _id: id } = await world.place();
    const send = () => world.operate(manager, id, 'managerConfirmedNotPayedOrder', {}, { 'idempotency-key': 'once', 'if-match': '"1"' });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    const shown = await world.must(manager, 'GET', `/orders/${id}`);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(answers.map(() => 'application/json; charset=utf-8'));
    expect(JSON.stringify(answers[0]?.body)).toBe(JSON.stringify(shown));
    // the confirmation, and the order taken with it
    expect(shown.version).toBe(3);
  });

  it('places one order for a repeated key', async () => {
    const body = await world.orderBody();
    const send = () => world.call('client', 'POST', '/orders', body, { 'idempotency-key': 'place-1' });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: order }) => order._id)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers['location'])).size).toBe(1);
  });

  it('returns the stored outcome with the order as it is now, before the version is compared', async () => {
    const { _id: id } = await world.place();
    const confirm = () =>
      world.operate(manager, id, 'managerConfirmedNotPayedOrder', {}, { 'idempotency-key': 'later', 'if-match': '"1"' });
    await confirm();
    await world.must(manager, 'PATCH', `/orders/update-payment-status/${id}`, { operation: 'cancelOrder', payload: { reason: 'x' } });
    const replay = await confirm();
    expect([replay.status, replay.headers['idempotency-replayed'], replay.headers['outcome-version']]).toEqual([200, 'true', '3']);
    expect(replay.body).toMatchObject({ status: 'orderCancelled', version: 4 });
    expect(replay.headers['etag']).toBe('"4"');
  });

  it('is refused again with the same remedy, even if it would now be possible', async () => {
    const { _id: id, prepayment } = await world.place();
    const confirm = () => world.operate(manager, id, 'managerConfirmedPayedOrder', {}, { 'idempotency-key': 'refused' });
    const first = await confirm();
    await world.must(manager, 'POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: prepayment });
    const again = await confirm();
    expect([first.status, again.status, again.body.code]).toEqual([409, 409, 'prepaymentMissing']);
    expect(again.body['remedy']).toEqual(first.body['remedy']);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('with another body is refused as a reused key; the key of another person is another key', async () => {
    const { _id: id } = await world.place();
    const key = { 'idempotency-key': 'reused' };
    await world.operate(manager, id, 'managerConfirmedNotPayedOrder', {}, key);
    const reused = await world.operate(manager, id, 'cancelOrder', { reason: 'x' }, key);
    expect([reused.status, reused.body.code]).toEqual([422, 'idempotencyKeyReused']);
    expect((await world.operate('client', id, 'cancelOrder', { reason: 'x' }, key)).status).toBe(200);
  });

  it('after a 422 is evaluated again, because that answer is not stored', async () => {
    const { _id: id } = await world.place();
    const key = { 'idempotency-key': 'kept-not' };
    expect((await world.operate(manager, id, 'cancelOrder', {}, key)).status).toBe(422);
    expect((await world.operate(manager, id, 'cancelOrder', { reason: 'x' }, key)).status).toBe(200);
  });

  it('is not answered to a person who no longer sees the order', async () => {
    const { _id: id } = await world.place();
    const partner = (account: string | null) => (account === null ? null : world.idOf(account));
    await world.must(manager, 'PUT', `/orders/${id}/partner`, { partner: partner('partner') });
    const file = await world.upload('partner');
    const attach = () =>
      world.call('partner', 'POST', `/orders/${id}/documents`, { file, kind: 'document' }, { 'idempotency-key': 'gone' });
    expect((await attach()).status).toBe(201);
    expect((await attach()).status).toBe(201);
    await world.must(manager, 'PUT', `/orders/${id}/partner`, { partner: partner('partner2') });
    expect((await attach()).status).toBe(404);
  });

  it('by 64 people at once is done by one of them', async () => {
    for (let round = 0; round < 5; round++) {
      const { _id: id } = await world.place();
      const answers = await Promise.all(
        Array.from({ length: 64 }, (_, i) =>
          world.operate(
            manager,
            id,
            'managerConfirmedNotPayedOrder',
            {},
            { 'idempotency-key': `${id}-${i}`, ...(i % 2 === 0 && { 'if-match': '"1"' }) },
          ),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409 || status === 412)).toHaveLength(63);
      // the confirmation, and the order taken with it
      expect(await versionOf(id)).toBe(3);
    }
  });
});

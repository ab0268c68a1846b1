import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { type Checkout, PaymentsWorld } from '#libs/testing/payments-world';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await PaymentsWorld.start();
});
afterAll(() => world?.stop());
beforeEach(() => world.provider.completeAll());

const checkoutPath = (order: Id, checkout: Id): string => `/order-payments/${order}/checkouts/${checkout}`;

describe('paying an order online', () => {
  it('leads from the approval page to a payment of the order, with the provider’s fee', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    expect(checkout).toMatchObject({ orderId: order, state: 'approvalWaited', stage: 'prepayment', provider: 'paypal' });
    expect(world.provider.opened.at(-1)).toMatchObject({
      key: checkout._id,
      returnUrl: `http://127.0.0.1:3000/order?id=${order}&checkout=${checkout._id}`,
    });
    world.provider.approve(reference);
    const back = await world.return(order, checkout._id, reference);
    expect([back.status, back.body['state']]).toEqual([200, 'captured']);
    await world.settle();
    expect(await world.payments(order)).toMatchObject([{ state: 'captured' }]);
    const [event] = await world.orders.database.query<{ data: string }>(
      `select data from events where stream_id = $1 and type = 'PaymentCaptured'`,
      [order],
    );
    expect(JSON.parse(event?.data ?? '')).toMatchObject({ provider: 'paypal', fee: 35, stage: 'prepayment' });
  });

  it('takes the amount that the server says is due, whatever is sent', async () => {
    const order = await world.placed();
    const { status, body } = await world.begin(order, { amount: { amount: '0.01', currency: 'EUR' } });
    expect([status, body.code]).toEqual([422, 'validationFailed']);
    const { checkout } = await world.waiting(order);
    const { prepayment } = await world.orders.must('client', 'GET', `/orders/${order}`);
    expect(checkout.amount).toEqual(prepayment);
  });

  it('continues the open checkout while amount and stage fit, and replaces it otherwise', async () => {
    const order = await world.placed();
    const { checkout } = await world.waiting(order);
    const again = await world.begin(order);
    expect([again.status, again.body._id]).toEqual([200, checkout._id]);
    const whole = await world.begin(order, { stage: 'postpayment' });
    expect([whole.status, whole.body['stage']]).toEqual([201, 'postpayment']);
    expect(await world.state(order, checkout._id)).toBe('superseded');
  });

  it('begins one checkout for ten requests at once', async () => {
    const order = await world.placed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.begin(order)));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.map(({ body }) => body['approveUrl'])).not.toContain(null);
  });

  it('continues a checkout that is just being opened, instead of replacing it', async () => {
    const order = await world.placed();
    world.provider.fail('open', 'silentBefore');
    expect((await world.begin(order)).status).toBe(503);
    const [before] = await world.orders.database.query<{ id: Id }>('select id from checkouts where order_id = $1', [order]);
    const again = await world.begin(order);
    expect([again.status, again.body._id, again.body['state']]).toEqual([200, before?.id, 'approvalWaited']);
  });

  it('answers a repeated key with the same checkout, and refuses it for another body', async () => {
    const order = await world.placed();
    const key = { 'idempotency-key': v7() };
    const first = await world.begin(order, {}, 'client', key);
    await world.orders.must('client', 'DELETE', checkoutPath(order, first.body._id));
    const again = await world.begin(order, {}, 'client', key);
    expect([again.status, again.body._id, again.body['state']]).toEqual([200, first.body._id, 'cancelled']);
    const other = await world.begin(order, { stage: 'prepayment' }, 'client', key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotencyKeyReused']);
  });

  it('is for the client alone: other people who see the order are refused, everybody else gets 404', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    expect((await world.begin(order, {}, 'client-service-manager')).body.code).toBe('forbiddenForRole');
    expect((await world.begin(order, {}, 'client2')).status).toBe(404);
    expect((await world.return(order, checkout._id, reference, 'client2')).status).toBe(404);
    const seen = await world.orders.must('client-service-manager', 'GET', checkoutPath(order, checkout._id));
    expect(seen).toMatchObject({ state: 'approvalWaited', approveUrl: null });
    const other = await world.placed();
    expect((await world.orders.call('client', 'GET', checkoutPath(other, checkout._id))).status).toBe(404);
  });

  it('is refused where nothing is due, and in a currency that the provider does not take', async () => {
    const order = await world.placed();
    await world.paid(order);
    expect((await world.begin(order)).body).toMatchObject({ code: 'nothingDue', status: 409 });
    expect((await world.begin(order, { stage: 'prepayment' })).body.code).toBe('nothingDue');
    const currencies = world.provider.currencies;
    Object.assign(world.provider, { currencies: ['USD'] });
    expect((await world.begin(await world.placed())).body).toMatchObject({ code: 'currencyNotAvailable', status: 422 });
    Object.assign(world.provider, { currencies });
  });
});

describe('coming back from the provider', () => {
  it('changes nothing with another token or none', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    world.provider.approve(reference);
    for (const token of [undefined, 'O-0']) {
      const { status, body } = await world.return(order, checkout._id, token);
      expect([status, body['state']]).toEqual([200, 'approvalWaited']);
    }
    expect(world.provider.find(reference).captures).toEqual([]);
  });

  it('a second time is one payment', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    world.provider.approve(reference);
    await Promise.all([world.return(order, checkout._id, reference), world.return(order, checkout._id, reference)]);
    await world.return(order, checkout._id, reference);
    await world.reconcile();
    expect(world.provider.find(reference).captures).toHaveLength(1);
    expect(await world.countEvents(order, 'PaymentCaptured')).toBe(1);
  });

  it('after a decline leads back to the provider with the same order, and may succeed then', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    world.provider.approve(reference);
    world.provider.fail('captureOrder', { issue: 'INSTRUMENT_DECLINED' });
    const declined = await world.return(order, checkout._id, reference);
    expect(declined.body).toMatchObject({ state: 'declined', approveUrl: `https://pay.example/${reference}` });
    expect(declined.body).not.toHaveProperty('issue');
    const again = await world.begin(order);
    expect([again.status, again.body._id]).toEqual([200, checkout._id]);
    expect((await world.return(order, checkout._id, reference)).body['state']).toBe('captured');
  });

  it('to a provider that is checking the payment waits, and ends as the provider says', async () => {
    for (const [status, state] of [
      ['completed', 'captured'],
      ['declined', 'denied'],
    ] as const) {
      const order = await world.placed();
      const { checkout, reference } = await world.waiting(order);
      world.provider.approve(reference);
      world.provider.captureAs = 'pending';
      expect((await world.return(order, checkout._id, reference)).body['state']).toBe('pending');
      await world.settle();
      expect(await world.payments(order)).toMatchObject([{ state: 'pending' }]);
      expect((await world.begin(order)).body.code).toBe('nothingDue');
      const [capture] = world.provider.find(reference).captures;
      if (capture) capture.status = status;
      await world.webhook({ kind: 'order', reference });
      await world.reconcile();
      await world.settle();
      expect(await world.state(order, checkout._id)).toBe(state);
      expect(await world.countEvents(order, state === 'captured' ? 'PaymentCaptured' : 'PaymentDenied')).toBe(1);
    }
  });

  it('after the order was edited, or cancelled, captures nothing', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    await world.orders.must('client', 'PATCH', `/orders/update-payment-status/${order}`, {
      operation: 'cancelOrder',
      payload: { reason: 'Not needed any more' },
    });
    world.provider.approve(reference);
    expect((await world.return(order, checkout._id, reference)).body['state']).toBe('superseded');
    expect(world.provider.find(reference).captures).toEqual([]);
    const other = await world.placed();
    const waiting = await world.waiting(other);
    await world.orders.must('client-service-manager', 'PATCH', `/orders/update-payment-status/${other}`, {
      operation: 'cancelOrder',
      payload: { reason: 'Not needed any more' },
    });
    await world.settle();
    expect(await world.state(other, waiting.checkout._id)).toBe('superseded');
  });

  it('after the client withdrew, captures nothing; what the provider was checking by then goes back whole', async () => {
    const body = { ...(await world.orders.orderBody()), buyer: 'consumer', terms: 3 };
    const withdraw = (order: Id) =>
      world.orders.must('client', 'POST', `/orders/${order}/withdrawal`, { name: 'Anna Berg', email: 'anna@example.com' });
    const { _id: order } = await world.orders.must('client', 'POST', '/orders', body);
    const { checkout, reference } = await world.waiting(order);
    expect((await withdraw(order))['status']).toBe('orderCancelled');
    world.provider.approve(reference);
    expect((await world.return(order, checkout._id, reference)).body['state']).toBe('superseded');
    expect(world.provider.find(reference).captures).toEqual([]);

    const { _id: checked } = await world.orders.must('client', 'POST', '/orders', body);
    const later = await world.waiting(checked);
    world.provider.approve(later.reference);
    world.provider.captureAs = 'pending';
    await world.return(checked, later.checkout._id, later.reference);
    await world.settle();
    expect((await withdraw(checked))['status']).toBe('orderCancelled');
    const [capture] = world.provider.find(later.reference).captures;
    if (capture) capture.status = 'completed';
    await world.webhook({ kind: 'order', reference: later.reference });
    await world.reconcile();
    await world.settle();
    const { paid } = await world.orders.must('client', 'GET', `/orders/${checked}`);
    expect(paid).toEqual(later.checkout.amount);
    const { items } = await world.orders.must('owner', 'GET', '/order-payments/findings?filter[settled]=false&per_page=100');
    const found = (items as { kind: string; order: { _id: Id } | null; amount: object }[]).filter((one) => one.order?._id === checked);
    expect(found.map(({ kind, amount }) => [kind, amount])).toEqual([['cancelledPaid', paid]]);
  });
});

describe('a missing answer of the provider', () => {
  it('to the start of a payment is reported as 503, and the same key starts it after all', async () => {
    const order = await world.placed();
    const key = { 'idempotency-key': v7() };
    world.provider.fail('open', 'silentAfter');
    const unanswered = await world.begin(order, {}, 'client', key);
    expect([unanswered.status, unanswered.body.code, unanswered.headers['retry-after']]).toEqual([503, 'providerUnavailable', '10']);
    const again = await world.begin(order, {}, 'client', key);
    expect(again.body).toMatchObject({ state: 'approvalWaited' });
    expect(
      [...world.provider.orders.values()].filter(({ reference }) => again.body['approveUrl'] === `https://pay.example/${reference}`),
    ).toHaveLength(1);
  });

  it('to the start of a payment lets its checkout expire if nobody tries again', async () => {
    const order = await world.placed();
    world.provider.fail('open', 'silentBefore');
    const unanswered = await world.begin(order);
    expect(unanswered.headers['retry-after']).toBe('7');
    await world.reconcile();
    const [row] = await world.orders.database.query<{ status: string }>('select status from checkouts where order_id = $1', [order]);
    expect(row?.status).toBe('expired');
  });

  it.each(['silentBefore', 'silentAfter'] as const)('to a capture (%s) is resolved by the reconciler', async (fault) => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    world.provider.approve(reference);
    world.provider.fail('captureOrder', fault);
    expect((await world.return(order, checkout._id, reference)).body['state']).toBe('unknown');
    expect((await world.begin(order)).body['state']).toBe('unknown');
    await world.reconcile();
    expect(await world.state(order, checkout._id)).toBe('captured');
    expect(world.provider.find(reference).captures).toHaveLength(1);
    expect(await world.payments(order)).toMatchObject([{ state: 'captured' }]);
  });

  it('to the query after a return leaves the checkout waiting too, until the reconciler asks', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    world.provider.approve(reference);
    world.provider.fail('order', 'silentBefore');
    expect((await world.return(order, checkout._id, reference)).body['state']).toBe('unknown');
    await world.reconcile();
    expect(await world.state(order, checkout._id)).toBe('captured');
  });
});

describe('the cancelling of a checkout', () => {
  it('ends a checkout that waits for its payer, and a late approval is not captured', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    const cancelled = (await world.orders.must('client-service-manager', 'DELETE', checkoutPath(order, checkout._id))) as Checkout;
    expect(cancelled.state).toBe('cancelled');
    world.provider.approve(reference);
    await world.webhook({ kind: 'order', reference });
    await world.reconcile();
    expect(world.provider.find(reference).captures).toEqual([]);
    const refused = await world.orders.call('client', 'DELETE', checkoutPath(order, checkout._id));
    expect(refused.body).toMatchObject({ code: 'checkoutNotInState', status: 409, remedy: { key: 'beginAnother' } });
  });

  it('is not for a partner, for whom payments do not exist', async () => {
    const order = await world.placed();
    const { checkout } = await world.waiting(order);
    await world.orders.must('client-service-manager', 'PUT', `/orders/${order}/partner`, { partner: world.orders.idOf('partner') });
    expect((await world.orders.call('partner', 'DELETE', checkoutPath(order, checkout._id))).status).toBe(404);
    expect((await world.begin(order, {}, 'partner')).status).toBe(403);
  });
});

it('GET payment providers lists the available ones for everybody signed in', async () => {
  expect(await world.orders.must('partner', 'GET', '/order-payments/providers')).toMatchObject({
    items: [{ name: 'paypal', wholeUnits: ['HUF'] }],
  });
});

import { orderBody, parsed, SimulatorWorld } from './testing/simulator-world.js';

const hour = 3600;

describe('PayPal on the simulator', () => {
  let world: SimulatorWorld;
  beforeEach(() => (world = new SimulatorWorld()));

  describe('access', () => {
    it('gives a token to the merchant and to nobody else', () => {
      const answer = (secret: string) =>
        world.answer('POST', '/v1/oauth2/token', 'grant_type=client_credentials', {
          authorization: `Basic ${Buffer.from(`client:${secret}`).toString('base64')}`,
        });
      expect(parsed(answer('secret'))).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 });
      expect(parsed(answer('wrong'))).toMatchObject({ name: 'AUTHENTICATION_FAILURE' });
    });

    it.each(['', 'Bearer ', 'Bearer A21AAnonsense.seal', 'Basic Y2xpZW50OnNlY3JldA=='])('refuses a call with "%s"', (authorization) => {
      expect(world.answer('GET', '/v2/checkout/orders/X', undefined, { authorization }).status).toBe(401);
    });

    it('refuses a token after its nine hours', async () => {
      const id = world.createOrder();
      await world.pass(9 * hour + 1);
      expect(world.call('GET', `/v2/checkout/orders/${id}`).status).toBe(401);
    });

    it('answers 404 to calls that PayPal does not have', () => {
      expect(world.call('GET', '/v2/checkout/baskets').body['name']).toBe('RESOURCE_NOT_FOUND');
    });
  });

  describe('an order', () => {
    it('waits for its payer at the public address', () => {
      const { status, body } = world.call('POST', '/v2/checkout/orders', orderBody('10.5'), { key: 'a' });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        status: 'PAYER_ACTION_REQUIRED',
        purchase_units: [{ custom_id: 'order-1', amount: { currency_code: 'EUR', value: '10.50' } }],
      });
      const link = { href: `https://shop.example/pay/simulator/checkout/${String(body['id'])}`, rel: 'payer-action', method: 'GET' };
      expect(body['links']).toContainEqual(link);
    });

    it.each([
      ['no JSON', '{', 400, 'MALFORMED_REQUEST_JSON'],
      ['a list', '[]', 400, 'MALFORMED_REQUEST_JSON'],
      ['no units', { intent: 'CAPTURE' }, 400, 'NOT_SUPPORTED'],
      ['an empty list of units', { intent: 'CAPTURE', purchase_units: [] }, 400, 'NOT_SUPPORTED'],
      ['no source', { ...orderBody('1.00'), payment_source: {} }, 400, 'NOT_SUPPORTED'],
      ['an authorization', { ...orderBody('1.00'), intent: 'AUTHORIZE' }, 400, 'NOT_SUPPORTED'],
      ['an amount in words', orderBody('ten'), 422, 'INVALID_PARAMETER_SYNTAX'],
      ['nothing to pay', orderBody('0.00'), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
      ['a negative amount', orderBody('-1.00'), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
      ['three decimals', orderBody('1.001'), 422, 'DECIMAL_PRECISION'],
      ['decimals of the forint', orderBody('812.50', 'HUF'), 422, 'DECIMAL_PRECISION'],
      ['a currency that PayPal does not take', orderBody('1.00', 'KZT'), 422, 'INVALID_CURRENCY_CODE'],
      ['more than the largest amount', orderBody('99999999999999.00'), 422, 'MAX_VALUE_EXCEEDED'],
    ])('is refused with %s', (_, body, status, issue) => {
      expect(world.call('POST', '/v2/checkout/orders', body, { key: 'a' })).toMatchObject({ status, issue });
      expect(world.simulator.store.state.orders.size).toBe(0);
    });

    it('is gone after three hours without approval, and stays once it is approved', async () => {
      const [left, approved] = [world.createOrder(), world.createOrder()];
      world.choose(approved);
      await world.pass(3 * hour + 1);
      expect(world.call('GET', `/v2/checkout/orders/${left}`)).toMatchObject({ status: 404, issue: 'INVALID_RESOURCE_ID' });
      expect(world.call('GET', `/v2/checkout/orders/${approved}`).body['status']).toBe('APPROVED');
    });
  });

  describe('a capture', () => {
    const capture = (id: string, key?: string) =>
      world.call('POST', `/v2/checkout/orders/${id}/capture`, {}, key === undefined ? {} : { key });

    it('charges an approved order and reports the fee', () => {
      const id = world.createOrder('100.00');
      world.choose(id);
      const { status, body } = capture(id, 'c');
      expect([status, body['status']]).toEqual([201, 'COMPLETED']);
      const captureId = world.simulator.store.state.orders.get(id)?.captureId ?? '';
      expect(world.call('GET', `/v2/payments/captures/${captureId}`).body).toMatchObject({
        status: 'COMPLETED',
        seller_receivable_breakdown: { gross_amount: { value: '100.00' }, paypal_fee: { value: '3.20' }, net_amount: { value: '96.80' } },
        supplementary_data: { related_ids: { order_id: id } },
      });
    });

    it('is refused before the payer approved, a second time, and for an unknown order', () => {
      const id = world.createOrder();
      expect(capture(id)).toMatchObject({ status: 422, issue: 'ORDER_NOT_APPROVED' });
      world.choose(id);
      expect(capture(id).status).toBe(201);
      expect(capture(id)).toMatchObject({ status: 422, issue: 'ORDER_ALREADY_CAPTURED' });
      expect(capture('NOTHERE').status).toBe(404);
    });

    it('is declined where the payer chose so, and the same order may be paid after all', () => {
      const id = world.createOrder();
      world.choose(id, 'decline');
      expect(capture(id, 'c')).toMatchObject({ status: 422, issue: 'INSTRUMENT_DECLINED', body: { links: [{ rel: 'redirect' }] } });
      expect(world.call('GET', `/v2/checkout/orders/${id}`).body['status']).toBe('PAYER_ACTION_REQUIRED');
      world.choose(id, 'pay');
      expect(capture(id, 'c2').status).toBe(201);
    });

    it.each([
      ['pendThenComplete', 'COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'],
      ['pendThenDeny', 'DECLINED', 'PAYMENT.CAPTURE.DENIED'],
    ] as const)('stays pending after %s, then is %s', async (approval, status, event) => {
      const id = world.paid('10.00', 'EUR', approval);
      const now = () => world.call('GET', `/v2/payments/captures/${id}`).body['status'];
      expect(now()).toBe('PENDING');
      await world.pass(59);
      expect(now()).toBe('PENDING');
      await world.pass(1);
      expect(now()).toBe(status);
      expect(world.eventTypes()).toEqual(expect.arrayContaining(['PAYMENT.CAPTURE.PENDING', event]));
    });
  });

  describe('a refund', () => {
    const refund = (id: string, body?: unknown, key?: string) =>
      world.call('POST', `/v2/payments/captures/${id}/refund`, body, key === undefined ? {} : { key });
    const euros = (value: string) => ({ amount: { value, currency_code: 'EUR' } });

    it('pays back a part, then what is left', () => {
      const id = world.paid('10.00');
      expect(refund(id, euros('4.00'))).toMatchObject({ status: 201, body: { status: 'COMPLETED', amount: { value: '4.00' } } });
      expect(world.call('GET', `/v2/payments/captures/${id}`).body['status']).toBe('PARTIALLY_REFUNDED');
      const rest = refund(id);
      expect(rest.body).toMatchObject({
        amount: { value: '6.00' },
      });
      expect(world.call('GET', `/v2/payments/refunds/${String(rest.body['id'])}`).body['status']).toBe('COMPLETED');
      expect(world.call('GET', `/v2/payments/captures/${id}`).body['status']).toBe('REFUNDED');
      expect(refund(id)).toMatchObject({ status: 422, issue: 'CAPTURE_FULLY_REFUNDED' });
    });

    it.each([
      ['more than is left', euros('10.01'), 422, 'REFUND_AMOUNT_EXCEEDED'],
      ['another currency', { amount: { value: '1.00', currency_code: 'USD' } }, 422, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
      ['nothing', euros('0.00'), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
      ['half a cent', euros('0.005'), 422, 'DECIMAL_PRECISION'],
      ['no currency', { amount: { value: '1.00' } }, 422, 'INVALID_CURRENCY_CODE'],
    ])('of %s is refused', (_, body, status, issue) => {
      expect(refund(world.paid('10.00'), body)).toMatchObject({ status, issue });
    });

    it('is refused for a pending, a denied and an unknown capture', async () => {
      const id = world.paid('10.00', 'EUR', 'pendThenDeny');
      expect(refund(id).issue).toBe('PENDING_CAPTURE');
      await world.pass(60);
      expect(refund(id).issue).toBe('REFUND_NOT_ALLOWED');
      expect(refund('NOTHERE').status).toBe(404);
    });
  });

  describe('a request id', () => {
    it('makes one order however often it is sent', () => {
      const create = () => world.call('POST', '/v2/checkout/orders', orderBody('1.00'), { key: 'same' });
      const [first, second] = [create(), create()];
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(second.body).toEqual(first.body);
    });

    it('charges once however often it is sent', () => {
      const id = world.createOrder();
      world.choose(id);
      const statuses = [1, 2, 3].map(() => world.call('POST', `/v2/checkout/orders/${id}/capture`, {}, { key: 'c' }).status);
      expect(statuses).toEqual([201, 200, 200]);
      expect(world.simulator.store.state.captures.size).toBe(1);
    });

    it('is refused for another body or another order', () => {
      world.call('POST', '/v2/checkout/orders', orderBody('1.00'), { key: 'same' });
      const other = world.call('POST', '/v2/checkout/orders', orderBody('2.00'), { key: 'same' });
      expect(other).toMatchObject({ status: 409, body: { name: 'RESOURCE_CONFLICT' } });
    });
  });

  describe('transaction search', () => {
    const search = (query: string) => world.call('GET', `/v1/reporting/transactions?${query}`);
    const today = 'start_date=2026-11-22T00:00:00Z&end_date=2026-11-22T23:59:59Z';

    it('lists charges with their fees and refunds, signed like the change of the balance', () => {
      const id = world.paid('100.00');
      world.call('POST', `/v2/payments/captures/${id}/refund`, { amount: { value: '40.00', currency_code: 'EUR' } });
      const { body } = search(`${today}&fields=all`);
      expect(body).toMatchObject({ total_items: 2, total_pages: 1 });
      expect((body['transaction_details'] as { transaction_info: object }[]).map((it) => it.transaction_info)).toMatchObject([
        { transaction_id: id, transaction_event_code: 'T0006', transaction_amount: { value: '100.00' }, fee_amount: { value: '-3.20' } },
        { paypal_reference_id: id, transaction_event_code: 'T1107', transaction_amount: { value: '-40.00' } },
      ]);
    });

    it('pages, and leaves the list out where there is nothing', () => {
      world.paid();
      world.paid();
      expect(search(`${today}&page_size=1&page=2`).body).toMatchObject({ page: 2, total_items: 2, total_pages: 2 });
      expect(search('start_date=2026-11-20T00:00:00Z&end_date=2026-11-21T00:00:00Z').body).not.toHaveProperty('transaction_details');
    });
  });
});

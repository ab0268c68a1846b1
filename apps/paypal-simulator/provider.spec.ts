import { ProviderAnswerUnexpected, ProviderRefused, ProviderUnavailable } from '#libs/features/payments/provider/payment-provider';
import { calls } from './faults.js';
import { payment, ProviderWorld } from './testing/provider-world.js';

const micros = 1000;

describe('the product’s provider on the simulator', () => {
  let world: ProviderWorld;
  beforeEach(() => (world = new ProviderWorld()));

  describe('access', () => {
    it('is requested once by concurrent callers, and again before it expires', async () => {
      const token = () => world.line.count('POST', '/v1/oauth2/token');
      const { reference } = await world.provider.open(payment());
      await Promise.all(Array.from({ length: 20 }, () => world.provider.order(reference)));
      expect(token()).toBe(1);
      await world.simulator.pass(3 * 3600 - 1);
      await world.provider.order(reference);
      expect(token()).toBe(1);
      await world.simulator.pass(6 * 3600 - 299);
      await expect(world.provider.order(reference)).rejects.toMatchObject({ status: 404 });
      expect(token()).toBe(2);
    });

    it('keeps using its token while PayPal gives no new one, until that token expires', async () => {
      const reference = await world.approved();
      await world.simulator.pass(9 * 3600 - 200);
      world.arm('errorBefore', 'token');
      expect(await world.provider.order(reference)).toMatchObject({ status: 'approved' });
      await world.simulator.pass(201);
      world.arm('errorBefore', 'token');
      await expect(world.provider.order(reference)).rejects.toBeInstanceOf(ProviderUnavailable);
    });

    it('gets another token if its own is rejected, and repeats the call once', async () => {
      const reference = await world.approved();
      let refused = 0;
      world.line.instead = (url) => {
        if (!url.pathname.startsWith('/v2/') || refused > 0) return undefined;
        refused += 1;
        return new Response('{"name":"AUTHENTICATION_FAILURE"}', { status: 401 });
      };
      expect(await world.provider.order(reference)).toMatchObject({ reference });
      expect(world.line.count('POST', '/v1/oauth2/token')).toBe(2);
    });

    it('is refused with a wrong secret', async () => {
      const stranger = world.as({ clientSecret: 'guessed' });
      await expect(stranger.open(payment())).rejects.toMatchObject({
        name: 'ProviderRefused',
        status: 401,
        issue: 'AUTHENTICATION_FAILURE',
      });
    });
  });

  describe('an order', () => {
    it('is opened for its payer in their language, and the same one is returned for the same key', async () => {
      const order = await world.provider.open(payment());
      expect(order).toMatchObject({ status: 'open', amount: 34_650, currency: 'EUR', captures: [] });
      expect(order.approveUrl).toBe(`https://shop.example/pay/simulator/checkout/${order.reference}`);
      expect(await world.provider.open(payment())).toEqual(order);
      const made = world.simulator.simulator.store.state.orders.get(order.reference);
      expect(made).toMatchObject({
        customId: payment().checkout,
        invoiceId: 'R-000123-3c4d5e6f7a8b',
        description: 'R-000123',
        locale: 'ru-RU',
      });
      expect(await world.provider.order(order.reference)).toEqual(order);
    });

    it.each([
      ['HUF', 81_200, '812'],
      ['JPY', 5_000, '5000'],
      ['TWD', 100, '1'],
      ['USD', 1, '0.01'],
    ] as const)('in %s asks for %i minor units as "%s"', async (currency, amount, value) => {
      const reference = await world.approved({ currency, amount });
      expect(world.simulator.call('GET', `/v2/checkout/orders/${reference}`).body).toMatchObject({
        purchase_units: [{ amount: { value } }],
      });
      const captured = await world.provider.captureOrder(reference, 'c');
      expect(captured).toMatchObject({ amount, currency, captures: [{ amount, currency, status: 'completed' }] });
    });

    it('with a fraction that PayPal has no digit for is never sent to PayPal', async () => {
      await expect(world.provider.open(payment({ currency: 'HUF', amount: 81_250 }))).rejects.toThrow('whole units only');
      expect(world.line.asked).toEqual([]);
    });

    it('is captured once, with the fee that PayPal keeps', async () => {
      const reference = await world.approved();
      const first = await world.provider.captureOrder(reference, 'c');
      expect(first).toMatchObject({
        status: 'completed',
        approveUrl: null,
        captures: [{ status: 'completed', amount: 34_650, fee: 1_035, returned: 0 }],
      });
      expect(await world.provider.captureOrder(reference, 'c')).toEqual(first);
      expect(await world.provider.captureOrder(reference, 'another key')).toEqual(first);
      expect(world.simulator.simulator.store.state.captures.size).toBe(1);
    });

    it('is not captured while it waits for its payer, and is gone if it was not approved in time', async () => {
      const { reference } = await world.provider.open(payment());
      await expect(world.provider.captureOrder(reference, 'c')).rejects.toMatchObject({ issue: 'ORDER_NOT_APPROVED', status: 422 });
      await world.simulator.pass(3 * 3600 + 1);
      await expect(world.provider.order(reference)).rejects.toMatchObject({ issue: 'INVALID_RESOURCE_ID', status: 404 });
    });

    it('is refused when the payer’s bank declines, and is paid when they try again', async () => {
      const { reference } = await world.provider.open(payment());
      world.simulator.choose(reference, 'decline');
      await expect(world.provider.captureOrder(reference, 'c')).rejects.toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
      const again = await world.provider.order(reference);
      expect([again.status, again.approveUrl]).toEqual(['open', expect.stringContaining(reference)]);
      world.simulator.choose(reference);
      expect(await world.provider.captureOrder(reference, 'd')).toMatchObject({ captures: [{ status: 'completed' }] });
    });

    it.each([
      ['pendThenComplete', 'completed'],
      ['pendThenDeny', 'declined'],
    ] as const)('of a payer who pays later is captured as pending, then %s -> %s', async (choice, end) => {
      const { reference } = await world.provider.open(payment());
      world.simulator.choose(reference, choice);
      const { captures } = await world.provider.captureOrder(reference, 'c');
      expect(captures).toMatchObject([{ status: 'pending', fee: null }]);
      await world.simulator.pass(60);
      expect(await world.provider.capture(captures[0]?.id ?? '')).toMatchObject({ status: end, order: reference });
    });
  });

  describe('a refund of a captured payment', () => {
    const back = { key: 'r', amount: 10_000, currency: 'EUR', orderNumber: 'R-000123' } as const;

    it('is carried out once for one key, and the capture then says how much went back', async () => {
      const capture = await world.paid();
      const refund = await world.provider.refundCapture(capture, back);
      expect(refund).toMatchObject({ capture, status: 'completed', amount: 10_000, currency: 'EUR' });
      expect(await world.provider.refundCapture(capture, back)).toEqual(refund);
      expect(await world.provider.refund(refund.id)).toEqual(refund);
      expect(await world.provider.capture(capture)).toMatchObject({ status: 'completed', returned: 10_000 });
      await world.provider.refundCapture(capture, { ...back, key: 's', amount: 24_650 });
      expect(await world.provider.capture(capture)).toMatchObject({ status: 'completed', returned: 34_650 });
    });

    it('is refused if it exceeds what is left', async () => {
      const capture = await world.paid();
      const refund = world.provider.refundCapture(capture, { ...back, amount: 34_651 });
      await expect(refund).rejects.toMatchObject({
        issue: 'REFUND_AMOUNT_EXCEEDED',
        status: 422,
        debugId: expect.stringMatching(/^\w{13}$/) as string,
      });
    });

    it.each([
      ['pendRefund', 'completed', 10_000],
      ['failRefund', 'failed', 0],
    ] as const)('may be under way: %s ends %s', async (kind, end, returned) => {
      const capture = await world.paid();
      world.arm(kind, 'refundCapture', 30);
      const { id, status } = await world.provider.refundCapture(capture, back);
      expect([status, (await world.provider.capture(capture)).returned]).toEqual(['pending', 0]);
      await world.simulator.pass(30);
      expect(await world.provider.refund(id)).toMatchObject({ status: end });
      expect(await world.provider.capture(capture)).toMatchObject({ returned });
    });

    it('counts the same if PayPal reversed the payment itself', async () => {
      world.arm('reverse', 'captureOrder');
      const capture = await world.paid();
      expect(await world.provider.capture(capture)).toMatchObject({ status: 'completed', returned: 34_650 });
    });

    it.each([
      ['win', 'won', 0],
      ['lose', 'lost', 34_650],
    ])('is held back in a dispute, which we %s', async (action, status, returned) => {
      world.arm('dispute', 'captureOrder');
      const capture = await world.paid();
      const [dispute = ''] = world.simulator.simulator.store.state.disputes.keys();
      const about = { captures: [capture], amount: { amount: 34_650, currency: 'EUR' } };
      expect(await world.provider.dispute(dispute)).toEqual({ ...about, status: 'open', dueAt: expect.any(Number) });
      world.simulator.control('POST', `disputes/${dispute}`, { do: action });
      expect(await world.provider.dispute(dispute)).toEqual({ ...about, status, dueAt: null });
      expect(await world.provider.capture(capture)).toMatchObject({ returned });
    });
  });

  describe('the transactions of a day at PayPal', () => {
    const day = (): [number, number] => [(world.simulator.now - 86_400_000) * micros, world.simulator.now * micros];

    it('are those of the simulator’s ledger, with fees as separate lines and outgoing amounts negative', async () => {
      const capture = await world.paid();
      const refund = await world.provider.refundCapture(capture, { key: 'r', amount: 650, currency: 'EUR', orderNumber: 'R-000123' });
      const at = world.simulator.now * micros;
      expect(await world.provider.transactions(...day())).toEqual([
        { id: capture, kind: 'capture', reference: capture, amount: 34_650, currency: 'EUR', at },
        { id: `${capture}-fee`, kind: 'fee', reference: capture, amount: -1_035, currency: 'EUR', at },
        { id: refund.id, kind: 'refund', reference: refund.id, amount: -650, currency: 'EUR', at },
      ]);
    });

    it('over months are requested in pieces and pages', async () => {
      for (let index = 0; index < 501; index++) world.simulator.paid('1.00', 'EUR', 'pay', { key: `c${index}` });
      const [, to] = day();
      const found = await world.provider.transactions(to - 100 * 86_400_000 * micros, to);
      expect(found?.filter(({ kind }) => kind === 'capture')).toHaveLength(501);
      expect(world.line.count('GET', '/v1/reporting/transactions')).toBe(5);
    });

    it('are undefined if the PayPal account may not read them', async () => {
      world.line.instead = (url) =>
        url.pathname.includes('reporting') ? new Response('{"name":"NOT_AUTHORIZED"}', { status: 403 }) : undefined;
      expect(await world.provider.transactions(...day())).toBeNull();
    });
  });

  describe('a call to PayPal that gets no answer', () => {
    it.each([
      ['errorBefore', null],
      ['rateLimit', 7],
      ['outage', null],
      ['timeoutBefore', null],
    ] as const)('has no effect and an unknown result after the fault %s', async (kind, retryAfter) => {
      const reference = await world.approved();
      world.arm(kind, kind === 'outage' ? undefined : 'captureOrder', 7);
      await expect(world.provider.captureOrder(reference, 'c')).rejects.toMatchObject({ name: 'ProviderUnavailable', retryAfter });
      await world.simulator.pass(8);
      expect(await world.provider.order(reference)).toMatchObject({ status: 'approved', captures: [] });
    });

    it.each(['dropAnswer', 'errorAfter', 'timeoutAfter'])('takes effect after %s, and the same key finds it', async (kind) => {
      const reference = await world.approved();
      world.arm(kind, 'captureOrder');
      await expect(world.provider.captureOrder(reference, 'c')).rejects.toBeInstanceOf(ProviderUnavailable);
      const found = await world.provider.captureOrder(reference, 'c');
      world.arm('expireRequestIds', 'captureOrder');
      expect(await world.provider.captureOrder(reference, 'c')).toEqual(found);
      expect(world.simulator.simulator.store.state.captures.size).toBe(1);
    });

    it.each(calls)('is reported as unanswered by the method %s', async (call) => {
      const capture = await world.paid();
      const order = world.simulator.simulator.store.state.captures.get(capture)?.orderId ?? '';
      const each: Record<string, () => Promise<unknown>> = {
        createOrder: () => world.provider.open(payment()),
        token: () => world.as({}).order(order),
        getOrder: () => world.provider.order(order),
        captureOrder: () => world.provider.captureOrder(order, 'c'),
        getCapture: () => world.provider.capture(capture),
        refundCapture: () => world.provider.refundCapture(capture, { key: 'r', amount: 1, currency: 'EUR', orderNumber: 'R' }),
        getRefund: () => world.provider.refund('X'),
        searchTransactions: () => world.provider.transactions(0, 1),
        getDispute: () => world.provider.dispute('X'),
      };
      for (const kind of ['errorBefore', 'dropAnswer', 'timeoutAfter', 'rateLimit']) {
        const before = (await world.outcomes(call))['unavailable'] ?? 0;
        if (kind !== 'dropAnswer' && kind !== 'timeoutAfter') world.arm(kind, call);
        else world.line.instead = (url) => (matches(call, url) ? cut() : undefined);
        await expect(each[call]?.()).rejects.toBeInstanceOf(ProviderUnavailable);
        world.line.instead = undefined;
        if (call !== 'token') expect((await world.outcomes(call))['unavailable']).toBe(before + 1);
      }
    });
  });

  describe('an unexpected answer of PayPal', () => {
    const answering = (body: string, status = 200): void => {
      world.line.instead = (url) =>
        url.pathname.startsWith('/v2/') ? new Response(body, { status, headers: { 'paypal-debug-id': 'd3b06' } }) : undefined;
    };
    const orderOf = (change: object): string =>
      JSON.stringify({
        id: 'X',
        status: 'PAYER_ACTION_REQUIRED',
        purchase_units: [{ amount: { currency_code: 'EUR', value: '346.50' } }],
        links: [{ rel: 'payer-action', href: 'https://shop.example/pay/simulator/checkout/X' }],
        ...change,
      });
    const unit = (currency_code: string, value: string): object => ({ purchase_units: [{ amount: { currency_code, value } }] });
    const leading = (href: string): object => ({ links: [{ rel: 'payer-action', href }] });

    it.each([
      ['<html>busy</html>', 'notJson'],
      ['', 'notJson'],
      ['[]', 'shape'],
      ['{"id":"X"}', 'shape'],
      [orderOf({ status: 'PONDERING' }), 'shape'],
      [orderOf({ status: 'constructor' }), 'shape'],
      [orderOf(unit('EUR', '346.51')), 'amount'],
      [orderOf(unit('USD', '346.50')), 'amount'],
      [orderOf(unit('EUR', '346.505')), 'shape'],
      [orderOf(unit('EUR', '-346.50')), 'shape'],
      [orderOf(unit('XXX', '346.50')), 'shape'],
      [orderOf(unit('EUR', '99999999999999.00')), 'shape'],
      [orderOf({ links: [] }), 'approveUrl'],
      [orderOf(leading('https://shop.example.evil.example/pay')), 'approveUrl'],
      [orderOf(leading('http://shop.example/pay')), 'approveUrl'],
      [orderOf(leading('https://shop.example:444/pay')), 'approveUrl'],
      [orderOf(leading('https://user@shop.example/pay')), 'approveUrl'],
      [orderOf(leading('javascript:alert(1)')), 'approveUrl'],
      [orderOf(leading('/pay')), 'approveUrl'],
    ])('is not used: %s', async (body, why) => {
      answering(body);
      await expect(world.provider.open(payment())).rejects.toMatchObject({ name: 'ProviderAnswerUnexpected', why, debugId: 'd3b06' });
      expect(await world.outcomes('createOrder')).toEqual({ unexpected: 1 });
    });

    it('is rejected if it is a redirection, an endless body, or another order', async () => {
      answering('', 302);
      await expect(world.provider.order('X')).rejects.toBeInstanceOf(ProviderAnswerUnexpected);
      answering(' '.repeat(9_000_000));
      await expect(world.provider.order('X')).rejects.toMatchObject({ why: 'shape' });
      answering(orderOf({}));
      await expect(world.provider.order('Y')).rejects.toMatchObject({ why: 'shape' });
    });

    it('is rejected if it is a capture of another amount than its order’s', async () => {
      const capture = { id: 'C', status: 'COMPLETED', amount: { currency_code: 'EUR', value: '346.49' } };
      const units = [{ amount: { currency_code: 'EUR', value: '346.50' }, payments: { captures: [capture] } }];
      answering(orderOf({ status: 'COMPLETED', purchase_units: units }));
      await expect(world.provider.captureOrder('X', 'c')).rejects.toMatchObject({ why: 'amount' });
    });

    it('leaves the result unknown if the same request is still under way', async () => {
      answering('{"name":"RESOURCE_CONFLICT","details":[{"issue":"PREVIOUS_REQUEST_IN_PROGRESS"}]}', 409);
      await expect(world.provider.captureOrder('X', 'c')).rejects.toBeInstanceOf(ProviderUnavailable);
    });

    it('counts as a refusal, whatever its text', async () => {
      answering('no', 400);
      await expect(world.provider.order('X')).rejects.toMatchObject({ name: 'ProviderRefused', issue: 'HTTP_400', debugId: 'd3b06' });
      answering('{"name":"NOT_AUTHORIZED"}', 403);
      await expect(world.provider.order('X')).rejects.toMatchObject({ issue: 'NOT_AUTHORIZED', status: 403 });
      expect(world.logged.map(({ fields }) => fields['debugId'])).toEqual(['d3b06', 'd3b06']);
    });
  });

  it.each(['../../v1/oauth2/token', 'X/capture', '', 'a'.repeat(65), 'X?y'])('an id like "%s" is never sent to PayPal', async (id) => {
    await expect(world.provider.order(id)).rejects.toBeInstanceOf(ProviderRefused);
    await expect(world.provider.capture(id)).rejects.toBeInstanceOf(ProviderRefused);
    expect(world.line.asked).toEqual([]);
  });
});

/** Whether an address is that call's. */
function matches(call: string, { pathname }: URL): boolean {
  const paths: Record<string, RegExp> = {
    token: /oauth2/,
    createOrder: /orders$/,
    getOrder: /orders\/\w+$/,
    captureOrder: /capture$/,
    getCapture: /captures\/\w+$/,
    refundCapture: /refund$/,
    getRefund: /refunds\//,
    searchTransactions: /reporting/,
    getDispute: /disputes/,
  };
  return paths[call]?.test(pathname) === true;
}

/** A connection that ends before its answer does. */
const cut = (): Response => new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }));

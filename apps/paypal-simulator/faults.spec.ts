import { calls, type FaultKind, faultKinds, Faults } from './faults.js';
import { orderBody, SimulatorWorld } from './testing/simulator-world.js';

describe('faults of the PayPal simulator', () => {
  let world: SimulatorWorld;
  beforeEach(() => {
    world = new SimulatorWorld();
    world.token();
    world.createOrder();
  });

  const arm = (kind: FaultKind, rest: object = {}) => world.control('POST', 'faults', { faults: [{ kind, ...rest }] });
  const orders = () => world.simulator.store.state.orders.size;
  const create = (key: string, headers: Record<string, string> = {}) =>
    world.outcome('POST', '/v2/checkout/orders', orderBody('1.00'), { key, headers });

  it.each([
    ['dropAnswer', { kind: 'cut', afterSeconds: 0 }, 2],
    ['timeoutAfter', { kind: 'cut', afterSeconds: 60 }, 2],
    ['timeoutBefore', { kind: 'cut', afterSeconds: 60 }, 1],
    ['errorAfter', { kind: 'answer', status: 500 }, 2],
    ['errorBefore', { kind: 'answer', status: 500 }, 1],
    ['rateLimit', { kind: 'answer', status: 429, headers: { 'retry-after': '1' } }, 1],
    ['outage', { kind: 'answer', status: 503 }, 1],
  ] as const)('include %s, which occurs once, and the same request id then makes one order in all', (kind, outcome, after) => {
    const fault: object = kind === 'outage' ? { seconds: 1 } : {};
    arm(kind, fault);
    expect(create('k')).toMatchObject(outcome);
    expect(orders()).toBe(after);
    world.now += 1000;
    expect(create('k')).toMatchObject({ kind: 'answer', status: after === 2 ? 200 : 201 });
    expect(orders()).toBe(2);
  });

  it('occur only at the given call, and as often as given', () => {
    arm('errorBefore', { call: 'getOrder', times: 2 });
    const id = world.createOrder();
    const get = () => world.call('GET', `/v2/checkout/orders/${id}`).status;
    expect([get(), get(), get()]).toEqual([500, 500, 200]);
  });

  it('set for one order leave other orders alone', () => {
    const [one, other] = [world.createOrder(), world.createOrder()];
    arm('errorBefore', { about: one, times: 2 });
    const get = (id: string) => world.call('GET', `/v2/checkout/orders/${id}`).status;
    expect([get(other), get(one), get(other), get(one), get(one)]).toEqual([200, 500, 200, 500, 200]);
  });

  it('include expireRequestIds, which makes the simulator forget request ids', () => {
    create('k');
    arm('expireRequestIds');
    expect(create('k')).toMatchObject({ status: 201 });
    expect(orders()).toBe(3);
  });

  it.each([
    ['pendRefund', 'COMPLETED', 'PAYMENT.CAPTURE.REFUNDED', 400],
    ['failRefund', 'FAILED', 'PAYMENT.REFUND.FAILED', 0],
  ] as const)('of the kind %s leave a refund pending, then %s', async (kind, status, event, refunded) => {
    const id = world.paid('10.00');
    arm(kind, { seconds: 30 });
    const refund = world.call('POST', `/v2/payments/captures/${id}/refund`, { amount: { value: '4.00', currency_code: 'EUR' } }).body;
    expect(refund['status']).toBe('PENDING');
    await world.pass(30);
    expect(world.call('GET', `/v2/payments/refunds/${String(refund['id'])}`).body['status']).toBe(status);
    await world.pass(0);
    expect(world.eventTypes()).toEqual(expect.arrayContaining(['PAYMENT.REFUND.PENDING', event]));
    expect(world.simulator.store.state.captures.get(id)?.refunded).toBe(refunded);
  });

  it('reverse a capture as soon as it is made', async () => {
    arm('reverse');
    const id = world.paid('10.00');
    expect(world.call('GET', `/v2/payments/captures/${id}`).body).toMatchObject({
      status: 'REFUNDED',
    });
    await world.pass(0);
    const event = JSON.parse(world.sent.find(({ body }) => body.includes('REVERSED'))?.body ?? '{}') as { resource: { id: string } };
    expect(world.call('GET', `/v2/payments/refunds/${event.resource.id}`).body).toMatchObject({ amount: { value: '10.00' } });
    expect(world.call('POST', `/v2/payments/captures/${id}/refund`).issue).toBe('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  });

  it.each([
    ['win', 'RESOLVED_SELLER_FAVOUR', 0],
    ['lose', 'RESOLVED_BUYER_FAVOUR', 1000],
  ])('hold the money of a disputed capture until its outcome is set to "%s"', async (action, outcome, reversed) => {
    arm('dispute');
    const id = world.paid('10.00');
    const held = () =>
      world.simulator.store.state.ledger
        .flatMap(({ entries }) => entries)
        .reduce((total, entry) => total + (entry.account === 'held' ? entry.amount : 0), 0);
    expect(held()).toBe(1000);
    expect(world.call('POST', `/v2/payments/captures/${id}/refund`).issue).toBe('TRANSACTION_DISPUTED');
    const [dispute = ''] = world.simulator.store.state.disputes.keys();
    world.control('POST', `disputes/${dispute}`, { do: action });
    expect(held()).toBe(0);
    expect(world.control('GET', 'ledger').body['sums']).toMatchObject({ EUR: { reversed } });
    expect(world.call('GET', `/v1/customer/disputes/${dispute}`).body).toMatchObject({
      status: 'RESOLVED',
      dispute_outcome: { outcome_code: outcome },
    });
    await world.pass(0);
    expect(world.eventTypes()).toEqual(expect.arrayContaining(['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED']));
  });

  it('end when they are removed', () => {
    arm('errorBefore', { times: 100 });
    world.control('POST', 'faults', { faults: [{ kind: 'outage', seconds: 600 }], mix: { seed: 1, rate: 1 } });
    expect(create('k')).toMatchObject({ status: 503 });
    expect(world.control('DELETE', 'faults').status).toBe(200);
    expect(create('k')).toMatchObject({ status: 201 });
  });

  it.each([
    { faults: [{ kind: 'flood' }] },
    { faults: 'flood' },
    { faults: [null] },
    { mix: { seed: 1, rate: 1, kinds: ['flood'] } },
    [],
    '[',
  ])('are refused with invalid settings: %j', (body) => {
    expect(world.control('POST', 'faults', body).status).toBe(400);
  });

  it('can be set from this machine only, neither through a proxy nor from a page', () => {
    const from = (headers: Record<string, string>) => world.answer('GET', '/simulator/ledger', undefined, headers).status;
    expect(from({})).toBe(200);
    expect([
      from({ 'x-forwarded-for': '203.0.113.7' }),
      from({ forwarded: 'for=203.0.113.7' }),
      from({ host: 'shop.example' }),
      from({ origin: 'https://shop.example' }),
    ]).toEqual([403, 403, 403, 403]);
    const request = { method: 'GET', path: '/simulator/ledger', query: new URLSearchParams(), raw: Buffer.alloc(0) };
    const outcome = world.simulator.handle({ ...request, headers: { host: '127.0.0.1' }, remoteAddress: '203.0.113.7' });
    expect(outcome).toMatchObject({ status: 403 });
  });

  it('drawn at random repeat with the same seed, include every kind, and occur at the given rate', () => {
    const drawn = (seed: number) => {
      const faults = new Faults();
      faults.arm({ mix: { seed, rate: 0.5 } }, 0);
      return Array.from({ length: 2000 }, (_, index) => [
        faults.forCall(calls[index % calls.length] ?? 'token', ''),
        faults.forEvent(),
      ]).flat();
    };
    const kinds = drawn(7).flatMap((fault) => (fault === undefined ? [] : [fault.kind]));
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(8)).not.toEqual(drawn(7));
    expect([...new Set(kinds)].sort()).toEqual([...faultKinds].sort());
    expect(kinds.length).toBeGreaterThan(1800);
    expect(kinds.length).toBeLessThan(2200);
  });

  it('leave a payment pending until the settlement of that very order', () => {
    const id = world.createOrder();
    world.choose(id, 'pendThenComplete');
    const settle = (order: string) => world.control('POST', `orders/${order}`, { do: 'deny' }).status;
    expect(settle(id)).toBe(404);
    const status = () => world.call('GET', `/v2/checkout/orders/${id}`).body['purchase_units'];
    world.call('POST', `/v2/checkout/orders/${id}/capture`, {});
    expect(status()).toMatchObject([{ payments: { captures: [{ status: 'PENDING' }] } }]);
    expect([settle(id), settle(id), settle('NOTHERE')]).toEqual([200, 422, 404]);
    expect(status()).toMatchObject([{ payments: { captures: [{ status: 'DECLINED' }] } }]);
  });

  it('are refused if they can have no effect: an unknown action, a second dispute, no such capture', () => {
    const id = world.paid();
    const act = (action: string, capture = id) => world.control('POST', `captures/${capture}`, { do: action }).status;
    expect([act('dance'), act('dispute'), act('dispute'), act('dispute', 'NOTHERE')]).toEqual([400, 200, 422, 404]);
    expect([world.control('GET', 'faults').status, world.control('POST', 'ledger').status]).toEqual([404, 404]);
  });
});

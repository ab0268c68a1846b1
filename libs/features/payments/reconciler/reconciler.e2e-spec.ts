import fc from 'fast-check';
import { v7 } from 'uuid';
import { until } from '#libs/event-log/testing/until';
import type { Id } from '#machines/kernel/ids';
import { countOf, seedFrom } from '#machines/kernel/testing/runs';
import { PaymentsWorld } from '#libs/testing/payments-world';
import { openFinding } from '../storage/findings.js';
import { takeDue } from '../storage/provider-tasks.js';

/** Printed, so that races are reproducible. */
const seed = seedFrom(Date.now() % 1_000_000);
const races = countOf({ quick: 100, full: 2_000 });

let world: PaymentsWorld;
beforeAll(async () => {
  world = await PaymentsWorld.start();
});
afterAll(() => world?.stop());
beforeEach(() => world.provider.completeAll());

const paymentOf = async (order: Id): Promise<{ id: Id; amount: { amount: string; currency: string } }> => {
  const [row] = await world.orders.database.query<{ id: Id }>(
    `select payment_id as id from order_payments where order_id = $1 and method = 'provider'`,
    [order],
  );
  const { prepayment } = await world.orders.must('client', 'GET', `/orders/${order}`);
  if (!row) throw new Error('the order has no payment of a provider');
  return { id: row.id, amount: prepayment as { amount: string; currency: string } };
};
const refund = async (order: Id, amount?: { amount: string; currency: string }): Promise<void> => {
  const payment = await paymentOf(order);
  await world.orders.must('client-service-head', 'POST', `/order-payments/${order}/refunds`, {
    payment: payment.id,
    amount: amount ?? payment.amount,
    reason: 'Too much',
    confirmation: 'REFUND',
  });
  await world.settle();
};

describe('unsolicited messages of a provider', () => {
  it('are acted on: a payer who closed the page after approving has paid', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    world.provider.approve(reference);
    await world.webhook({ kind: 'order', reference });
    await world.reconcile();
    expect(await world.state(order, checkout._id)).toBe('captured');
    expect(await world.payments(order)).toMatchObject([{ state: 'captured' }]);
  });

  it('are refused if they are not signed, and change nothing', async () => {
    const order = await world.placed();
    const { reference } = await world.waiting(order);
    world.provider.approve(reference);
    await expect(world.webhook({ kind: 'order', reference }, 'forged', false)).rejects.toMatchObject({ code: 'unreadable', status: 400 });
    const row = await world.orders.database.one('select from provider_events where event_id = $1', ['forged']);
    expect(row).toBeUndefined();
    const { status, body } = await world.orders.call(null, 'POST', '/order-payments/webhooks/paypal', { id: 'x' });
    expect([status, body.code]).toEqual([400, 'unreadable']);
    expect(world.provider.find(reference).captures).toEqual([]);
  });

  it('cannot be verified while the provider’s certificate is unavailable, and have to be repeated', async () => {
    world.provider.fail('verify', 'silentBefore');
    await expect(world.webhook({ kind: 'other' })).rejects.toMatchObject({ code: 'providerUnavailable', status: 503 });
  });

  it('count as one event when they are repeated', async () => {
    const id = `WH-${v7()}`;
    await world.webhook({ kind: 'other' }, id);
    await world.webhook({ kind: 'other' }, id);
    const rows = await world.orders.database.query('select from provider_events where event_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it(
    `race with the payer's return ${races} times: one payment each, seed ${seed}`,
    async () => {
      const moves = fc.sample(fc.shuffledSubarray(['return', 'webhook', 'return again', 'reconcile'], { minLength: 2 }), {
        numRuns: races,
        seed,
      });
      for (const names of moves) {
        const order = await world.placed();
        const { checkout, reference } = await world.waiting(order);
        world.provider.approve(reference);
        const act = (name: string): Promise<unknown> =>
          name === 'webhook' ? world.webhook({ kind: 'order', reference }) : world.return(order, checkout._id, reference);
        await Promise.all(names.map((name) => (name === 'reconcile' ? world.look() : act(name))));
        if (!names.some((name) => name.startsWith('return'))) await world.reconcile();
        expect(world.provider.find(reference).captures).toHaveLength(1);
      }
      await world.reconcileAll();
      const [row] = await world.orders.database.query<{ payments: number; captures: number }>(
        `select (select count(*) from events where type = 'PaymentCaptured') as payments, (select count(*) from provider_captures) as captures`,
      );
      expect([Number(row?.payments), Number(row?.captures)]).toEqual([world.provider.charged.length, world.provider.charged.length]);
    },
    20_000 + races * 400,
  );

  it('about money of an unknown payment become a finding', async () => {
    await world.webhook({ kind: 'order', reference: 'O-unknown' });
    await world.reconcile();
    expect(await world.findings(null)).toContainEqual({ kind: 'unmatched' });
  });

  it('never book another amount than was asked for', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    const asked = world.provider.find(reference);
    asked.status = 'completed';
    asked.captures.push({
      id: `C-${v7()}`,
      status: 'completed',
      amount: asked.amount + 1,
      currency: asked.currency,
      fee: null,
      returned: 0,
    });
    await world.webhook({ kind: 'order', reference });
    await world.reconcile();
    expect(await world.state(order, checkout._id)).not.toBe('captured');
    expect(await world.payments(order)).toEqual([]);
    expect(await world.findings(order)).toEqual([{ kind: 'unmatched' }]);
  });

  it('book money charged after a replaced checkout, and staff see the overpayment', async () => {
    const order = await world.placed();
    const first = await world.waiting(order);
    const whole = await world.begin(order, { stage: 'postpayment' });
    const reference = String(whole.body['approveUrl']).replace('https://pay.example/', '');
    world.provider.approve(reference);
    await world.return(order, whole.body._id, reference);
    world.provider.approve(first.reference);
    await world.provider.captureOrder(first.reference, 'by somebody else');
    await world.webhook({ kind: 'order', reference: first.reference });
    await world.reconcile();
    expect(await world.countEvents(order, 'PaymentCaptured')).toBe(2);
    expect(await world.findings(order)).toEqual([{ kind: 'overpaid' }]);
  });
});

describe('a refusal by the provider', () => {
  it('ends the checkout if the provider no longer knows the order', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    world.provider.orders.delete(reference);
    await world.webhook({ kind: 'order', reference });
    await world.reconcile();
    expect(await world.state(order, checkout._id)).toBe('expired');
  });

  it('is followed by another try until it ends, if it is about our account', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    world.provider.approve(reference);
    world.provider.fail('captureOrder', { issue: 'AUTHENTICATION_FAILURE', status: 401 });
    expect((await world.return(order, checkout._id, reference)).body['state']).toBe('unknown');
    await world.reconcileAll();
    expect(await world.state(order, checkout._id)).toBe('captured');
    await refund(order);
    world.provider.fail('refundCapture', { issue: 'PERMISSION_DENIED', status: 403 });
    await world.reconcileAll();
    expect(await world.countEvents(order, 'RefundFailed')).toBe(0);
    await world.reconcileAll();
    expect(await world.countEvents(order, 'PaymentRefunded')).toBe(1);
  });
});

describe('a refund by the provider', () => {
  it('is carried out, and the order is notified', async () => {
    const order = await world.placed();
    const { capture } = await world.paid(order);
    await refund(order);
    await world.reconcile();
    expect(await world.countEvents(order, 'PaymentRefunded')).toBe(1);
    expect(world.provider.captureOf(capture).returned).toBe(world.provider.captureOf(capture).amount);
  });

  it('is carried out once if its answer got lost', async () => {
    const order = await world.placed();
    const { capture } = await world.paid(order);
    await refund(order);
    world.provider.fail('refundCapture', 'silentAfter', 'silentBefore');
    for (let look = 0; look < 3; look += 1) await world.reconcile();
    expect(await world.countEvents(order, 'PaymentRefunded')).toBe(1);
    expect(world.provider.captureOf(capture).returned).toBe(world.provider.captureOf(capture).amount);
  });

  it('fails if it is refused, and may be requested again', async () => {
    const order = await world.placed();
    await world.paid(order);
    await refund(order);
    world.provider.fail('refundCapture', { issue: 'REFUND_TIME_LIMIT_EXCEEDED' });
    await world.reconcile();
    expect([await world.countEvents(order, 'RefundFailed'), await world.countEvents(order, 'PaymentRefunded')]).toEqual([1, 0]);
    await refund(order);
    await world.reconcile();
    expect(await world.countEvents(order, 'PaymentRefunded')).toBe(1);
  });

  it('waits while the provider is checking it', async () => {
    const order = await world.placed();
    await world.paid(order);
    world.provider.refundAs = 'pending';
    await refund(order);
    await world.reconcile();
    expect(await world.countEvents(order, 'PaymentRefunded')).toBe(0);
    const last = [...world.provider.refunds.values()].at(-1);
    if (last) last.status = 'completed';
    await world.webhook({ kind: 'refund', reference: last?.id ?? '' });
    await world.reconcile();
    await world.reconcile();
    expect(await world.countEvents(order, 'PaymentRefunded')).toBe(1);
  });

  it('is a task of money staff while a cancelled order holds what was paid, and no longer once that is returned', async () => {
    const order = await world.placed();
    await world.paid(order);
    await world.orders.must('client-service-manager', 'PATCH', `/orders/update-payment-status/${order}`, {
      operation: 'cancelOrder',
      payload: { reason: 'Not needed any more' },
    });
    await world.settle();
    const open = async (): Promise<boolean[]> => {
      const rows = await world.orders.database.query<{ open: boolean }>(
        `select settled_at is null as open from payment_findings where kind = 'cancelledPaid' and order_id = $1`,
        [order],
      );
      return rows.map((row) => row.open);
    };
    expect(await open()).toEqual([true]);
    await refund(order);
    await world.reconcile();
    expect(await open()).toEqual([false]);
  });

  it('is booked once as a reversal if nobody here requested it', async () => {
    const order = await world.placed();
    const { capture } = await world.paid(order);
    world.provider.captureOf(capture).returned = 100;
    for (let round = 0; round < 2; round += 1) {
      await world.webhook({ kind: 'capture', reference: capture });
      await world.reconcile();
    }
    expect(await world.countEvents(order, 'PaymentReversed')).toBe(1);
  });

  it('belongs to the dispute of its payment, whichever message comes first', async () => {
    const order = await world.placed();
    const { capture } = await world.paid(order);
    const dispute = async (status: 'open' | 'lost') => {
      world.provider.disputes.set('D-4', { status, captures: [capture], amount: null, dueAt: null });
      await world.webhook({ kind: 'dispute', reference: 'D-4', captures: [capture] });
      await world.reconcile();
    };
    await dispute('open');
    const charged = world.provider.captureOf(capture);
    charged.returned = charged.amount;
    await world.webhook({ kind: 'capture', reference: capture });
    await world.reconcile();
    await dispute('lost');
    const { payments } = await world.orders.must('client-service-head', 'GET', `/orders/${order}`);
    expect(payments).toMatchObject([{ refunds: [{ state: 'reversed', cause: 'dispute' }], disputes: [{ outcome: 'lost' }] }]);
  });
});

describe('a task of the provider', () => {
  /** Moves the tasks into the past. @param seconds since the leases were taken or renewed */
  const pass = (seconds: number): Promise<unknown> =>
    world.orders.database.query('update provider_tasks set leased_until = leased_until - $1 where leased_until > 0', [seconds * 1_000_000]);

  /** A worker holds the task of an approved checkout and waits for the provider. @returns `answer` lets the provider answer */
  const inHand = async (): Promise<{ checkout: Id; answer: () => Promise<number> }> => {
    const { checkout, reference } = await world.waiting(await world.placed());
    world.provider.approve(reference);
    await world.orders.database.query(
      'update provider_tasks set leased_until = 0, next_at = 0, settled_at = case when subject <> $1 then 1 end',
      [checkout._id],
    );
    let answered = (): void => undefined;
    world.provider.gate = new Promise((resolve) => (answered = resolve));
    const asked = world.provider.calls.length;
    const looking = world.look();
    await until(() => Promise.resolve(world.provider.calls.length > asked));
    const answer = (): Promise<number> => {
      answered();
      return looking;
    };
    return { checkout: checkout._id, answer };
  };
  const taken = async (): Promise<string[]> => (await takeDue(world.orders.database, 8)).map(({ subject }) => subject);

  it('is taken over by another worker within seconds after its worker died', async () => {
    const { checkout, answer } = await inHand();
    await pass(20);
    expect(await taken()).toEqual([checkout]);
    await answer();
  });

  it('stays with its worker while that lives, however long the provider takes, and ends with the answer', async () => {
    const { checkout, answer } = await inHand();
    for (let renewals = 0; renewals < 4; renewals += 1) {
      await pass(10);
      await world.keepTasks();
    }
    expect(await taken()).toEqual([]);
    expect(await answer()).toBe(1);
    await world.keepTasks();
    const row = await world.orders.database.one<{ leased: number; settled: boolean }>(
      'select leased_until::int as leased, settled_at is not null as settled from provider_tasks where subject = $1',
      [checkout],
    );
    expect(row).toEqual({ leased: 0, settled: true });
  });
});

describe('payments to review', () => {
  it('include a dispute, with what to do in the reader’s language, until money staff settle it', async () => {
    const order = await world.placed();
    const { capture } = await world.paid(order);
    world.provider.disputes.set('D-1', { status: 'open', captures: [capture], amount: null, dueAt: null });
    await world.webhook({ kind: 'dispute', reference: 'D-1', captures: [capture] });
    await world.reconcile();
    const list = `/order-payments/findings?filter[order]=${order}`;
    const { items } = (await world.orders.must('client-service-manager', 'GET', list)) as unknown as {
      items: { _id: Id; advice: string }[];
    };
    expect(items).toMatchObject([{ kind: 'disputed', reference: 'D-1', settledAt: null }]);
    expect(items[0]?.advice).toContain('Respond to the dispute');
    const path = `/order-payments/findings/${items[0]?._id}/settlement`;
    const settle = (note: string) => world.orders.call('client-service-manager', 'POST', path, { note });
    expect((await settle('')).status).toBe(422);
    expect((await settle('Answered with the contract')).status).toBe(204);
    expect((await settle('Once more')).body.code).toBe('findingSettled');
    expect((await world.orders.call('client', 'GET', '/order-payments/findings')).status).toBe(403);
    const settled = await world.orders.must('owner', 'GET', `${list}&filter[settled]=true`);
    expect(settled['items']).toMatchObject([
      { note: 'Answered with the contract', settledBy: { _id: world.orders.idOf('client-service-manager') } },
    ]);
    const facts = await world.orders.database.query(
      `select type, data::json as data, metadata::text as metadata from events where stream_id = $1`,
      [items[0]?._id],
    );
    expect(facts).toMatchObject([{ type: 'FindingSettled', data: { kind: 'disputed', order, reference: 'D-1' } }]);
    expect(JSON.stringify(facts)).toContain(world.orders.idOf('client-service-manager'));
    expect(JSON.stringify(facts)).not.toContain('contract');
  });

  it('report a dispute to the order: its opening, the blocked refund and its end, in any order of messages', async () => {
    const order = await world.placed();
    const { capture } = await world.paid(order);
    const say = async (status: 'open' | 'lost' | 'won') => {
      const amount = { amount: 1_000, currency: 'EUR' as const };
      world.provider.disputes.set('D-3', { status, captures: [capture], amount, dueAt: 1_800_000_000_000_000 });
      await world.webhook({ kind: 'dispute', reference: 'D-3', captures: [capture] });
      await world.reconcile();
    };
    const paymentNow = async () => {
      const { payments } = (await world.orders.must('client-service-head', 'GET', `/orders/${order}`)) as unknown as {
        payments: { _id: Id; disputes: object[] }[];
      };
      return payments[0];
    };
    await say('open');
    await say('open');
    expect((await paymentNow())?.disputes).toMatchObject([
      { amount: { amount: '10.00', currency: 'EUR' }, dueAt: '2027-01-15T08:00:00.000Z', outcome: null },
    ]);
    const refund = { payment: (await paymentNow())?._id, amount: { amount: '1.00', currency: 'EUR' }, reason: 'r', confirmation: 'REFUND' };
    const refused = await world.orders.call('client-service-head', 'POST', `/order-payments/${order}/refunds`, refund);
    expect([refused.status, refused.body.code]).toEqual([409, 'paymentDisputed']);
    await say('won');
    await say('open');
    expect((await paymentNow())?.disputes).toMatchObject([{ outcome: 'won' }]);
    expect(
      await world.orders.database.query(`select kind, settled_at is not null as settled from payment_findings where about = 'D-3 ' || $1`, [
        capture,
      ]),
    ).toEqual([{ kind: 'disputed', settled: true }]);
    expect((await world.orders.call('client-service-head', 'POST', `/order-payments/${order}/refunds`, refund)).status).toBe(201);
  });

  it('have one entry for a lost dispute and the money that it took, with the deadline while it can be answered', async () => {
    const order = await world.placed();
    const { capture } = await world.paid(order);
    const say = async (status: 'open' | 'lost') => {
      world.provider.disputes.set('D-5', { status, captures: [capture], amount: null, dueAt: 1_800_000_000_000_000 });
      await world.webhook({ kind: 'dispute', reference: 'D-5', captures: [capture] });
      await world.reconcile();
    };
    const open = async () =>
      (await world.orders.must('client-service-manager', 'GET', `/order-payments/findings?filter[order]=${order}&filter[settled]=false`))[
        'items'
      ];
    await say('open');
    expect(await open()).toMatchObject([{ kind: 'disputed', answerBy: '2027-01-15T08:00:00.000Z' }]);
    const charged = world.provider.captureOf(capture);
    charged.returned = charged.amount;
    await say('lost');
    await world.settle();
    expect(await open()).toMatchObject([{ kind: 'underpaid', answerBy: null }]);
  });

  it('are settled once by a request that is sent twice', async () => {
    const order = await world.placed();
    const { capture } = await world.paid(order);
    world.provider.disputes.set('D-2', { status: 'open', captures: [capture], amount: null, dueAt: null });
    await world.webhook({ kind: 'dispute', reference: 'D-2', captures: [capture] });
    await world.reconcile();
    const finding = await world.orders.database.one<{ id: Id }>(`select id from payment_findings where reference = 'D-2'`);
    const settle = () =>
      world.orders.call(
        'client-service-manager',
        'POST',
        `/order-payments/findings/${finding?.id}/settlement`,
        { note: 'Seen' },
        {
          'idempotency-key': 'settle-d-2',
        },
      );
    const [first, again] = [await settle(), await settle()];
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([204, 204, 'true']);
    const { count } = (await world.orders.database.one<{ count: number }>(
      `select count(*)::int as count from events where stream_id = $1`,
      [finding?.id],
    )) ?? { count: 0 };
    expect(count).toBe(1);
  });

  it('include what the provider has not answered within days', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    world.provider.approve(reference);
    world.provider.fail('captureOrder', 'silentBefore');
    await world.return(order, checkout._id, reference);
    await world.settle();
    // Only this one is left to be asked about.
    await world.orders.database.query('update provider_tasks set since = 0, settled_at = case when subject <> $1 then 1 end', [
      checkout._id,
    ]);
    world.provider.fail('order', 'silentBefore');
    await world.reconcile();
    expect(await world.orders.database.query('select kind from payment_findings where checkout_id = $1', [checkout._id])).toEqual([
      { kind: 'unknown' },
    ]);
  });

  it('include what the provider’s statement of the day before has and our ledger has not', async () => {
    const at = (time: string): number => Date.parse(time) * 1000;
    const transaction = { id: 'T-1', kind: 'capture', reference: 'C-nowhere', amount: 500, currency: 'EUR' } as const;
    world.provider.book = [{ ...transaction, at: at('2025-11-20T23:30:00Z') }];
    expect(await world.comparison.compareLastDay(at('2025-11-20T12:00:00Z'))).toBe(0);
    // The provider's book may lack the last hours of a day for three more.
    expect(await world.comparison.compareLastDay(at('2025-11-21T02:59:59Z'))).toBeNull();
    expect(await world.comparison.compareLastDay(at('2025-11-21T03:00:00Z'))).toBe(1);
    expect(await world.comparison.compareLastDay(at('2025-11-21T23:00:00Z'))).toBeNull();
    const rows = await world.orders.database.query(`select kind, amount from payment_findings where reference = 'C-nowhere'`);
    expect(rows).toEqual([{ kind: 'unmatched', amount: 500 }]);
  });

  it('are closed by themselves once a payment that was unknown is booked', async () => {
    const order = await world.placed();
    const { checkout, reference } = await world.waiting(order);
    world.provider.approve(reference);
    await world.return(order, checkout._id, reference);
    const capture = world.provider.find(reference).captures.at(-1)?.id ?? '';
    await openFinding(world.orders.database, { kind: 'unmatched', about: capture, reference: capture });
    await openFinding(world.orders.database, { kind: 'unmatched', about: 'C-elsewhere' });
    await world.settle();
    const open = 'select about from payment_findings where settled_at is null and about = any ($1)';
    expect(await world.orders.database.query(open, [[capture, 'C-elsewhere']])).toEqual([{ about: 'C-elsewhere' }]);
  });
});

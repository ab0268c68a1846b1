import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { sum } from '#machines/kernel/money';
import { overpaid, paid } from '#machines/order/figures';
import type { OrderState, PaymentState } from '#machines/order/state';
import { orderIn } from '#machines/order/testing/stories';
import { overpaymentsOf } from './overpayments.js';

const payment = (id: string, amount: number, at: number, returned = 0, state: PaymentState['state'] = 'confirmed'): PaymentState => ({
  id,
  method: 'transfer',
  stage: 'prepayment',
  amount,
  basis: amount,
  state,
  recordedBy: null,
  reference: null,
  at,
  valueDate: null,
  disputes: [],
  refunds: returned === 0 ? [] : [{ id: `${id} back`, amount: returned, state: 'refunded', at, reason: null }],
});

const { facts } = orderIn('newOrder').state;
const order = (price: number, ...payments: PaymentState[]): Pick<OrderState, 'facts' | 'payments'> => ({
  facts: { ...facts, price },
  payments,
});

describe('the overpayments of an order', () => {
  it('are none while the price covers everything', () => {
    expect(overpaymentsOf(order(1000, payment('a', 400, 1), payment('b', 600, 2)))).toEqual([]);
  });

  it('are the excess of the latest payments over the price, each its own part', () => {
    expect(overpaymentsOf(order(1000, payment('c', 50, 3), payment('b', 700, 2), payment('a', 400, 1)))).toEqual([
      { payment: 'b', amount: 100 },
      { payment: 'c', amount: 50 },
    ]);
  });

  it('end with a refund of any payment, and never count what has not arrived', () => {
    expect(overpaymentsOf(order(1000, payment('a', 400, 1, 100), payment('b', 700, 2)))).toEqual([]);
    expect(overpaymentsOf(order(100, payment('a', 100, 1), payment('b', 700, 2, 0, 'declared')))).toEqual([]);
  });

  it('add up to the excess over the price', () => {
    const money = fc.record({
      amount: fc.integer({ min: 1, max: 2000 }),
      part: fc.integer({ min: 0, max: 4 }),
      at: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.array(money, { maxLength: 6 }), (price, payments) => {
        const arrived = payments.map(({ amount, part, at }, n) => payment(String(n), amount, at, Math.floor((amount * part) / 4)));
        const returned = sum(...arrived.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)));
        const sums = { ...facts, price, received: sum(...arrived.map(({ amount }) => amount)), refunded: returned };
        expect(paid(sums)).toBeGreaterThanOrEqual(0);
        expect(sum(...overpaymentsOf({ facts: sums, payments: arrived }).map(({ amount }) => amount))).toBe(overpaid(sums));
      }),
      runs(),
    );
  });
});

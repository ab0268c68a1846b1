import { Problem } from '#libs/platform/http/problem';
import { roundingOf } from '#machines/kernel/money';
import { OrderUnderTest, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import type { CallContext } from '../call-spec.js';
import { requestRefund } from './money.js';

const order = OrderUnderTest.placed({ currency: 'HUF', roundTo: roundingOf('HUF') }).then(people.payment, 'recordPayment', {
  payment: id(600),
  amount: 54_000,
  provider: 'paypal',
  capture: 'C-1',
});

/** The command for a refund of `amount` of the provider's payment. */
function asked(amount: string, by?: 'other'): unknown {
  const body = { payment: id(600), amount: { amount, currency: 'HUF' }, reason: 'r', ...(by && { by }) };
  const ids = { id: () => id(700), text: () => textRef(1) };
  const made = requestRefund.command({ body, ids, state: order.state } as unknown as CallContext<object, unknown>);
  return made instanceof Problem ? made.errors : made.type;
}

describe('a refund in a currency without a coin below one', () => {
  it('by the provider has to be in whole coins, because it could never be carried out otherwise', () => {
    expect(asked('100.00')).toBe('requestRefund');
    expect(asked('100.50')).toEqual([expect.objectContaining({ field: 'amount.amount', code: 'mustBeWhole' })]);
  });

  it('in another way may be of any amount', () => {
    expect(asked('100.50', 'other')).toBe('requestRefund');
  });
});

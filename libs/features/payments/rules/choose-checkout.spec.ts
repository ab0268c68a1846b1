import type { CheckoutState } from '#machines/checkout/state';
import { chooseCheckout, isUnopened, type WantedPayment } from './choose-checkout.js';

const now = 1_790_000_000_000_000;
const hour = 3_600_000_000;
const wanted: WantedPayment = { stage: 'prepayment', amount: 54_000, currency: 'EUR' };

const checkout = (status: CheckoutState['status'], more: Partial<CheckoutState> = {}): CheckoutState =>
  ({
    id: 'a checkout',
    status,
    reference: 'O-1',
    approveUrl: 'https://pay.example/O-1',
    expiresAt: now + hour,
    ...wanted,
    ...more,
  }) as CheckoutState;
const unopened = { reference: null, approveUrl: null, expiresAt: null };

describe('the checkout of a client who wants to pay', () => {
  it.each([
    ['no open one', null, 'start'],
    ['one that waits for its payer', checkout('approvalWaited'), 'reuse'],
    ['one after a decline', checkout('declined'), 'reuse'],
    ['one whose address is over', checkout('approvalWaited', { expiresAt: now }), 'replace'],
    ['one of another amount', checkout('approvalWaited', { amount: 1 }), 'replace'],
    ['one of another stage', checkout('approvalWaited', { stage: 'rest' as never }), 'replace'],
    ['one without an address yet', checkout('created', unopened), 'open'],
    ['one whose provider did not answer', checkout('unknown', unopened), 'open'],
    ['one without an address, of another currency', checkout('created', { ...unopened, currency: 'USD' }), 'replace'],
    ['an approved one', checkout('approved'), 'capture'],
    ['an approved one of another amount', checkout('approved', { amount: 1 }), 'capture'],
  ] as const)('is chosen with %s', (_, open, choice) => {
    expect(chooseCheckout(open, wanted, now)).toBe(choice);
  });

  it('is opened at the provider only while it has no reference there', () => {
    expect(isUnopened(checkout('created', unopened))).toBe(true);
    expect(isUnopened(checkout('unknown'))).toBe(false);
    expect(isUnopened(checkout('expired', unopened))).toBe(false);
  });
});

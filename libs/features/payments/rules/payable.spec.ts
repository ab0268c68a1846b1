import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { currencies, type Currency, maxAmount, type MinorUnits, roundingOf } from '#machines/kernel/money';
import { balance, dueNow, missingOf, prepaymentMissing, prepaymentOf, takeable } from '#machines/order/figures';
import type { OrderState } from '#machines/order/state';
import { OrderUnderTest, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { paypalCurrencies, toPaypal, wholeUnitCurrencies } from '../provider/paypal-amounts.js';

const { client, clientManager: manager, clientHead, payment: provider } = people;
const reason = textRef(8);

/** A currency, a percentage in basis points, and a price in whole units. */
const terms = fc
  .record({
    currency: fc.constantFrom(...currencies),
    prepaymentPercent: fc.oneof(fc.constantFrom(0, 1, 3_333, 9_999, 10_000), fc.integer({ min: 0, max: 10_000 })),
    coins: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 10_000_000 })),
  })
  .map(({ coins, ...rest }) => ({ ...rest, roundTo: roundingOf(rest.currency), price: coins * roundingOf(rest.currency) }));

/** An order that costs `price`. */
function placed({
  price,
  ...of
}: {
  price: MinorUnits;
  currency: Currency;
  prepaymentPercent: number;
  roundTo: MinorUnits;
}): OrderUnderTest {
  const free = { min: 1, max: 10, price: 0 };
  const title = { ru: '', en: '' };
  const options = {
    employeesAmount: free,
    registrationPeriod: [{ value: 12, title, price: 0 }],
    director: [{ code: 'own', title, price: 0 }],
    directorCompany: [{ code: 'secretary', title, price: 0 }],
    activityAreas: ['trade', 'software'].map((code) => ({ code, title, price: 0 })),
  };
  return OrderUnderTest.placed({ ...of, basePrice: price, options });
}

/** What PayPal can take of the requested amount; throws if PayPal has no digit for it. */
function online({ value, facts }: OrderState): { asked: MinorUnits; taken: MinorUnits } {
  const asked = dueNow({ value, facts })?.amount ?? 0;
  const taken = paypalCurrencies.includes(facts.currency) ? takeable(asked, facts.currency, wholeUnitCurrencies) : 0;
  if (taken > 0) toPaypal({ amount: taken, currency: facts.currency });
  return { asked, taken };
}

describe('the sum that a client is asked for', () => {
  it('is rounded by the steps of the provider in every currency that it takes', () => {
    const rounded = currencies.filter((currency) => roundingOf(currency) > 1);
    expect(rounded).toEqual(expect.arrayContaining([...wholeUnitCurrencies]));
    for (const currency of paypalCurrencies) expect(toPaypal({ amount: roundingOf(currency), currency }).currency_code).toBe(currency);
  });

  it('is in whole coins for prepayment and balance, which together are the price', () => {
    fc.assert(
      fc.property(terms, ({ price, roundTo, prepaymentPercent }) => {
        const prepayment = prepaymentOf({ prepaymentPercent, roundTo }, price);
        expect([prepayment % roundTo, (price - prepayment) % roundTo]).toEqual([0, 0]);
        expect(prepayment >= 0 && prepayment <= price).toBe(true);
        expect(Math.abs(prepayment - (price * prepaymentPercent) / 10_000)).toBeLessThanOrEqual(roundTo / 2);
        if (prepaymentPercent === 0) expect(prepayment).toBe(0);
        if (prepaymentPercent === 10_000) expect(prepayment).toBe(price);
      }),
      runs({ quick: 200, full: 100_000 }), // a prepayment that is not rounded to coins: 20 of 20 seeds at 40
    );
  });

  it('can be paid online in full, prepayment and balance, in every currency that PayPal takes', () => {
    fc.assert(
      fc.property(
        terms.filter(({ currency }) => paypalCurrencies.includes(currency)),
        (of) => {
          const order = placed(of);
          const facts = order.state.facts;
          const first = online(order.state);
          expect(first.taken).toBe(first.asked);
          expect(first.asked).toBe(facts.prepayment);
          if (first.taken > 0)
            order.then(provider, 'recordPayment', { payment: id(600), amount: first.taken, provider: 'paypal', capture: 'C-1' });
          expect(prepaymentMissing(order.state.facts)).toBe(0);
          const rest = missingOf(order.state, 'postpayment');
          expect(takeable(rest, of.currency, wholeUnitCurrencies)).toBe(rest);
          expect(rest).toBe(of.price - facts.prepayment);
        },
      ),
      runs({ quick: 200, full: 100_000 }), // a prepayment that is not rounded to coins: 20 of 20 seeds at 40
    );
  });

  type Step = { kind: 'arrive' | 'waive' | 'correct' | 'declare'; share: number };
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('arrive', 'waive', 'correct', 'declare'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  /** Lets money arrive, or waives or corrects it, to the last minor unit. Refusals change nothing. */
  function take(order: OrderUnderTest, { kind, share }: Step, nth: number): void {
    const left = balance(order.state);
    const amount = Math.max(1, Math.floor(left * share));
    const known = order.state.payments.find(({ state }) => state === 'confirmed');
    if (kind === 'waive') order.submit(clientHead, 'waiveRest', { amount, limit: 0, reason });
    if (kind === 'arrive')
      order.submit(manager, 'recordOfflinePayment', { payment: id(610 + nth), method: 'transfer', amount, note: null });
    if (kind === 'correct' && known)
      order.submit(clientHead, 'correctPayment', { payment: known.id, amount: Math.floor(known.amount * share * 2), reason });
    if (kind !== 'declare') return;
    const declared = order.submit(client, 'declareTransfer', { payment: id(630 + nth), amount, reference: null });
    const arrives = Math.min(maxAmount, Math.max(1, Math.floor(amount * share)));
    if (declared.accepted) order.submit(manager, 'confirmTransfer', { payment: id(630 + nth), amount: arrives });
  }

  it('can be paid to the end after waivers and corrections: whole coins online, less than a coin by transfer or waived', () => {
    fc.assert(
      fc.property(terms, fc.boolean(), fc.array(step, { maxLength: 8 }), fc.boolean(), (of, isConfirmed, steps, isConceded) => {
        const order = placed(of);
        if (isConfirmed) order.submit(manager, 'managerConfirmedNotPayedOrder', {});
        steps.forEach((one, nth) => take(order, one, nth));
        const { currency } = of;
        const left = balance(order.state);
        const isOnline = paypalCurrencies.includes(currency);
        const whole = isOnline ? takeable(left, currency, wholeUnitCurrencies) : 0;
        if (whole > 0) {
          toPaypal({ amount: whole, currency });
          order.then(provider, 'recordPayment', { payment: id(600), amount: whole, provider: 'paypal', capture: 'C-1' });
        }
        const rest = balance(order.state);
        if (isOnline) expect(rest).toBeLessThan(of.roundTo);
        if (rest > 0 && isConceded) order.then(clientHead, 'waiveRest', { amount: rest, limit: 0, reason });
        if (rest > 0 && !isConceded)
          order
            .then(client, 'declareTransfer', { payment: id(690), amount: rest, reference: null })
            .then(manager, 'confirmTransfer', { payment: id(690), amount: rest });
        expect([balance(order.state), prepaymentMissing(order.state.facts), dueNow(order.state)]).toEqual([0, 0, null]);
      }),
      runs({ quick: 100, full: 25_000 }), // a waiver leaves the prepayment open: 20 of 20 seeds at 14
    );
  });
});

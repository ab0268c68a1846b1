import { calendarDateOf, microsADay } from '#machines/kernel/time';
import { factsOf, sourceOf } from '#machines/order/facts';
import type { OrderState } from '#machines/order/state';
import { OrderUnderTest, steps, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn, paymentIds } from '#machines/order/testing/stories';
import { findingChanges, type KnownFinding } from './money-findings.js';

const reason = textRef(8);
const changes = ({ state }: OrderUnderTest, type: string, known: readonly KnownFinding[] = []) =>
  findingChanges(state, { id: id(900), type, data: {} }, known);
const onPage = (state: OrderState): number | undefined =>
  factsOf(sourceOf(state), 'client', calendarDateOf(state.updatedAt)).money?.toReturn;

/** EUR 1,800.00 paid, one of two steps done, then cancelled. */
const cancelled = (): OrderUnderTest =>
  orderIn('documentsReceived')
    .then(people.payment, 'recordPayment', { payment: id(610), amount: 126_000, provider: 'paypal', capture: 'C' })
    .then(people.partner, 'completeStep', { step: steps.first })
    .then(people.clientManager, 'cancelOrder', { reason });

describe('the finding of a cancelled order that was paid', () => {
  test('given a step of two done, when the order is cancelled, then it names what the page says comes back', () => {
    const order = cancelled();
    expect(changes(order, 'OrderCancelled').opened).toEqual([{ kind: 'cancelledPaid', about: order.state.id, amount: 90_000 }]);
    expect(onPage(order.state)).toBe(90_000);
  });

  test('given a withdrawal, when the order is cancelled by it, then the finding is due two weeks later', () => {
    const order = OrderUnderTest.placed(
      {},
      {
        agreed: { terms: 3, startEarly: false },
        withdrawal: { days: 14, officeZone: 'UTC', clientZone: 'UTC' },
      },
    )
      .then(people.payment, 'recordPayment', { payment: id(610), amount: 126_000, provider: 'paypal', capture: 'C' })
      .then(people.client, 'declareWithdrawal', { statement: reason });
    const answerBy = order.state.updatedAt + 14 * microsADay;
    expect(changes(order, 'OrderCancelled').opened).toEqual([{ kind: 'cancelledPaid', about: order.state.id, amount: 126_000, answerBy }]);
  });

  test('given a finding that keeps the price of a step, when its sum is refunded, then the finding closes', () => {
    const order = cancelled();
    const known = [{ kind: 'cancelledPaid', about: order.state.id, amount: 90_000, open: true } as const];
    order.then(people.clientHead, 'requestRefund', { refund: id(700), payment: id(610), amount: 90_000, reason });
    expect(changes(order, 'RefundRequested', known).closed).toEqual([]);
    order.then(people.payment, 'recordRefund', { refund: id(700), payment: id(610), amount: 90_000 });
    expect(changes(order, 'PaymentRefunded', known)).toEqual({ opened: [], closed: [{ kind: 'cancelledPaid', about: order.state.id }] });
  });

  test('given a finding, when more money arrives, then that gets another finding unless the sum includes it', () => {
    const order = cancelled().then(people.payment, 'recordPayment', { payment: id(611), amount: 5_000, provider: 'paypal', capture: 'D' });
    const finding = (amount: number, open = true) => ({ kind: 'cancelledPaid', about: order.state.id, amount, open }) as const;
    const arrived = (known: readonly KnownFinding[]) =>
      findingChanges(order.state, { id: id(900), type: 'PaymentCaptured', data: { payment: id(611) } }, known).opened;
    expect(onPage(order.state)).toBe(95_000);
    expect(arrived([finding(90_000)])).toEqual([{ kind: 'overpaid', about: id(611), amount: 5_000 }]);
    expect(arrived([finding(95_000, false)])).toEqual([{ kind: 'overpaid', about: id(611), amount: 5_000 }]);
    expect(arrived([finding(95_000)])).toEqual([]);
    expect(arrived([])).toEqual([{ kind: 'cancelledPaid', about: order.state.id, amount: 95_000 }]);
  });

  test('given a prepayment below the price of the steps done, when the order is cancelled, then there is no finding', () => {
    const order = orderIn('documentsReceived').then(people.partner, 'completeStep', { step: steps.first });
    order.then(people.clientManager, 'cancelOrder', { reason });
    expect(changes(order, 'OrderCancelled').opened).toEqual([]);
    expect(order.state.payments.some((payment) => payment.id === paymentIds.prepayment)).toBe(true);
  });
});

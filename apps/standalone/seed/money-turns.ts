import { createHash } from 'node:crypto';
import { v5 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { microsADay } from '#machines/kernel/time';
import { balance, prepaymentMissing } from '#machines/order/figures';
import type { OrderState, PaymentState } from '#machines/order/state';
import { type Actors, confirm, declare, money, operate, type StoryCall, type Turn } from './story-calls.js';
import { reaches, type Scenario } from './scenario.js';

const moneyManager = 'client-service-manager';
const moneyHead = 'client-service-head';
const provider = 'paypal';

/** What banks keep of a transfer on the way, in minor units of the euro: less than staff who may not refund can waive. */
const bankFees = 23_00;

export function* prepay(start: OrderState, scenario: Scenario, actors: Actors): Turn {
  let state = start;
  if (prepaymentMissing(state.facts) === 0) return yield operate(actors.manager, 'managerConfirmedPayedOrder');
  state = yield operate(actors.manager, 'managerConfirmedNotPayedOrder');
  if (!reaches(scenario, 'orderConfirmedAndPayed')) return state;
  const amount = scenario.paidAtOnce ? balance(state) : prepaymentMissing(state.facts);
  if (scenario.dispute) return yield captured(state, amount);
  if (!scenario.transfers) {
    return yield operate(moneyManager, 'orderPayedWithCashAfterManagerConfirmed', {
      amount: money(state, amount),
      note: null,
    });
  }
  state = yield declare(state, actors, amount);
  if (scenario.corrected !== 'upwards') return yield confirm(state);
  // A digit gets lost: 14.10 instead of 141.00.
  state = yield confirm(state, Math.round(amount / 10));
  return yield { ...correctTo(state, amount, actors.texts.misread), days: 1 };
}

export function* lastPayment(start: OrderState, scenario: Scenario, actors: Actors): Turn {
  let state = yield operate(actors.manager, 'acceptedProjectRequireLastPay');
  if (scenario.short) return yield* shortPayment(state, scenario, actors);
  if (!reaches(scenario, 'lastPaymentPayed')) return state;
  state = yield declare(state, actors, balance(state));
  if (scenario.transferRejected) {
    state = yield operate(moneyManager, 'managerConfirmedLastPayment', { rejected: true, reason: actors.texts.notFound });
    state = yield declare(state, actors, balance(state));
  }
  return reaches(scenario, 'lastPaymentConfirmed') ? yield operate(moneyManager, 'managerConfirmedLastPayment') : state;
}

/** The rest arrives reduced by bank fees; if the story continues, the difference is waived, which confirms the payment. */
function* shortPayment(start: OrderState, scenario: Scenario, actors: Actors): Turn {
  let state = yield declare(start, actors, balance(start));
  state = yield confirm(state, balance(state) - bankFees);
  if (!reaches(scenario, 'lastPaymentConfirmed')) return state;
  return yield { who: moneyManager, name: 'waiveRest', body: { amount: money(state, balance(state)), reason: actors.texts.waived } };
}

/** What happens to the prepayment while work goes on: a dispute, or a correction that leaves it short. */
export function* afterPrepayment(start: OrderState, scenario: Scenario, { texts }: Actors): Turn {
  let state = start;
  const [payment] = state.payments;
  if (!payment) return state;
  if (scenario.corrected === 'downwards') state = yield { ...correctTo(state, payment.amount - bankFees, texts.feesKept), days: 1 };
  if (scenario.dispute) state = yield disputed(state, payment);
  if (scenario.dispute !== 'lost') return state;
  state = yield lost(state, payment);
  return yield reversed(state, payment);
}

function correctTo(state: OrderState, amount: number, reason: string): StoryCall {
  const payment = state.payments.at(-1);
  // A head raises a payment by a little only.
  const who = amount > (payment?.amount ?? 0) ? 'owner' : moneyHead;
  return { who, name: 'correctPayment', part: payment?.id ?? '', body: { amount: money(state, amount), reason } };
}

/** Digits derived only from the order and `name`. */
const hashOf = ({ id }: Pick<OrderState, 'id'>, name: string): string => createHash('sha256').update(`${id} ${name}`).digest('hex');

/** The provider's id of the capture that the order was paid by, in the provider's shape: 17 alphanumeric characters. */
export const captureOf = (state: Pick<OrderState, 'id'>): string => hashOf(state, 'capture').slice(0, 17).toUpperCase();

/** The provider's id of the dispute, in the provider's shape. */
const disputeOf = (state: Pick<OrderState, 'id'>): string =>
  `PP${BigInt(`0x${hashOf(state, 'dispute')}`)
    .toString()
    .slice(0, 14)}`;

const idOf = (state: OrderState, name: string): Id => v5(name, state.id);

const captured = (state: OrderState, amount: number): StoryCall => {
  const fee = Math.round(amount * 0.0349) + 35;
  const payload = { payment: idOf(state, 'payment'), amount, provider, capture: captureOf(state), fee };
  return { message: () => ({ type: 'recordPayment', payload }) };
};

const aboutDispute = (state: OrderState, { id: payment, amount }: PaymentState) => ({
  dispute: disputeOf(state),
  payment,
  amount,
  provider,
});

const disputed = (state: OrderState, payment: PaymentState): StoryCall => ({
  days: 3,
  message: (at) => ({ type: 'recordDispute', payload: { ...aboutDispute(state, payment), dueAt: at + 10 * microsADay } }),
});

const lost = (state: OrderState, payment: PaymentState): StoryCall => ({
  days: 9,
  message: () => ({ type: 'closeDispute', payload: { ...aboutDispute(state, payment), outcome: 'lost' } }),
});

const reversed = (state: OrderState, { id: payment, amount }: PaymentState): StoryCall => ({
  days: 0,
  message: () => ({
    type: 'recordReversal',
    payload: { refund: idOf(state, 'reversal'), payment, amount, provider, cause: 'dispute', reference: captureOf(state) },
  }),
});

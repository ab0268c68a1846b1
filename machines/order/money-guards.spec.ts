import { maxAmount } from '#machines/kernel/money';
import type { CommandName, CommandPayloads, OrderActor, OrderCommandOf, RaiseLimit } from './commands.js';
import { refuse } from './guards.js';
import * as has from './payload-guards.js';
import type { DisputeOutcome, OrderFacts, OrderState, PaymentState, RefundState } from './state.js';
import { type Boundary, describeBoundaries } from './testing/boundaries.js';
import { textRef } from './testing/order-builder.js';
import { id, people } from './testing/people.js';
import { orderIn } from './testing/stories.js';

const { state: base } = orderIn('documentsReceived');
const currency = base.facts.currency;
const nothingMoved = { received: 0, refunded: 0, reserved: 0, conceded: 0, reversed: 0, disputed: 0, openTransfers: 0, pending: 0 };

/** An order of 100.00 with a prepayment of 30.00 and these payments. */
const order = (facts: Partial<OrderFacts>, ...payments: PaymentState[]): OrderState => ({
  ...base,
  waivedWithLimit: 0,
  facts: { ...base.facts, price: 10_000, prepayment: 3_000, ...nothingMoved, ...facts },
  payments,
});

/** A provider's payment of 50.00 that arrived. */
const paid = (change: Partial<PaymentState> = {}): PaymentState => ({
  id: id(600),
  method: 'provider',
  stage: 'prepayment',
  amount: 5_000,
  basis: 5_000,
  state: 'captured',
  recordedBy: null,
  reference: null,
  at: 1,
  valueDate: null,
  refunds: [],
  disputes: [],
  ...change,
});
const transfer = (change: Partial<PaymentState> = {}) => paid({ method: 'transfer', state: 'declared', ...change });
const back = (amount: number, state: RefundState['state']): RefundState => ({ id: id(700), amount, state, at: 2, reason: null });

const asked = <Name extends CommandName>(type: Name, payload: CommandPayloads[Name]) =>
  ({ type, order: base.id, actor: people.owner, at: base.updatedAt, payload }) as OrderCommandOf<Name>;

const tooLittle = (amount: number, amountMax: number) => refuse('amountOutOfRange', 'payAtLeast', { amount, amountMax, currency });
const tooMuch = (amount: number, amountMax: number) => refuse('amountOutOfRange', 'payAtMost', { amount, amountMax, currency });
const beyond = (amountMax: number) => refuse('refundExceedsPaid', 'refundAtMost', { amountMax, currency });
const overWaiver = (key: 'waiveAtMost' | 'waiveAtMostToday') => (amountMax: number) =>
  refuse('waiverOverLimit', key, { amountMax, currency, roles: ['refundStaff'] });
const [overLimit, overDay] = [overWaiver('waiveAtMost'), overWaiver('waiveAtMostToday')];
const overRaise = (amountMax: number) => refuse('correctionOverLimit', 'correctAtMost', { amountMax, currency, roles: ['topStaff'] });
const notCorrectable = refuse('correctionNotPossible', 'refundInstead');
const settled = refuse('paymentAlreadySettled', 'seeCurrent');
const unknown = refuse('paymentUnknown', 'seeCurrent');

const cash =
  (facts: Partial<OrderFacts>, amount: number, payment = id(601)) =>
  () =>
    has.cashFits(order(facts, paid()), asked('orderPayedWithCashAfterManagerConfirmed', { payment, amount, note: null }));
const offline =
  (facts: Partial<OrderFacts>, amount: number, payment = id(601)) =>
  () =>
    has.offlineFits(order(facts, paid()), asked('recordOfflinePayment', { payment, amount, note: null, method: 'cash' }));
const cashOf = (amount: number, payment = id(601)) => asked('recordOfflinePayment', { payment, amount, note: null, method: 'cash' });
/** A paid order with a reversal of 10.00 after the work counted as paid. */
const takenBack = (guard: 'offlineFits' | 'offlineFitsBalance', amount: number) => () => {
  const facts = { received: 10_000, refunded: 1_000, conceded: 1_000, reversed: 1_000 };
  return has[guard]({ ...order(facts), value: { progress: 'lastPaymentConfirmed', reward: 'agreed' } }, cashOf(amount));
};
const declared =
  (facts: Partial<OrderFacts>, amount: number, payment = id(601)) =>
  () =>
    has.transferFits(order(facts, paid()), asked('declareTransfer', { payment, amount, reference: null }));
const confirmed =
  (known: PaymentState, amount: number, payment = id(600)) =>
  () =>
    has.transferOpen(order({}, known), asked('confirmTransfer', { payment, amount }));
const captured = (known: PaymentState, amount: number) => () =>
  has.captureFits(order({}, known), asked('recordPayment', { payment: id(600), amount, provider: 'p', capture: 'c' }));
const pending = (payment: string, amount: number) => () =>
  has.pendingFits(order({}, paid()), asked('recordPaymentPending', { payment, amount, provider: 'p' }));
const denied =
  (known: PaymentState, payment = id(600)) =>
  () =>
    has.pendingOpen(order({}, known), asked('recordPaymentDenied', { payment, provider: 'p' }));
const reversed =
  (known: PaymentState, amount: number, refund = id(701)) =>
  () =>
    has.reversalFits(
      order({}, known),
      asked('recordReversal', { refund, payment: id(600), amount, provider: 'p', cause: 'dispute', reference: 'r' }),
    );
const refund =
  (facts: Partial<OrderFacts>, known: PaymentState, amount: number, id_ = id(701), payment = id(600)) =>
  () =>
    has.refundFits(order(facts, known), asked('requestRefund', { refund: id_, payment, amount, reason: textRef(1) }));
const refunded =
  (known: PaymentState, amount: number, payment = id(600), of = id(700)) =>
  () =>
    has.refundOpen(order({}, known), asked('recordRefund', { refund: of, payment, amount }));
const partlyBack = transfer({ state: 'confirmed', refunds: [back(1_000, 'refunded'), { ...back(2_000, 'requested'), id: id(701) }] });
const requested = paid({ refunds: [back(2_000, 'requested')] });
const dispute = (outcome: DisputeOutcome | null) => ({ id: 'D', amount: 5_000, dueAt: null, at: 1, outcome });
const disputed = paid({ disputes: [dispute(null)] });
const closed = paid({ disputes: [dispute('won')] });
const waived =
  (facts: Partial<OrderFacts>, amount: number, limit: number, actor: OrderActor = people.clientManager) =>
  () =>
    has.waiverFits(order(facts), { ...asked('waiveRest', { amount, limit, today: maxAmount, reason: textRef(1) }), actor });
/** 25.00 are the limit of the order, of which others waived some. */
const waivedAgain = (guard: 'waiverFits' | 'singleWaiverFits', waivedWithLimit: number, amount: number, today?: number) => () => {
  const payload = { amount, limit: 2_500, reason: textRef(1), ...(today !== undefined && { today }) };
  return has[guard]({ ...order({}), waivedWithLimit }, { ...asked('waiveRest', payload), actor: people.clientManager });
};
/** By a head, whose limit is a tenth of 50.00 or 2.00. */
const raised = (known: Partial<PaymentState>, amount: number, limit?: RaiseLimit) => () =>
  has.correctionFits(order({}, transfer({ state: 'confirmed', ...known })), {
    ...asked('correctPayment', { payment: id(600), amount, reason: textRef(1), ...(limit && { limit }) }),
    actor: people.clientHead,
  });
const tenth: RaiseLimit = { share: 1_000, amount: 200 };
const corrected =
  (known: PaymentState, amount: number, payment = id(600)) =>
  () =>
    has.correctionFits(order({}, known), asked('correctPayment', { payment, amount, reason: textRef(1) }));
const opened =
  (known: PaymentState, amount = 5_000, of = 'D') =>
  () =>
    has.disputeFits(order({}, known), asked('recordDispute', { payment: id(600), dispute: of, amount, provider: 'p', dueAt: null }));
const closes =
  (known: PaymentState, amount = 5_000, of = 'D') =>
  () =>
    has.disputeCloses(order({}, known), asked('closeDispute', { payment: id(600), dispute: of, amount, provider: 'p', outcome: 'won' }));

const { cashFits, offlineFits, offlineFitsBalance, transferFits, transferOpen, waiverFits, singleWaiverFits, correctionFits } = has;
const { captureFits, pendingFits, pendingOpen, disputeFits, disputeCloses, reversalFits, refundFits, refundOpen } = has;
const guards = {
  cashFits,
  offlineFits,
  offlineFitsBalance,
  transferFits,
  transferOpen,
  waiverFits,
  singleWaiverFits,
  correctionFits,
  captureFits,
  pendingFits,
  pendingOpen,
  disputeFits,
  disputeCloses,
  reversalFits,
  refundFits,
  refundOpen,
};

const boundaries: Boundary<typeof guards>[] = [
  ['cashFits', 'what the prepayment lacks', cash({ received: 1_000 }, 2_000), true],
  ['cashFits', 'the whole price', cash({}, 10_000), true],
  ['cashFits', 'a cent less than the prepayment lacks', cash({ received: 1_000 }, 1_999), tooLittle(2_000, 9_000)],
  ['cashFits', 'a cent more than is due', cash({ received: 1_000 }, 9_001), tooMuch(2_000, 9_000)],
  ['cashFits', 'the least there is, once the prepayment is complete', cash({ received: 3_000 }, 1), true],
  ['cashFits', 'nothing, once the prepayment is complete', cash({ received: 3_000 }, 0), tooLittle(1, 7_000)],
  ['cashFits', 'a payment that is booked', cash({}, 10_000, id(600)), settled],
  ['offlineFits', 'the smallest unit', offline({}, 1), true],
  ['offlineFits', 'all that is due', offline({ received: 4_000 }, 6_000), true],
  ['offlineFits', 'nothing', offline({}, 0), tooLittle(1, 10_000)],
  ['offlineFits', 'a cent more than is due', offline({ received: 4_000 }, 6_001), tooMuch(1, 6_000)],
  ['offlineFits', 'a payment that is booked', offline({}, 1, id(600)), settled],
  ['offlineFits', 'what was taken back, where nothing asks for it', takenBack('offlineFits', 1_000), true],
  ['offlineFits', 'a cent more than was taken back', takenBack('offlineFits', 1_001), tooMuch(1, 1_000)],
  ['offlineFitsBalance', 'all that is due', () => has.offlineFitsBalance(order({ received: 4_000 }, paid()), cashOf(6_000)), true],
  ['offlineFitsBalance', 'what was taken back', takenBack('offlineFitsBalance', 1), tooMuch(1, 0)],
  ['offlineFitsBalance', 'a payment that is booked', () => has.offlineFitsBalance(order({}, paid()), cashOf(1, id(600))), settled],
  ['waiverFits', 'the smallest unit', waived({}, 1, 1), true],
  ['waiverFits', 'nothing', waived({}, 0, 1), tooLittle(1, 10_000)],
  ['waiverFits', 'all that is due, within the limit', waived({ received: 9_000 }, 1_000, 1_000), true],
  ['waiverFits', 'a cent more than is due', waived({ received: 9_000 }, 1_001, 5_000), tooMuch(1, 1_000)],
  ['waiverFits', 'a cent over the limit', waived({ received: 9_000 }, 1_000, 999), overLimit(999)],
  ['waiverFits', 'anything, where no rate gives a limit', waived({}, 1, 0), overLimit(0)],
  ['waiverFits', 'what others left of the limit', waivedAgain('waiverFits', 2_000, 500, 500), true],
  ['waiverFits', 'a cent more than others left of the limit', waivedAgain('waiverFits', 2_000, 501, 9_999), overLimit(500)],
  ['waiverFits', 'anything, where others used more than the limit of now', waivedAgain('waiverFits', 3_000, 1, 9_999), overLimit(0)],
  ['waiverFits', 'a cent more than the day has left', waivedAgain('waiverFits', 0, 301, 300), overDay(300)],
  ['waiverFits', 'anything, of a day that was not asked', waivedAgain('waiverFits', 0, 1), overDay(0)],
  ['singleWaiverFits', 'the whole limit, whatever was waived before', waivedAgain('singleWaiverFits', 2_500, 2_500), true],
  ['singleWaiverFits', 'a cent over the limit', waivedAgain('singleWaiverFits', 0, 2_501), overLimit(2_500)],
  ['singleWaiverFits', 'nothing', waivedAgain('singleWaiverFits', 0, 0), tooLittle(1, 10_000)],
  ['waiverFits', 'over the limit, by one who may refund', waived({}, 10_000, 0, people.clientHead), true],
  ['waiverFits', 'a cent more than is due, by one who may refund', waived({}, 10_001, 0, people.clientHead), tooMuch(1, 10_000)],
  ['correctionFits', 'more than was booked', corrected(transfer({ state: 'confirmed' }), 5_001), true],
  ['correctionFits', 'nothing, of cash that never came', corrected(paid({ method: 'cash', state: 'confirmed' }), 0), true],
  [
    'correctionFits',
    'a cent more than an amount can be',
    corrected(transfer({ state: 'confirmed' }), maxAmount + 1),
    tooMuch(0, maxAmount),
  ],
  ['correctionFits', 'what went back and is promised back', corrected(partlyBack, 3_000), true],
  ['correctionFits', 'a cent less than went back and is promised back', corrected(partlyBack, 2_999), tooLittle(3_000, maxAmount)],
  [
    'correctionFits',
    'what is booked already',
    corrected(transfer({ state: 'confirmed' }), 5_000),
    refuse('amountUnchanged', 'otherAmount'),
  ],
  ['correctionFits', 'a transfer that nobody confirmed', corrected(transfer(), 1), notCorrectable],
  ['correctionFits', 'one that was rejected', corrected(transfer({ state: 'rejected' }), 1), notCorrectable],
  ['correctionFits', 'a provider’s payment', corrected(paid(), 1), notCorrectable],
  ['correctionFits', 'a payment of another order', corrected(transfer({ state: 'confirmed' }), 1, id(699)), unknown],
  ['correctionFits', 'a tenth more', raised({}, 5_500, tenth), true],
  ['correctionFits', 'a cent more than a tenth', raised({}, 5_501, tenth), overRaise(5_500)],
  ['correctionFits', 'more than a tenth, where the sum is larger', raised({}, 5_600, { share: 1_000, amount: 600 }), true],
  ['correctionFits', 'a tenth more of what was a tenth more', raised({ amount: 5_500 }, 5_501, tenth), overRaise(5_500)],
  ['correctionFits', 'back up to what was booked', raised({ amount: 100 }, 5_000, tenth), true],
  ['correctionFits', 'less, whatever the limit', raised({ amount: 9_000 }, 8_000, tenth), true],
  ['correctionFits', 'a cent more, without a limit in the command', raised({}, 5_001), overRaise(5_000)],
  ['disputeFits', 'a captured payment', opened(paid()), true],
  ['disputeFits', 'another dispute of the payment', opened(disputed, 1, 'E'), true],
  ['disputeFits', 'a dispute that is open', opened(disputed), settled],
  ['disputeFits', 'a dispute that was closed', opened(closed), settled],
  ['disputeFits', 'a payment that is not known', opened(paid({ id: id(650) })), unknown],
  ['disputeFits', 'a payment that the provider still checks', opened(paid({ state: 'pending' })), unknown],
  ['disputeFits', 'a payment that no provider took', opened(transfer({ state: 'confirmed' })), unknown],
  ['disputeFits', 'nothing', opened(paid(), 0), tooLittle(1, maxAmount)],
  ['disputeCloses', 'a dispute that is open', closes(disputed), true],
  ['disputeCloses', 'a dispute that was never opened', closes(paid()), true],
  ['disputeCloses', 'a dispute that was closed', closes(closed), settled],
  ['disputeCloses', 'a payment that is not known', closes(paid({ id: id(650) })), unknown],
  ['disputeCloses', 'nothing', closes(disputed, 0), tooLittle(1, maxAmount)],
  ['transferFits', 'the smallest unit', declared({}, 1), true],
  ['transferFits', 'all that no transfer covers', declared({ openTransfers: 4_000 }, 6_000), true],
  ['transferFits', 'nothing', declared({ openTransfers: 4_000 }, 0), tooLittle(1, 6_000)],
  ['transferFits', 'a cent more than no transfer covers', declared({ openTransfers: 4_000 }, 6_001), tooMuch(1, 6_000)],
  ['transferFits', 'a payment that is known', declared({}, 1, id(600)), settled],
  ['transferOpen', 'the smallest unit of a declared one', confirmed(transfer(), 1), true],
  ['transferOpen', 'more than was declared and due', confirmed(transfer(), 20_000), true],
  ['transferOpen', 'nothing arrived', confirmed(transfer(), 0), tooLittle(1, maxAmount)],
  ['transferOpen', 'a cent more than an amount can be', confirmed(transfer(), maxAmount + 1), tooMuch(1, maxAmount)],
  ['transferOpen', 'one that was confirmed', confirmed(transfer({ state: 'confirmed' }), 1), settled],
  ['transferOpen', 'a payment in another way', confirmed(paid({ method: 'cash', state: 'declared' }), 1), unknown],
  ['transferOpen', 'one that nobody declared', confirmed(transfer(), 1, id(699)), unknown],
  [
    'transferOpen',
    'one that is rejected, whatever its amount',
    () => has.transferOpen(order({}, transfer()), asked('rejectTransfer', { payment: id(600), reason: textRef(1) })),
    true,
  ],
  ['captureFits', 'what is new', captured(paid({ id: id(650) }), 1), true],
  ['captureFits', 'what was pending', captured(paid({ state: 'pending' }), 20_000), true],
  ['captureFits', 'what was denied', captured(paid({ state: 'denied' }), 1), true],
  ['captureFits', 'what was captured', captured(paid(), 1), settled],
  ['captureFits', 'nothing', captured(paid({ state: 'pending' }), 0), tooLittle(1, maxAmount)],
  ['pendingFits', 'what is new', pending(id(601), 20_000), true],
  ['pendingFits', 'what is known', pending(id(600), 1), settled],
  ['pendingFits', 'nothing', pending(id(601), 0), tooLittle(1, maxAmount)],
  ['pendingOpen', 'what is pending', denied(paid({ state: 'pending' })), true],
  ['pendingOpen', 'what was captured', denied(paid()), settled],
  ['pendingOpen', 'what is no provider’s', denied(transfer({ state: 'pending' })), unknown],
  ['pendingOpen', 'what is not known', denied(paid({ state: 'pending' }), id(699)), unknown],
  ['reversalFits', 'all that the payment holds', reversed(paid(), 5_000), true],
  ['reversalFits', 'all of it while a refund is under way', reversed(requested, 5_000), true],
  ['reversalFits', 'a cent more than it holds', reversed(paid({ refunds: [back(2_000, 'refunded')] }), 3_001), beyond(3_000)],
  ['reversalFits', 'nothing', reversed(paid(), 0), beyond(5_000)],
  ['reversalFits', 'what was taken back before', reversed(paid({ refunds: [back(1, 'reversed')] }), 1, id(700)), settled],
  ['reversalFits', 'what is no provider’s', reversed(transfer({ state: 'confirmed' }), 1), unknown],
  ['reversalFits', 'a payment that is not known', reversed(paid({ id: id(650) }), 1), unknown],
  ['refundFits', 'all that the payment holds', refund({ received: 9_000 }, paid(), 5_000), true],
  ['refundFits', 'the smallest unit', refund({ received: 9_000 }, paid(), 1), true],
  ['refundFits', 'nothing', refund({ received: 9_000 }, paid(), 0), beyond(5_000)],
  ['refundFits', 'a cent more than the payment holds', refund({ received: 9_000 }, paid(), 5_001), beyond(5_000)],
  ['refundFits', 'a cent more than is not promised back', refund({ received: 9_000 }, requested, 3_001), beyond(3_000)],
  ['refundFits', 'a cent more than the order holds', refund({ received: 5_000, refunded: 1_000 }, paid(), 4_001), beyond(4_000)],
  ['refundFits', 'a refund that was asked for', refund({ received: 5_000 }, requested, 1, id(700)), settled],
  ['refundFits', 'a payment whose dispute is open', refund({ received: 5_000 }, disputed, 1), refuse('paymentDisputed', 'awaitDispute')],
  ['refundFits', 'a payment whose dispute is closed', refund({ received: 5_000 }, closed, 5_000), true],
  ['refundFits', 'a payment that is not known', refund({ received: 5_000 }, paid(), 1, id(701), id(699)), unknown],
  ['refundOpen', 'what was asked for', refunded(requested, 2_000), true],
  ['refundOpen', 'the smallest unit', refunded(requested, 1), true],
  ['refundOpen', 'nothing', refunded(requested, 0), beyond(2_000)],
  ['refundOpen', 'a cent more than was asked for', refunded(requested, 2_001), beyond(2_000)],
  [
    'refundOpen',
    'more than the payment holds',
    refunded(paid({ amount: 1_500, refunds: [back(2_000, 'requested')] }), 1_501),
    beyond(1_500),
  ],
  ['refundOpen', 'what went back', refunded(paid({ refunds: [back(2_000, 'refunded')] }), 1), settled],
  ['refundOpen', 'a refund of another payment', refunded(requested, 1, id(699)), refuse('refundUnknown', 'seeCurrent')],
  ['refundOpen', 'a refund that nobody asked for', refunded(requested, 1, id(600), id(799)), refuse('refundUnknown', 'seeCurrent')],
  [
    'refundOpen',
    'one that failed, whatever its amount',
    () => has.refundOpen(order({}, requested), asked('recordRefundFailure', { refund: id(700), payment: id(600) })),
    true,
  ],
];

describe('the guards on payments, on both sides of each boundary', () => describeBoundaries(guards, boundaries));

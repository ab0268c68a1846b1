import type { Id } from '#machines/kernel/ids';
import { maxAmount } from '#machines/kernel/money';
import { microsADay } from '#machines/kernel/time';
import type { CommandName, CommandPayloads, OrderActor } from '../commands.js';
import { balance, heldBy, isDisputed, prepaymentMissing, recordable, refundable, refundableOf, reservedOf, uncovered } from '../figures.js';
import { missingItems } from '../items.js';
import type { Variant } from '../domain.js';
import type { OrderState } from '../state.js';
import { isWho } from '../who.js';
import { textRef } from './order-builder.js';
import { id, people } from './people.js';

type Names = Exclude<CommandName, 'placeOrder'>;
type Makers = { [Name in Names]: (state: OrderState, actor: OrderActor, fresh: Id, variant: Variant | undefined) => CommandPayloads[Name] };

const unknown = id(999_999);
const reason = textRef(1);

const declared = (state: OrderState): Id => state.payments.find((payment) => payment.state === 'declared')?.id ?? unknown;
const requestedRefund = (state: OrderState): { refund: Id; payment: Id; amount: number } => {
  for (const payment of state.payments.toSorted((a, b) => reservedOf(b) - reservedOf(a))) {
    const refund = payment.refunds.find((entry) => entry.state === 'requested');
    if (refund) return { refund: refund.id, payment: payment.id, amount: Math.min(refund.amount, heldBy(payment)) };
  }
  return { refund: unknown, payment: unknown, amount: 1 };
};

const aboutDispute = (payments: OrderState['payments']) => {
  const payment =
    payments.find(({ state, disputes }) => state === 'captured' && disputes.length === 0) ??
    payments.find(({ state }) => state === 'captured');
  return { payment: payment?.id ?? unknown, amount: payment?.amount ?? 1, provider: 'paypal' };
};

const mine = (state: OrderState, actor: OrderActor, variant: Variant | undefined): Id =>
  state.documents.find(
    (document) =>
      document.review !== 'accepted' &&
      (variant === undefined || (document.kind === 'result') === (variant === 'result')) &&
      (isWho('staff', actor, state.facts) || document.attachedBy === actor.id || document.kind === 'result'),
  )?.id ?? unknown;

const reviewable = (state: OrderState, not: 'accepted' | 'rejected'): Id =>
  state.documents.find((document) => document.item !== null && document.review !== not)?.id ?? unknown;

/** For every command the payload that is accepted if any is. `fresh` becomes the id of a new object. */
const makers: Makers = {
  managerConfirmedNotPayedOrder: () => ({}),
  managerConfirmedPayedOrder: () => ({}),
  orderPayedAfterManagerConfirmed: () => ({}),
  orderPayedWithCashAfterManagerConfirmed: ({ facts }, _actor, fresh) => ({
    payment: fresh,
    amount: Math.max(1, prepaymentMissing(facts)),
    note: null,
  }),
  requestDocuments: (_state, _actor, fresh) => ({
    items: [{ id: fresh, kind: 'document', title: reason, note: null }],
    again: [],
    withdraw: [],
  }),
  receiveDocuments: (state, actor) => ({
    onPaper: isWho('staff', actor, state.facts) ? missingItems(state.items, state.documents).map((item) => item.id) : [],
  }),
  completeAllOrderSteps: () => ({}),
  acceptWorkWithFullyPayedOrder: () => ({}),
  acceptedProjectRequireLastPay: () => ({}),
  clientPayedLastPayment: () => ({}),
  managerConfirmedLastPayment: (state, _actor, _fresh, variant) =>
    variant === 'reject' || (!variant && uncovered(state) > 0) ? { rejected: true, reason } : { rejected: false },
  managerFinishedProject: () => ({}),
  cancelOrder: () => ({ reason }),
  sendPayedProjectDocuments: () => ({}),
  notAcceptPartnerWork: ({ steps }) => ({
    reason,
    steps: steps.filter((step) => step.visible && step.completedAt !== null).map((step) => step.id),
  }),
  editOrder: ({ configuration }) => ({
    configuration: { ...configuration, employeesAmount: configuration.employeesAmount === 3 ? 4 : 3 },
  }),
  giveDetails: () => ({ details: reason }),
  recordCompany: () => ({ name: reason, registerNumber: reason, address: null, registeredOn: '2026-11-20', renewsOn: null }),
  setExpectedDate: ({ updatedAt }) => ({ date: updatedAt + 30 * microsADay, reason }),
  appointPartner: ({ facts }) => ({
    partner: facts.partner === people.partner.id ? people.otherPartner.id : people.partner.id,
    percent: null,
  }),
  assignManager: ({ facts }) => ({ manager: facts.manager === null ? people.clientManager.id : null }),
  changePartnerReward: ({ facts }, _actor, _fresh, variant) => ({
    percent: variant === 'restore' ? facts.rewardPercent : (facts.pendingRewardPercent ?? facts.rewardPercent) + 100,
    limit: 10_000,
  }),
  acknowledgePartnerReward: () => ({}),
  completeStep: ({ steps }) => ({ step: steps.find((step) => step.visible && step.completedAt === null)?.id ?? unknown }),
  reopenStep: ({ steps }) => ({ step: steps.find((step) => step.visible && step.completedAt !== null)?.id ?? unknown }),
  attachDocument: (state, _actor, fresh, variant) => {
    const item = missingItems(state.items, state.documents)[0];
    if (variant === 'result') return { document: fresh, kind: 'result', item: null, file: fresh, title: null };
    return { document: fresh, kind: item?.kind ?? 'document', item: item?.id ?? null, file: fresh, title: null };
  },
  removeDocument: (state, actor, _fresh, variant) => ({ document: mine(state, actor, variant) }),
  acceptDocument: (state) => ({ document: reviewable(state, 'accepted') }),
  rejectDocument: (state) => ({ document: reviewable(state, 'rejected'), reason }),
  declareTransfer: (state, _actor, fresh) => ({ payment: fresh, amount: Math.max(1, uncovered(state)), reference: null }),
  confirmTransfer: (state) => ({ payment: declared(state), amount: 10_000 }),
  agree: ({ agreed }) => ({ terms: 3, startEarly: !agreed.startEarly }),
  declareWithdrawal: () => ({ statement: textRef(9) }),
  requestCancellation: () => ({ reason }),
  answerCancellation: () => ({ answer: reason }),
  rejectTransfer: (state) => ({ payment: declared(state), reason }),
  withdrawTransfer: (state) => ({ payment: declared(state) }),
  recordOfflinePayment: (state, _actor, fresh) => ({ payment: fresh, method: 'cash', amount: Math.max(1, recordable(state)), note: null }),
  waiveRest: (state) => ({ amount: Math.max(1, balance(state)), limit: maxAmount, today: maxAmount, reason }),
  correctPayment: ({ payments }) => {
    const payment = payments.find((entry) => entry.method !== 'provider' && entry.state === 'confirmed');
    return { payment: payment?.id ?? unknown, amount: (payment?.amount ?? 0) + 100, reason, limit: { share: 0, amount: maxAmount } };
  },
  settleReversal: () => ({ outcome: 'waived', note: null }),
  recordDispute: ({ payments }, _actor, fresh) => ({ ...aboutDispute(payments), dispute: fresh, dueAt: null }),
  closeDispute: ({ payments }, _actor, fresh) => {
    const open = payments.flatMap(({ id: payment, disputes }) => disputes.map((dispute) => ({ payment, ...dispute })));
    const { payment, id: dispute } = open.find(({ outcome }) => outcome === null) ?? { payment: undefined, id: fresh };
    return { ...aboutDispute(payments), ...(payment && { payment }), dispute, outcome: 'lost' };
  },
  recordPayment: (_state, _actor, fresh) => ({ payment: fresh, amount: 20_000, provider: 'paypal', capture: fresh }),
  recordPaymentPending: (_state, _actor, fresh) => ({ payment: fresh, amount: 20_000, provider: 'paypal' }),
  recordPaymentDenied: ({ payments }) => ({
    payment: payments.find(({ state }) => state === 'pending')?.id ?? unknown,
    provider: 'paypal',
  }),
  recordReversal: ({ payments }, _actor, fresh) => {
    const payment = payments.find((entry) => entry.method === 'provider' && heldBy(entry) > 0);
    const amount = payment ? heldBy(payment) : 1;
    return { refund: fresh, payment: payment?.id ?? unknown, amount, provider: 'paypal', cause: 'dispute', reference: fresh };
  },
  requestRefund: (state, _actor, fresh) => {
    const payment = state.payments.find((entry) => refundableOf(entry) > 0 && !isDisputed(entry));
    const amount = Math.min(payment ? refundableOf(payment) : 1, Math.max(1, refundable(state.facts)));
    return { refund: fresh, payment: payment?.id ?? unknown, amount, reason };
  },
  recordRefund: (state) => requestedRefund(state),
  recordRefundFailure: (state) => requestedRefund(state),
};

/** The payload of `name` by `actor` in `state` that is accepted if any is; new objects get the id `fresh`. */
export function bestPayload<Name extends Names>(
  name: Name,
  state: OrderState,
  actor: OrderActor,
  fresh: Id,
  variant?: Variant,
): CommandPayloads[Name] {
  return (makers[name] as Makers[Name])(state, actor, fresh, variant);
}

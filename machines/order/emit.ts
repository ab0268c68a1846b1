import type { Id } from '#libs/kernel/ids';
import type { MinorUnits } from '#libs/kernel/money';
import type { Emitters, Moved } from '#machines/decider/decide';
import type { EventDraft } from '#machines/decider/row';
import type { CommandName } from './commands.js';
import type { OrderDomain } from './domain.js';
import type { OrderEvent } from './events.js';
import { balance, concededBy, paid, price, stageNow } from './figures.js';
import type { OrderState, PaymentState } from './state.js';

type Draft = EventDraft<OrderEvent>;

const moves =
  (type: 'OrderConfirmedUnpaid' | 'OrderConfirmedPaid' | 'PrepaymentCompleted' | 'StepsCompleted' | 'WorkAccepted' | 'LastPaymentMade') =>
  (_state: OrderState, _command: unknown, moved: Moved<OrderDomain>): Draft[] => [{ type, data: moved }];

/** A movement of money that arrives now. `before` is what arrived just before it in the same command. */
function movement({ facts }: OrderState, payment: Id, amount: MinorUnits, before: MinorUnits = 0) {
  return { payment, amount, currency: facts.currency, stage: stageNow({ ...facts, received: facts.received + before }) };
}

const openTransfers = (state: OrderState): PaymentState[] => state.payments.filter((payment) => payment.state === 'declared');

function confirmOpenTransfers(state: OrderState): Draft[] {
  let before = 0;
  return openTransfers(state).map(({ id, amount }) => {
    const data = { ...movement(state, id, amount, before), declared: amount };
    before += amount;
    return { type: 'TransferConfirmed', data };
  });
}

const known = <T extends { id: Id }>(list: readonly T[], id: Id): T => {
  const entry = list.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`a guard let an unknown id pass: ${id}`);
  return entry;
};

const itemOf = (state: OrderState, document: Id): Id | null => known(state.documents, document).item;

/** What each permitted command emits, in order. `moved` is the transition that the machine selected. */
export const emitters: Emitters<OrderDomain, Exclude<CommandName, 'placeOrder'>> = {
  managerConfirmedNotPayedOrder: moves('OrderConfirmedUnpaid'),
  managerConfirmedPayedOrder: moves('OrderConfirmedPaid'),
  orderPayedAfterManagerConfirmed: moves('PrepaymentCompleted'),
  orderPayedWithCashAfterManagerConfirmed: (state, { payload }, moved) => [
    { type: 'CashPaymentRecorded', data: { ...movement(state, payload.payment, payload.amount), note: payload.note } },
    { type: 'PrepaymentCompleted', data: moved },
  ],
  requestDocuments: (_state, { payload: { items, again, withdraw } }, moved) => [
    { type: 'DocumentsRequested', data: { ...moved, items, again, withdrawn: withdraw } },
  ],
  receiveDocuments: (_state, { payload }, moved) => [{ type: 'DocumentsReceived', data: { ...moved, onPaper: payload.onPaper } }],
  completeAllOrderSteps: moves('StepsCompleted'),
  acceptWorkWithFullyPayedOrder: moves('WorkAccepted'),
  acceptedProjectRequireLastPay: (state, _command, moved) => [
    { type: 'LastPaymentRequested', data: { ...moved, amount: balance(state), currency: state.facts.currency } },
  ],
  clientPayedLastPayment: moves('LastPaymentMade'),
  managerConfirmedLastPayment: (state, { payload }, moved) => {
    if (!payload.rejected) return [...confirmOpenTransfers(state), { type: 'LastPaymentConfirmed', data: moved }];
    const { reason } = payload;
    const rejected = openTransfers(state).map(({ id, amount, stage }): Draft => {
      return { type: 'TransferRejected', data: { payment: id, amount, currency: state.facts.currency, stage, reason } };
    });
    return [...rejected, { type: 'LastPaymentRejected', data: { ...moved, reason } }];
  },
  managerFinishedProject: ({ facts }, _command, moved) => {
    const { partner, rewardPercent, currency } = facts;
    return [{ type: 'ProjectFinished', data: { ...moved, partner, rewardPercent, price: facts.price, paid: paid(facts), currency } }];
  },
  cancelOrder: (_state, { payload }, moved) => [{ type: 'OrderCancelled', data: { ...moved, reason: payload.reason } }],
  sendPayedProjectDocuments: ({ documents }, _command, moved) => {
    const results = documents.filter((document) => document.kind === 'result').map((document) => document.id);
    return [{ type: 'ResultDocumentsSent', data: { ...moved, documents: results } }];
  },
  notAcceptPartnerWork: (_state, { payload }, moved) => [
    ...payload.steps.map((step): Draft => ({ type: 'StepReopened', data: { step } })),
    { type: 'WorkNotAccepted', data: { ...moved, reason: payload.reason, steps: payload.steps } },
  ],
  editOrder: ({ terms, facts }, { payload: { configuration } }) => [
    { type: 'OrderEdited', data: { configuration, price: price(terms, configuration), priceBefore: facts.price } },
  ],
  appointPartner: ({ facts, terms }, { payload: { partner, percent } }) => [
    { type: 'PartnerAppointed', data: { partner, previous: facts.partner, percent: percent ?? terms.partnerRewardPercent } },
  ],
  assignManager: ({ facts }, { payload: { manager } }) => [{ type: 'ManagerAssigned', data: { manager, previous: facts.manager } }],
  changePartnerReward: ({ facts }, { payload: { percent } }) => [
    { type: 'PartnerRewardChanged', data: { percent, percentBefore: facts.rewardPercent } },
  ],
  acknowledgePartnerReward: ({ facts }) => [
    { type: 'PartnerRewardAcknowledged', data: { percent: facts.pendingRewardPercent ?? facts.rewardPercent } },
  ],
  completeStep: (_state, { payload }) => [{ type: 'StepCompleted', data: { step: payload.step } }],
  reopenStep: (_state, { payload }) => [{ type: 'StepReopened', data: { step: payload.step } }],
  attachDocument: (_state, { payload }) => [{ type: 'DocumentAttached', data: payload }],
  removeDocument: (state, { payload }) => {
    const { id, file, kind } = known(state.documents, payload.document);
    return [{ type: 'DocumentRemoved', data: { document: id, file, kind } }];
  },
  acceptDocument: (state, { payload: { document } }) => [{ type: 'DocumentAccepted', data: { document, item: itemOf(state, document) } }],
  rejectDocument: (state, { payload: { document, reason } }) => [
    { type: 'DocumentRejected', data: { document, item: itemOf(state, document), reason } },
  ],
  declareTransfer: (state, { payload: { payment, amount, reference } }) => [
    { type: 'TransferDeclared', data: { ...movement(state, payment, amount), reference } },
  ],
  confirmTransfer: (state, { payload: { payment, amount } }) => [
    { type: 'TransferConfirmed', data: { ...movement(state, payment, amount), declared: known(state.payments, payment).amount } },
  ],
  rejectTransfer: ({ payments, facts }, { payload: { payment, reason } }) => {
    const { amount, stage } = known(payments, payment);
    return [{ type: 'TransferRejected', data: { payment, amount, currency: facts.currency, stage, reason } }];
  },
  recordOfflinePayment: (state, { payload: { payment, method, amount, note } }) => [
    { type: method === 'cash' ? 'CashPaymentRecorded' : 'TransferRecorded', data: { ...movement(state, payment, amount), note } },
  ],
  recordPayment: (state, { payload: { payment, amount, provider, capture } }) => [
    { type: 'PaymentCaptured', data: { ...movement(state, payment, amount), provider, capture } },
  ],
  recordPaymentPending: (state, { payload: { payment, amount, provider } }) => [
    { type: 'PaymentPending', data: { ...movement(state, payment, amount), provider } },
  ],
  requestRefund: (state, { payload: { refund, payment, amount, reason } }) => {
    const { method } = known(state.payments, payment);
    const data = { refund, payment, method, amount, currency: state.facts.currency };
    const requested: Draft = { type: 'RefundRequested', data: { ...data, reason } };
    // Cash and transfers were handed back before staff say so; only a provider's answer is still to come.
    return method === 'provider'
      ? [requested]
      : [requested, { type: 'PaymentRefunded', data: { ...data, conceded: concededBy(state, amount) } }];
  },
  recordRefund: (state, { payload: { refund, payment, amount } }) => {
    const data = { refund, payment, method: known(state.payments, payment).method, amount, currency: state.facts.currency };
    return [{ type: 'PaymentRefunded', data: { ...data, conceded: concededBy(state, amount) } }];
  },
  recordRefundFailure: (state, { payload: { refund, payment } }) => {
    const { amount } = known(known(state.payments, payment).refunds, refund);
    return [{ type: 'RefundFailed', data: { refund, payment, amount, currency: state.facts.currency } }];
  },
};

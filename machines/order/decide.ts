import type { Id } from '#libs/kernel/ids';
import type { MinorUnits } from '#libs/kernel/money';
import { deciderOf, type Emitters, type Moved, type Workflow } from '#machines/decider/decider';
import type { EventDraft } from '#machines/decider/row';
import type { CommandName, OrderCommand, OrderCommandOf } from './commands.js';
import type { Decision } from './decision.js';
import type { OrderDomain } from './domain.js';
import { newestTerms, type OrderEvent, orderEventVersion } from './events.js';
import { evolve } from './evolve.js';
import { balance, concededBy, paid, price, stageNow } from './figures.js';
import { refuse } from './guards.js';
import { orderMachine } from './order.machine.js';
import { mayEver, orderRules } from './rules.js';
import { dueDate } from './standing.js';
import type { OrderState, PaymentState, RefundWay } from './state.js';
import { payment, takesOrders } from './who.js';

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

/** A movement of money that was announced before, and is not coming. */
function announced({ payments, facts }: OrderState, payment: Id) {
  const { amount, stage } = known(payments, payment);
  return { payment, amount, currency: facts.currency, stage };
}

/** Money of one payment that goes back, or is asked to. */
function returned({ payments, facts }: OrderState, { refund, payment, amount }: { refund: Id; payment: Id; amount: MinorUnits }) {
  return { refund, payment, method: known(payments, payment).method, amount, currency: facts.currency };
}

/** Only what a provider took can go back by it, and does unless staff say otherwise. */
const wayBack = ({ method }: Pick<PaymentState, 'method'>, by: RefundWay = 'provider'): RefundWay => (method === 'provider' ? by : 'other');

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
  requestDocuments: (_state, { payload: { items, again, withdraw, due = null } }, moved) => {
    const asked = items.map((item) => ({ ...item, required: item.required ?? null }));
    return [{ type: 'DocumentsRequested', data: { ...moved, items: asked, again, withdrawn: withdraw, due } }];
  },
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
    const rejected = openTransfers(state).map(({ id }): Draft => {
      return { type: 'TransferRejected', data: { ...announced(state, id), reason } };
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
  giveDetails: ({ details: previous }, { payload: { details } }) => [
    previous === null ? { type: 'DetailsGiven', data: { details } } : { type: 'DetailsChanged', data: { details, previous } },
  ],
  recordCompany: (_state, { payload }) => [{ type: 'CompanyRecorded', data: payload }],
  setExpectedDate: (state, { payload }) => [{ type: 'ExpectedDateChanged', data: { ...payload, before: dueDate(state) } }],
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
  attachDocument: (_state, { payload }) => [{ type: 'DocumentAttached', data: { ...payload, replaces: payload.replaces ?? null } }],
  removeDocument: (state, { payload }) => {
    const { id, file, kind } = known(state.documents, payload.document);
    return [{ type: 'DocumentRemoved', data: { document: id, file, kind } }];
  },
  acceptDocument: (state, { payload: { document } }) => [{ type: 'DocumentAccepted', data: { document, item: itemOf(state, document) } }],
  rejectDocument: (state, { payload: { document, reason, cause = null } }) => [
    { type: 'DocumentRejected', data: { document, item: itemOf(state, document), reason, cause } },
  ],
  declareTransfer: (state, { payload: { payment, amount, reference } }) => [
    { type: 'TransferDeclared', data: { ...movement(state, payment, amount), reference } },
  ],
  confirmTransfer: (state, { payload: { payment, amount } }) => [
    { type: 'TransferConfirmed', data: { ...movement(state, payment, amount), declared: known(state.payments, payment).amount } },
  ],
  rejectTransfer: (state, { payload: { payment, reason } }) => [
    { type: 'TransferRejected', data: { ...announced(state, payment), reason } },
  ],
  withdrawTransfer: (state, { payload: { payment } }) => [{ type: 'TransferWithdrawn', data: announced(state, payment) }],
  recordOfflinePayment: (state, { payload: { payment, method, amount, note } }) => [
    { type: method === 'cash' ? 'CashPaymentRecorded' : 'TransferRecorded', data: { ...movement(state, payment, amount), note } },
  ],
  recordPayment: (state, { payload: { payment, amount, provider, capture, fee = null } }) => [
    { type: 'PaymentCaptured', data: { ...movement(state, payment, amount), provider, capture, fee } },
  ],
  recordPaymentPending: (state, { payload: { payment, amount, provider } }) => [
    { type: 'PaymentPending', data: { ...movement(state, payment, amount), provider } },
  ],
  recordPaymentDenied: (state, { payload: { payment, provider } }) => [
    { type: 'PaymentDenied', data: { ...announced(state, payment), provider } },
  ],
  recordReversal: (state, { payload }) => {
    const { provider, cause, reference, amount } = payload;
    const conceded = concededBy(state, amount);
    return [{ type: 'PaymentReversed', data: { ...returned(state, payload), cause, provider, reference, conceded } }];
  },
  requestRefund: (state, { payload }) => {
    const by = wayBack(known(state.payments, payload.payment), payload.by);
    const data = { ...returned(state, payload), by };
    const requested: Draft = { type: 'RefundRequested', data: { ...data, reason: payload.reason } };
    // What goes back in another way was handed back before staff say so; only a provider's answer is still to come.
    if (by === 'provider') return [requested];
    return [requested, { type: 'PaymentRefunded', data: { ...data, conceded: concededBy(state, payload.amount) } }];
  },
  recordRefund: (state, { payload }) => [
    { type: 'PaymentRefunded', data: { ...returned(state, payload), by: 'provider', conceded: concededBy(state, payload.amount) } },
  ],
  recordRefundFailure: (state, { payload: { refund, payment } }) => {
    const { amount } = known(known(state.payments, payment).refunds, refund);
    return [{ type: 'RefundFailed', data: { refund, payment, amount, currency: state.facts.currency } }];
  },
};

export const workflow: Workflow<OrderDomain> = {
  rules: orderRules,
  machine: orderMachine,
  valueOf: ({ value }) => ({ ...value }),
  emitters,
  evolve,
  placeOf: ({ order }, type) => ({ order, schemaVersion: orderEventVersion(type) }),
  begin: (state, command) => (command.type === 'placeOrder' ? place(state, command) : null),
  absent: ({ type }) => {
    throw new Error(`${type} needs an order`);
  },
  follow: (type, command, state) => (type === 'assignManager' ? taking(command, state) : byPayment(type, command)),
};

/**
 * Judges `command` on `state` (null: the order is yet to be placed). Visibility (404) and the payload's shape (422) are the caller's.
 * @throws Error when a command other than placeOrder meets no order, or placeOrder meets one: the caller loaded the wrong thing.
 * A refused command never throws.
 */
export const decide: (state: OrderState | null, command: OrderCommand) => Decision = deciderOf<OrderDomain>(workflow);

function place(state: OrderState | null, { order, actor, payload }: OrderCommandOf<'placeOrder'>) {
  if (state) throw new Error(`order ${order} was already placed`);
  const { client, configuration } = payload;
  const terms = newestTerms(payload.terms);
  const foreign = actor.role === 'Client' && actor.id !== client;
  if (foreign || !mayEver(actor, 'placeOrder', null))
    return { refusal: refuse('forbiddenForRole', 'askRole', { roles: ['staff', 'client'] }) };
  const data = { from: null, to: 'newOrder' as const, number: null, client, terms, configuration, price: price(terms, configuration) };
  return { drafts: [{ type: 'OrderPlaced' as const, data }] };
}

/** What money brings on happens in the name of the payment. */
export function byPayment(type: CommandName, { order, at }: OrderCommand): OrderCommand {
  const payload = type === 'managerConfirmedLastPayment' ? { rejected: true, reason: null } : {};
  return { type, order, actor: payment, at, payload } as OrderCommand;
}

/** Whoever does the first thing to an order that nobody has takes it, so that it never moves on without somebody who answers for it. */
function taking({ order, actor, at }: OrderCommand, { facts }: OrderState): OrderCommand | null {
  if (facts.manager !== null || !takesOrders(actor)) return null;
  return { type: 'assignManager', order, actor, at, payload: { manager: actor.id } };
}

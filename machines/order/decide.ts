import type { Id, TextRef } from '#machines/kernel/ids';
import type { MinorUnits } from '#machines/kernel/money';
import { deciderOf, type Emitters, type Moved, type Workflow } from '#machines/decider/decider';
import type { EventDraft } from '#machines/decider/row';
import type { Chart } from '#machines/decider/statechart';
import type { CommandName, OrderCommand, OrderCommandOf } from './commands.js';
import type { Decision } from './decision.js';
import type { OrderDomain } from './domain.js';
import { newestTerms, nothingAgreed, type OrderEvent, type OrderEventData, orderUpcasters } from './events.js';
import { evolve } from './evolve.js';
import { balance, concededBy, paid, price, stageNow, uncovered } from './figures.js';
import { refuse } from './guards.js';
import { backOf, keptAt } from './leaving.js';
import { settling } from './operations.js';
import { mayEver, orderMachine, orderRules } from './rules.js';
import { promisedDate } from './next-step.js';
import type { LastPaymentCause, OrderState, PaymentState, RefundWay } from './state.js';
import { payment, takesOrders } from './who.js';

type Draft = EventDraft<OrderEvent>;

const moves =
  (type: 'OrderConfirmedUnpaid' | 'OrderConfirmedPaid' | 'PrepaymentCompleted' | 'StepsCompleted' | 'WorkAccepted' | 'LastPaymentMade') =>
  (_state: OrderState, _command: unknown, moved: Moved<OrderDomain>): Draft[] => [{ type, data: moved }];

/** A payment that is announced. `before`: what was received before it within the same command. */
function movement({ facts }: OrderState, payment: Id, amount: MinorUnits, before: MinorUnits = 0) {
  return { payment, amount, currency: facts.currency, stage: stageNow({ ...facts, received: facts.received + before }) };
}

/** A payment that arrived, with an optional value date. */
const arrival = (
  state: OrderState,
  { payment, amount, valueDate = null }: { payment: Id; amount: MinorUnits; valueDate?: string | null },
) => ({
  ...movement(state, payment, amount),
  valueDate,
});

const openTransfers = (state: OrderState): PaymentState[] => state.payments.filter((payment) => payment.state === 'declared');

function confirmOpenTransfers(state: OrderState): Draft[] {
  let before = 0;
  return openTransfers(state).map(({ id, amount }) => {
    const data = { ...movement(state, id, amount, before), valueDate: null, declared: amount };
    before += amount;
    return { type: 'TransferConfirmed', data };
  });
}

/** Rejects every declared transfer. */
const rejectOpenTransfers = (state: OrderState, reason: TextRef | null): Draft[] =>
  openTransfers(state).map(({ id }) => ({ type: 'TransferRejected', data: { ...announced(state, id), reason } }));

const known = <T extends { id: Id }>(list: readonly T[], id: Id): T => {
  const entry = list.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`a guard let an unknown id pass: ${id}`);
  return entry;
};

/** An announced payment that will not arrive. */
function announced({ payments, facts }: OrderState, payment: Id) {
  const { amount, stage } = known(payments, payment);
  return { payment, amount, currency: facts.currency, stage };
}

/** A refund of one payment, requested or made. */
function returned({ payments, facts }: OrderState, { refund, payment, amount }: { refund: Id; payment: Id; amount: MinorUnits }) {
  return { refund, payment, method: known(payments, payment).method, amount, currency: facts.currency };
}

/** Only a provider's payment can be refunded by the provider, and is unless staff choose otherwise. */
const wayBack = ({ method }: Pick<PaymentState, 'method'>, by: RefundWay = 'provider'): RefundWay => (method === 'provider' ? by : 'other');

/** The opening of a dispute that is not known yet. */
const disputed = ({ facts: { currency } }: OrderState, about: Omit<OrderEventData['PaymentDisputed'], 'currency'>): Draft => ({
  type: 'PaymentDisputed',
  data: { ...about, currency },
});

const itemOf = (state: OrderState, document: Id): Id | null => known(state.documents, document).item;

/** The events of each permitted command, in order. `moved` is the transition that the machine selected. */
export const emitters: Emitters<OrderDomain, Exclude<CommandName, 'placeOrder'>> = {
  managerConfirmedNotPayedOrder: moves('OrderConfirmedUnpaid'),
  managerConfirmedPayedOrder: moves('OrderConfirmedPaid'),
  orderPayedAfterManagerConfirmed: moves('PrepaymentCompleted'),
  orderPayedWithCashAfterManagerConfirmed: (state, { payload }, moved) => [
    { type: 'CashPaymentRecorded', data: { ...arrival(state, payload), note: payload.note } },
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
    const { reason, cause } = payload;
    const rejection: Draft = { type: 'LastPaymentRejected', data: { ...moved, reason, cause: cause ?? 'rejected' } };
    // A follow-on of one payment does not affect the other payments.
    return cause === undefined ? [...rejectOpenTransfers(state, reason), rejection] : [rejection];
  },
  managerFinishedProject: ({ facts }, _command, moved) => {
    const { partner, rewardPercent, currency } = facts;
    return [{ type: 'ProjectFinished', data: { ...moved, partner, rewardPercent, price: facts.price, paid: paid(facts), currency } }];
  },
  cancelOrder: (_state, { payload }, moved) => [
    { type: 'OrderCancelled', data: { ...moved, reason: payload.reason, cause: 'cause' in payload ? payload.cause : null } },
  ],
  agree: (_state, { payload }) => [{ type: 'TermsAgreed', data: payload }],
  declareWithdrawal: (state, { payload: { statement }, at }) => {
    const { currency, visibleSteps: stepsAll, openSteps } = state.facts;
    const kept = keptAt(state, at);
    const data = { statement, refund: backOf(state, kept), kept, currency, stepsDone: stepsAll - openSteps, stepsAll };
    return [{ type: 'WithdrawalDeclared', data }];
  },
  requestCancellation: (state, { payload: { reason }, at }) => [
    { type: 'CancellationRequested', data: { reason, back: backOf(state, keptAt(state, at)), currency: state.facts.currency } },
  ],
  answerCancellation: (_state, { payload }) => [{ type: 'CancellationAnswered', data: payload }],
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
  setExpectedDate: (state, { payload: { date, reason } }) => [
    { type: 'ExpectedDateChanged', data: { date, reason, before: promisedDate(state) } },
  ],
  appointPartner: ({ facts, terms }, { payload: { partner, percent } }) => [
    { type: 'PartnerAppointed', data: { partner, previous: facts.partner, percent: percent ?? terms.partnerRewardPercent } },
  ],
  assignManager: ({ facts }, { payload: { manager } }) => [{ type: 'ManagerAssigned', data: { manager, previous: facts.manager } }],
  changePartnerReward: ({ facts }, { payload: { percent, reason = null } }) => [
    { type: 'PartnerRewardChanged', data: { percent, percentBefore: facts.rewardPercent, reason } },
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
  confirmTransfer: (state, { payload }) => [
    { type: 'TransferConfirmed', data: { ...arrival(state, payload), declared: known(state.payments, payload.payment).amount } },
  ],
  rejectTransfer: (state, { payload: { payment, reason } }) => [
    { type: 'TransferRejected', data: { ...announced(state, payment), reason } },
  ],
  withdrawTransfer: (state, { payload: { payment } }) => [{ type: 'TransferWithdrawn', data: announced(state, payment) }],
  recordOfflinePayment: (state, { payload }) => [
    {
      type: payload.method === 'cash' ? 'CashPaymentRecorded' : 'TransferRecorded',
      data: { ...arrival(state, payload), note: payload.note },
    },
  ],
  waiveRest: ({ facts }, { payload: { amount, reason } }) => [{ type: 'RestWaived', data: { amount, currency: facts.currency, reason } }],
  correctPayment: (state, { payload: { payment, amount, reason } }) => {
    const { amount: before, method, stage } = known(state.payments, payment);
    if (method === 'provider') throw new Error('a guard let a provider’s payment be corrected');
    const conceded = amount < before ? concededBy(state, before - amount) : 0;
    const data = { payment, amount, currency: state.facts.currency, stage, valueDate: null, method, before, conceded, reason };
    return [{ type: 'PaymentCorrected', data }];
  },
  settleReversal: ({ facts: { reversed, currency } }, { payload: { outcome, note } }) => [
    { type: 'ReversalSettled', data: { outcome, amount: reversed, currency, note } },
  ],
  recordDispute: (state, { payload }) => [disputed(state, payload)],
  closeDispute: (state, { payload: { outcome, ...about } }) => {
    const { disputes } = known(state.payments, about.payment);
    const opened = disputes.find(({ id }) => id === about.dispute);
    const amount = opened?.amount ?? about.amount;
    return [
      ...(opened ? [] : [disputed(state, { ...about, dueAt: null })]),
      { type: 'DisputeClosed', data: { ...about, amount, currency: state.facts.currency, outcome } },
    ];
  },
  recordPayment: (state, { payload: { payment, amount, provider, capture, fee = null } }) => [
    { type: 'PaymentCaptured', data: { ...arrival(state, { payment, amount }), provider, capture, fee } },
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
    return [{ type: 'PaymentReversed', data: { ...returned(state, payload), valueDate: null, cause, provider, reference, conceded } }];
  },
  requestRefund: (state, { payload }) => {
    const by = wayBack(known(state.payments, payload.payment), payload.by);
    const data = { ...returned(state, payload), by };
    const requested: Draft = { type: 'RefundRequested', data: { ...data, reason: payload.reason } };
    // Staff record a refund in another way after it was made; only a provider's answer is still pending.
    if (by === 'provider') return [requested];
    return [requested, { type: 'PaymentRefunded', data: { ...data, valueDate: null, conceded: concededBy(state, payload.amount) } }];
  },
  recordRefund: (state, { payload }) => {
    const conceded = concededBy(state, payload.amount);
    return [{ type: 'PaymentRefunded', data: { ...returned(state, payload), valueDate: null, by: 'provider', conceded } }];
  },
  recordRefundFailure: (state, { payload: { refund, payment, issue = null } }) => {
    const { amount } = known(known(state.payments, payment).refunds, refund);
    return [{ type: 'RefundFailed', data: { refund, payment, amount, currency: state.facts.currency, issue } }];
  },
};

/** The two regions of a machine of orders. */
export const chartOf = (machine: typeof orderMachine): Chart<OrderState> => ({
  machine,
  valueOf: ({ value: { progress, reward } }) => ({ progress, reward }),
});

export const workflow: Workflow<OrderDomain> = {
  rules: orderRules,
  chart: chartOf(orderMachine),
  emitters,
  evolve,
  stream: 'order',
  upcasters: orderUpcasters,
  begin: (state, command) => (command.type === 'placeOrder' ? place(state, command) : null),
  absent: ({ type }) => {
    throw new Error(`${type} needs an order`);
  },
  follow: (type, command, state) => (type === 'assignManager' ? taking(command, state) : byPayment(type, command, state)),
};

/**
 * Evaluates `command` on `state` (null: the order is not placed yet). The caller checks visibility (404) and the payload's shape (422).
 * @throws Error if a command other than placeOrder has no order, or placeOrder has one: the caller loaded the wrong stream. A refused command never throws.
 */
export const decide: (state: OrderState | null, command: OrderCommand) => Decision = deciderOf<OrderDomain>(workflow);

function place(state: OrderState | null, { order, actor, payload }: OrderCommandOf<'placeOrder'>) {
  if (state) throw new Error(`order ${order} was already placed`);
  const { client, configuration, agreed = nothingAgreed, buyer = 'consumer', withdrawal = null, forCompany = null } = payload;
  const terms = newestTerms(payload.terms);
  const foreign = actor.role === 'Client' && actor.id !== client;
  if (foreign || !mayEver(actor, 'placeOrder', null))
    return { refusal: refuse('forbiddenForRole', 'askRole', { roles: ['staff', 'client'] }) };
  const whole = price(terms, configuration);
  const conditions = { agreed, buyer, withdrawal, forCompany };
  const data = { from: null, to: 'newOrder' as const, number: null, client, terms, configuration, price: whole, ...conditions };
  return { drafts: [{ type: 'OrderPlaced' as const, data }] };
}

/** Why the balance is no longer covered, by the command that caused it. */
const lastPaymentCauses: Partial<Record<CommandName, LastPaymentCause>> = {
  confirmTransfer: 'short',
  correctPayment: 'short',
  rejectTransfer: 'rejected',
  withdrawTransfer: 'withdrawn',
  requestRefund: 'moneyBack',
  recordRefund: 'moneyBack',
  recordReversal: 'moneyBack',
};

/** Follow-ons of money are made in the name of the payment. */
function byPayment(type: CommandName, { type: after, order, at }: OrderCommand, state: OrderState): OrderCommand {
  const settles = (settling as readonly CommandName[]).includes(after) && uncovered(state) === 0;
  const answer = settles ? { rejected: false } : { rejected: true, reason: null, cause: lastPaymentCauses[after] };
  const withdrawal = { reason: null, cause: 'withdrawal' };
  const payload = type === 'managerConfirmedLastPayment' ? answer : type === 'cancelOrder' ? withdrawal : {};
  return { type, order, actor: payment, at, payload } as OrderCommand;
}

/** The first person to operate an unassigned order becomes its manager, so that every order in progress has a responsible person. */
export function taking({ order, actor, at }: OrderCommand, { facts }: OrderState): OrderCommand | null {
  if (facts.manager !== null || !takesOrders(actor)) return null;
  return { type: 'assignManager', order, actor, at, payload: { manager: actor.id } };
}

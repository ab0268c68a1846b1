import type { Id } from '#machines/kernel/ids';
import { type BasisPoints, minor, type MinorUnits, sum } from '#machines/kernel/money';
import { type Changes, evolverOf, folderOf } from '#machines/decider/decider';
import type { OrderEvent, OrderEventOf } from './events.js';
import { disputedOf, pendingOf, prepaymentOf, reservedOf, reversedAfter } from './figures.js';
import { keptOfHeld } from './leaving.js';
import { documentFacts, itemsAfter } from './items.js';
import type { DisputeState, OrderFacts, OrderState, OrderTerms, PaymentMethod, PaymentState, RefundState, StepState } from './state.js';
import { nextStepOf, waitAfter, waitsForClient } from './next-step.js';
import { isFinal, type OrderValue, type RewardValue } from './statuses.js';
import { machineVersion } from './version.js';
import { informedSince } from './withdrawal.js';
import { isWho, seesEvent, updatedNames } from './who.js';

/** Changes by one event; facts are merged, the reward region moves where it is named. */
export type Change = Partial<Omit<OrderState, 'facts' | 'value'>> & { facts?: Partial<OrderFacts>; reward?: RewardValue };

const nothing = (): Change => ({});

const withEntry = <T extends { id: string }>(list: readonly T[], id: Id, change: (entry: T) => T): T[] =>
  list.map((entry) => (entry.id === id ? change(entry) : entry));

/** Facts about steps for the guards; only visible steps count. */
export function stepFacts(steps: readonly StepState[]): Pick<OrderFacts, 'visibleSteps' | 'openSteps'> {
  const visible = steps.filter((step) => step.visible);
  return { visibleSteps: visible.length, openSteps: visible.filter((step) => step.completedAt === null).length };
}

const withSteps = (state: OrderState, id: Id, completedAt: number | null): Change => {
  const steps = withEntry(state.steps, id, (step) => ({ ...step, completedAt }));
  return { steps, facts: stepFacts(steps) };
};

const withDocuments = ({ items }: OrderState, documents: OrderState['documents']): Change => ({
  documents,
  facts: documentFacts(items, documents),
});

const withItems = ({ documents }: OrderState, items: OrderState['items']): Change => ({ items, facts: documentFacts(items, documents) });

type MoneyIn = OrderEventOf<
  'PaymentCaptured' | 'CashPaymentRecorded' | 'TransferRecorded' | 'TransferDeclared' | 'TransferConfirmed' | 'PaymentPending'
>;

/** Replaces the payment by its new version. */
function withPayment(state: OrderState, event: MoneyIn, now: Pick<PaymentState, 'method' | 'state' | 'reference'>): PaymentState[] {
  const { payment: id, amount, stage } = event.data;
  const valueDate = 'valueDate' in event.data ? event.data.valueDate : null;
  const before = state.payments.find((payment) => payment.id === id);
  if (before)
    return withEntry(state.payments, id, (payment) => ({
      ...payment,
      amount,
      basis: amount,
      stage,
      state: now.state,
      at: event.at,
      valueDate,
    }));
  const none = { refunds: [], disputes: [] };
  return [...state.payments, { id, amount, basis: amount, stage, ...now, recordedBy: event.actor.id, at: event.at, valueDate, ...none }];
}

const arrives = (state: OrderState, event: MoneyIn, method: PaymentMethod, reference: PaymentState['reference'] = null): Change => {
  const payments = withPayment(state, event, { method, state: method === 'provider' ? 'captured' : 'confirmed', reference });
  return { payments, facts: { received: minor(state.facts.received + event.data.amount), pending: pendingOf(payments) } };
};

const announced = (state: OrderState, id: Id): MinorUnits => state.payments.find((payment) => payment.id === id)?.amount ?? 0;

const withRefund = (state: OrderState, payment: Id, refund: Id, change: (refund: RefundState) => RefundState): PaymentState[] =>
  withEntry(state.payments, payment, (entry) => ({ ...entry, refunds: withEntry(entry.refunds, refund, change) }));

const withNewRefund = (state: OrderState, payment: Id, refund: RefundState): PaymentState[] =>
  withEntry(state.payments, payment, (entry) => ({ ...entry, refunds: [...entry.refunds, refund] }));

/** The payments after a refund changed, and the sum still reserved for refunds. */
const withRefunds = (payments: PaymentState[], facts: Partial<OrderFacts> = {}): Change => ({
  payments,
  facts: { ...facts, reserved: sum(...payments.map(reservedOf)) },
});

type MoneyBack = OrderEventOf<'PaymentRefunded' | 'PaymentReversed'>;

const gaveBack = ({ facts }: OrderState, { data: { amount, conceded } }: MoneyBack): Partial<OrderFacts> => ({
  refunded: minor(facts.refunded + amount),
  conceded: minor(facts.conceded + conceded),
});

/** Corrects the amount of cash or a transfer. A missing part is treated like a reversal. */
function corrected(state: OrderState, { actor, data: { payment, amount, before, conceded } }: OrderEventOf<'PaymentCorrected'>): Change {
  const { facts } = state;
  const isUnlimited = isWho('topStaff', actor, facts);
  const payments = withEntry(state.payments, payment, (entry) => ({ ...entry, amount, basis: isUnlimited ? amount : entry.basis }));
  return withRefunds(payments, {
    received: minor(facts.received + amount - before),
    conceded: minor(facts.conceded + conceded),
    reversed: minor(facts.reversed + Math.max(0, before - amount)),
  });
}

const withDisputes = (state: OrderState, payment: Id, change: (disputes: readonly DisputeState[]) => DisputeState[]): Change => {
  const payments = withEntry(state.payments, payment, (entry) => ({ ...entry, disputes: change(entry.disputes) }));
  return { payments, facts: { disputed: disputedOf(payments) } };
};

/** Closes a declared transfer. */
const withoutTransfer = (state: OrderState, payment: Id, now: 'rejected' | 'withdrawn'): Change => ({
  payments: withEntry(state.payments, payment, (entry) => ({ ...entry, state: now })),
  facts: { openTransfers: state.facts.openTransfers - announced(state, payment) },
});

/** The payments after a provider started or ended its check of one. */
const withChecked = (payments: PaymentState[]): Change => ({ payments, facts: { pending: pendingOf(payments) } });

const agree = (rewardPercent: BasisPoints, also: Partial<OrderFacts> = {}): Change => ({
  reward: 'agreed',
  facts: { ...also, rewardPercent, pendingRewardPercent: null },
});

/** Changes by each event but the first. None reads a text or a clock. */
export const changes: Changes<OrderState, OrderEvent, 'OrderPlaced', Change> = {
  OrderEdited: ({ terms }, { data: { configuration, price } }) => ({
    configuration,
    facts: { price, prepayment: prepaymentOf(terms, price) },
  }),
  DetailsGiven: (_state, { data: { details } }) => ({ details, facts: { details: 'given' } }),
  DetailsChanged: (_state, { data: { details } }) => ({ details }),
  CompanyRecorded: (_state, { data: company }) => ({ company }),
  ExpectedDateChanged: (_state, { data: { date, reason } }) => ({ promised: { date, reason } }),
  OrderConfirmedUnpaid: (_state, { at }) => ({ confirmedAt: at }),
  OrderConfirmedPaid: (_state, { at }) => ({ confirmedAt: at }),
  PrepaymentCompleted: nothing,
  DocumentsRequested: (state, { data, at }) => withItems(state, itemsAfter(state.items, state.documents, data, at)),
  DocumentsReceived: (state, { data }) =>
    withItems(
      state,
      state.items.map((item) => (data.onPaper.includes(item.id) ? { ...item, receivedOnPaper: true } : item)),
    ),
  StepsCompleted: nothing,
  WorkAccepted: nothing,
  LastPaymentRequested: nothing,
  LastPaymentMade: nothing,
  LastPaymentConfirmed: nothing,
  LastPaymentRejected: nothing,
  WorkNotAccepted: nothing,
  ResultDocumentsSent: nothing,
  ProjectFinished: () => ({ facts: { cancellationAskedAt: null } }),
  OrderCancelled: (state, { at }) => ({ facts: { kept: keptOfHeld(state, at), cancellationAskedAt: null } }),
  TermsAgreed: ({ informedAt }, { at, data: { terms, startEarly } }) => ({
    agreed: { terms, startEarly },
    informedAt: informedSince(informedAt, { terms, startEarly }, at),
  }),
  WithdrawalDeclared: (_state, { at, data: { statement, refund } }) => ({ withdrawn: { statement, refund }, facts: { withdrawnAt: at } }),
  CancellationRequested: (_state, { at, data: { reason, back } }) => ({
    cancellation: { at, reason, back, answer: null },
    facts: { cancellationAskedAt: at },
  }),
  CancellationAnswered: ({ cancellation }, { data: { answer } }) => ({
    cancellation: cancellation && { ...cancellation, answer },
    facts: { cancellationAskedAt: null },
  }),
  PartnerAppointed: (_state, { data: { partner, percent } }) => agree(percent, { partner }),
  PartnerRewardChanged: ({ facts }, { data: { percent } }) =>
    percent === facts.rewardPercent ? agree(percent) : { reward: 'changed', facts: { pendingRewardPercent: percent } },
  PartnerRewardAcknowledged: (_state, { data }) => agree(data.percent),
  ManagerAssigned: (_state, { data: { manager } }) => ({ facts: { manager } }),
  StepCompleted: (state, { data, at }) => withSteps(state, data.step, at),
  StepReopened: (state, { data }) => withSteps(state, data.step, null),
  DocumentAttached: (state, { data, actor, at }) => {
    const { document: id, kind, item, file, title, replaces } = data;
    const attachedAt = Math.max(at, state.items.find((asked) => asked.id === item)?.askedAt ?? at);
    const unreviewed = { review: 'none' as const, reason: null, cause: null };
    const document = { id, kind, item, file, title, attachedBy: actor.id ?? '', attachedAt, ...unreviewed, replaces };
    return withDocuments(state, [...state.documents, document]);
  },
  DocumentAccepted: (state, { data }) =>
    withDocuments(
      state,
      withEntry(state.documents, data.document, (document) => ({ ...document, review: 'accepted', reason: null, cause: null })),
    ),
  DocumentRejected: (state, { data: { document: id, reason, cause } }) =>
    withDocuments(
      state,
      withEntry(state.documents, id, (document) => ({ ...document, review: 'rejected', reason, cause })),
    ),
  DocumentRemoved: (state, { data }) =>
    withDocuments(
      state,
      state.documents.filter((document) => document.id !== data.document),
    ),
  PaymentCaptured: (state, event) => arrives(state, event, 'provider'),
  CashPaymentRecorded: (state, event) => arrives(state, event, 'cash', event.data.note),
  TransferRecorded: (state, event) => arrives(state, event, 'transfer', event.data.note),
  TransferDeclared: (state, event) => ({
    payments: withPayment(state, event, { method: 'transfer', state: 'declared', reference: event.data.reference }),
    facts: { openTransfers: minor(state.facts.openTransfers + event.data.amount) },
  }),
  TransferConfirmed: (state, event) => {
    const { payments, facts } = arrives(state, event, 'transfer');
    return { ...(payments && { payments }), facts: { ...facts, openTransfers: state.facts.openTransfers - event.data.declared } };
  },
  TransferRejected: (state, { data }) => withoutTransfer(state, data.payment, 'rejected'),
  TransferWithdrawn: (state, { data }) => withoutTransfer(state, data.payment, 'withdrawn'),
  PaymentPending: (state, event) => withChecked(withPayment(state, event, { method: 'provider', state: 'pending', reference: null })),
  PaymentDenied: (state, { data, at }) =>
    withChecked(withEntry(state.payments, data.payment, (payment) => ({ ...payment, state: 'denied', at }))),
  RefundRequested: (state, { data: { payment, refund: id, amount, reason }, at }) =>
    withRefunds(withNewRefund(state, payment, { id, amount, state: 'requested', at, reason })),
  PaymentRefunded: (state, event) => {
    const { payment, refund, amount } = event.data;
    const payments = withRefund(state, payment, refund, (entry) => ({ ...entry, amount, state: 'refunded', at: event.at }));
    return withRefunds(payments, gaveBack(state, event));
  },
  PaymentReversed: (state, event) => {
    const { payment, refund: id, amount } = event.data;
    const payments = withNewRefund(state, payment, { id, amount, state: 'reversed', at: event.at, reason: null });
    return withRefunds(payments, { ...gaveBack(state, event), reversed: minor(state.facts.reversed + amount) });
  },
  PaymentCorrected: corrected,
  RestWaived: ({ facts, waivedWithLimit }, { actor, data: { amount } }) => ({
    facts: { conceded: minor(facts.conceded + amount), waived: minor(facts.waived + amount) },
    waivedWithLimit: isWho('refundStaff', actor, facts) ? waivedWithLimit : minor(waivedWithLimit + amount),
  }),
  ReversalSettled: () => ({ facts: { reversed: 0 } }),
  PaymentDisputed: (state, { at, data: { payment, dispute: id, amount, dueAt } }) =>
    withDisputes(state, payment, (disputes) => [...disputes, { id, amount, dueAt, at, outcome: null }]),
  DisputeClosed: (state, { data: { payment, dispute, outcome } }) =>
    withDisputes(state, payment, (disputes) => withEntry(disputes, dispute, (entry) => ({ ...entry, outcome }))),
  RefundFailed: (state, { data: { payment, refund }, at }) =>
    withRefunds(withRefund(state, payment, refund, (entry) => ({ ...entry, state: 'failed', at }))),
  TextsErased: nothing,
};

export const evolve = evolverOf<OrderState, OrderEvent, 'OrderPlaced', Change>({
  noun: 'an order',
  first: 'OrderPlaced',
  begin: placed,
  changes,
  merge,
});

/** The state after a whole stream. @throws Error when the stream is empty or does not begin with OrderPlaced */
export const fold = folderOf('order', evolve);

/** Merges facts and moves progress if the event does. */
function merge(state: OrderState, { facts, reward, ...rest }: Change, event: OrderEvent): Partial<OrderState> {
  const { data, at } = event;
  const value: OrderValue = { progress: 'to' in data ? data.to : state.value.progress, reward: reward ?? state.value.reward };
  const merged = { ...rest, ...seenAt(event, value), value, facts: { ...state.facts, ...facts }, turnSince: state.turnSince };
  merged.facts.reversed = reversedAfter(state, merged);
  if (nextStepOf(merged).who !== nextStepOf(state).who) merged.turnSince = at;
  const waiting = Object.assign(
    merged,
    waitAfter(event.type === 'ExpectedDateChanged' ? waitAgain(state) : state, waitsForClient(merged), at),
  );
  if (!('to' in data)) return waiting;
  return { ...waiting, statusSince: at, ...(isFinal(data.to) && withoutPendingReward(waiting)) };
}

/** A date promised by staff counts from now and includes earlier waiting time. */
const waitAgain = (state: OrderState): OrderState => ({ ...state, waited: 0, clientSince: null });

/** Times of the last visible change, for readers who do not see every event. */
const seenAt = (event: OrderEvent, { progress }: OrderValue): Partial<OrderState> => ({
  ...(seesEvent('client', event, progress) && { [updatedNames.client]: event.at }),
  ...(seesEvent('partner', event, progress) && { [updatedNames.partner]: event.at }),
});

/** An unacknowledged change of the reward is dropped when the order ends. */
const withoutPendingReward = ({ value, facts }: Pick<OrderState, 'value' | 'facts'>): Partial<OrderState> => ({
  value: { ...value, reward: 'agreed' },
  facts: { ...facts, pendingRewardPercent: null },
});

function placed({ order, at, data }: OrderEventOf<'OrderPlaced'>): OrderState {
  const { terms, configuration } = data;
  const steps = stepsOf(terms);
  return {
    id: order,
    version: 1,
    machineVersion,
    number: data.number,
    value: { progress: data.to, reward: 'agreed' },
    facts: factsAtPlacing(data, steps),
    configuration,
    terms,
    steps,
    items: [],
    documents: [],
    payments: [],
    waivedWithLimit: 0,
    details: null,
    promised: null,
    company: null,
    agreed: data.agreed,
    buyer: data.buyer,
    withdrawal: data.withdrawal,
    forCompany: data.forCompany,
    confirmedAt: null,
    informedAt: informedSince(null, data.agreed, at),
    withdrawn: null,
    cancellation: null,
    clientSince: null,
    turnSince: at,
    waited: 0,
    createdAt: at,
    updatedAt: at,
    clientUpdatedAt: at,
    partnerUpdatedAt: at,
    statusSince: at,
  };
}

const stepsOf = (terms: OrderTerms): StepState[] =>
  terms.steps.flatMap(({ key, steps }) => steps.map(({ id, visible }) => ({ id, group: key, visible, completedAt: null })));

const factsAtPlacing = ({ client, terms, price }: OrderEventOf<'OrderPlaced'>['data'], steps: StepState[]): OrderFacts => ({
  client,
  partner: null,
  manager: null,
  currency: terms.currency,
  price,
  prepayment: prepaymentOf(terms, price),
  received: 0,
  refunded: 0,
  reserved: 0,
  conceded: 0,
  waived: 0,
  reversed: 0,
  disputed: 0,
  openTransfers: 0,
  pending: 0,
  ...stepFacts(steps),
  items: 0,
  itemsMissing: 0,
  itemsNotAccepted: 0,
  addressItems: 0,
  resultDocuments: 0,
  needsDocuments: terms.requiredDocuments.length > 0,
  details: terms.details.length > 0 ? 'missing' : 'none',
  cancellationAskedAt: null,
  withdrawnAt: null,
  kept: null,
  rewardPercent: terms.partnerRewardPercent,
  pendingRewardPercent: null,
});

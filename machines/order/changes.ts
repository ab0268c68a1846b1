import type { Id } from '#libs/kernel/ids';
import { type BasisPoints, minor, type MinorUnits } from '#libs/kernel/money';
import type { Changes } from '#machines/decider/evolve';
import type { OrderEvent, OrderEventOf } from './events.js';
import { prepaymentOf } from './figures.js';
import { documentFacts, itemsAfter, stepFacts } from './items.js';
import type { OrderFacts, OrderState, PaymentMethod, PaymentState, RefundState } from './state.js';
import type { RewardValue } from './statuses.js';

/** What an event changes; facts are merged, the reward region moves where it is named. */
export type Change = Partial<Omit<OrderState, 'facts' | 'value'>> & { facts?: Partial<OrderFacts>; reward?: RewardValue };

const nothing = (): Change => ({});

const withEntry = <T extends { id: Id }>(list: readonly T[], id: Id, change: (entry: T) => T): T[] =>
  list.map((entry) => (entry.id === id ? change(entry) : entry));

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

/** The payment as the event leaves it, in place of what was known of it before. */
function withPayment(state: OrderState, event: MoneyIn, now: Pick<PaymentState, 'method' | 'state' | 'reference'>): PaymentState[] {
  const { payment: id, amount, stage } = event.data;
  const before = state.payments.find((payment) => payment.id === id);
  if (before) return withEntry(state.payments, id, (payment) => ({ ...payment, amount, stage, state: now.state, at: event.at }));
  return [...state.payments, { id, amount, stage, ...now, recordedBy: event.actor.id, at: event.at, refunds: [] }];
}

const arrives = (state: OrderState, event: MoneyIn, method: PaymentMethod, reference: PaymentState['reference'] = null): Change => ({
  payments: withPayment(state, event, { method, state: method === 'provider' ? 'captured' : 'confirmed', reference }),
  facts: { received: minor(state.facts.received + event.data.amount) },
});

const announced = (state: OrderState, id: Id): MinorUnits => state.payments.find((payment) => payment.id === id)?.amount ?? 0;

const withRefund = (state: OrderState, payment: Id, refund: Id, change: (refund: RefundState) => RefundState): PaymentState[] =>
  withEntry(state.payments, payment, (entry) => ({ ...entry, refunds: withEntry(entry.refunds, refund, change) }));

const reservedBy = (state: OrderState, payment: Id, refund: Id): MinorUnits =>
  state.payments.find((entry) => entry.id === payment)?.refunds.find((entry) => entry.id === refund)?.amount ?? 0;

const agree = (rewardPercent: BasisPoints, also: Partial<OrderFacts> = {}): Change => ({
  reward: 'agreed',
  facts: { ...also, rewardPercent, pendingRewardPercent: null },
});

/** What each event but the first changes. No event reads a text or a clock. */
export const changes: Changes<OrderState, OrderEvent, 'OrderPlaced', Change> = {
  OrderEdited: ({ terms }, { data: { configuration, price } }) => ({
    configuration,
    facts: { price, prepayment: prepaymentOf(terms, price) },
  }),
  OrderConfirmedUnpaid: nothing,
  OrderConfirmedPaid: nothing,
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
  ProjectFinished: nothing,
  OrderCancelled: nothing,
  PartnerAppointed: (_state, { data: { partner, percent } }) => agree(percent, { partner }),
  PartnerRewardChanged: ({ facts }, { data: { percent } }) =>
    percent === facts.rewardPercent ? agree(percent) : { reward: 'changed', facts: { pendingRewardPercent: percent } },
  PartnerRewardAcknowledged: (_state, { data }) => agree(data.percent),
  ManagerAssigned: (_state, { data: { manager } }) => ({ facts: { manager } }),
  StepCompleted: (state, { data, at }) => withSteps(state, data.step, at),
  StepReopened: (state, { data }) => withSteps(state, data.step, null),
  DocumentAttached: (state, { data, actor, at }) => {
    const { document: id, kind, item, file, title } = data;
    const attachedAt = Math.max(at, state.items.find((asked) => asked.id === item)?.askedAt ?? at);
    const document = { id, kind, item, file, title, attachedBy: actor.id ?? '', attachedAt, review: 'none' as const, reason: null };
    return withDocuments(state, [...state.documents, document]);
  },
  DocumentAccepted: (state, { data }) =>
    withDocuments(
      state,
      withEntry(state.documents, data.document, (document) => ({ ...document, review: 'accepted', reason: null })),
    ),
  DocumentRejected: (state, { data: { document: id, reason } }) =>
    withDocuments(
      state,
      withEntry(state.documents, id, (document) => ({ ...document, review: 'rejected', reason })),
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
  TransferRejected: (state, { data }) => ({
    payments: withEntry(state.payments, data.payment, (payment) => ({ ...payment, state: 'rejected' })),
    facts: { openTransfers: state.facts.openTransfers - announced(state, data.payment) },
  }),
  PaymentPending: (state, event) => ({ payments: withPayment(state, event, { method: 'provider', state: 'pending', reference: null }) }),
  RefundRequested: (state, { data, at }) => {
    const refund: RefundState = { id: data.refund, amount: data.amount, state: 'requested', at, reason: data.reason };
    return {
      payments: withEntry(state.payments, data.payment, (payment) => ({ ...payment, refunds: [...payment.refunds, refund] })),
      facts: { reserved: minor(state.facts.reserved + data.amount) },
    };
  },
  PaymentRefunded: (state, { data: { payment, refund, amount, conceded }, at }) => ({
    payments: withRefund(state, payment, refund, (entry) => ({ ...entry, amount, state: 'refunded', at })),
    facts: {
      reserved: state.facts.reserved - reservedBy(state, payment, refund),
      refunded: minor(state.facts.refunded + amount),
      conceded: minor(state.facts.conceded + conceded),
    },
  }),
  RefundFailed: (state, { data: { payment, refund }, at }) => ({
    payments: withRefund(state, payment, refund, (entry) => ({ ...entry, state: 'failed', at })),
    facts: { reserved: state.facts.reserved - reservedBy(state, payment, refund) },
  }),
};

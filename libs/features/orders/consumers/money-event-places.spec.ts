import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { type LedgerOrder, post, type Posting } from '#libs/features/ledger/postings';
import { OrderRewards } from '#libs/features/payoffs/order-rewards';
import { factsAfter, type FactsChange, type ReportOrder } from '#libs/features/reports/rules/report-order';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { OrderEvent, OrderEventData, OrderEventType } from '#machines/order/events';
import { changes, evolve } from '#machines/order/evolve';
import { balance, heldBy } from '#machines/order/figures';
import { decide } from '#machines/order/decide';
import type { OrderState } from '#machines/order/state';
import { progressStatuses } from '#machines/order/statuses';
import { choice, submission } from '#machines/order/testing/choices';
import { OrderUnderTest, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { seesEventType } from '#machines/order/who';
import { PaymentHistory } from './payment-history.js';

/** An event is about money if its data has an amount and a currency. A new one without a row below does not compile. */
type MoneyEventType = {
  [Type in OrderEventType]: OrderEventData[Type] extends { amount: MinorUnits; currency: Currency } ? Type : never;
}[OrderEventType];

const places = ['evolve', 'ledger', 'history', 'reports', 'rewards', 'hidden'] as const;
type Place = (typeof places)[number];

const arrival: readonly Place[] = ['evolve', 'ledger', 'history', 'reports', 'hidden'];
const announcement: readonly Place[] = ['evolve', 'history', 'hidden'];
const provider: readonly Place[] = ['evolve', 'history', 'hidden'];
const refund: readonly Place[] = ['evolve', 'ledger', 'hidden'];

/** Where each money event is folded, and whether it is `hidden` from readers who see no payments. */
const foldedIn: Readonly<Record<MoneyEventType, readonly Place[]>> = {
  LastPaymentRequested: [],
  PaymentCaptured: arrival,
  CashPaymentRecorded: arrival,
  TransferRecorded: arrival,
  TransferConfirmed: arrival,
  TransferDeclared: announcement,
  TransferRejected: announcement,
  TransferWithdrawn: announcement,
  PaymentPending: announcement,
  PaymentDenied: announcement,
  RefundRequested: refund,
  RefundFailed: refund,
  PaymentRefunded: places,
  PaymentReversed: places,
  PaymentCorrected: places,
  RestWaived: ['evolve', 'reports', 'hidden'],
  ReversalSettled: ['evolve', 'hidden'],
  PaymentDisputed: provider,
  DisputeClosed: provider,
};
const moneyEvents = Object.keys(foldedIn) as MoneyEventType[];

const { client, clientManager: manager, clientHead, payment } = people;
const reason = textRef(1);
const transfer = (number: number, amount: number) => ({ payment: id(number), amount, reference: null });
const offline = (number: number, method: 'cash' | 'transfer') => ({ payment: id(number), method, amount: 1_000, note: null });
const paypal = { payment: id(606), provider: 'paypal' };
const dispute = { ...paypal, dispute: 'D', amount: 7_000 };
const back = (number: number, amount: number) => ({ refund: id(number), payment: id(606), amount });

/** An order with every kind of money event. */
const eventful = (): OrderUnderTest =>
  orderIn('newOrder')
    .then(client, 'declareTransfer', transfer(600, 500))
    .then(client, 'withdrawTransfer', { payment: id(600) })
    .then(client, 'declareTransfer', transfer(601, 600))
    .then(manager, 'rejectTransfer', { payment: id(601), reason })
    .then(client, 'declareTransfer', transfer(602, 10_000))
    .then(manager, 'confirmTransfer', { payment: id(602), amount: 9_000 })
    .then(manager, 'recordOfflinePayment', offline(603, 'cash'))
    .then(manager, 'recordOfflinePayment', offline(604, 'transfer'))
    .then(payment, 'recordPaymentPending', { ...paypal, payment: id(605), amount: 300 })
    .then(payment, 'recordPaymentDenied', { ...paypal, payment: id(605) })
    .then(payment, 'recordPayment', { ...paypal, amount: 54_000, capture: 'C' })
    .then(clientHead, 'requestRefund', { ...back(700, 1_000), reason })
    .then(payment, 'recordRefundFailure', { refund: id(700), payment: id(606) })
    .then(clientHead, 'requestRefund', { ...back(701, 2_000), reason })
    .then(payment, 'recordRefund', back(701, 2_000))
    .then(payment, 'recordDispute', { ...dispute, dueAt: null })
    .then(payment, 'closeDispute', { ...dispute, outcome: 'lost' })
    .then(payment, 'recordReversal', { ...back(702, 5_000), provider: 'paypal', cause: 'dispute', reference: 'R' })
    .then(clientHead, 'correctPayment', { payment: id(603), amount: 400, reason })
    .then(manager, 'waiveRest', { amount: 100, limit: 100, today: 100, reason })
    .then(manager, 'settleReversal', { outcome: 'waived', note: null });

const placedEvent = ({ type, schemaVersion, order, version, actor, at, data }: OrderEvent): PlacedEvent => ({
  pos: version,
  id: id(50_000 + version),
  streamType: 'order',
  streamId: order,
  version,
  type,
  schemaVersion,
  data: data as unknown as Record<string, unknown>,
  metadata: { actor },
  recordedAt: at,
});

/** State of each pure fold. */
interface Known {
  state: OrderState | null;
  ledger: LedgerOrder;
  postings: Posting[];
  reports: ReportOrder | undefined;
  money: FactsChange['money'];
}
const unknown: Known = {
  state: null,
  ledger: {
    order: id(100),
    currency: 'EUR',
    client: client.id,
    price: 180_000,
    received: 0,
    refunded: 0,
    partner: null,
    rewardPercent: null,
    roundTo: 1,
    finished: false,
    revenue: 0,
    commission: 0,
    openRefunds: {},
  },
  postings: [],
  reports: undefined,
  money: undefined,
};

function after(known: Known, event: OrderEvent): Known {
  const { after: ledger, postings } = post(known.ledger, event);
  const { order: reports, money } = factsAfter(known.reports, placedEvent(event));
  return { state: evolve(known.state, event), ledger, postings, reports, money };
}

/** States before and after the first event of a type. @throws Error if the story has none */
function around(type: OrderEventType, { events }: OrderUnderTest): [before: Known, after: Known] {
  const at = events.findIndex((event) => event.type === type);
  if (at < 0) throw new Error(`the story has no ${type}`);
  const before = events.slice(0, at).reduce(after, unknown);
  return [before, after(before, events[at] as OrderEvent)];
}

/** Reads the order's money from each pure fold. */
const moneyIn: Partial<Record<Place, (known: Known) => unknown>> = {
  evolve: ({ state }) => [state?.facts, state?.payments],
  ledger: ({ ledger }) => ledger,
  reports: ({ reports: known }) => known && [known.price, known.received, known.refunded, known.conceded, known.balance],
};

const history: readonly string[] = new PaymentHistory().types;
const rewards: readonly string[] = new OrderRewards(undefined as never, undefined as never, undefined as never).types;

function placesOf(type: OrderEventType, [before, then]: [Known, Known]): Place[] {
  const changed = (place: Place) => JSON.stringify(moneyIn[place]?.(before)) !== JSON.stringify(moneyIn[place]?.(then));
  const is: Record<Place, boolean> = {
    evolve: changed('evolve'),
    ledger: changed('ledger') || then.postings.length > 0,
    history: history.includes(type),
    reports: changed('reports') || then.money !== undefined,
    rewards: rewards.includes(type),
    hidden: !seesEventType('partner', type) && seesEventType('client', type),
  };
  return places.filter((place) => is[place]);
}

describe('the six places of an event of money', () => {
  test.each(moneyEvents)('are the listed ones for %s', (type) => {
    const story = type === 'LastPaymentRequested' ? orderIn('lastPaymentRequired') : eventful();
    expect(placesOf(type, around(type, story))).toEqual(foldedIn[type]);
  });

  test('have a row here for every event of money', () => {
    const types = ['OrderPlaced', ...(Object.keys(changes) as OrderEventType[])] as const;
    const taken = types.filter((type) => history.includes(type) || rewards.includes(type) || !seesEventType('partner', type));
    const others = taken.filter((type) => !moneyEvents.includes(type as MoneyEventType));
    // A finished project accrues the reward, and emptied texts are for staff alone.
    expect(others).toEqual(['ProjectFinished', 'TextsErased']);
  });

  test('agree on what is received, refunded, conceded and due, after every event', () => {
    for (const story of [eventful(), orderIn('projectFinished'), orderIn('lastPaymentPayed')]) {
      let known = unknown;
      for (const event of story.events) {
        known = after(known, event);
        const { received, refunded, conceded } = known.state!.facts;
        const figures = { received, refunded, conceded };
        expect([event.type, known.reports]).toMatchObject([event.type, { ...figures, balance: balance(known.state!) }]);
        expect([event.type, known.ledger]).toMatchObject([event.type, { received, refunded }]);
      }
    }
  });
});

/** Keeps the postings of earlier events. */
const withAllPostings = (known: Known, event: OrderEvent): Known => {
  const then = after(known, event);
  return { ...then, postings: [...known.postings, ...then.postings] };
};

/** Checks that every fold gives the same sums after the event. */
function expectAgreement({ state, reports, ledger, postings }: Known, type: OrderEventType): void {
  const { received, refunded, conceded } = state!.facts;
  const about = { type, received, refunded, conceded };
  expect({ ...about, ...reports }).toMatchObject({ ...about, balance: balance(state!) });
  expect({ ...about, ...ledger }).toMatchObject({ type, received, refunded });
  const total = (accounts: readonly string[]): number =>
    postings.flatMap(({ entries }) => entries).reduce((all, { account, amount }) => all + (accounts.includes(account) ? amount : 0), 0);
  expect([type, 'held', total(['cash', 'bank', 'providerClearing', 'providerFees'])]).toEqual([type, 'held', received - refunded]);
  const held = state!.payments.map((payment) => heldBy(payment));
  expect([type, 'payments', held.reduce((all, one) => all + one, 0)]).toEqual([type, 'payments', received - refunded]);
}

test('whatever happens to an order, its places agree on what is received, refunded, conceded and due', () => {
  const beginnings = fc.constantFrom(...progressStatuses.filter((status) => status !== 'orderCancelled'));
  fc.assert(
    fc.property(beginnings, fc.array(choice, { minLength: 1, maxLength: 30 }), (status, history) => {
      let known = orderIn(status).events.reduce(withAllPostings, unknown);
      history.forEach((chosen, step) => {
        const decision = decide(known.state, submission(known.state!, chosen, step));
        if (!decision.accepted) return;
        for (const event of decision.events) known = withAllPostings(known, event);
        expectAgreement(known, decision.events.at(-1)!.type);
      });
    }),
    runs({ quick: 60, full: 10_000 }), // a corrected payment counts as before: 20 of 20 seeds at 30
  );
});

describe('the effects of an event of money', () => {
  const changeBy = (type: OrderEventType) => {
    const [{ state: before }, known] = around(type, eventful());
    const facts = Object.entries(known.state!.facts).filter(([name, value]) => before?.facts[name as keyof OrderState['facts']] !== value);
    return { facts: Object.fromEntries(facts), postings: known.postings, money: known.money };
  };

  test('PaymentCorrected has its difference as a posting at its own time and as a movement of the reports', () => {
    const { facts, postings, money } = changeBy('PaymentCorrected');
    expect(facts).toEqual({ received: 64_400, reversed: 5_600 });
    const entries = [
      { account: 'clientReceivable', party: client.id, amount: 600 },
      { account: 'cash', party: null, amount: -600 },
    ];
    expect(postings).toEqual([{ kind: 'correction', entries }]);
    expect(money).toMatchObject({ kind: 'received', method: 'cash', stage: 'prepayment', amount: -600 });
  });

  test.each([
    ['RestWaived', { conceded: 100, waived: 100 }],
    ['ReversalSettled', { reversed: 0 }],
    ['PaymentDisputed', { disputed: 7_000 }],
    ['DisputeClosed', { disputed: 0 }],
  ] as const)('%s changes what is due or waits, and has no posting and no movement of money', (type, facts) => {
    expect(changeBy(type)).toEqual({ facts, postings: [], money: undefined });
  });

  test('PaymentCorrected of a finished order reduces revenue and commission', () => {
    const order = orderIn('projectFinished').then(clientHead, 'correctPayment', { payment: id(202), amount: 26_000, reason });
    const { postings, ledger } = order.events.reduce(after, unknown);
    expect(postings.map(({ kind, entries }) => [kind, Math.abs(entries[0]?.amount ?? 0)])).toEqual([
      ['correction', 100_000],
      ['revenueCorrection', 100_000],
      ['commissionCorrection', 20_000],
    ]);
    expect([ledger.revenue, ledger.commission]).toEqual([80_000, 16_000]);
  });
});

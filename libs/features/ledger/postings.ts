import type { Id } from '#machines/kernel/ids';
import { type BasisPoints, type Currency, minor, type MinorUnits, percentOf } from '#machines/kernel/money';
import type { OrderEvent, OrderEventData, OrderEventType } from '#machines/order/events';
import type { PaymentMethod } from '#machines/order/state';

type Account =
  'clientReceivable' | 'providerClearing' | 'providerFees' | 'cash' | 'bank' | 'revenue' | 'partnerPayable' | 'partnerPaid' | 'refunds';

/** One side of a posting: a debit is positive, a credit negative. `party` is the client or partner where the account is theirs. */
interface Entry {
  account: Account;
  party: Id | null;
  amount: MinorUnits;
}

/** A balanced posting; at most one of a kind per event. */
export interface Posting {
  kind:
    | 'payment'
    | 'fee'
    | 'refundRequested'
    | 'refund'
    | 'refundFailed'
    | 'reversal'
    | 'correction'
    | 'dispute'
    | 'revenue'
    | 'revenueCorrection'
    | 'commission'
    | 'commissionCorrection'
    | 'payoff';
  entries: Entry[];
}

/** Sums of an order from which its next posting is computed. */
export interface LedgerOrder {
  order: Id;
  currency: Currency;
  client: Id;
  price: MinorUnits;
  received: MinorUnits;
  refunded: MinorUnits;
  partner: Id | null;
  rewardPercent: BasisPoints | null;
  /** step of the order's terms to which percentages are rounded */
  roundTo: MinorUnits;
  finished: boolean;
  /** recognised until now, net of corrections */
  revenue: MinorUnits;
  /** owed to the partner until now, net of corrections */
  commission: MinorUnits;
  /** requested from the provider and not answered yet: amounts by refund */
  openRefunds: Readonly<Record<Id, MinorUnits>>;
}

const placeOf: Record<PaymentMethod, Account> = { cash: 'cash', transfer: 'bank', provider: 'providerClearing' };

/** Posts `amount` from one account to another, a negative one the other way; nothing for zero. */
function move(kind: Posting['kind'], amount: MinorUnits, debit: Omit<Entry, 'amount'>, credit: Omit<Entry, 'amount'>): Posting[] {
  if (amount === 0) return [];
  if (amount < 0) return move(kind, minor(-amount), credit, debit);
  return [
    {
      kind,
      entries: [
        { ...debit, amount: minor(amount) },
        { ...credit, amount: minor(-amount) },
      ],
    },
  ];
}

const receivable = (known: LedgerOrder) => ({ account: 'clientReceivable', party: known.client }) as const;
const payable = (known: LedgerOrder) => ({ account: 'partnerPayable', party: known.partner }) as const;
const revenueAccount = { account: 'revenue', party: null } as const;
const refundsAccount = { account: 'refunds', party: null } as const;

/** min(price, paid), the part of the payments that counts as earned. */
const keptOf = ({ price, received, refunded }: LedgerOrder): MinorUnits => Math.max(0, Math.min(price, received - refunded));

interface Posted {
  after: LedgerOrder;
  postings: Posting[];
}
type Poster<Type extends OrderEventType> = (known: LedgerOrder, data: OrderEventData[Type]) => Posted;

const arrival =
  (method: PaymentMethod) =>
  (known: LedgerOrder, { amount }: { amount: MinorUnits }): Posted => ({
    after: { ...known, received: minor(known.received + amount) },
    postings: move('payment', amount, { account: placeOf[method], party: null }, receivable(known)),
  });

const clearing = { account: 'providerClearing', party: null } as const;
const feesAccount = { account: 'providerFees', party: null } as const;

/** Postings of a capture: the amount that the payer paid, and the provider's fee; clearing then holds what the provider owes us. */
function captured(known: LedgerOrder, data: OrderEventData['PaymentCaptured']): Posted {
  const { after, postings } = arrival('provider')(known, data);
  return { after, postings: [...postings, ...move('fee', data.fee ?? 0, feesAccount, clearing)] };
}

/** The account that a refund leaves: the bank if staff returned a provider's payment another way. */
const leaves = ({ method, by }: Pick<OrderEventData['PaymentRefunded'], 'method' | 'by'>): Account =>
  method === 'provider' && by === 'other' ? 'bank' : placeOf[method];

/**
 * Postings of each event; other events post nothing. Money that arrives belongs to the client until the project is finished; then the kept
 * part becomes revenue, and the partner's share of it a debt to the partner. A later refund takes back both in proportion, and the
 * correction of a payment changes both in either direction; other money that arrives after the end stays the client's.
 */
const posters: { readonly [Type in OrderEventType]?: Poster<Type> } = {
  OrderEdited: (known, { price }) => ({ after: { ...known, price }, postings: [] }),
  CashPaymentRecorded: arrival('cash'),
  TransferRecorded: arrival('transfer'),
  TransferConfirmed: arrival('transfer'),
  PaymentCaptured: captured,
  RefundRequested: (known, { refund: id, amount }) => ({
    after: { ...known, openRefunds: { ...known.openRefunds, [id]: amount } },
    postings: move('refundRequested', amount, receivable(known), refundsAccount),
  }),
  RefundFailed(known, { refund: id }) {
    const { amount, after } = closed(known, id);
    return { after, postings: move('refundFailed', amount, refundsAccount, receivable(known)) };
  },
  PaymentRefunded: (known, data) => refund(known, data.refund, data.amount, leaves(data)),
  PaymentReversed: reversed,
  PaymentCorrected: corrected,
  ProjectFinished: (known, { partner, rewardPercent }) => finish({ ...known, partner, rewardPercent, finished: true }),
};

export const ledgerEvents: readonly OrderEventType[] = ['OrderPlaced', ...(Object.keys(posters) as OrderEventType[])];

/** The balances of an order right after its placing: all zero. */
export const openLedger = ({ order, data: { client, price, terms } }: Extract<OrderEvent, { type: 'OrderPlaced' }>): LedgerOrder => ({
  order,
  currency: terms.currency,
  client,
  price,
  received: 0,
  refunded: 0,
  partner: null,
  rewardPercent: null,
  roundTo: terms.roundTo,
  finished: false,
  revenue: 0,
  commission: 0,
  openRefunds: {},
});

/** Postings of several events in their order. `known` is the order before them; undefined if they begin with its placing. */
export function postAll(
  known: LedgerOrder | undefined,
  events: readonly OrderEvent[],
): { after: LedgerOrder | undefined; postings: Posting[] } {
  const postings: Posting[] = [];
  let after = known;
  for (const event of events) {
    if (event.type === 'OrderPlaced') after = openLedger(event);
    else if (after !== undefined) {
      const posted = post(after, event);
      after = posted.after;
      postings.push(...posted.postings);
    }
  }
  return { after, postings };
}

/** Returns the order's sums after the event, with the event's postings. */
export function post(known: LedgerOrder, event: OrderEvent): Posted {
  const poster = posters[event.type] as Poster<OrderEventType> | undefined;
  return poster?.(known, event.data) ?? { after: known, postings: [] };
}

/** A negative amount was recovered from other payments to the partner. */
export const payoffPosting = (partner: Id, amount: MinorUnits): Posting[] =>
  move('payoff', amount, { account: 'partnerPayable', party: partner }, { account: 'partnerPaid', party: partner });

/** The partner's share of the kept amount, rounded to the order's step. */
const commissionOf = ({ partner, rewardPercent, roundTo }: LedgerOrder, revenue: MinorUnits): MinorUnits =>
  partner === null ? 0 : percentOf(revenue, rewardPercent ?? 0, roundTo);

function finish(known: LedgerOrder): Posted {
  const revenue = keptOf(known);
  const commission = commissionOf(known, revenue);
  return {
    after: { ...known, revenue, commission },
    postings: [
      ...move('revenue', revenue, receivable(known), revenueAccount),
      ...move('commission', commission, revenueAccount, payable(known)),
    ],
  };
}

/** Removes a refund from the open ones when its result arrives; 0 if it was never requested. */
function closed(known: LedgerOrder, id: Id): { amount: MinorUnits; after: LedgerOrder } {
  const { [id]: amount = 0, ...openRefunds } = known.openRefunds;
  return { amount, after: { ...known, openRefunds } };
}

/** The request moved the amount to the open refunds; this moves it out, and returns to the client what the provider did not send. */
function refund(known: LedgerOrder, id: Id, amount: MinorUnits, place: Account): Posted {
  const { amount: requested, after: open } = closed(known, id);
  return givenBack(known, open, amount, [
    ...move('refund', amount, refundsAccount, { account: place, party: null }),
    ...move('refundFailed', requested - amount, refundsAccount, receivable(known)),
  ]);
}

/** A reversal has no request, so the amount leaves the client's balance at once. */
function reversed(known: LedgerOrder, { amount, cause }: OrderEventData['PaymentReversed']): Posted {
  return givenBack(known, known, amount, move(cause === 'dispute' ? 'dispute' : 'reversal', amount, receivable(known), clearing));
}

/** Posts the difference between the booked and the true amount at the time of the correction; earlier postings stay. */
function corrected(known: LedgerOrder, { method, amount, before }: OrderEventData['PaymentCorrected']): Posted {
  const place = { account: placeOf[method], party: null };
  const after = { ...known, received: minor(known.received + amount - before) };
  return recognised(known, after, keptOf(after), move('correction', amount - before, place, receivable(known)));
}

/** Adds, for a finished order, the postings that reduce its revenue after money went back to the client. */
function givenBack(known: LedgerOrder, open: LedgerOrder, amount: MinorUnits, postings: Posting[]): Posted {
  const after = { ...open, refunded: minor(known.refunded + amount) };
  return recognised(known, after, Math.min(known.revenue, keptOf(after)), postings);
}

/** Sets the revenue of a finished order to `revenue`, and the partner's share with it. */
function recognised(known: LedgerOrder, after: LedgerOrder, revenue: MinorUnits, postings: Posting[]): Posted {
  if (!known.finished) return { after, postings };
  const commission = commissionOf(known, revenue);
  return {
    after: { ...after, revenue, commission },
    postings: [
      ...postings,
      ...move('revenueCorrection', known.revenue - revenue, revenueAccount, receivable(known)),
      ...move('commissionCorrection', known.commission - commission, payable(known), revenueAccount),
    ],
  };
}

import type { Bilingual, Id } from '#libs/kernel/ids';
import { type BasisPoints, type Currency, type MinorUnits, percentOf, sum } from '#libs/kernel/money';
import type { Micros } from '#libs/kernel/time';
import type { OrderEvent, OrderEventData, OrderEventType } from '#machines/order/events';
import type { ProgressStatus } from '#machines/order/statuses';

/** What has to be known of an order to tell of it: folded from its events, because the order itself may be further on when they are told. */
export interface KnownOrder {
  id: Id;
  number: number;
  service: Bilingual;
  currency: Currency;
  client: Id;
  partner: Id | null;
  manager: Id | null;
  progress: ProgressStatus;
  price: MinorUnits;
  prepaymentPercent: BasisPoints;
  /** the step that percents are rounded to */
  roundTo: MinorUnits;
  received: MinorUnits;
  refunded: MinorUnits;
  conceded: MinorUnits;
  /** declared, neither confirmed, rejected nor withdrawn */
  openTransfers: MinorUnits;
  /** announced by a provider that still checks it: amounts by payment */
  pending: Readonly<Record<Id, MinorUnits>>;
  /** of its last event; events of one command share a time, and are told a microsecond apart to keep their order */
  last: Micros;
}

const paid = ({ received, refunded }: KnownOrder): MinorUnits => received - refunded;

/** What the prepayment lacks, and what the whole price lacks; a cancelled order asks for nothing. */
const prepaymentMissingOf = (order: KnownOrder): MinorUnits =>
  Math.max(0, Math.min(order.price, percentOf(order.price, order.prepaymentPercent, order.roundTo)) - paid(order) - order.conceded);
export const balanceOf = (order: KnownOrder): MinorUnits =>
  order.progress === 'orderCancelled' ? 0 : Math.max(0, Math.max(0, order.price - paid(order)) - order.conceded);

/** What the order asks its client for and nothing that they reported, or pay by a provider that still checks, covers; 0 in a status that asks for no money. */
export function stillAskedFor(order: KnownOrder): MinorUnits {
  const announced = order.openTransfers + sum(...Object.values(order.pending));
  if (order.progress === 'orderConfirmedNotPayed') return Math.max(0, prepaymentMissingOf(order) - announced);
  const asksForRest = order.progress === 'lastPaymentRequired' || order.progress === 'lastPaymentPayed';
  return asksForRest ? Math.max(0, balanceOf(order) - announced) : 0;
}

type Change<Type extends OrderEventType> = (data: OrderEventData[Type], known: KnownOrder) => Partial<KnownOrder>;

const arrived = ({ amount }: { amount: MinorUnits }, { received }: KnownOrder): Partial<KnownOrder> => ({ received: received + amount });

/** A payment that the provider has checked: it arrived, or it does not come. */
const checked = ({ payment }: { payment: Id }, { pending }: KnownOrder): Partial<KnownOrder> => {
  const { [payment]: _, ...others } = pending;
  return { pending: others };
};

const wentBack = (
  { amount, conceded: given }: { amount: MinorUnits; conceded: MinorUnits },
  { refunded, conceded }: KnownOrder,
): Partial<KnownOrder> => ({ refunded: refunded + amount, conceded: conceded + given });

const notComing = ({ amount }: { amount: MinorUnits }, { openTransfers }: KnownOrder): Partial<KnownOrder> => ({
  openTransfers: openTransfers - amount,
});

/** What changes what is known, beside the status. */
const changes: { readonly [Type in OrderEventType]?: Change<Type> } = {
  OrderEdited: ({ price }) => ({ price }),
  PartnerAppointed: ({ partner }) => ({ partner }),
  ManagerAssigned: ({ manager }) => ({ manager }),
  PaymentPending: ({ payment, amount }, { pending }) => ({ pending: { ...pending, [payment]: amount } }),
  PaymentCaptured: (data, known) => ({ ...arrived(data, known), ...checked(data, known) }),
  PaymentDenied: checked,
  CashPaymentRecorded: arrived,
  TransferRecorded: arrived,
  TransferDeclared: ({ amount }, { openTransfers }) => ({ openTransfers: openTransfers + amount }),
  TransferConfirmed: (data, known) => ({ ...arrived(data, known), openTransfers: known.openTransfers - data.declared }),
  TransferRejected: notComing,
  TransferWithdrawn: notComing,
  PaymentRefunded: wentBack,
  PaymentReversed: wentBack,
  PaymentCorrected: ({ amount, before, conceded: given }, { received, conceded }) => ({
    received: received + amount - before,
    conceded: conceded + given,
  }),
  RestWaived: ({ amount }, { conceded }) => ({ conceded: conceded + amount }),
};

/** What is known after `event`. @throws Error when the order's first event was never seen */
export function knownAfter(known: KnownOrder | undefined, event: OrderEvent): KnownOrder {
  if (event.type === 'OrderPlaced') return placed(event);
  if (known === undefined) throw new Error(`order ${event.order} is not known`);
  const moved = { ...known, last: Math.max(event.at, known.last + 1), ...('to' in event.data && { progress: event.data.to }) };
  const change = changes[event.type] as Change<OrderEventType> | undefined;
  return change ? { ...moved, ...change(event.data, known) } : moved;
}

function placed({ order, data, at }: Extract<OrderEvent, { type: 'OrderPlaced' }>): KnownOrder {
  return {
    id: order,
    number: data.number ?? 0,
    service: data.terms.serviceTitle,
    currency: data.terms.currency,
    client: data.client,
    partner: null,
    manager: null,
    progress: 'newOrder',
    price: data.price,
    prepaymentPercent: data.terms.prepaymentPercent,
    roundTo: data.terms.roundTo,
    received: 0,
    refunded: 0,
    conceded: 0,
    openTransfers: 0,
    pending: {},
    last: at,
  };
}

import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import { minor } from '#machines/kernel/money';
import { type OrderEventData, type OrderEventType, statusEvents } from '#machines/order/events';
import { balance, type OrderView } from '#machines/order/figures';
import type { ProgressStatus } from '#machines/order/statuses';

/** An order's row in the tables of reports. */
export interface ReportOrder {
  order_id: Id;
  number: number;
  client_id: Id;
  partner_id: Id | null;
  manager_id: Id | null;
  country_id: Id;
  service_id: Id;
  currency: string;
  progress: ProgressStatus;
  price: number;
  received: number;
  refunded: number;
  conceded: number;
  balance: number;
  placed_at: number;
  since: number;
  finished_at: number | null;
  cancelled_at: number | null;
  cancelled_from: ProgressStatus | null;
  /** statuses that the order ever had, without duplicates, in their order */
  reached: readonly ProgressStatus[];
}

/** Members of an order that its money movements copy. */
export type MoneyPlace = Pick<ReportOrder, 'country_id' | 'service_id' | 'manager_id' | 'partner_id' | 'progress'>;

/** Money always has the current grouping of its order. */
export const placeOf = (order: ReportOrder | undefined): Partial<MoneyPlace> =>
  order ? { manager_id: order.manager_id, partner_id: order.partner_id, progress: order.progress } : {};

/** A change of an order's status, its placing included. */
interface ReportMove {
  order_id: Id;
  version: number;
  from_status: ProgressStatus | null;
  to_status: ProgressStatus;
  at: number;
  /** duration in `from_status`; null at placing */
  seconds: number | null;
  /** null if no person caused it, as for a payment */
  actor_id: Id | null;
}

/** Corrections downwards are negative; a refund gets its payment's `stage` when it is stored. */
export interface ReportMoney extends MoneyPlace {
  event_id: Id;
  order_id: Id;
  payment_id: Id;
  kind: 'received' | 'refunded';
  method: string;
  stage: string | null;
  amount: number;
  currency: string;
  at: number;
}

export interface FactsChange {
  order: ReportOrder;
  move: ReportMove | undefined;
  money: ReportMoney | undefined;
}

type Data<Type extends OrderEventType> = OrderEventData[Type];

/** The payment method of each event. */
const arrivals: Partial<Record<string, string>> = {
  PaymentCaptured: 'provider',
  CashPaymentRecorded: 'cash',
  TransferRecorded: 'transfer',
  TransferConfirmed: 'transfer',
} satisfies Partial<Record<OrderEventType, string>>;

/** Refunds, requested or made by the provider. */
const returns: ReadonlySet<string> = new Set<OrderEventType>(['PaymentRefunded', 'PaymentReversed']);

/** The order's row after `event`, and its money movements. @throws Error if the order's first event is missing */
export function factsAfter(known: ReportOrder | undefined, event: PlacedEvent): FactsChange {
  if (event.type === 'OrderPlaced') return placed(event, event.data as unknown as Data<'OrderPlaced'>);
  if (known === undefined) throw new Error(`reports do not know order ${event.streamId}`);
  const money = moneyOf(known, event);
  const move = moveOf(known, event);
  const order = withBalance({
    ...known,
    ...changed(known, event),
    ...(money && gained(known, event, money)),
    ...(move && arrivedAt(known, move)),
  });
  return { order, move, money };
}

function placed(event: PlacedEvent, { number, client, terms, price }: Data<'OrderPlaced'>): FactsChange {
  const at = event.recordedAt;
  const order = withBalance({
    order_id: event.streamId,
    number: number ?? 0,
    client_id: client,
    partner_id: null,
    manager_id: null,
    country_id: terms.country,
    service_id: terms.service,
    currency: terms.currency,
    progress: 'newOrder',
    price,
    received: 0,
    refunded: 0,
    conceded: 0,
    balance: 0,
    placed_at: at,
    since: at,
    finished_at: null,
    cancelled_at: null,
    cancelled_from: null,
    reached: ['newOrder'],
  });
  const move = {
    order_id: event.streamId,
    version: event.version,
    from_status: null,
    to_status: 'newOrder',
    at,
    seconds: null,
    actor_id: actorOf(event),
  } as const;
  return { order, move, money: undefined };
}

type Change<Type extends OrderEventType> = (data: Data<Type>, known: ReportOrder) => Partial<ReportOrder>;

/** Changes per event that are neither money nor status. */
const changes: { readonly [Type in OrderEventType]?: Change<Type> } = {
  OrderEdited: ({ price }) => ({ price }),
  PartnerAppointed: ({ partner }) => ({ partner_id: partner }),
  ManagerAssigned: ({ manager }) => ({ manager_id: manager }),
  RestWaived: ({ amount }, { conceded }) => ({ conceded: minor(conceded + amount) }),
};

function changed(known: ReportOrder, { type, data }: PlacedEvent): Partial<ReportOrder> {
  const change = changes[type as OrderEventType] as Change<OrderEventType> | undefined;
  return change ? change(data as unknown as Data<OrderEventType>, known) : {};
}

/** Events of orders that affect reports; `factsAfter` ignores others. */
export const reportedEvents: readonly string[] = [
  ...statusEvents,
  ...Object.keys(changes),
  ...Object.keys(arrivals),
  ...returns,
  'PaymentCorrected' satisfies OrderEventType,
];

const actorOf = ({ metadata }: PlacedEvent): Id | null => metadata.actor?.id ?? null;

function moveOf(known: ReportOrder, event: PlacedEvent): ReportMove | undefined {
  const { streamId, version, data, recordedAt: at } = event;
  if (!('to' in data) || !('from' in data)) return undefined;
  const { from, to } = data as unknown as Data<'WorkAccepted'>;
  const seconds = Math.floor((at - known.since) / 1_000_000);
  return { order_id: streamId, version, from_status: from, to_status: to, at, seconds, actor_id: actorOf(event) };
}

const arrivedAt = ({ reached }: ReportOrder, { from_status, to_status, at }: ReportMove): Partial<ReportOrder> => ({
  progress: to_status,
  since: at,
  ...(to_status === 'projectFinished' && { finished_at: at }),
  ...(to_status === 'orderCancelled' && { cancelled_at: at, cancelled_from: from_status }),
  ...(!reached.includes(to_status) && { reached: [...reached, to_status] }),
});

function moneyOf(known: ReportOrder, { id, type, streamId, data, recordedAt: at }: PlacedEvent): ReportMoney | undefined {
  const { payment, amount, currency } = data as unknown as Data<'PaymentCaptured'>;
  const { country_id, service_id, manager_id, partner_id, progress } = known;
  const place = { country_id, service_id, manager_id, partner_id, progress };
  const common = { event_id: id, order_id: streamId, payment_id: payment, amount, currency, at, ...place };
  if (type === 'PaymentCorrected') {
    const { method, stage, before } = data as unknown as Data<'PaymentCorrected'>;
    return { ...common, amount: amount - before, kind: 'received', method, stage };
  }
  const method = arrivals[type];
  if (method !== undefined) return { ...common, kind: 'received', method, stage: (data as unknown as Data<'PaymentCaptured'>).stage };
  if (returns.has(type)) return { ...common, kind: 'refunded', method: (data as unknown as Data<'PaymentRefunded'>).method, stage: null };
  return undefined;
}

function gained(known: ReportOrder, { data }: PlacedEvent, { kind, amount }: ReportMoney): Partial<ReportOrder> {
  const { conceded = 0 } = data as Partial<Data<'PaymentRefunded'>>;
  const given = { conceded: minor(known.conceded + conceded) };
  return kind === 'received'
    ? { ...given, received: minor(known.received + amount) }
    : { ...given, refunded: minor(known.refunded + amount) };
}

/** Computes the balance with the order's machine. */
const withBalance = (order: ReportOrder): ReportOrder => ({
  ...order,
  balance: balance({ value: { progress: order.progress, reward: 'agreed' }, facts: order } as unknown as OrderView),
});

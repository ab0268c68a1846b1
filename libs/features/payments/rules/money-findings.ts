import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import { heldBy } from '#machines/order/figures';
import { toReturnOf } from '#machines/order/leaving';
import { refundDueAt } from '#machines/order/withdrawal';
import type { OrderState } from '#machines/order/state';
import { type Overpayment, overpaymentsOf } from './overpayments.js';

/** Events of arriving money; each names its payment. */
export const moneyArrivals = [
  'PaymentCaptured',
  'CashPaymentRecorded',
  'TransferRecorded',
  'TransferConfirmed',
  'PaymentCorrected',
] as const satisfies OrderEventType[];

/** Other events that may close a finding about money. */
export const moneyDecisions = ['RestWaived', 'ReversalSettled'] as const satisfies OrderEventType[];

export const moneyFindingKinds = ['underpaid', 'cancelledPaid', 'overpaid'] as const;
type MoneyFindingKind = (typeof moneyFindingKinds)[number];

export interface KnownFinding {
  kind: MoneyFindingKind;
  about: string;
  amount: MinorUnits | null;
  open: boolean;
}

/** Findings that an event opens and closes. A settled one is not opened again. */
export interface FindingChanges {
  opened: readonly { kind: MoneyFindingKind; about: string; amount: MinorUnits; answerBy?: Micros }[];
  closed: readonly { kind: MoneyFindingKind; about: string }[];
}

type Happened = Pick<PlacedEvent, 'id' | 'type' | 'data'>;

/** Compares the findings that the order should have after `event` with the known ones. */
export function findingChanges(now: OrderState, event: Happened, known: readonly KnownFinding[]): FindingChanges {
  const changes = [underpaid(now, event), cancelledPaid(now), overpaid(now, event)];
  const isKnown = ({ kind, about }: { kind: string; about: string }): boolean =>
    known.some((finding) => finding.kind === kind && finding.about === about);
  const opened = changes.flatMap((change) => change.opened).filter((finding) => !isKnown(finding));
  // What a cancelled order has to return is one matter, whichever of its events is read first.
  const isIncluded = [...opened, ...known.filter(({ open }) => open)].some(
    ({ kind, amount }) => kind === 'cancelledPaid' && amount === toReturnOf(now),
  );
  return {
    opened: isIncluded ? opened.filter(({ kind }) => kind !== 'overpaid') : opened,
    closed: known.flatMap(({ kind, about, open }) =>
      open && changes.some((change) => change.kind === kind && change.closes(about)) ? [{ kind, about }] : [],
    ),
  };
}

/** Opened and closed findings of one kind. */
interface Change {
  kind: MoneyFindingKind;
  opened: FindingChanges['opened'];
  closes(about: string): boolean;
}

const isLoss = ({ type, data }: Happened): boolean => {
  if (type === 'PaymentReversed') return true;
  const { amount, before } = data as unknown as OrderEventData['PaymentCorrected'];
  return type === 'PaymentCorrected' && amount < before;
};

/** A finding for each loss of money that the order counted on, closed when the missing amount is covered or settled. */
function underpaid({ value, facts }: OrderState, event: Happened): Change {
  const kind = 'underpaid';
  if (facts.reversed === 0 || value.progress === 'orderCancelled') return { kind, opened: [], closes: () => true };
  const opened = isLoss(event) ? [{ kind, about: event.id, amount: facts.reversed } as const] : [];
  return { kind, opened, closes: () => false };
}

/** A finding about money that a cancelled order has to return, closed once it is returned. */
function cancelledPaid(now: OrderState): Change {
  const { id: order, value } = now;
  const kind = 'cancelledPaid';
  const amount = toReturnOf(now);
  if (value.progress !== 'orderCancelled') return { kind, opened: [], closes: () => false };
  const { withdrawnAt } = now.facts;
  const due = withdrawnAt === null ? {} : { answerBy: refundDueAt(withdrawnAt) };
  return { kind, opened: amount > 0 ? [{ kind, about: order, amount, ...due }] : [], closes: () => amount <= 0 };
}

/**
 * A finding for each payment beyond the price, closed when the excess is returned; in a cancelled order for each payment that arrives in
 * addition to what it holds.
 */
function overpaid(now: OrderState, event: Happened): Change {
  const kind = 'overpaid';
  const isCancelled = now.value.progress === 'orderCancelled';
  const found = isCancelled ? arrivedLate(now, event) : overpaymentsOf(now);
  const stays = (payment: string) => (isCancelled ? heldOf(now, payment) > 0 : found.some((one) => one.payment === payment));
  return { kind, opened: found.map(({ payment, amount }) => ({ kind, about: payment, amount })), closes: (about) => !stays(about) };
}

const heldOf = ({ payments }: OrderState, id: Id): number => {
  const payment = payments.find((one) => one.id === id);
  return payment ? heldBy(payment) : 0;
};

const isArrival = ({ type }: Pick<Happened, 'type'>): boolean => (moneyArrivals as readonly string[]).includes(type);

function arrivedLate(now: OrderState, event: Happened): Overpayment[] {
  if (!isArrival(event)) return [];
  const { payment } = event.data as unknown as OrderEventData['TransferConfirmed'];
  const amount = heldOf(now, payment);
  return amount > 0 ? [{ payment, amount }] : [];
}

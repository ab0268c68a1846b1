import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#libs/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import { heldBy, paid } from '#machines/order/figures';
import type { OrderState } from '#machines/order/state';
import { type Overpayment, overpaymentsOf } from '../rules/overpayments.js';
import { paymentOf } from '../storage/checkout-stream.js';
import { closeFinding, openFinding, openFindingsAbout } from '../storage/findings.js';
import { captureOfPayment } from '../storage/provider-captures.js';

/** Events of money that arrives; each names its payment. */
export const moneyArrivals = [
  'PaymentCaptured',
  'CashPaymentRecorded',
  'TransferRecorded',
  'TransferConfirmed',
  'PaymentCorrected',
] as const satisfies OrderEventType[];

/** The other events that may end a finding about money. */
export const moneyDecisions = ['RestWaived', 'ReversalSettled'] as const satisfies OrderEventType[];

/** Opens and closes the findings about money that an order holds and should not, by its state after `event`. */
export async function keepMoneyFindings(now: OrderState, event: PlacedEvent, tx: Transaction): Promise<void> {
  await keepCancelledPaid(now, tx);
  await keepOverpaid(now, event, tx);
  await keepUnderpaid(now, event, tx);
}

const isLoss = ({ type, data }: PlacedEvent): boolean => {
  if (type === 'PaymentReversed') return true;
  const { amount, before } = data as unknown as OrderEventData['PaymentCorrected'];
  return type === 'PaymentCorrected' && amount < before;
};

/** A finding for each loss of money that the order counted on, closed when what is missing is covered or settled. */
async function keepUnderpaid({ id: order, value, facts }: OrderState, event: PlacedEvent, tx: Transaction): Promise<void> {
  if (facts.reversed === 0 || value.progress === 'orderCancelled') {
    for (const about of await openFindingsAbout(tx, 'underpaid', order)) await closeFinding(tx, { kind: 'underpaid', about });
    return;
  }
  if (!isLoss(event)) return;
  await openFinding(tx, { kind: 'underpaid', about: event.id, order, amount: facts.reversed, currency: facts.currency });
}

/** What a cancelled order still holds: a finding while there is something, closed when it is back. */
async function keepCancelledPaid({ id: order, value, facts }: OrderState, tx: Transaction): Promise<void> {
  if (value.progress !== 'orderCancelled') return;
  const finding = { kind: 'cancelledPaid', about: order } as const;
  const amount = paid(facts);
  await (amount > 0 ? openFinding(tx, { ...finding, order, amount, currency: facts.currency }) : closeFinding(tx, finding));
}

/** A finding for each payment that brought more than the price, closed when the excess is back; in a cancelled order for each payment that still arrives. */
async function keepOverpaid(now: OrderState, event: PlacedEvent, tx: Transaction): Promise<void> {
  const isCancelled = now.value.progress === 'orderCancelled';
  const found = isCancelled ? arrivedLate(now, event) : overpaymentsOf(now);
  for (const { payment, amount } of found) {
    const provider = await providerSide(now.id, payment, event, tx);
    await openFinding(tx, { kind: 'overpaid', about: payment, order: now.id, amount, currency: now.facts.currency, ...provider });
  }
  const stays = (payment: Id) => (isCancelled ? heldOf(now, payment) > 0 : found.some((one) => one.payment === payment));
  for (const about of await openFindingsAbout(tx, 'overpaid', now.id))
    if (!stays(about)) await closeFinding(tx, { kind: 'overpaid', about });
}

const heldOf = ({ payments }: OrderState, id: Id): number => {
  const payment = payments.find((one) => one.id === id);
  return payment ? heldBy(payment) : 0;
};

const isArrival = ({ type }: PlacedEvent): boolean => (moneyArrivals as readonly string[]).includes(type);

function arrivedLate(now: OrderState, event: PlacedEvent): Overpayment[] {
  if (!isArrival(event)) return [];
  const { payment } = event.data as unknown as OrderEventData['TransferConfirmed'];
  const amount = heldOf(now, payment);
  return amount > 0 ? [{ payment, amount }] : [];
}

/** The capture behind a payment and its checkout. The event of the capture may come before the capture is kept; then it says them. */
async function providerSide(
  order: Id,
  payment: Id,
  event: PlacedEvent,
  tx: Transaction,
): Promise<{ reference: string; checkout: Id } | null> {
  const kept = await captureOfPayment(tx, payment);
  if (kept) return { reference: kept.capture, checkout: kept.checkout };
  if (event.type !== 'PaymentCaptured') return null;
  const { capture } = event.data as unknown as OrderEventData['PaymentCaptured'];
  const checkouts = await tx.query<{ id: Id }>('select id from checkouts where order_id = $1', [order]);
  const checkout = checkouts.find(({ id }) => paymentOf(id, capture) === payment);
  return checkout ? { reference: capture, checkout: checkout.id } : null;
}

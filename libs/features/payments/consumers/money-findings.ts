import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import type { OrderEventData } from '#machines/order/events';
import type { OrderState } from '#machines/order/state';
import { findingChanges, moneyFindingKinds } from '../rules/money-findings.js';
import { paymentOf } from '../storage/checkout-stream.js';
import { closeFinding, closeLostDisputes, knownFindings, openFinding } from '../storage/findings.js';
import { captureOfPayment } from '../storage/provider-captures.js';

/** Opens and closes findings about money that an order should not hold, by its state after `event`. */
export async function keepMoneyFindings(now: OrderState, event: PlacedEvent, tx: Transaction): Promise<void> {
  const { opened, closed } = findingChanges(now, event, await knownFindings(tx, moneyFindingKinds, now.id));
  for (const finding of opened) {
    const provider = finding.kind === 'overpaid' ? await providerSide(now.id, finding.about, event, tx) : null;
    await openFinding(tx, { ...finding, order: now.id, currency: now.facts.currency, openedAt: event.recordedAt, ...provider });
  }
  for (const finding of closed) await closeFinding(tx, finding);
  if (opened.some(({ kind }) => kind === 'underpaid')) await closeLostDisputes(tx, now.id);
}

/** Finds the capture behind a payment and its checkout. If the capture's event comes before its row, the event has both. */
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

import { Injectable } from '@nestjs/common';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { MinorUnits } from '#machines/kernel/money';
import type { Transaction } from '#libs/platform/database/database';
import type { OrderEventOf, OrderEventType } from '#machines/order/events';
import type { DisputeState, PaymentMethod, PaymentState } from '#machines/order/state';
import { orderEventOf } from '../rules/event-of.js';

/** State of a payment after each event that brings or announces money, or ends an announcement. */
const arrivals: Partial<Record<OrderEventType, { method: PaymentMethod; state: PaymentState['state'] }>> = {
  CashPaymentRecorded: { method: 'cash', state: 'confirmed' },
  TransferRecorded: { method: 'transfer', state: 'confirmed' },
  TransferDeclared: { method: 'transfer', state: 'declared' },
  TransferConfirmed: { method: 'transfer', state: 'confirmed' },
  TransferRejected: { method: 'transfer', state: 'rejected' },
  TransferWithdrawn: { method: 'transfer', state: 'withdrawn' },
  PaymentPending: { method: 'provider', state: 'pending' },
  PaymentCaptured: { method: 'provider', state: 'captured' },
  PaymentDenied: { method: 'provider', state: 'denied' },
};

type Arrival = OrderEventOf<
  | 'CashPaymentRecorded'
  | 'TransferRecorded'
  | 'TransferDeclared'
  | 'TransferConfirmed'
  | 'TransferRejected'
  | 'TransferWithdrawn'
  | 'PaymentPending'
  | 'PaymentCaptured'
  | 'PaymentDenied'
>;

/** The provider's name, its id of the payment, and its fee. */
const providerPart = ({ type, data }: Arrival): readonly [string | null, string | null, MinorUnits | null] => {
  if (type === 'PaymentCaptured') return [data.provider, data.capture, data.fee];
  return [type === 'PaymentPending' || type === 'PaymentDenied' ? data.provider : null, null, null];
};

/** The client's reference or the staff's note. */
function textOf({ type, data }: Arrival): Id | null {
  if (type === 'TransferDeclared') return data.reference?.text ?? null;
  return type === 'CashPaymentRecorded' || type === 'TransferRecorded' ? (data.note?.text ?? null) : null;
}

/** Folds the money events into the rows of the payment history. */
@Injectable()
export class PaymentHistory implements Consumer {
  readonly name = 'orders.payments';
  readonly projectionVersion = 1;
  readonly types = [...Object.keys(arrivals), 'PaymentRefunded', 'PaymentReversed', 'PaymentCorrected', 'PaymentDisputed', 'DisputeClosed'];

  async handle(placed: PlacedEvent, tx: Transaction): Promise<void> {
    const event = orderEventOf(placed);
    if (event.type === 'PaymentRefunded') return back(tx, event, 0);
    if (event.type === 'PaymentReversed') return back(tx, event, event.data.amount);
    if (event.type === 'PaymentCorrected') return correct(tx, event.data);
    if (event.type === 'PaymentDisputed') return openDispute(tx, event);
    if (event.type === 'DisputeClosed') return closeDispute(tx, event);
    const arrival = arrivals[event.type];
    if (arrival) await arrive(tx, event as Arrival, arrival);
  }
}

/** Records returned money; `reversed` is the part that the provider took unasked. */
async function back(tx: Transaction, { at, data }: { at: number; data: { payment: Id; amount: MinorUnits } }, reversed: MinorUnits) {
  await tx.query(
    'update order_payments set refunded = refunded + $2, refunded_at = $3, reversed = reversed + $4 where payment_id = $1',
    [data.payment, data.amount, at, reversed],
    'payment_refunded',
  );
}

async function correct(tx: Transaction, { payment, amount }: { payment: Id; amount: MinorUnits }): Promise<void> {
  await tx.query('update order_payments set amount = $2 where payment_id = $1', [payment, amount], 'payment_corrected');
}

/** Each dispute of a payment has a separate outcome, because several may be open at a time. */
async function openDispute(tx: Transaction, { at, data }: OrderEventOf<'PaymentDisputed'>): Promise<void> {
  const { payment, dispute: id, amount, dueAt } = data;
  const opened: DisputeState = { id, amount, dueAt, at, outcome: null };
  await tx.query(
    'update order_payments set disputes = disputes || $2::jsonb where payment_id = $1',
    [payment, JSON.stringify([opened])],
    'payment_disputed',
  );
}

async function closeDispute(tx: Transaction, { data: { payment, dispute, outcome } }: OrderEventOf<'DisputeClosed'>): Promise<void> {
  await tx.query(
    `update order_payments set disputes = (
       select jsonb_agg(case when one ->> 'id' = $2 then one || jsonb_build_object('outcome', $3::text) else one end order by place)
       from jsonb_array_elements(disputes) with ordinality listed(one, place))
     where payment_id = $1`,
    [payment, dispute, outcome],
    'payment_dispute_closed',
  );
}

/** A payment that never arrives keeps the time of its announcement. */
async function arrive(
  tx: Transaction,
  event: Arrival,
  { method, state }: { method: PaymentMethod; state: PaymentState['state'] },
): Promise<void> {
  const { payment, stage, amount, currency } = event.data;
  const [provider, reference, fee] = providerPart(event);
  const valueDate = 'valueDate' in event.data ? event.data.valueDate : null;
  // A person saw this money; what a provider captured nobody had to.
  const confirmedBy = state === 'confirmed' ? event.actor.id : null;
  await tx.query(
    `insert into order_payments (payment_id, order_id, method, stage, state, amount, currency, recorded_by, at, provider, provider_reference, fee,
       confirmed_by, text_id, value_date)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (payment_id) do update set stage = excluded.stage, state = excluded.state, amount = excluded.amount,
       provider = coalesce(excluded.provider, order_payments.provider),
       provider_reference = coalesce(excluded.provider_reference, order_payments.provider_reference),
       fee = coalesce(excluded.fee, order_payments.fee),
       confirmed_by = coalesce(excluded.confirmed_by, order_payments.confirmed_by),
       text_id = coalesce(excluded.text_id, order_payments.text_id), value_date = excluded.value_date,
       at = case when excluded.state in ('rejected', 'withdrawn', 'denied') then order_payments.at else excluded.at end`,
    [
      payment,
      event.order,
      method,
      stage,
      state,
      amount,
      currency,
      event.actor.id,
      event.at,
      provider,
      reference,
      fee,
      confirmedBy,
      textOf(event),
      valueDate,
    ],
    'payment_arrived',
  );
}

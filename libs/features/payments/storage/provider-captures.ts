import type { Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { Queryable } from '#libs/platform/database/database';

/** A capture of the provider that an order has as a payment. */
export interface BookedCapture {
  capture: string;
  provider: string;
  checkout: Id;
  order: Id;
  payment: Id;
  amount: MinorUnits;
  currency: Currency;
  capturedAt: Micros;
}

const columns = `capture, provider, checkout_id as checkout, order_id as "order", payment_id as payment, amount, currency, captured_at as "capturedAt"`;

export async function keepCapture(tx: Queryable, booked: BookedCapture): Promise<void> {
  const { capture, provider, checkout, order, payment, amount, currency, capturedAt } = booked;
  await tx.query(
    `insert into provider_captures (capture, provider, checkout_id, order_id, payment_id, amount, currency, captured_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [capture, provider, checkout, order, payment, amount, currency, capturedAt],
  );
}

export const bookedCapture = (queryable: Queryable, capture: string): Promise<BookedCapture | undefined> =>
  queryable.one<BookedCapture>(`select ${columns} from provider_captures where capture = $1`, [capture]);

export const captureOfPayment = (queryable: Queryable, payment: Id): Promise<BookedCapture | undefined> =>
  queryable.one<BookedCapture>(`select ${columns} from provider_captures where payment_id = $1`, [payment]);

/** The end of the range is exclusive. */
export const capturesBetween = (queryable: Queryable, from: Micros, to: Micros): Promise<BookedCapture[]> =>
  queryable.query<BookedCapture>(`select ${columns} from provider_captures where captured_at >= $1 and captured_at < $2`, [from, to]);

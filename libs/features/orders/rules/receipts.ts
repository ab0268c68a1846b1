import { type Id, numberText } from '#machines/kernel/ids';
import { dayIn } from '#machines/kernel/time';
import type { OrderEvent, OrderEventType } from '#machines/order/events';
import { fold } from '#machines/order/evolve';
import type { OrderState } from '#machines/order/state';
import type { IssueReceipt } from '#machines/receipt/receipt';

/** Events that change how much of a payment arrived. */
export const arrivals = [
  'CashPaymentRecorded',
  'TransferRecorded',
  'TransferConfirmed',
  'PaymentCaptured',
  'PaymentCorrected',
] as const satisfies readonly OrderEventType[];

export const isArrival = (type: string): boolean => (arrivals as readonly string[]).includes(type);

/** The events up to the last one that changes how much of the payment arrived. */
const untilArrival = (history: readonly OrderEvent[], payment: Id): readonly OrderEvent[] =>
  history.slice(0, 1 + history.findLastIndex(({ type, data }) => isArrival(type) && 'payment' in data && data.payment === payment));

/** The order right after the payment, so that a receipt never changes. @throws Error if nothing of the payment arrived */
export const orderAtPayment = (history: readonly OrderEvent[], payment: Id): OrderState => fold(untilArrival(history, payment));

interface Office {
  /** number of the order */
  number: number;
  /** IANA name of the office's time zone, whose calendar gives the day */
  timeZone: string;
}

/**
 * The content of a receipt after the last event. The number of the issue is derived from the events, so repeated deliveries give the same
 * one.
 * @throws Error if the order has no such payment
 */
export function receiptAfter(history: readonly OrderEvent[], paymentId: Id, { number, timeZone }: Office): IssueReceipt['payload'] {
  const { facts, payments } = fold(history);
  const place = payments.findIndex(({ id }) => id === paymentId);
  const payment = payments[place];
  if (payment === undefined) throw new Error(`the order ${numberText(number)} has no payment ${paymentId}`);
  return {
    receipt: `${numberText(number)}-${place + 1}`,
    orderNumber: numberText(number),
    issue: history.filter(({ type, data: of }) => isArrival(type) && 'payment' in of && of.payment === payment.id).length,
    amount: payment.amount,
    currency: facts.currency,
    stage: payment.stage,
    day: dayIn(new Date(payment.at / 1000), timeZone),
  };
}

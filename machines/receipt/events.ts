import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { EventMessage } from '#machines/decider/messages';
import type { PaymentStage } from '#machines/order/state';

/** Issues receipts: nobody asks for one. */
export const system = { id: null, role: 'system', department: null } as const;

/**
 * The only event that the public may read: no person and no text is in it. `receipt`: R-000123-2, the second payment of the order R-000123. `issue`: 1, and one more
 * with each correction of the payment. `replaces`: the issue of this stream that no longer holds; null for the first. `day`: when the payment arrived, an ISO 8601
 * calendar date of the office.
 */
export interface ReceiptEventData {
  ReceiptIssued: {
    receipt: string;
    orderNumber: string;
    issue: number;
    replaces: number | null;
    amount: MinorUnits;
    currency: Currency;
    day: string;
    stage: PaymentStage;
  };
}

/** An event as decide gives it and evolve folds it; `receipt` is the id of its stream. */
export type ReceiptEvent = EventMessage<'receipt', typeof system, ReceiptEventData, 'ReceiptIssued'>;

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. */
export const receiptEventVersion = (_type: string): number => 1;

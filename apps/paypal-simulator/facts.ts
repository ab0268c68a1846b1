import type { MinorUnits } from '#machines/kernel/money';
import type { PaypalCurrency, PaypalMoney } from './paypal-money.js';

/** What the payer chose on the approval page; it decides how the capture goes. */
export const approvals = ['pay', 'decline', 'pendThenComplete', 'pendThenDeny'] as const;
export type Approval = (typeof approvals)[number];

/** Keys that survive a restart, because the merchant pins the certificate and holds tokens. Simulated money only. */
export interface Identity {
  privateKey: string;
  certificate: string;
  certificateId: string;
  tokenSecret: string;
}

export interface Order extends PaypalMoney {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  description?: string;
  customId?: string;
  invoiceId?: string;
  returnUrl?: string;
  cancelUrl?: string;
  locale?: string;
  approval?: Approval;
  captureId?: string;
  /** Milliseconds since 1970, as every time in this file. */
  createdAt: number;
  updatedAt: number;
}

export interface Capture extends PaypalMoney {
  id: string;
  orderId: string;
  fee: MinorUnits;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED';
  /** Where it is pending: when and how that ends by itself. */
  settles?: Settlement<'COMPLETED' | 'DECLINED'>;
  refunded: MinorUnits;
  reversed: MinorUnits;
  createdAt: number;
  updatedAt: number;
}

interface Settlement<Outcome> {
  at: number;
  outcome: Outcome;
}

export interface Refund extends PaypalMoney {
  id: string;
  captureId: string;
  customId?: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  settles?: Settlement<'COMPLETED' | 'FAILED'>;
  createdAt: number;
  updatedAt: number;
}

export interface Dispute extends PaypalMoney {
  id: string;
  captureId: string;
  status: 'OPEN' | 'WON' | 'LOST';
  createdAt: number;
  updatedAt: number;
}

/** One transmission of an event; a forged one is sent once, an honest one until the merchant takes it. */
export interface Delivery {
  id: string;
  eventId: string;
  /** another sum under the signature of the true one */
  forged?: true;
  dueAt: number;
  attempts: number;
}

/** A webhook event as it goes over the wire. */
export interface WebhookEvent {
  id: string;
  event_version: '1.0';
  create_time: string;
  resource_type: string;
  resource_version: '2.0' | '1.0';
  event_type: string;
  summary: string;
  resource: Record<string, unknown>;
  links: { href: string; rel: string; method: string }[];
}

/** A PayPal-Request-Id that was used: which call with which body made which resource. */
export interface RequestKey {
  scope: 'orders' | 'captures' | 'refunds';
  key: string;
  bodyHash: string;
  resourceId: string;
  at: number;
}

/** One fact. A line of the journal is the list of facts of one call, so that a call is recorded completely or not at all. */
export type Fact =
  | { type: 'Opened'; identity: Identity }
  | { type: 'OrderCreated'; order: Order }
  | { type: 'OrderApproved'; orderId: string; approval: Approval; at: number }
  | { type: 'InstrumentDeclined'; orderId: string; at: number }
  | { type: 'Captured'; capture: Capture }
  | { type: 'CaptureSettled'; captureId: string; outcome: 'COMPLETED' | 'DECLINED'; at: number }
  | { type: 'Refunded'; refund: Refund }
  | { type: 'RefundSettled'; refundId: string; outcome: 'COMPLETED' | 'FAILED'; at: number }
  | { type: 'Reversed'; captureId: string; transactionId: string; amount: MinorUnits; at: number }
  | { type: 'DisputeOpened'; dispute: Dispute }
  | { type: 'DisputeResolved'; disputeId: string; outcome: 'WON' | 'LOST'; at: number }
  | { type: 'RequestKeyUsed'; request: RequestKey }
  | { type: 'RequestKeysExpired'; at: number }
  | { type: 'EventRaised'; event: WebhookEvent; deliveries: Delivery[] }
  | { type: 'DeliveryAttempted'; deliveryId: string; at: number; status: number; nextAt?: number }
  | { type: 'DeliveriesResent'; at: number };

/** Double entry: what one transaction moved between accounts of one currency; the amounts sum to zero. */
export interface LedgerTransaction {
  id: string;
  kind: 'capture' | 'refund' | 'reversal' | 'disputeHold' | 'disputeRelease' | 'disputeLoss';
  /** The capture that it is about. */
  captureId: string;
  currency: PaypalCurrency;
  at: number;
  entries: { account: LedgerAccount; amount: MinorUnits }[];
}

/** `payers` stands for the world outside; `merchant` is the product's balance, `fees` what the provider keeps, `held` what a dispute blocks. */
export type LedgerAccount = 'payers' | 'merchant' | 'fees' | 'held';

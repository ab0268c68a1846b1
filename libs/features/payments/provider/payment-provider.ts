import type { Id, Language } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { DisputeOutcome } from '#machines/order/state';

/** An amount that a provider took, or is about to take. `id` is the provider's. */
export interface ProviderCapture {
  id: string;
  status: 'completed' | 'pending' | 'declined' | 'failed';
  amount: MinorUnits;
  currency: Currency;
  /** what the provider keeps of the amount; null where it does not say (yet) */
  fee: MinorUnits | null;
  /** the refunds and reversals that the provider knows of this capture sum to this; one that is still under way counts nothing yet */
  returned: MinorUnits;
}

/** An order of the provider, as it stands there: one attempt to pay. */
export interface ProviderOrder {
  /** the provider's own id */
  reference: string;
  /** `open`: waits for its payer; `voided`: it will not be paid any more */
  status: 'open' | 'approved' | 'completed' | 'voided';
  /** where the payer approves it, on a host of the environment's own list; null when nothing is left to approve */
  approveUrl: string | null;
  amount: MinorUnits;
  currency: Currency;
  captures: readonly ProviderCapture[];
}

/** Money on its way back, or back. */
export interface ProviderRefund {
  id: string;
  /** the capture that it takes from; null where the provider names none */
  capture: string | null;
  status: 'completed' | 'pending' | 'failed' | 'cancelled';
  amount: MinorUnits;
  currency: Currency;
}

/** An order to open at the provider; `key` makes repetitions one effect, for as long as the provider keeps it. */
export interface OpenOrder {
  key: string;
  /** our own id of the attempt */
  checkout: Id;
  /** shown to the payer and in the provider's lists: the order's number */
  orderNumber: string;
  amount: MinorUnits;
  currency: Currency;
  language: Language;
  returnUrl: string;
  cancelUrl: string;
}

/** A webhook as it arrived: header names in lower case, the body unread. */
export interface ProviderMessage {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** where it came from */
  network: string;
}

/** The subject of a webhook; its content is not trusted, the resource is fetched again. */
export interface ProviderNotice {
  /** the provider's own id of the event */
  id: string;
  type: string;
  about:
    | { kind: 'order' | 'capture' | 'refund'; reference: string }
    | { kind: 'dispute'; reference: string; captures: readonly string[] }
    | { kind: 'other' };
}

/** Why a webhook is not the provider's, or not for us: for the metric, never for the sender. `tooOld` also of a time to come, `headersMissing` also of another algorithm. */
export type ForgedReason = 'headersMissing' | 'tooOld' | 'certificateHost' | 'certificate' | 'certificateExpired' | 'signature' | 'body';

/** A line of the provider's own book, of one day. */
export interface ProviderTransaction {
  id: string;
  kind: 'capture' | 'refund' | 'reversal' | 'fee' | 'other';
  /** the capture or refund that it belongs to */
  reference: string | null;
  /** the change of our balance there: negative for outgoing amounts. A capture is listed gross, and its fee as a separate line */
  amount: MinorUnits;
  currency: Currency;
  at: Micros;
}

/** A payer's dispute. `amount` is null where the provider does not say it, `dueAt` until when we may answer. */
export interface ProviderDispute {
  status: 'open' | DisputeOutcome;
  captures: readonly string[];
  amount: { amount: MinorUnits; currency: Currency } | null;
  dueAt: Micros | null;
}

/**
 * A provider that takes payments. Each call either answers, or throws one of the three errors below: what is unknown afterwards is found out by `order`, `capture`
 * and `refund`, never by guessing. Nothing here is called inside a database transaction.
 */
export interface PaymentProvider {
  /** as payments of an order name it */
  readonly name: 'paypal';
  /** the currencies that it takes */
  readonly currencies: readonly Currency[];
  /** amounts in these must be whole units: the provider has no decimals for them though ISO 4217 has */
  readonly wholeUnits: readonly Currency[];
  /** @throws ProviderUnavailable | ProviderRefused | ProviderAnswerUnexpected, as every call */
  open(order: OpenOrder): Promise<ProviderOrder>;
  order(reference: string): Promise<ProviderOrder>;
  captureOrder(reference: string, key: string): Promise<ProviderOrder>;
  /** with the order that it was made for, if the provider names it */
  capture(id: string): Promise<ProviderCapture & { order: string | null }>;
  refundCapture(
    capture: string,
    refund: { key: string; amount: MinorUnits; currency: Currency; orderNumber: string },
  ): Promise<ProviderRefund>;
  refund(id: string): Promise<ProviderRefund>;
  dispute(id: string): Promise<ProviderDispute>;
  /**
   * The event when it is signed by the provider for us; else why it is not.
   * @param mayFetch false: only with a certificate that is known; true when left out
   * @throws ProviderUnavailable when the certificate cannot be had
   */
  verify(message: ProviderMessage, mayFetch?: boolean): Promise<ProviderNotice | { forged: ForgedReason }>;
  /** null where the account may not ask for them */
  transactions(from: Micros, to: Micros): Promise<readonly ProviderTransaction[] | null>;
}

/** The provider that takes payments online; null if none is configured: then there is no online payment, and pages offer the transfer. */
export class ConfiguredProvider {
  constructor(readonly provider: PaymentProvider | null) {}
}

/** No answer, or one that says nothing about the effect: it may have happened. `retryAfter` in seconds, where the provider asked for it. */
export class ProviderUnavailable extends Error {
  constructor(
    readonly call: string,
    readonly retryAfter: number | null,
    options?: ErrorOptions,
  ) {
    super(`the payment provider did not answer ${call}`, options);
    this.name = 'ProviderUnavailable';
  }
}

/** The provider answered no: there is no effect. `issue` is its own code to branch on, `debugId` is for the log and for staff, never for clients. */
export class ProviderRefused extends Error {
  constructor(
    readonly call: string,
    readonly status: number,
    readonly issue: string,
    readonly debugId: string | null,
  ) {
    super(`the payment provider refused ${call}: ${issue}`);
    this.name = 'ProviderRefused';
  }
}

/** An answer that is not what was asked for: no JSON, another amount or currency, an address on a foreign host. Nothing of it is used; a person has to see. */
export class ProviderAnswerUnexpected extends Error {
  constructor(
    readonly call: string,
    readonly why: 'notJson' | 'shape' | 'amount' | 'approveUrl',
    readonly debugId: string | null,
  ) {
    super(`the payment provider's answer to ${call} is not what was asked for: ${why}`);
    this.name = 'ProviderAnswerUnexpected';
  }
}

/** Refused is who asks and not what is asked: our account lacks a right or its secret is wrong. The same may be answered otherwise once that is put right. */
export const isAboutUs = ({ status }: ProviderRefused): boolean => status === 401 || status === 403;

/** The provider does not know the thing (any more): PayPal forgets an order that nobody approved in time. */
export const isUnknownThere = ({ status }: ProviderRefused): boolean => status === 404;

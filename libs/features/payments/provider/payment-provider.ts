import type { Id, Language } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { DisputeOutcome } from '#machines/order/state';

/** An amount that a provider took, or will take. `id` is the provider's. */
export interface ProviderCapture {
  id: string;
  status: 'completed' | 'pending' | 'declined' | 'failed';
  amount: MinorUnits;
  currency: Currency;
  /** the provider's fee; null if it is not known (yet) */
  fee: MinorUnits | null;
  /** sum of the completed refunds and reversals that the provider reports */
  returned: MinorUnits;
}

/** One attempt to pay, in its current state at the provider. */
export interface ProviderOrder {
  /** the provider's own id */
  reference: string;
  /** `open`: waits for its payer; `voided`: cannot be paid any more */
  status: 'open' | 'approved' | 'completed' | 'voided';
  /** page on which the payer approves, on a host of the environment's list; null if there is nothing to approve */
  approveUrl: string | null;
  amount: MinorUnits;
  currency: Currency;
  captures: readonly ProviderCapture[];
}

/** A refund that is under way or completed. */
export interface ProviderRefund {
  id: string;
  /** the refunded capture; null if the provider names none */
  capture: string | null;
  status: 'completed' | 'pending' | 'failed' | 'cancelled';
  amount: MinorUnits;
  currency: Currency;
}

/** An order to open at the provider; `key` makes repetitions idempotent, for as long as the provider stores it. */
export interface OpenOrder {
  key: string;
  /** our id of the attempt */
  checkout: Id;
  /** the order's number, shown to the payer and in the provider's lists */
  orderNumber: string;
  amount: MinorUnits;
  currency: Currency;
  language: Language;
  returnUrl: string;
  cancelUrl: string;
}

/** A webhook as received: header names in lower case, the body not parsed. */
export interface ProviderMessage {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** sender's network */
  network: string;
}

/** The subject of a webhook. Its content is not trusted; the resource is fetched. */
export interface ProviderNotice {
  /** the provider's own id of the event */
  id: string;
  type: string;
  about:
    | { kind: 'order' | 'capture' | 'refund'; reference: string }
    | { kind: 'dispute'; reference: string; captures: readonly string[] }
    | { kind: 'other' };
}

/**
 * Why a webhook is refused, for the metric and never for the sender. `tooOld` includes future times, `headersMissing` another algorithm.
 */
export type ForgedReason = 'headersMissing' | 'tooOld' | 'certificateHost' | 'certificate' | 'certificateExpired' | 'signature' | 'body';

/** A line of the provider's daily statement. */
export interface ProviderTransaction {
  id: string;
  kind: 'capture' | 'refund' | 'reversal' | 'fee' | 'other';
  /** its capture or refund */
  reference: string | null;
  /** change of our balance there: negative for outgoing amounts. A capture is listed gross, and its fee as a separate line */
  amount: MinorUnits;
  currency: Currency;
  at: Micros;
}

/** A payer's dispute. `amount` is null if the provider does not report it; `dueAt`: deadline for our answer. */
export interface ProviderDispute {
  status: 'open' | DisputeOutcome;
  captures: readonly string[];
  amount: { amount: MinorUnits; currency: Currency } | null;
  dueAt: Micros | null;
}

/**
 * A provider that takes payments. Each call answers or throws one of the three errors below; what is unknown afterwards is found out by
 * `order`, `capture` and `refund`, never guessed. Must not be called inside a database transaction.
 */
export interface PaymentProvider {
  /** as payments of an order name it */
  readonly name: 'paypal';
  /** the currencies that it takes */
  readonly currencies: readonly Currency[];
  /** currencies whose amounts must be whole units, although ISO 4217 has decimals */
  readonly wholeUnits: readonly Currency[];
  /** @throws ProviderUnavailable | ProviderRefused | ProviderAnswerUnexpected, as every call */
  open(order: OpenOrder): Promise<ProviderOrder>;
  order(reference: string): Promise<ProviderOrder>;
  captureOrder(reference: string, key: string): Promise<ProviderOrder>;
  /** includes the order that it was made for, if the provider names it */
  capture(id: string): Promise<ProviderCapture & { order: string | null }>;
  refundCapture(
    capture: string,
    refund: { key: string; amount: MinorUnits; currency: Currency; orderNumber: string },
  ): Promise<ProviderRefund>;
  refund(id: string): Promise<ProviderRefund>;
  dispute(id: string): Promise<ProviderDispute>;
  /**
   * Returns the event if the provider signed it for us, or else the fault.
   * @param mayFetch false: only known certificates; true by default
   * @throws ProviderUnavailable if the certificate cannot be fetched
   */
  verify(message: ProviderMessage, mayFetch?: boolean): Promise<ProviderNotice | { forged: ForgedReason }>;
  /** null if the account may not request them */
  transactions(from: Micros, to: Micros): Promise<readonly ProviderTransaction[] | null>;
}

/** The provider of online payments; null if none is configured: then pages offer the transfer. */
export class ConfiguredProvider {
  constructor(readonly provider: PaymentProvider | null) {}
}

/** No answer, or one without information about the effect, which may have happened. `retryAfter` in seconds, if the provider named it. */
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

/** The provider refused, so there is no effect. `issue` is its code, `debugId` is for the log and for staff, never for clients. */
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

/**
 * An answer that does not match the request: invalid JSON, another amount or currency, an address on a foreign host. It is ignored, and a
 * person has to look.
 */
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

/** Whether the refusal concerns our account, which lacks a right or has a wrong secret, so that a later attempt may succeed. */
export const isAboutUs = ({ status }: ProviderRefused): boolean => status === 401 || status === 403;

/** Whether the provider no longer knows the object: PayPal removes an order that nobody approved in time. */
export const isUnknownThere = ({ status }: ProviderRefused): boolean => status === 404;

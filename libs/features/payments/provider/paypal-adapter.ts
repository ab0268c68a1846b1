import type { Registry } from 'prom-client';
import { localeOf } from '#machines/kernel/languages';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { PaypalConfig } from '#libs/platform/config/paypal';
import type { Outage } from '#libs/platform/logging/outages';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { HttpExchange } from './http-exchange.js';
import { Misfit } from './json-reading.js';
import {
  type ForgedReason,
  type OpenOrder,
  type PaymentProvider,
  type ProviderCapture,
  type ProviderMessage,
  type ProviderNotice,
  type ProviderOrder,
  ProviderRefused,
  type ProviderRefund,
  type ProviderTransaction,
} from './payment-provider.js';
import { paypalCurrencies, requireSum, toPaypal, wholeUnitCurrencies } from './paypal-amounts.js';
import { PaypalClient } from './paypal-client.js';
import { originsOf, type PaypalOrigins } from './paypal-environment.js';
import { readDispute, readOrder, readRefund, readWholeCapture } from './paypal-resources.js';
import { PaypalToken } from './paypal-token.js';
import { rangesOf, readTransactionPage, searchPath } from './paypal-transactions.js';
import { ProviderFigures } from './provider-figures.js';
import { type CertificateStore, noStore, WebhookCertificates } from './webhook-certificates.js';
import { WebhookVerifier } from './webhook-verifier.js';

export interface PaypalParts {
  access: PaypalConfig;
  /** address of the product */
  publicUrl: string;
  registry: Registry;
  log: WarningLogger;
  /** logs when the provider stops and starts answering */
  outage?: Outage;
  /** stores certificates of webhooks across restarts; none by default */
  certificates?: CertificateStore;
  /** only for tests, as all below */
  fetch?: typeof fetch;
  /** milliseconds; 10,000 by default */
  timeout?: number;
  /** milliseconds since 1970 */
  now?: () => number;
}

/** PayPal Orders v2 and Payments v2, or their simulator, which speaks the same HTTP. */
export class PaypalAdapter implements PaymentProvider {
  readonly name = 'paypal';
  readonly currencies = paypalCurrencies;
  readonly wholeUnits = wholeUnitCurrencies;
  private readonly client: PaypalClient;
  private readonly verifier: WebhookVerifier;
  private readonly origins: PaypalOrigins;

  constructor({
    access,
    publicUrl,
    registry,
    log,
    outage,
    certificates: store = noStore,
    fetch: send = fetch,
    timeout = 10_000,
    now = Date.now,
  }: PaypalParts) {
    const { apiUrl, webhookId } = access;
    const exchange = new HttpExchange({ fetch: send, timeout, now });
    const token = new PaypalToken(exchange, access, now);
    this.origins = originsOf(apiUrl, publicUrl);
    this.client = new PaypalClient({ apiUrl, exchange, token, figures: new ProviderFigures(registry), log, outage });
    const certificates = new WebhookCertificates({ exchange, store, log, now });
    this.verifier = new WebhookVerifier({ webhookId, certificateOrigins: this.origins.certificates, certificates, now });
  }

  /** Returns an order that was made under the same key in its current state. */
  async open(order: OpenOrder): Promise<ProviderOrder> {
    return this.client.ask({
      call: 'createOrder',
      method: 'POST',
      path: '/v2/checkout/orders',
      key: order.key,
      body: orderBody(order),
      read: (answer) => {
        const opened = readOrder(answer, this.origins.approval);
        requireSum(opened, order);
        if (opened.status === 'open' && opened.approveUrl === null) throw new Misfit('approveUrl');
        return opened;
      },
    });
  }

  async order(reference: string): Promise<ProviderOrder> {
    const path = `/v2/checkout/orders/${segment('getOrder', reference)}`;
    return this.client.ask({ call: 'getOrder', method: 'GET', path, read: (answer) => this.readOrder(answer, reference) });
  }

  /** Also accepts an earlier capture, by us or by a request whose answer was lost. */
  async captureOrder(reference: string, key: string): Promise<ProviderOrder> {
    const path = `/v2/checkout/orders/${segment('captureOrder', reference)}/capture`;
    const read = (answer: unknown): ProviderOrder => this.readOrder(answer, reference);
    try {
      return await this.client.ask({ call: 'captureOrder', method: 'POST', path, key, body: {}, read });
    } catch (fault) {
      if (fault instanceof ProviderRefused && fault.issue === 'ORDER_ALREADY_CAPTURED') return this.order(reference);
      throw fault;
    }
  }

  /** Payments gives no sum of refunds with a capture, so a partly refunded one also reads its order. */
  async capture(id: string): Promise<ProviderCapture & { order: string | null }> {
    const path = `/v2/payments/captures/${segment('getCapture', id)}`;
    const read = (answer: unknown): ReturnType<typeof readWholeCapture> => readWholeCapture(answer, id);
    const { capture, order, partlyRefunded } = await this.client.ask({ call: 'getCapture', method: 'GET', path, read });
    if (!partlyRefunded || order === null) return { ...capture, order };
    const { captures } = await this.order(order);
    return { ...(captures.find((one) => one.id === id) ?? capture), order };
  }

  async refundCapture(
    capture: string,
    { key, amount, currency, orderNumber }: { key: string; amount: MinorUnits; currency: Currency; orderNumber: string },
  ): Promise<ProviderRefund> {
    return this.client.ask({
      call: 'refundCapture',
      method: 'POST',
      path: `/v2/payments/captures/${segment('refundCapture', capture)}/refund`,
      key,
      body: { amount: toPaypal({ amount, currency }), custom_id: orderNumber, note_to_payer: orderNumber },
      read: (answer) => {
        const refund = readRefund(answer);
        requireSum(refund, { amount, currency });
        return refund;
      },
    });
  }

  async refund(id: string): Promise<ProviderRefund> {
    const path = `/v2/payments/refunds/${segment('getRefund', id)}`;
    return this.client.ask({ call: 'getRefund', method: 'GET', path, read: readRefund });
  }

  async dispute(id: string): ReturnType<PaymentProvider['dispute']> {
    const path = `/v1/customer/disputes/${segment('getDispute', id)}`;
    return this.client.ask({ call: 'getDispute', method: 'GET', path, read: readDispute });
  }

  verify(message: ProviderMessage, mayFetch = true): Promise<ProviderNotice | { forged: ForgedReason }> {
    return this.verifier.verify(message, mayFetch);
  }

  async transactions(from: Micros, to: Micros): Promise<readonly ProviderTransaction[] | null> {
    try {
      const found: ProviderTransaction[] = [];
      for (const range of rangesOf(from, to)) found.push(...(await this.transactionsOf(range)));
      return found;
    } catch (fault) {
      if (fault instanceof ProviderRefused && fault.status === 403) return null;
      throw fault;
    }
  }

  private async transactionsOf(range: readonly [Micros, Micros]): Promise<readonly ProviderTransaction[]> {
    const found: ProviderTransaction[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const path = searchPath(range, page);
      const answer = await this.client.ask({ call: 'searchTransactions', method: 'GET', path, read: readTransactionPage });
      found.push(...answer.transactions);
      pages = answer.pages;
    }
    return found;
  }

  private readOrder(answer: unknown, reference: string): ProviderOrder {
    const order = readOrder(answer, this.origins.approval);
    if (order.reference !== reference) throw new Misfit('shape');
    return order;
  }
}

/**
 * PayPal refuses a second payment of the same `invoice_id` unless the merchant allowed it, and an order is paid in two parts: so the id has
 * the order's number and the end of the attempt's id. The payer sees the description.
 */
function orderBody({ amount, currency, checkout, orderNumber, language, returnUrl, cancelUrl }: OpenOrder): object {
  const unit = {
    amount: toPaypal({ amount, currency }),
    custom_id: checkout,
    invoice_id: `${orderNumber}-${checkout.slice(-12)}`,
    description: orderNumber,
  };
  const experience = {
    return_url: returnUrl,
    cancel_url: cancelUrl,
    user_action: 'PAY_NOW',
    locale: localeOf(language),
    shipping_preference: 'NO_SHIPPING',
  };
  return { intent: 'CAPTURE', purchase_units: [unit], payment_source: { paypal: { experience_context: experience } } };
}

/** Encodes an id as a path segment. @throws ProviderRefused for ids that PayPal cannot have issued */
function segment(call: string, id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw new ProviderRefused(call, 404, 'INVALID_RESOURCE_ID', null);
  return id;
}

import { Registry } from 'prom-client';
import type { OpenOrder, ProviderMessage } from '#libs/features/payments/provider/payment-provider';
import type { CertificateStore } from '#libs/features/payments/provider/webhook-certificates';
import { PaypalAdapter } from '#libs/features/payments/provider/paypal-adapter';
import { SimulatorFetch } from './simulator-fetch.js';
import { type SentWebhook, SimulatorWorld } from './simulator-world.js';

/** The product's adapter in front of a simulator, both on the spec's clock. */
export class ProviderWorld {
  readonly simulator = new SimulatorWorld();
  readonly line = new SimulatorFetch(this.simulator);
  readonly registry = new Registry();
  readonly logged: { fields: Record<string, unknown>; message: string }[] = [];
  readonly provider = this.as({});

  /** Another process of the product, with another merchant account, other keys, or a certificate cache. */
  as(access: Partial<Record<'clientId' | 'clientSecret' | 'webhookId', string>>, certificates?: CertificateStore): PaypalAdapter {
    return new PaypalAdapter({
      access: { apiUrl: this.simulator.addresses.api, ...this.simulator.merchant, ...access },
      publicUrl: this.simulator.addresses.publicPrefix,
      registry: this.registry,
      log: { warn: (fields, message) => void this.logged.push({ fields: fields as Record<string, unknown>, message }) },
      fetch: this.line.fetch,
      ...(certificates && { certificates }),
      timeout: 5,
      now: () => this.simulator.now,
    });
  }

  /** The next call of that name goes wrong in that way. */
  arm(kind: string, call?: string, seconds?: number): void {
    const fault = { kind, ...(call !== undefined && { call }), ...(seconds !== undefined && { seconds }) };
    if (this.simulator.control('POST', 'faults', { faults: [fault] }).status !== 200) throw new Error(`no such fault: ${kind}`);
  }

  /** An order that its payer has approved. @returns its reference */
  async approved(order: Partial<OpenOrder> = {}): Promise<string> {
    const { reference } = await this.provider.open(payment(order));
    this.simulator.choose(reference);
    return reference;
  }

  /** @returns the capture's id */
  async paid(order: Partial<OpenOrder> = {}): Promise<string> {
    const reference = await this.approved(order);
    return (await this.provider.captureOrder(reference, `capture ${reference}`)).captures[0]?.id ?? '';
  }

  /** Results of the calls of that name, counted. */
  async outcomes(call: string): Promise<Record<string, number>> {
    const figure = await this.registry.getSingleMetric('payment_provider_call_seconds')?.get();
    const counts = (figure?.values ?? []).filter(
      (value) => 'metricName' in value && String(value.metricName).endsWith('_count') && value.labels['call'] === call,
    );
    return Object.fromEntries(counts.map(({ labels, value }) => [labels['outcome'], value]));
  }
}

export const payment = (change: Partial<OpenOrder> = {}): OpenOrder => ({
  key: `open ${change.checkout ?? ''}${change.amount ?? ''}${change.currency ?? ''}`,
  checkout: '01935a3e-6f3b-7c11-8a2b-3c4d5e6f7a8b',
  orderNumber: 'R-000123',
  amount: 34_650,
  currency: 'EUR',
  language: 'ru',
  returnUrl: 'https://shop.example/order?id=1&checkout=2',
  cancelUrl: 'https://shop.example/order?id=1',
  ...change,
});

/** Delivers a webhook like the HTTP layer. */
export const arrived = ({ headers, body }: SentWebhook, network = '192.0.2.1'): ProviderMessage => ({
  headers,
  body: Buffer.from(body),
  network,
});

import { selfSigned } from '../certificate.js';
import type { Approval, Fact, Identity } from '../facts.js';
import type { HttpAnswer, HttpOutcome, HttpRequest } from '../http-message.js';
import { Ids } from '../ids.js';
import type { Journal } from '../journal.js';
import { seededRandom } from '../faults.js';
import { Simulator } from '../simulator.js';

/** A journal in memory that keeps text, so that nothing survives in it that JSON would lose. */
export class MemoryJournal implements Journal {
  lines: string[] = [];

  read(): Fact[][] {
    return this.lines.map((line) => JSON.parse(line) as Fact[]);
  }

  append(facts: readonly Fact[]): void {
    this.lines.push(JSON.stringify(facts));
  }
}

/** Keys take a while to make: one pair for all worlds of a suite. */
const identity: Identity = {
  ...selfSigned('PayPal simulator', Date.UTC(2026, 10, 1)),
  certificateId: 'CERT-SAMPLE',
  tokenSecret: 'a secret of the specs',
};

export interface SentWebhook {
  headers: Record<string, string>;
  body: string;
}

type Json = Record<string, unknown>;
interface CallOptions {
  key?: string;
  headers?: Record<string, string>;
}

/** A simulator whose time, chance and merchant belong to the spec. */
export class SimulatorWorld {
  now = Date.UTC(2026, 10, 22, 12);
  readonly sent: SentWebhook[] = [];
  /** What the merchant answers to webhooks; 0 is no answer. */
  merchantAnswers = 200;
  readonly journal: MemoryJournal;
  readonly simulator: Simulator;
  readonly merchant = { clientId: 'client', clientSecret: 'secret', webhookId: 'HOOK1' };
  readonly addresses = { api: 'http://127.0.0.1:4010', publicPrefix: 'https://shop.example/pay' };

  constructor(journal = new MemoryJournal(), seed = 1) {
    this.journal = journal;
    this.simulator = new Simulator({
      journal,
      identity,
      merchant: this.merchant,
      surroundings: { now: () => this.now, ids: new Ids(seededRandom(seed)), addresses: this.addresses },
      post: (headers, body) => {
        this.sent.push({ headers, body });
        return Promise.resolve(this.merchantAnswers);
      },
    });
  }

  request(method: string, target: string, body?: unknown, headers: Record<string, string> = {}): HttpOutcome {
    const { pathname, searchParams } = new URL(target, this.addresses.api);
    const raw = Buffer.from(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));
    const all = { host: '127.0.0.1:4010', 'content-type': 'application/json', ...headers };
    return this.simulator.handle({
      method,
      path: pathname,
      query: searchParams,
      headers: all,
      raw,
      remoteAddress: '127.0.0.1',
    } satisfies HttpRequest);
  }

  /** An answer, where one is expected. @throws Error where the connection was cut */
  answer(method: string, target: string, body?: unknown, headers: Record<string, string> = {}): HttpAnswer {
    const outcome = this.request(method, target, body, headers);
    if (outcome.kind !== 'answer') throw new Error('the connection was cut');
    return outcome;
  }

  token(): string {
    const basic = Buffer.from('client:secret').toString('base64');
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
    return String(parsed(this.answer('POST', '/v1/oauth2/token', 'grant_type=client_credentials', headers))['access_token']);
  }

  #token: string | undefined;

  outcome(method: string, target: string, body?: unknown, { key, headers = {} }: CallOptions = {}): HttpOutcome {
    this.#token ??= this.token();
    return this.request(method, target, body, {
      authorization: `Bearer ${this.#token}`,
      ...(key !== undefined && { 'paypal-request-id': key }),
      ...headers,
    });
  }

  call(method: string, target: string, body?: unknown, options: CallOptions = {}): { status: number; body: Json; issue: unknown } {
    const outcome = this.outcome(method, target, body, options);
    if (outcome.kind !== 'answer') throw new Error('the connection was cut');
    const answer = parsed(outcome);
    return { status: outcome.status, body: answer, issue: (answer['details'] as { issue: string }[] | undefined)?.[0]?.issue };
  }

  /** Loopback calls of the simulator's own. */
  control(method: string, path: string, body?: unknown): { status: number; body: Json } {
    const answer = this.answer(method, `/simulator/${path}`, body);
    return { status: answer.status, body: parsed(answer) };
  }

  createOrder(value = '10.00', currency = 'EUR', options: CallOptions = { key: `create ${this.journal.lines.length}` }): string {
    return String(this.call('POST', '/v2/checkout/orders', orderBody(value, currency), options).body['id']);
  }

  choose(orderId: string, choice: Approval | 'cancel' = 'pay'): HttpAnswer {
    return this.answer('POST', `/simulator/checkout/${orderId}`, `choice=${choice}`);
  }

  /** An order that was paid. @returns the capture's id */
  paid(value = '10.00', currency = 'EUR', approval: Approval = 'pay', options: CallOptions = {}): string {
    const id = this.createOrder(value, currency);
    this.choose(id, approval);
    this.outcome('POST', `/v2/checkout/orders/${id}/capture`, {}, options);
    return this.simulator.store.state.orders.get(id)?.captureId ?? '';
  }

  async pass(seconds: number): Promise<void> {
    this.now += seconds * 1000;
    await this.simulator.tick();
  }

  eventTypes(): string[] {
    return this.sent.map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type);
  }
}

export const parsed = (answer: HttpAnswer): Json => JSON.parse(answer.body) as Json;

export const orderBody = (value: string, currency = 'EUR'): Json => ({
  intent: 'CAPTURE',
  purchase_units: [
    { reference_id: 'prepayment', amount: { currency_code: currency, value }, custom_id: 'order-1', invoice_id: 'R-000123' },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: 'https://shop.example/order?id=1&checkout=2',
        cancel_url: 'https://shop.example/order?id=1',
        user_action: 'PAY_NOW',
        locale: 'en-GB',
        shipping_preference: 'NO_SHIPPING',
      },
    },
  },
});

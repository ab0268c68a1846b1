import { issueToken, same, tokenHolds, tokenLifetime } from './access-tokens.js';
import type { Refund } from './facts.js';
import { type Call, type Fault, faultOfHeader, type Faults, phaseOf } from './faults.js';
import { type HttpAnswer, type HttpOutcome, type HttpRequest, json } from './http-message.js';
import { type Influence, Orders } from './orders.js';
import { Payments } from './payments.js';
import { Problem } from './problem.js';
import { readBody } from './request-bodies.js';
import type { KeyedRequest } from './request-keys.js';
import { inLength } from './resource-views.js';
import type { Store } from './store.js';
import { searchTransactions } from './transaction-search.js';
import { certificatePath } from './webhook-courier.js';
import { authAlgorithm, verifyWebhook } from './webhook-signature.js';

/** What the merchant's server shows to be the merchant. */
export interface Merchant {
  clientId: string;
  clientSecret: string;
  webhookId: string;
}

const id = '([A-Z0-9]{1,36})';
const routes: readonly [method: string, path: RegExp, call: Call][] = [
  ['POST', /^\/v1\/oauth2\/token$/, 'token'],
  ['POST', /^\/v2\/checkout\/orders$/, 'createOrder'],
  ['GET', new RegExp(`^/v2/checkout/orders/${id}$`), 'getOrder'],
  ['POST', new RegExp(`^/v2/checkout/orders/${id}/capture$`), 'captureOrder'],
  ['GET', new RegExp(`^/v2/payments/captures/${id}$`), 'getCapture'],
  ['POST', new RegExp(`^/v2/payments/captures/${id}/refund$`), 'refundCapture'],
  ['GET', new RegExp(`^/v2/payments/refunds/${id}$`), 'getRefund'],
  ['POST', /^\/v1\/notifications\/verify-webhook-signature$/, 'verifyWebhook'],
  ['GET', /^\/v1\/reporting\/transactions$/, 'searchTransactions'],
  ['GET', new RegExp(`^/v1/customer/disputes/${id}$`), 'getDispute'],
];

interface Routed {
  call: Call;
  /** The id in the path, empty where there is none. */
  id: string;
}

function route({ method, path }: HttpRequest): Routed {
  for (const [wanted, pattern, call] of routes) {
    const match = method === wanted ? pattern.exec(path) : null;
    if (match !== null) return { call, id: match[1] ?? '' };
  }
  throw new Problem('RESOURCE_NOT_FOUND');
}

/** The HTTP of PayPal, faults included. */
export class PaypalApi {
  readonly orders: Orders;
  readonly payments: Payments;

  constructor(
    readonly store: Store,
    readonly faults: Faults,
    readonly merchant: Merchant,
  ) {
    this.orders = new Orders(store);
    this.payments = new Payments(store);
  }

  handle(request: HttpRequest): HttpOutcome {
    try {
      return this.#handleWithFaults(request);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return this.#refused(problem);
    }
  }

  #handleWithFaults(request: HttpRequest): HttpOutcome {
    const certificate = this.#certificate(request);
    if (certificate !== undefined) return certificate;
    const routed = route(request);
    const now = this.store.surroundings.now();
    const fault = faultOfHeader(request.headers['paypal-mock-response']) ?? this.faults.forCall(routed.call, request.path);
    if (fault?.kind === 'outage') this.faults.beginOutage(fault, now);
    if (this.faults.outage(now) > 0) throw new Problem('SERVICE_UNAVAILABLE');
    if (fault !== undefined && phaseOf(fault.kind) === 'before') return this.#instead(fault);
    this.#authenticate(request, routed.call);
    const answer = this.#answer(request, routed, this.influence(fault));
    return fault !== undefined && phaseOf(fault.kind) === 'after' ? this.#afterwards(fault) : answer;
  }

  /** How a fault bears on a call, and on the webhooks of whatever it does. */
  influence(fault?: Fault): Influence {
    const ofCall = fault !== undefined && phaseOf(fault.kind) === 'webhook' ? fault : undefined;
    return { fault, webhookFault: () => ofCall ?? this.faults.forEvent() };
  }

  /** What is answered in place of the call. */
  #instead({ kind, seconds }: Fault): HttpOutcome {
    if (kind === 'timeoutBefore') return { kind: 'cut', afterSeconds: seconds ?? 60 };
    if (kind !== 'rateLimit') throw new Problem('INTERNAL_SERVER_ERROR');
    return this.#refused(new Problem('RATE_LIMIT_REACHED'), { 'retry-after': String(Math.ceil(seconds ?? 1)) });
  }

  /** What the caller sees of a call that was carried out. */
  #afterwards({ kind, seconds }: Fault): HttpOutcome {
    if (kind === 'errorAfter') throw new Problem('INTERNAL_SERVER_ERROR');
    return { kind: 'cut', afterSeconds: kind === 'timeoutAfter' ? (seconds ?? 60) : 0 };
  }

  #refused(problem: Problem, headers: Record<string, string> = {}): HttpAnswer {
    const debugId = this.store.surroundings.ids.debug();
    return json(problem.status, problem.body(debugId), { 'paypal-debug-id': debugId, ...headers });
  }

  #certificate({ method, path }: HttpRequest): HttpAnswer | undefined {
    const { identity } = this.store.state;
    if (method !== 'GET' || identity === undefined || path !== certificatePath(identity.certificateId)) return undefined;
    return { kind: 'answer', status: 200, headers: { 'content-type': 'application/x-pem-file' }, body: identity.certificate };
  }

  #authenticate({ headers, raw }: HttpRequest, call: Call): void {
    const [scheme = '', credentials = ''] = (headers['authorization'] ?? '').split(' ');
    const { clientId, clientSecret } = this.merchant;
    const holds =
      call === 'token'
        ? scheme.toLowerCase() === 'basic' && same(Buffer.from(credentials, 'base64').toString('utf8'), `${clientId}:${clientSecret}`)
        : scheme.toLowerCase() === 'bearer' && tokenHolds(credentials, this.#secret(), this.store.surroundings.now());
    if (!holds) throw new Problem('AUTHENTICATION_FAILURE');
    const type = headers['content-type'] ?? '';
    if (call !== 'token' && raw.length > 0 && !type.startsWith('application/json')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  }

  #secret(): string {
    const { identity } = this.store.state;
    if (identity === undefined) throw new Error('a simulator without keys knows nobody');
    return identity.tokenSecret;
  }

  #answer(request: HttpRequest, { call, id }: Routed, influence: Influence): HttpAnswer {
    const { views } = this.store;
    switch (call) {
      case 'token':
        return this.#token(request.raw);
      case 'createOrder':
        return this.#createOrder(request, influence);
      case 'getOrder':
        return json(200, views.order(this.orders.find(id)));
      case 'captureOrder':
        return this.#captureOrder(request, id, influence);
      case 'getCapture':
        return json(200, views.capture(this.payments.findCapture(id), { full: true }));
      case 'refundCapture':
        return this.#refund(request, id, influence);
      case 'getRefund':
        return json(200, this.#refundView(id));
      case 'verifyWebhook':
        return json(200, { verification_status: this.#verifies(request.raw) ? 'SUCCESS' : 'FAILURE' });
      case 'searchTransactions':
        return json(200, searchTransactions(this.store, request.query));
      case 'getDispute':
        return json(200, views.dispute(this.payments.findDispute(id)));
    }
  }

  #token(raw: Buffer): HttpAnswer {
    if (new URLSearchParams(raw.toString('utf8')).get('grant_type') !== 'client_credentials') {
      return json(400, { error: 'unsupported_grant_type', error_description: 'Grant Type is not supported' });
    }
    return json(200, {
      scope: 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund',
      access_token: issueToken(this.#secret(), this.store.surroundings.now()),
      token_type: 'Bearer',
      app_id: 'APP-SIMULATED',
      expires_in: tokenLifetime,
    });
  }

  #createOrder(request: HttpRequest, influence: Influence): HttpAnswer {
    const body = readBody('order', request.raw);
    const { resource, repeated } = this.orders.create(body, this.#keyed('orders', request, influence), influence);
    return json(repeated ? 200 : 201, inLength(this.store.views.order(resource), request.headers['prefer']));
  }

  #captureOrder(request: HttpRequest, id: string, influence: Influence): HttpAnswer {
    readBody('capture', request.raw);
    const { resource, repeated } = this.orders.capture(id, this.#keyed('captures', request, influence), influence);
    return json(repeated ? 200 : 201, inLength(this.store.views.order(resource), request.headers['prefer']));
  }

  /** 201 on a repeat too: the document of Payments has no other. */
  #refund(request: HttpRequest, id: string, influence: Influence): HttpAnswer {
    const body = readBody('refund', request.raw);
    const { resource } = this.payments.refund(id, body, this.#keyed('refunds', request, influence), influence);
    return json(201, inLength(this.store.views.refund(resource), request.headers['prefer']));
  }

  /** The request with its id; a fault makes PayPal forget all ids first. */
  #keyed(scope: KeyedRequest['scope'], { headers, path, raw }: HttpRequest, { fault }: Influence): KeyedRequest {
    if (fault?.kind === 'expireRequestIds') this.store.commit([{ type: 'RequestKeysExpired', at: this.store.surroundings.now() }]);
    return { scope, key: headers['paypal-request-id'], path, raw };
  }

  #refundView(id: string): Record<string, unknown> {
    const found = this.payments.findRefund(id);
    return isRefund(found) ? this.store.views.refund(found) : this.store.views.reversal(found);
  }

  /** The checksum covers the event serialised again from its JSON: bytes changed in transit fail, as at PayPal. */
  #verifies(raw: Buffer): boolean {
    const asked = readBody('verify', raw);
    const { identity } = this.store.state;
    const { api } = this.store.surroundings.addresses;
    if (identity === undefined || asked.webhook_id !== this.merchant.webhookId || asked.auth_algo !== authAlgorithm) return false;
    if (asked.cert_url !== `${api}${certificatePath(identity.certificateId)}`) return false;
    const parts = {
      transmissionId: asked.transmission_id,
      transmissionTime: asked.transmission_time,
      webhookId: asked.webhook_id,
      body: JSON.stringify(asked.webhook_event),
    };
    return verifyWebhook(parts, asked.transmission_sig, identity.certificate);
  }
}

const isRefund = (found: Refund | object): found is Refund => 'status' in found;

import { issueToken, same, tokenHolds, tokenLifetime } from './access-tokens.js';
import type { Refund } from './facts.js';
import { type Call, type Fault, type Faults, phaseOf } from './faults.js';
import { type HttpAnswer, type HttpOutcome, type HttpRequest, json } from './http-message.js';
import { type Influence, Orders } from './orders.js';
import { Payments } from './payments.js';
import { Problem } from './problem.js';
import { readBody, readOrderBody } from './request-bodies.js';
import type { KeyedRequest } from './request-keys.js';
import type { Store } from './store.js';
import { searchTransactions } from './transaction-search.js';
import { certificatePath } from './webhook-courier.js';

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
    const fault = this.faults.forCall(routed.call, request.path);
    if (fault?.kind === 'outage') this.faults.beginOutage(fault, now);
    if (this.faults.isOutage(now)) throw new Problem('SERVICE_UNAVAILABLE');
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

  #authenticate({ headers }: HttpRequest, call: Call): void {
    const [scheme = '', credentials = ''] = (headers['authorization'] ?? '').split(' ');
    const { clientId, clientSecret } = this.merchant;
    const holds =
      call === 'token'
        ? scheme.toLowerCase() === 'basic' && same(Buffer.from(credentials, 'base64').toString('utf8'), `${clientId}:${clientSecret}`)
        : scheme.toLowerCase() === 'bearer' && tokenHolds(credentials, this.#secret(), this.store.surroundings.now());
    if (!holds) throw new Problem('AUTHENTICATION_FAILURE');
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
        return this.#token();
      case 'createOrder':
        return this.#createOrder(request, influence);
      case 'getOrder':
        return json(200, views.order(this.orders.find(id)));
      case 'captureOrder':
        return this.#captureOrder(request, id, influence);
      case 'getCapture':
        return json(200, views.capture(this.payments.findCapture(id)));
      case 'refundCapture':
        return this.#refund(request, id, influence);
      case 'getRefund':
        return json(200, this.#refundView(id));
      case 'searchTransactions':
        return json(200, searchTransactions(this.store, request.query));
      case 'getDispute':
        return json(200, views.dispute(this.payments.findDispute(id)));
    }
  }

  #token(): HttpAnswer {
    const token = issueToken(this.#secret(), this.store.surroundings.now());
    return json(200, { access_token: token, token_type: 'Bearer', expires_in: tokenLifetime });
  }

  #createOrder(request: HttpRequest, influence: Influence): HttpAnswer {
    const { resource, repeated } = this.orders.create(readOrderBody(request.raw), this.#keyed('orders', request, influence), influence);
    return json(repeated ? 200 : 201, this.store.views.order(resource));
  }

  #captureOrder(request: HttpRequest, id: string, influence: Influence): HttpAnswer {
    const { resource, repeated } = this.orders.capture(id, this.#keyed('captures', request, influence), influence);
    return json(repeated ? 200 : 201, this.store.views.order(resource));
  }

  /** 201 on a repeat too: the document of Payments has no other. */
  #refund(request: HttpRequest, id: string, influence: Influence): HttpAnswer {
    const { resource } = this.payments.refund(id, readBody(request.raw), this.#keyed('refunds', request, influence), influence);
    return json(201, this.store.views.refund(resource));
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
}

const isRefund = (found: Refund | object): found is Refund => 'status' in found;

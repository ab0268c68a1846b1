import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import type { Outage } from '#libs/platform/logging/outages';
import { type HttpExchange, bodyOrThrow, type Received } from './http-exchange.js';
import { Misfit } from './json-reading.js';
import { ProviderAnswerUnexpected, ProviderRefused, ProviderUnavailable } from './payment-provider.js';
import type { PaypalToken } from './paypal-token.js';
import type { ProviderFigures } from './provider-figures.js';

export interface PaypalRequest<Result> {
  /** name in errors, figures and the log */
  call: string;
  method: 'GET' | 'POST';
  /** includes the query */
  path: string;
  /** PayPal-Request-Id, which makes repetitions idempotent */
  key?: string;
  body?: object;
  /** parses the answer; throws Misfit if it does not match the request */
  read: (answer: unknown) => Result;
}

export interface ClientParts {
  apiUrl: string;
  exchange: HttpExchange;
  token: PaypalToken;
  figures: ProviderFigures;
  log: WarningLogger;
  outage: Outage | undefined;
}

/** Calls PayPal over HTTP: authenticates, measures and validates every answer. */
export class PaypalClient {
  constructor(private readonly parts: ClientParts) {}

  /** @throws ProviderUnavailable | ProviderRefused | ProviderAnswerUnexpected */
  async ask<Result>(request: PaypalRequest<Result>): Promise<Result> {
    const { figures, log, outage } = this.parts;
    try {
      const result = await figures.timed(request.call, () => this.answered(request));
      outage?.answered();
      return result;
    } catch (fault) {
      if (fault instanceof ProviderUnavailable) outage?.failed(fault);
      else outage?.answered();
      const debugId = fault instanceof ProviderRefused || fault instanceof ProviderAnswerUnexpected ? fault.debugId : undefined;
      log.warn({ err: fault, call: request.call, debugId }, 'the payment provider did not do what was asked');
      throw fault;
    }
  }

  private async answered<Result>(request: PaypalRequest<Result>): Promise<Result> {
    const received = await this.signedIn(request);
    const answer = bodyOrThrow(request.call, received);
    try {
      return request.read(answer);
    } catch (fault) {
      if (fault instanceof Misfit) throw new ProviderAnswerUnexpected(request.call, fault.why, received.debugId);
      throw fault;
    }
  }

  /** Repeats a request with a new token after a 401, because a token may be revoked early. A 401 had no effect. */
  private async signedIn(request: PaypalRequest<unknown>): Promise<Received> {
    const token = await this.parts.token.value();
    const received = await this.send(request, token);
    if (received.status !== 401) return received;
    this.parts.token.forget(token);
    return this.send(request, await this.parts.token.value());
  }

  private send({ call, method, path, key, body }: PaypalRequest<unknown>, token: string): Promise<Received> {
    return this.parts.exchange.send(call, `${this.parts.apiUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        prefer: 'return=representation',
        ...(key !== undefined && { 'paypal-request-id': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}

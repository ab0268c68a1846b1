import { isForeignForm } from '#libs/platform/http/foreign-form';
import { approvalPage, type Choice, choices, closedPage, pageHeaders, pageLocale } from './checkout-page.js';
import type { Order } from './facts.js';
import { html, type HttpAnswer, type HttpRequest, redirect } from './http-message.js';
import type { PaypalApi } from './paypal-api.js';
import { Problem } from './problem.js';

/** `/simulator/checkout/{token}`: where a person says how the payment goes. The token is the order's id, as at PayPal. */
export class Checkout {
  constructor(readonly api: PaypalApi) {}

  handle(request: HttpRequest, token: string): HttpAnswer {
    const order = this.#find(token);
    const locale = pageLocale(request.query.get('locale'), order?.locale, request.headers['accept-language']);
    if (order === undefined) return html(404, closedPage('gone', locale), pageHeaders);
    if (order.status === 'COMPLETED') return html(200, closedPage('paid', locale, returnAddress(order)), pageHeaders);
    if (request.method !== 'POST') return html(200, approvalPage(order, locale), pageHeaders);
    if (isForeignForm(request.headers)) return html(403, closedPage('foreign', locale), pageHeaders);
    const choice = readChoice(request.raw);
    if (choice === undefined) return html(400, approvalPage(order, locale), pageHeaders);
    const address = this.#choose(order, choice);
    return address === undefined ? html(200, closedPage('chosen', locale), pageHeaders) : redirect(address);
  }

  #find(token: string): Order | undefined {
    try {
      return this.api.orders.find(token);
    } catch (problem) {
      if (problem instanceof Problem) return undefined;
      throw problem;
    }
  }

  /** @returns where the payer goes next, if the merchant named an address */
  #choose(order: Order, choice: Choice): string | undefined {
    if (choice === 'cancel') return withParameters(order.cancelUrl, { token: order.id });
    this.api.orders.approve(order.id, choice, this.api.influence());
    return returnAddress(order);
  }
}

/** The one payer of the simulation. */
const payerId = 'PAYERSMLTN234';

const returnAddress = (order: Order): string | undefined => withParameters(order.returnUrl, { token: order.id, PayerID: payerId });

function withParameters(address: string | undefined, parameters: Record<string, string>): string | undefined {
  if (address === undefined || !/^https?:/.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

function readChoice(raw: Buffer): Choice | undefined {
  const sent = new URLSearchParams(raw.toString('utf8')).get('choice');
  return choices.find((choice) => choice === sent);
}

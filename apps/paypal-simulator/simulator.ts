import { selfSigned } from './certificate.js';
import { Checkout } from './checkout.js';
import { ControlApi } from './control-api.js';
import type { Identity } from './facts.js';
import { Faults } from './faults.js';
import type { HttpOutcome, HttpRequest } from './http-message.js';
import { json } from './http-message.js';
import type { Ids } from './ids.js';
import type { Journal } from './journal.js';
import { type Merchant, PaypalApi } from './paypal-api.js';
import { Store, type Surroundings } from './store.js';
import { type PostWebhook, WebhookCourier } from './webhook-courier.js';

export interface SimulatorParts {
  journal: Journal;
  surroundings: Surroundings;
  merchant: Merchant;
  post: PostWebhook;
  /** Keys for a journal that has none yet; made where they are left out. */
  identity?: Identity;
}

/** All of the simulator but its socket and its clock. */
export class Simulator {
  readonly store: Store;
  readonly faults = new Faults();
  readonly api: PaypalApi;
  readonly courier: WebhookCourier;
  readonly #control: ControlApi;
  readonly #checkout: Checkout;

  constructor({ journal, surroundings, merchant, post, identity }: SimulatorParts) {
    this.store = new Store(journal, surroundings);
    if (this.store.state.identity === undefined) {
      this.store.commit([{ type: 'Opened', identity: identity ?? newIdentity(surroundings.ids, surroundings.now()) }]);
    }
    this.api = new PaypalApi(this.store, this.faults, merchant);
    this.courier = new WebhookCourier(this.store, merchant.webhookId, post);
    this.#control = new ControlApi(this.api);
    this.#checkout = new Checkout(this.api);
  }

  /** Answers one request; its effect is written down when this returns. */
  handle(request: HttpRequest): HttpOutcome {
    const checkout = /^\/simulator\/checkout\/([A-Z0-9]{1,36})$/.exec(request.path);
    if (checkout !== null && ['GET', 'POST'].includes(request.method)) return this.#checkout.handle(request, checkout[1] ?? '');
    if (request.path === '/simulator/health') return json(200, { status: 'ok' });
    return request.path.startsWith('/simulator/') ? this.#control.handle(request) : this.api.handle(request);
  }

  /** What time brings: pending payments settle, webhooks go out. To be called often. */
  async tick(): Promise<void> {
    this.api.payments.settleDue(this.api.influence());
    await this.courier.sendDue();
  }
}

function newIdentity(ids: Ids, now: number): Identity {
  const keys = selfSigned('PayPal simulator', now);
  return { ...keys, certificateId: `CERT-${ids.resource()}`, tokenSecret: `${ids.resource()}${ids.resource()}` };
}

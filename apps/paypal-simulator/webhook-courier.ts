import type { Delivery, WebhookEvent } from './facts.js';
import type { Store } from './store.js';
import { authAlgorithm, signWebhook } from './webhook-signature.js';

/** Sends one webhook. @returns the status of the answer; 0 where there was none */
export type PostWebhook = (headers: Record<string, string>, body: string) => Promise<number>;

const attemptsAtMost = 25;
const longestPause = 4 * 3_600_000;
const atOnce = 8;

/** The pause after the nth attempt, in milliseconds: 10 s, doubled each time, at most 4 hours. 25 of them fit into PayPal's three days. */
export const pauseAfter = (attempt: number): number => Math.min(10_000 * 2 ** (attempt - 1), longestPause);

/** Delivers events to the merchant until they are accepted, in the order in which they are due. */
export class WebhookCourier {
  #busy = false;

  /** @param webhookId under which the merchant's address is registered */
  constructor(
    readonly store: Store,
    readonly webhookId: string,
    readonly post: PostWebhook,
  ) {}

  /** Sends what is due by now; a second call meanwhile does nothing. @returns how many were sent */
  async sendDue(): Promise<number> {
    if (this.#busy) return 0;
    this.#busy = true;
    try {
      const due = this.#due();
      for (let first = 0; first < due.length; first += atOnce) {
        await Promise.all(due.slice(first, first + atOnce).map((delivery) => this.#send(delivery)));
      }
      return due.length;
    } finally {
      this.#busy = false;
    }
  }

  #due(): Delivery[] {
    const now = this.store.surroundings.now();
    return [...this.store.state.deliveries.values()].filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt - b.dueAt);
  }

  async #send(delivery: Delivery): Promise<void> {
    const event = this.store.state.events.get(delivery.eventId);
    const { headers, body } = this.transmission(delivery, event);
    const status = await this.post(headers, body);
    const at = this.store.surroundings.now();
    const attempt = delivery.attempts + 1;
    const done = (status >= 200 && status < 300) || delivery.forged === true || attempt >= attemptsAtMost;
    const next = done ? {} : { nextAt: at + pauseAfter(attempt) };
    this.store.commit([{ type: 'DeliveryAttempted', deliveryId: delivery.id, at, status, ...next }]);
  }

  /** The message to send; a forged one has another sum under the signature of the true one. */
  transmission({ id, forged }: Delivery, event: WebhookEvent | undefined): { headers: Record<string, string>; body: string } {
    const { identity } = this.store.state;
    if (identity === undefined) throw new Error('a simulator without keys signs nothing');
    const { now, addresses } = this.store.surroundings;
    const honest = JSON.stringify(event);
    const time = `${new Date(now()).toISOString().slice(0, 19)}Z`;
    const parts = { transmissionId: id, transmissionTime: time, webhookId: this.webhookId, body: honest };
    return {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'PayPal/AUHD-simulated',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signWebhook(parts, identity.privateKey),
        'paypal-cert-url': `${addresses.api}${certificatePath(identity.certificateId)}`,
        'paypal-auth-algo': authAlgorithm,
      },
      body: forged === true ? JSON.stringify(forgedEvent(event)) : honest,
    };
  }
}

export const certificatePath = (id: string): string => `/v1/notifications/certs/${id}`;

/** The event with another sum, under the signature of the true one. */
function forgedEvent(event: WebhookEvent | undefined): unknown {
  return { ...event, resource: { ...event?.resource, amount: { currency_code: 'EUR', value: '999999.99' } } };
}

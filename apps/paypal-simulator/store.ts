import type { Delivery, Fact, WebhookEvent } from './facts.js';
import type { Fault } from './faults.js';
import type { Ids } from './ids.js';
import type { Journal } from './journal.js';
import { type Addresses, ResourceViews } from './resource-views.js';
import { apply, emptyState, type State } from './state.js';
import { eventsOf } from './webhook-events.js';

/** What the simulator is given instead of taking it: its specs bring their own. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  now: () => number;
  ids: Ids;
  addresses: Addresses;
}

/** The state and its journal, changed together: everything is recorded before it is answered. */
export class Store {
  readonly state: State;
  readonly views: ResourceViews;
  #broken = false;

  constructor(
    readonly journal: Journal,
    readonly surroundings: Surroundings,
  ) {
    this.state = replay(journal);
    this.views = new ResourceViews(this.state, surroundings.addresses);
  }

  /**
   * Records the effect of one call, with the webhooks that it raises.
   * @param webhookFault called once per event for the fault of its webhook
   * @throws errors of the journal; memory is then ahead of the file, and every further call fails until the process restarts
   */
  commit(facts: readonly Fact[], webhookFault: () => Fault | undefined = () => undefined): void {
    if (this.#broken) throw new Error('the journal could not be written; start the simulator again');
    this.#broken = true;
    const recorded = facts.flatMap((fact) => {
      apply(this.state, fact);
      const raised = eventsOf(fact, this.views).map((content) => this.#raise(content, webhookFault()));
      raised.forEach((event) => apply(this.state, event));
      return [fact, ...raised];
    });
    this.journal.append(recorded);
    this.#broken = false;
  }

  #raise(content: Pick<WebhookEvent, 'event_type' | 'resource_type' | 'summary' | 'resource'>, fault: Fault | undefined): Fact {
    const { ids, now, addresses } = this.surroundings;
    const id = ids.event();
    const event: WebhookEvent = {
      id,
      event_version: '1.0',
      create_time: new Date(now()).toISOString(),
      resource_version: content.resource_type === 'dispute' ? '1.0' : '2.0',
      ...content,
      links: [{ href: `${addresses.api}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
    };
    return { type: 'EventRaised', event, deliveries: this.#plan(id, fault) };
  }

  /** The transmissions of an event: one, unless a fault doubles it, holds it back or adds a forged one. */
  #plan(eventId: string, fault: Fault | undefined): Delivery[] {
    const { ids, now } = this.surroundings;
    const delivery = (seconds = 0): Delivery => ({ id: ids.transmission(), eventId, dueAt: now() + seconds * 1000, attempts: 0 });
    if (fault?.kind === 'duplicateWebhook') return [delivery(), delivery()];
    if (fault?.kind === 'delayWebhook') return [delivery(fault.seconds ?? 3)];
    return fault?.kind === 'forgeWebhook' ? [{ ...delivery(), forged: true }, delivery()] : [delivery()];
  }
}

/** The state of a journal. */
export function replay(journal: Journal): State {
  const state = emptyState();
  for (const facts of journal.read()) for (const fact of facts) apply(state, fact);
  return state;
}

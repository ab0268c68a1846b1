import type { Actor } from '#machines/kernel/people';
import type { OrderEvent } from '#machines/order/events';
import { evolve } from '#machines/order/evolve';
import type { OrderState } from '#machines/order/state';
import { machineVersion } from '#machines/order/version';
import type { AnyWireEvent } from '../../../api/wire.js';
import type { OrderHistory, OrderResource } from '../api/wire.js';

const toEvent = (order: string, event: AnyWireEvent): OrderEvent => {
  const { type, schemaVersion, version, data, at } = event;
  const { _id: id, role, department } = event.actor;
  const actor =
    id === null || role === 'payment' ? { id: null, role: 'payment', department: null } : { id, role, department: department ?? null };
  return { type, schemaVersion, order, version, actor, at: Date.parse(at) * 1000, data } as OrderEvent;
};

/**
 * Folds the history with the machine; index 0 is after the first event. Null if the reader's history is incomplete or of another machine
 * version, or does not end in the current order.
 */
export function replay(order: OrderResource, history: OrderHistory): OrderState[] | null {
  if (order.machine.version !== machineVersion || history.items.length === 0) return null;
  const states: OrderState[] = [];
  try {
    for (const event of history.items) states.push(evolve(states.at(-1) ?? null, toEvent(order._id, event)));
  } catch {
    return null;
  }
  const last = states.at(-1);
  const agrees = last?.version === order.version && JSON.stringify(last.value) === JSON.stringify(order.machine.value);
  return agrees ? states : null;
}

/** One actor of each kind, for whom the machine explains past operations. */
export function actorsThen({ facts }: OrderState): { client: Actor; staff: Actor; partner: Actor | null } {
  return {
    client: { id: facts.client, role: 'Client', department: null },
    staff: { id: facts.manager ?? 'staff', role: 'Owner', department: null },
    partner: facts.partner === null ? null : { id: facts.partner, role: 'Partner', department: null },
  };
}

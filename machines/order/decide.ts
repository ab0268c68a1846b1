import type { OrderCommand, OrderCommandOf } from './commands.js';
import type { Decision, Refusal } from './decision.js';
import type { OrderEvent } from './events.js';
import { orderEventVersion } from './event-versions.js';
import { evolve } from './evolve.js';
import { price } from './figures.js';
import { refuse } from './guards.js';
import { operationsThatFollow, tellOf } from './order.machine.js';
import { mayEver, refusalOf } from './refusals.js';
import type { OrderState } from './state.js';
import type { Fact } from './tell.js';
import { payment } from './who.js';

/**
 * Judges `command` on `state` (null: the order is yet to be placed) and gives the events it tells, those that follow in the name of
 * the payment included, with the state after them; or the refusal. Pure: time and ids enter with the command.
 * Visibility (404) and the payload's shape (422) are the caller's.
 * @throws Error when a command other than placeOrder meets no order, or placeOrder meets one: the caller loaded the wrong thing.
 * A refused command never throws.
 */
export function decide(state: OrderState | null, command: OrderCommand): Decision {
  if (command.type === 'placeOrder') return place(state, command);
  if (!state) throw new Error(`${command.type} needs an order`);
  const told = tellOf(state, command);
  if (!told) return { accepted: false, refusal: reasonOf(state, command) };
  const first = applied(state, command, told);
  const second = followOn(first.next, command);
  return { accepted: true, events: [...first.events, ...second.events], next: second.next };
}

function reasonOf(state: OrderState, command: OrderCommand): Refusal {
  const refusal = refusalOf(state, command);
  if (!refusal) throw new Error(`the machine refuses ${command.type} and its table has no reason`);
  return refusal;
}

interface Applied {
  events: OrderEvent[];
  next: OrderState;
}

/** The facts as events in the order's stream, and the state after them. */
function applied(state: OrderState, { actor, at }: OrderCommand, facts: readonly Fact[]): Applied {
  const events: OrderEvent[] = [];
  let next = state;
  for (const fact of facts) {
    // A clock that was set back must not make a later event look earlier.
    const place = { order: state.id, version: next.version + 1, actor, at: Math.max(at, state.updatedAt) };
    const event = { ...fact, ...place, schemaVersion: orderEventVersion(fact.type) } as OrderEvent;
    events.push(event);
    next = evolve(next, event);
  }
  return { events, next };
}

/** The operation that the command's money completes by itself, if one does: its guard is asked like anybody's. */
function followOn(state: OrderState, { type, order, at }: OrderCommand): Applied {
  for (const name of operationsThatFollow(type)) {
    const payload = name === 'managerConfirmedLastPayment' ? { rejected: true, reason: null } : {};
    const command = { type: name, order, actor: payment, at, payload } as OrderCommand;
    const told = tellOf(state, command);
    if (told) return applied(state, command, told);
  }
  return { events: [], next: state };
}

function place(state: OrderState | null, { order, actor, at, payload }: OrderCommandOf<'placeOrder'>): Decision {
  if (state) throw new Error(`order ${order} was already placed`);
  const { client, terms, configuration } = payload;
  const foreign = actor.role === 'Client' && actor.id !== client;
  if (foreign || !mayEver(actor, 'placeOrder', null)) {
    return { accepted: false, refusal: refuse('forbiddenForRole', 'askRole', { roles: ['staff', 'client'] }) };
  }
  const data = { from: null, to: 'newOrder' as const, number: null, client, terms, configuration, price: price(terms, configuration) };
  const event: OrderEvent = { type: 'OrderPlaced', schemaVersion: orderEventVersion('OrderPlaced'), order, version: 1, actor, at, data };
  return { accepted: true, events: [event], next: evolve(null, event) };
}

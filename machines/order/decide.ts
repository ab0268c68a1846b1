import { deciderOf } from '#machines/decider/decide';
import type { OrderCommand, OrderCommandOf } from './commands.js';
import type { Decision } from './decision.js';
import type { OrderDomain } from './domain.js';
import { emitters } from './emit.js';
import { orderEventVersion } from './event-versions.js';
import { evolve } from './evolve.js';
import { price } from './figures.js';
import { refuse } from './guards.js';
import { orderMachine } from './order.machine.js';
import { mayEver, orderRules } from './refusals.js';
import type { OrderState } from './state.js';
import { payment } from './who.js';

/**
 * Judges `command` on `state` (null: the order is yet to be placed). Visibility (404) and the payload's shape (422) are the caller's.
 * @throws Error when a command other than placeOrder meets no order, or placeOrder meets one: the caller loaded the wrong thing.
 * A refused command never throws.
 */
export const decide: (state: OrderState | null, command: OrderCommand) => Decision = deciderOf<OrderDomain>({
  rules: orderRules,
  machine: orderMachine,
  valueOf: ({ value }) => ({ ...value }),
  emitters,
  evolve,
  placeOf: ({ order }, type) => ({ order, schemaVersion: orderEventVersion(type) }),
  begin: (state, command) => (command.type === 'placeOrder' ? place(state, command) : null),
  absent: ({ type }) => {
    throw new Error(`${type} needs an order`);
  },
  follow: (type, { order, at }) => {
    const payload = type === 'managerConfirmedLastPayment' ? { rejected: true, reason: null } : {};
    return { type, order, actor: payment, at, payload } as OrderCommand;
  },
});

function place(state: OrderState | null, { order, actor, payload }: OrderCommandOf<'placeOrder'>) {
  if (state) throw new Error(`order ${order} was already placed`);
  const { client, terms, configuration } = payload;
  const foreign = actor.role === 'Client' && actor.id !== client;
  if (foreign || !mayEver(actor, 'placeOrder', null))
    return { refusal: refuse('forbiddenForRole', 'askRole', { roles: ['staff', 'client'] }) };
  const data = { from: null, to: 'newOrder' as const, number: null, client, terms, configuration, price: price(terms, configuration) };
  return { drafts: [{ type: 'OrderPlaced' as const, data }] };
}

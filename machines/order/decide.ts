import { deciderOf, type Workflow } from '#machines/decider/decider';
import type { CommandName, OrderCommand, OrderCommandOf } from './commands.js';
import type { Decision } from './decision.js';
import type { OrderDomain } from './domain.js';
import { emitters } from './emit.js';
import { newestTerms, orderEventVersion } from './event-versions.js';
import { evolve } from './evolve.js';
import { price } from './figures.js';
import { refuse } from './guards.js';
import { rowsOfVersionThree } from './operations.js';
import { orderMachine, orderMachineOf } from './order.machine.js';
import { mayEver, orderRules } from './refusals.js';
import type { OrderState } from './state.js';
import { machineVersion } from './version.js';
import { payment, takesOrders } from './who.js';

const workflow: Workflow<OrderDomain> = {
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
  follow: (type, command, state) => (type === 'assignManager' ? taking(command, state) : byPayment(type, command)),
};

/**
 * Judges `command` on `state` (null: the order is yet to be placed). Visibility (404) and the payload's shape (422) are the caller's.
 * @throws Error when a command other than placeOrder meets no order, or placeOrder meets one: the caller loaded the wrong thing.
 * A refused command never throws.
 */
export const decide: (state: OrderState | null, command: OrderCommand) => Decision = deciderOf<OrderDomain>(workflow);

const rulesOfVersionThree = { ...orderRules, rows: rowsOfVersionThree };

const workflowOfVersionThree: Workflow<OrderDomain> = {
  ...workflow,
  rules: rulesOfVersionThree,
  machine: orderMachineOf(rulesOfVersionThree),
};

/** As orders were decided before an operation took one that nobody had. */
const decideUntaken: typeof decide = deciderOf<OrderDomain>({
  ...workflowOfVersionThree,
  follow: (type, command) => (type === 'assignManager' ? null : byPayment(type, command)),
});

/**
 * The rules by machine version. Each judges all that the one before it knew as it did, and writes more of it: histories are compared in the newest shape.
 * Version 3 lets the first operation of a manager take the order, which no earlier history did; version 4 takes no newer file of an accepted item, and
 * replaces results that were sent. Version 5 refuses nothing that version 4 took, of what that could be asked.
 */
const deciders: Readonly<Record<number, typeof decide>> = {
  1: decideUntaken,
  2: decideUntaken,
  3: deciderOf<OrderDomain>(workflowOfVersionThree),
  4: decide,
  [machineVersion]: decide,
};

/**
 * What decides a past command again: the rules of the machine version that its record names.
 * @throws RangeError when no machine had that version
 */
export function decideBy(version: number): typeof decide {
  const decider = deciders[version];
  if (!decider) throw new RangeError(`the order's machine never had version ${version}`);
  return decider;
}

function place(state: OrderState | null, { order, actor, payload }: OrderCommandOf<'placeOrder'>) {
  if (state) throw new Error(`order ${order} was already placed`);
  const { client, configuration } = payload;
  const terms = newestTerms(payload.terms);
  const foreign = actor.role === 'Client' && actor.id !== client;
  if (foreign || !mayEver(actor, 'placeOrder', null))
    return { refusal: refuse('forbiddenForRole', 'askRole', { roles: ['staff', 'client'] }) };
  const data = { from: null, to: 'newOrder' as const, number: null, client, terms, configuration, price: price(terms, configuration) };
  return { drafts: [{ type: 'OrderPlaced' as const, data }] };
}

/** What money brings on happens in the name of the payment. */
function byPayment(type: CommandName, { order, at }: OrderCommand): OrderCommand {
  const payload = type === 'managerConfirmedLastPayment' ? { rejected: true, reason: null } : {};
  return { type, order, actor: payment, at, payload } as OrderCommand;
}

/** Whoever does the first thing to an order that nobody has takes it, so that it never moves on without somebody who answers for it. */
function taking({ order, actor, at }: OrderCommand, { facts }: OrderState): OrderCommand | null {
  if (facts.manager !== null || !takesOrders(actor)) return null;
  return { type: 'assignManager', order, actor, at, payload: { manager: actor.id } };
}

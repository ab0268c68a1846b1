import type { Actor } from '#libs/kernel/people';
import { mayManageOrders, orderScope, permits } from '#machines/access/table';
import type { OrderActor } from './commands.js';
import type { Who } from './decision.js';
import type { OrderFacts } from './state.js';

/** Whose an order is; `manager`: the one it is assigned to. */
export type Parties = Pick<OrderFacts, 'client' | 'partner' | 'manager'>;

/** The payment itself, in whose name follow-ons happen, and the adapter that brings a provider's results. */
export const payment = { id: null, role: 'payment', department: null } as const satisfies OrderActor;

const isPerson = (actor: OrderActor): actor is Actor => actor.role !== 'payment';

/** Whether `actor` is `who` to an order with these parties; of an order not yet placed every Client is the client. */
export function isWho(who: Who, actor: OrderActor, parties: Parties | null): boolean {
  if (!isPerson(actor)) return who === 'payment';
  switch (who) {
    case 'staff':
      return permits(actor, 'orders.operate') || isAssigned(actor, parties);
    case 'moneyStaff':
      return permits(actor, 'orders.money');
    case 'refundStaff':
      return permits(actor, 'orders.refund');
    case 'client':
      return actor.role === 'Client' && (parties === null || parties.client === actor.id);
    case 'partner':
      return actor.role === 'Partner' && parties?.partner === actor.id;
    // Whether a person attached this very document is asked by the guard on removing it.
    case 'attacher':
    case 'payment':
      return false;
  }
}

/** Whether the order is one that `actor` has for being its manager; whoever reads every order needs no such reason. */
const isAssigned = (actor: Actor, parties: Parties | null): boolean => permits(actor, 'orders.assigned') && parties?.manager === actor.id;

/** Whether the order exists for `actor` at all; otherwise it is 404. Whoever is replaced (a partner, an assigned manager) loses sight of it at once. */
export function maySee(actor: OrderActor, parties: Parties): boolean {
  if (!isPerson(actor)) return true;
  return permits(actor, 'orders.read') || isAssigned(actor, parties) || isWho('client', actor, parties) || isWho('partner', actor, parties);
}

/** Whether operating an order that nobody has makes it theirs. Owners look after the company and keep their hands free; everybody else who may be given one may take one. */
export const takesOrders = (actor: OrderActor): actor is Actor => isPerson(actor) && actor.role !== 'Owner' && mayManageOrders(actor);

/** In whose words somebody is told things, and on whose pages. */
export type Side = 'staff' | 'client' | 'partner';
export const sideOf = (actor: OrderActor): Side => (actor.role === 'Client' ? 'client' : actor.role === 'Partner' ? 'partner' : 'staff');

/** Which projection of an order somebody reads; `assignee`: staff who have an order for being its manager, and no payment history. */
export type Reader = Side | 'assignee';
export const readerOf = (actor: OrderActor): Reader => (isPerson(actor) && orderScope(actor) === 'assigned' ? 'assignee' : sideOf(actor));

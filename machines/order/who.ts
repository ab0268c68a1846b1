import type { Actor } from '#libs/kernel/people';
import { permits } from '#machines/access/table';
import type { OrderActor } from './commands.js';
import type { Who } from './decision.js';
import type { OrderFacts } from './state.js';

type Parties = Pick<OrderFacts, 'client' | 'partner'>;

/** The payment itself, in whose name follow-ons happen, and the adapter that brings a provider's results. */
export const payment = { id: null, role: 'payment', department: null } as const satisfies OrderActor;

const isPerson = (actor: OrderActor): actor is Actor => actor.role !== 'payment';

/** Whether `actor` is `who` to an order with these parties; of an order not yet placed every Client is the client. */
export function isWho(who: Who, actor: OrderActor, parties: Parties | null): boolean {
  if (!isPerson(actor)) return who === 'payment';
  switch (who) {
    case 'staff':
      return permits(actor, 'orders.operate');
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

/** Whether the order exists for `actor` at all; otherwise it is 404. A replaced partner loses sight of it at once. */
export function maySee(actor: OrderActor, parties: Parties): boolean {
  if (!isPerson(actor)) return true;
  return permits(actor, 'orders.read') || isWho('client', actor, parties) || isWho('partner', actor, parties);
}

export type Reader = 'staff' | 'client' | 'partner';

/** Which of the three projections `actor` reads. */
export const readerOf = (actor: OrderActor): Reader =>
  actor.role === 'Client' ? 'client' : actor.role === 'Partner' ? 'partner' : 'staff';

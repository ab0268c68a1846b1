import type { Actor } from '#libs/kernel/people';
import type { Side } from '#machines/order/who';
import { actsNow } from '#machines/order/standing';
import { isWho } from '#machines/order/who';
import type { OrderResource } from '../api/wire.js';

/** Whose turn it is, by name where the order knows one. `you`: the reader's own. */
export interface Turn {
  who: Side | 'nobody';
  name: string | null;
  you: boolean;
}

/** Who acts now, as the machine says. Any member of staff may act where nobody is the manager. */
export function turnOf(order: OrderResource, reader: Actor, audience: Side): Turn {
  const who = actsNow(order.machine);
  if (who === null) return { who: 'nobody', name: null, you: false };
  if (who === 'client') return { who: 'client', name: order.client.name, you: audience === 'client' };
  if (who === 'partner') return { who: 'partner', name: order.partner?.name ?? null, you: audience === 'partner' };
  return {
    who: 'staff',
    name: order.manager?.name ?? null,
    you: order.manager?._id === reader.id && isWho(who, reader, order.machine.facts),
  };
}

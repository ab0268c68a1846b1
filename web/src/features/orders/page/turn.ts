import type { Actor } from '#libs/kernel/people';
import type { Who } from '#machines/order/decision';
import type { OrderView } from '#machines/order/figures';
import { nextStepOf } from '#machines/order/next-step';
import { isWho } from '#machines/order/who';

/** Those whom an order can wait for, as people tell them apart. `payment`: the provider that still checks one. */
export type TurnOf = 'staff' | 'moneyStaff' | 'client' | 'partner' | 'payment';

/** Whose turn it is, by name where the order knows one. `you`: the reader's own. */
export interface Turn {
  who: TurnOf | 'nobody';
  name: string | null;
  you: boolean;
}

/** As much of an order as tells whose turn it is: its page and a row of a list. */
interface Waiting {
  machine: OrderView;
  client: { name: string };
  partner?: { name: string } | null;
  manager?: { name: string } | null;
}

const groupOf = (who: Who): TurnOf => (who === 'attacher' || who === 'refundStaff' ? 'staff' : who);

/** Who acts now, as the machine says. Any member of staff may act where nobody is the manager; then it is nobody's own turn. */
export function turnOf({ machine, client, partner, manager }: Waiting, reader: Actor): Turn {
  const { who } = nextStepOf(machine);
  if (who === null) return { who: 'nobody', name: null, you: false };
  const group = groupOf(who);
  const ofStaff = group === 'staff' || group === 'moneyStaff';
  const names = { staff: manager?.name, moneyStaff: null, client: client.name, partner: partner?.name, payment: null };
  const you = isWho(who, reader, machine.facts) && (!ofStaff || machine.facts.manager === reader.id);
  return { who: group, name: names[group] ?? null, you };
}

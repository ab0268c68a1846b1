import type { Actor } from '#libs/kernel/people';
import type { Who } from '#machines/order/decision';
import type { OrderView } from '#machines/order/figures';
import { nextStepOf } from '#machines/order/next-step';
import { isWho } from '#machines/order/who';

/** Everyone an order can wait for. `payment`: the provider that still checks one. */
export type TurnOf = 'staff' | 'moneyStaff' | 'client' | 'partner' | 'payment';

/** Who acts next, by name if the order knows one. `you`: the reader. */
export interface Turn {
  who: TurnOf | 'nobody';
  name: string | null;
  you: boolean;
}

/** The fields of an order that decide who acts next: its page and a row of a list. */
interface Waiting {
  machine: OrderView;
  client: { name: string };
  partner?: { name: string } | null;
  manager?: { name: string } | null;
}

const groupOf = (who: Who): TurnOf => (who === 'attacher' || who === 'refundStaff' ? 'staff' : who);

/** Who acts next, as the machine says. Without a manager any member of staff may act; then nobody is named. */
export function turnOf({ machine, client, partner, manager }: Waiting, reader: Actor): Turn {
  const { who } = nextStepOf(machine);
  if (who === null) return { who: 'nobody', name: null, you: false };
  const group = groupOf(who);
  const ofStaff = group === 'staff' || group === 'moneyStaff';
  const names = { staff: manager?.name, moneyStaff: null, client: client.name, partner: partner?.name, payment: null };
  const you = isWho(who, reader, machine.facts) && (!ofStaff || machine.facts.manager === reader.id);
  return { who: group, name: names[group] ?? null, you };
}

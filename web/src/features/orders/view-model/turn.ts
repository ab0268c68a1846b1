import type { Actor } from '#machines/kernel/people';
import type { Who } from '#machines/order/decision';
import type { Facts, OrderView } from '#machines/order/facts';
import { isWho } from '#machines/order/who';

/** Everyone an order can wait for. `payment`: the provider that still checks one. */
export type TurnOf = 'staff' | 'moneyStaff' | 'client' | 'partner' | 'payment';

/** Who has something to do, by name if the order knows one. `you`: the reader. */
export interface Turn {
  who: TurnOf;
  name: string | null;
  you: boolean;
}

/** The fields of an order that name who acts: its page and a row of a list. */
interface Waiting {
  machine: OrderView;
  client: { name: string };
  partner?: { name: string } | null;
  manager?: { name: string } | null;
}

const groupOf = (who: Who): TurnOf => (who === 'attacher' || who === 'refundStaff' || who === 'topStaff' ? 'staff' : who);

/** Everyone who has something to do, the one who acts next first. Without a manager any member of staff may act; then nobody is named. */
export function turnsOf({ turns }: Pick<Facts, 'turns'>, { machine, client, partner, manager }: Waiting, reader: Actor): Turn[] {
  return turns.map((who) => {
    const group = groupOf(who);
    const ofStaff = group === 'staff' || group === 'moneyStaff';
    const names = { staff: manager?.name, moneyStaff: null, client: client.name, partner: partner?.name, payment: null };
    const you = isWho(who, reader, machine.facts) && (!ofStaff || machine.facts.manager === reader.id);
    return { who: group, name: names[group] ?? null, you };
  });
}

/** Whether the reader has something to do. */
export const isYours = (turns: readonly Turn[]): boolean => turns.some(({ you }) => you);

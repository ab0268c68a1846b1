import type { Actor } from '#machines/kernel/people';
import type { Who } from '#machines/order/decision';
import type { Facts, OrderView } from '#machines/order/facts';
import { isWho } from '#machines/order/who';

/** Everyone an order can wait for. `payment`: a provider that is checking one. */
export type TurnOf = 'staff' | 'moneyStaff' | 'client' | 'partner' | 'payment';

/** A party with a task, with its name if the order knows it. `you`: the reader. */
export interface Turn {
  who: TurnOf;
  name: string | null;
  you: boolean;
}

/** Fields that name who acts, as an order's page and a list's row have them. */
interface Waiting {
  machine: OrderView;
  client: { name: string };
  partner?: { name: string } | null;
  manager?: { name: string } | null;
}

const groupOf = (who: Who): TurnOf => {
  if (who === 'refundStaff') return 'moneyStaff';
  return who === 'attacher' || who === 'topStaff' ? 'staff' : who;
};

/** All parties with a task, the next one first. Without a manager any member of staff may act, so nobody is named. */
export function turnsOf({ turns }: Pick<Facts, 'turns'>, { machine, client, partner, manager }: Waiting, reader: Actor): Turn[] {
  return turns.map((who) => {
    const group = groupOf(who);
    const ofStaff = group === 'staff' || group === 'moneyStaff';
    const names = { staff: manager?.name, moneyStaff: null, client: client.name, partner: partner?.name, payment: null };
    const you = isWho(who, reader, machine.facts) && (!ofStaff || machine.facts.manager === reader.id);
    return { who: group, name: names[group] ?? null, you };
  });
}

/** Whether the reader has a task. */
export const isYours = (turns: readonly Turn[]): boolean => turns.some(({ you }) => you);

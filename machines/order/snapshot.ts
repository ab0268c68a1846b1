import type { SnapshotFrom } from 'xstate';
import type { CommandName, OrderActor } from './commands.js';
import type { MachineView } from './decision.js';
import type { Variant } from './domain.js';
import { orderMachine, refusalNow } from './rules.js';
import type { BadgeColour, OrderStatus } from './statuses.js';

/** The machine in the state of an order. It is asked and never run: the next state comes with the events that the server writes. */
export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;

/** @param view an order as its reader sees it, of this machine's version */
export const snapshotOf = (view: MachineView): OrderSnapshot => orderMachine.resolveState({ value: { ...view.value }, context: view });

const moving: ReadonlySet<string> = new Set(orderMachine.events);

/** Whether some payload of a command would be accepted: a move as the statechart says, a command that never moves by its row. `explain` names the reasons. */
export function canNow(snapshot: OrderSnapshot, name: Exclude<CommandName, 'placeOrder'>, actor: OrderActor, variant?: Variant): boolean {
  if (!moving.has(name)) return refusalNow(name, snapshot.context, actor, variant) === null;
  return snapshot.can({ type: name, actor, ...(variant && { variant }) });
}

/** The statuses that an order shows, the progress first, each with the colour that the meta data of its state names. */
export const shownStatuses = (snapshot: OrderSnapshot): { status: OrderStatus; colour: BadgeColour }[] =>
  Object.values(snapshot.getMeta()).flatMap((meta) => (meta ? [{ status: statusOfLabel(meta.labelKey), colour: meta.badge }] : []));

const statusOfLabel = (key: `status.${OrderStatus}`): OrderStatus => key.slice('status.'.length) as OrderStatus;

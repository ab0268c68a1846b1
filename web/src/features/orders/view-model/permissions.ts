import type { Actor } from '#machines/kernel/people';
import type { CommandName as AnyCommandName, OperationName } from '#machines/order/commands';
import type { RefusalCode, Remedy } from '#machines/order/decision';
import { explain } from '#machines/order/rules';
import { canNow, shownStatuses, snapshotOf } from '#machines/order/snapshot';
import { statusMeta } from '#machines/order/status-meta';
import type { BadgeColour, OrderStatus } from '#machines/order/statuses';
import { machineVersion } from '#machines/order/version';
import type { OrderResource, WireRemedy } from '../api/wire.js';

type CommandName = Exclude<AnyCommandName, 'placeOrder'>;

/** An explanation by this bundle's machine, or the server's with its texts. */
export interface Explanation {
  permitted: boolean;
  code?: RefusalCode;
  remedy?: Remedy | WireRemedy;
}
export interface OperationExplanation extends Explanation {
  operation: OperationName;
  variants?: { confirm: Explanation; reject: Explanation };
}

/** Permissions of the reader on the order, and its visible statuses. */
export interface Permissions {
  operations: readonly OperationExplanation[];
  /** true if the server runs another machine version: its list is shown, and a reload is offered */
  newer: boolean;
  statuses: readonly { status: OrderStatus; colour: BadgeColour }[];
  /** one operation, or one of the two answers of managerConfirmedLastPayment */
  operation: (name: OperationName, variant?: 'confirm' | 'reject') => Explanation;
  /** whether another command is possible now; `variant`: attachDocument and removeDocument of a result */
  can: (name: CommandName, variant?: 'asked' | 'result') => boolean;
}

const none: Explanation = { permitted: false };

/** Uses this bundle's machine, or the server's lists if its version differs. */
export function permissionsOf(order: OrderResource, actor: Actor): Permissions {
  return order.machine.version === machineVersion ? bySnapshot(order, actor) : byServer(order);
}

/** The machine's snapshot decides what is permitted, `explain` gives reasons. */
function bySnapshot({ machine }: OrderResource, actor: Actor): Permissions {
  const snapshot = snapshotOf(machine);
  const operations = explain(machine, actor).map((line) => ({ ...line, permitted: canNow(snapshot, line.operation, actor) }));
  return {
    operations,
    newer: false,
    statuses: shownStatuses(snapshot),
    operation: (name, variant) => {
      const reason = explanationIn(operations, name, variant);
      return { ...reason, permitted: canNow(snapshot, name, actor, variant) };
    },
    can: (name, variant) => canNow(snapshot, name, actor, variant),
  };
}

/** Does not use this bundle's machine, because another version may have other states. */
function byServer({ operations, commands, statuses }: OrderResource): Permissions {
  return {
    operations,
    newer: true,
    statuses: statuses.map((status) => ({ status, colour: statusMeta[status].badge })),
    operation: (name, variant) => explanationIn(operations, name, variant),
    can: (name) => commands.some(({ command, permitted }) => command === name && permitted),
  };
}

function explanationIn(operations: readonly OperationExplanation[], name: OperationName, variant?: 'confirm' | 'reject'): Explanation {
  const view = operations.find((one) => one.operation === name);
  return (variant ? view?.variants?.[variant] : view) ?? none;
}

import type { Actor } from '#libs/kernel/people';
import type { CommandName, OperationName } from '#machines/order/commands';
import type { RefusalCode, Remedy } from '#machines/order/decision';
import { explain, refusalNow } from '#machines/order/rules';
import { machineVersion } from '#machines/order/version';
import type { OrderResource, WireRemedy } from '../api/wire.js';

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

/** What the reader may do to the order as it stands, as the machine says. */
export interface Permissions {
  operations: readonly OperationExplanation[];
  /** true when the server's machine is another one than this bundle's: its own list is shown, and a reload is offered */
  newer: boolean;
  /** One operation, or one of the two answers of managerConfirmedLastPayment. */
  operation: (name: OperationName, variant?: 'confirm' | 'reject') => Explanation;
  /** Why another command is not possible; null when it is. `variant`: attachDocument and removeDocument of a result. */
  refusal: (name: CommandName, variant?: 'asked' | 'result') => Pick<Explanation, 'code' | 'remedy'> | null;
}

const none: Explanation = { permitted: false };

/** The explanations for `actor`: by this bundle's machine, or the server's list if its version differs. */
export function permissionsOf(order: OrderResource, actor: Actor): Permissions {
  const { machine } = order;
  const newer = machine.version !== machineVersion;
  const operations: readonly OperationExplanation[] = newer ? order.operations : explain(machine, actor);
  const newerCommands = newer ? order.commands : undefined;
  return {
    operations,
    newer,
    operation: (name, variant) => {
      const view = operations.find((one) => one.operation === name);
      return (variant ? view?.variants?.[variant] : view) ?? none;
    },
    refusal: (name, variant) => {
      const view = newerCommands?.find((one) => one.command === name);
      if (view) return view.permitted ? null : view;
      const refusal = refusalNow(name, machine, actor, variant);
      return refusal && { code: refusal.code, ...(refusal.remedy && { remedy: refusal.remedy }) };
    },
  };
}

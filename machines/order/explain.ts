import { type CommandName, operationNames, type OperationName, type OrderActor } from './commands.js';
import type { CommandView, MachineView, OperationView, Refusal, VariantView } from './decision.js';
import { otherCommands } from './operations.js';
import { refusalNow } from './refusals.js';

/**
 * The fifteen operations in the specification's order, as `actor` has them: permitted when some payload would be accepted, else
 * the code and what would make it possible. A reader's own view (`viewFor`) gives that reader the same list as the whole state.
 */
export const explain = (machine: MachineView, actor: OrderActor): OperationView[] =>
  operationNames.map((operation) => explainOperation(operation, machine, actor));

/** One line of `explain`, for lists that ask about a single operation. */
export function explainOperation(operation: OperationName, machine: MachineView, actor: OrderActor): OperationView {
  const line = { operation, ...judged(refusalNow(operation, machine, actor)) };
  if (operation !== 'managerConfirmedLastPayment') return line;
  const variant = (name: 'confirm' | 'reject'): VariantView => judged(refusalNow(operation, machine, actor, name));
  return { ...line, variants: { confirm: variant('confirm'), reject: variant('reject') } };
}

/** The commands that are not operations, judged by state and role; attaching and removing as for what the client was asked for. */
export const explainCommands = (machine: MachineView, actor: OrderActor): CommandView[] =>
  commandNames.map((command) => ({ command, ...judged(refusalNow(command, machine, actor)) }));

/** Whether `actor` may attach, or remove, result documents as the order stands. */
export const explainResults = (machine: MachineView, actor: OrderActor): VariantView =>
  judged(refusalNow('attachDocument', machine, actor, 'result'));

const commandNames = Object.keys(otherCommands) as CommandName[];

function judged(refusal: Refusal | null): VariantView {
  if (!refusal) return { permitted: true };
  return { permitted: false, code: refusal.code, ...(refusal.remedy && { remedy: refusal.remedy }) };
}

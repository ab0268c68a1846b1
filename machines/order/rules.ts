import { permits } from '#machines/access/table';
import * as decider from '#machines/decider/rules';
import { type CommandName, type OperationName, operationNames, type OrderActor, type OrderCommand } from './commands.js';
import type { CommandView, MachineView, OperationView, Refusal, VariantView } from './decision.js';
import type { OrderDomain, Variant } from './domain.js';
import type { OrderView } from './figures.js';
import { isAhead } from './graph.js';
import { refuse } from './guards.js';
import { otherCommands, rowsByCommand } from './operations.js';
import { orderMachineOf } from './order.machine.js';
import type { OrderState } from './state.js';
import { isFinal, type ProgressStatus } from './statuses.js';
import { isWho, type Parties } from './who.js';

/** The tables and the rules that evaluate them. */
export const orderRules: decider.Rules<OrderDomain> = {
  rows: rowsByCommand,
  statusOf: ({ value }) => value.progress,
  partiesOf: ({ facts }) => facts,
  isWho,
  isFollower: ({ role }) => role === 'payment',
  isPlace: ({ reward }, { value }) => reward?.from === undefined || reward.from === value.reward,
  variants: {
    cancelOrder: (_state, { payload }) => ('cause' in payload ? payload.cause : undefined),
    managerConfirmedLastPayment: (_state, { payload }) => (payload.rejected ? 'reject' : 'confirm'),
    changePartnerReward: ({ value, facts }, { payload }) =>
      value.reward === 'changed' && payload.percent === facts.rewardPercent ? 'restore' : 'change',
    attachDocument: (_state, { payload }) => (payload.kind === 'result' ? 'result' : 'asked'),
    removeDocument: ({ documents }, { payload }) => {
      const document = documents.find((entry) => entry.id === payload.document);
      return document && (document.kind === 'result' ? 'result' : 'asked');
    },
  },
  forRole: (roles) => refuse('forbiddenForRole', 'askRole', { roles: [...roles] }),
  inStatus,
};

/** State machine of an order: the moves of its progress and its reward, each as its row permits it. */
export const orderMachine = orderMachineOf(orderRules);

/** A status that no operation can reach any more is not a possible remedy. */
function inStatus(possible: readonly ProgressStatus[], { value }: OrderView): Refusal {
  const code = 'operationNotPermittedInStatus';
  if (isFinal(value.progress)) return refuse(code, 'orderClosed');
  // The progress is right: the reward region has nothing to acknowledge.
  if (possible.includes(value.progress)) return refuse(code, 'nothingToAcknowledge');
  const statuses = possible.filter((status) => isAhead(value.progress, status));
  return statuses.length === 0 ? refuse(code, 'noLongerPossible') : refuse(code, 'reachStatus', { statuses });
}

/**
 * Whether `actor` may use the command in some status. If not, a handler answers 403 `forbiddenForRole` before it looks at the payload; `facts` name the order's
 * parties, and are null before the order is placed.
 */
export function mayEver(actor: OrderActor, name: CommandName, facts: Parties | null): boolean {
  if (name === 'placeOrder') return isWho('client', actor, null) || isWho('staff', actor, null) || sells(actor);
  return decider.rowsOf(orderRules, name).some((row) => decider.isEver(orderRules, row, actor, facts));
}

/** Sales place the order that results from a lead; only the route of leads allows it, and all later commands are for others. */
const sells = (actor: OrderActor): boolean => actor.role !== 'payment' && permits(actor, 'leads.write');

/** Why the command is refused in the current state; null if some payload would be accepted. */
export const refusalNow = (name: CommandName, view: OrderView, actor: OrderActor, variant?: Variant): Refusal | null =>
  decider.refusalFor(orderRules, name, { view, actor }, variant);

/** Why this command is refused; null if the machine permits it. */
export const refusalOf = (state: OrderState, command: OrderCommand): Refusal | null => decider.refusalOfCommand(orderRules, state, command);

/**
 * The fifteen operations in the specification's order for `actor`: permitted if some payload would be accepted, else the refusal code and its remedy. A
 * reader's view (`viewFor`) gives that reader the same list as the whole state.
 */
export const explain = (machine: MachineView, actor: OrderActor): OperationView[] =>
  operationNames.map((operation) => explainOperation(operation, machine, actor));

/** One operation of `explain`, for lists that need a single one. */
export function explainOperation(operation: OperationName, machine: MachineView, actor: OrderActor): OperationView {
  const line = { operation, ...variantView(refusalNow(operation, machine, actor)) };
  if (operation !== 'managerConfirmedLastPayment') return line;
  const variant = (name: 'confirm' | 'reject'): VariantView => variantView(refusalNow(operation, machine, actor, name));
  return { ...line, variants: { confirm: variant('confirm'), reject: variant('reject') } };
}

/** Commands that are not operations, by state and role; attaching and removing refer to documents of the client. */
export const explainCommands = (machine: MachineView, actor: OrderActor): CommandView[] =>
  otherCommandNames.map((command) => explainCommand(command, machine, actor));

/** One command of `explainCommands`. */
export const explainCommand = (command: CommandName, machine: MachineView, actor: OrderActor): CommandView => ({
  command,
  ...variantView(refusalNow(command, machine, actor)),
});

/**
 * Whether a guard takes part in the explanation of a command, so that it may differ between orders of one place (`placeOf`). All other explanations are the same
 * for orders of one place.
 */
export const dependsOnFacts = (name: CommandName, machine: MachineView, actor: OrderActor): boolean =>
  decider.asksGuards(orderRules, name, { view: machine, actor });

/** Whether `actor` may attach or remove result documents in the current state. */
export const explainResults = (machine: MachineView, actor: OrderActor): VariantView =>
  variantView(refusalNow('attachDocument', machine, actor, 'result'));

/** The commands on a placed order that are not operations. */
export const otherCommandNames = Object.keys(otherCommands) as readonly CommandName[];

function variantView(refusal: Refusal | null): VariantView {
  if (!refusal) return { permitted: true };
  return { permitted: false, code: refusal.code, ...(refusal.remedy && { remedy: refusal.remedy }) };
}

import { deciderOf, type Workflow } from '#machines/decider/decider';
import type { AnyRow } from '#machines/decider/row';
import type { CommandName, OrderCommand } from './commands.js';
import { chartOf, decide, emitters, taking, workflow } from './decide.js';
import type { OrderDomain } from './domain.js';
import { rowsOfVersionFive, rowsOfVersionSeven, rowsOfVersionSix, rowsOfVersionThree } from './operations.js';
import { orderMachineOf } from './order.machine.js';
import { orderRules } from './rules.js';
import type { OrderState } from './state.js';
import { machineVersion } from './version.js';
import { payment } from './who.js';

/** Emits as if nothing were conceded: conceded money did not count towards the prepayment, so later money did not belong to the balance. */
const withoutConceded =
  <Rest extends unknown[], Drafts>(emit: (state: OrderState, ...rest: Rest) => Drafts) =>
  (state: OrderState, ...rest: Rest): Drafts =>
    emit({ ...state, facts: { ...state.facts, conceded: 0 } }, ...rest);

/** When the balance was no longer covered, every open transfer was rejected with it, without a cause. */
const followedBefore = (type: CommandName, { order, at }: OrderCommand): OrderCommand => {
  const payload = type === 'managerConfirmedLastPayment' ? { rejected: true, reason: null } : {};
  return { type, order, actor: payment, at, payload } as OrderCommand;
};

const workflowOf = (rows: ReadonlyMap<CommandName, readonly AnyRow<OrderDomain>[]>): Workflow<OrderDomain> => {
  const rules = { ...orderRules, rows };
  return {
    ...workflow,
    rules,
    chart: chartOf(orderMachineOf(rules)),
    emitters: {
      ...emitters,
      confirmTransfer: withoutConceded(emitters.confirmTransfer),
      recordOfflinePayment: withoutConceded(emitters.recordOfflinePayment),
      recordPayment: withoutConceded(emitters.recordPayment),
      recordPaymentPending: withoutConceded(emitters.recordPaymentPending),
    },
    follow: (type, command, state) => (type === 'assignManager' ? taking(command, state) : followedBefore(type, command)),
  };
};

const workflowOfVersionThree = workflowOf(rowsOfVersionThree);

/** Decides as before the first operation assigned an unassigned order. */
const decideUntaken: typeof decide = deciderOf<OrderDomain>({
  ...workflowOfVersionThree,
  follow: (type, command) => (type === 'assignManager' ? null : followedBefore(type, command)),
});

/** As now, but with the rows of that version. */
function decideByRows(rows: ReadonlyMap<CommandName, readonly AnyRow<OrderDomain>[]>): typeof decide {
  const rules = { ...orderRules, rows };
  return deciderOf<OrderDomain>({ ...workflow, rules, chart: chartOf(orderMachineOf(rules)) });
}

const decideOfVersionFive: typeof decide = deciderOf<OrderDomain>(workflowOf(rowsOfVersionFive));

/**
 * Rules by machine version. Each decides the commands of the version before as that one did, and writes events with more data: histories are compared in the
 * newest shape.
 * Version 3 assigns an order to the manager who first operates it, which no earlier history did; version 4 accepts no newer file of an accepted item, and
 * replaces sent results. Version 5 refuses nothing that version 4 accepted. Version 6 requires requested details, reopens the balance after a short transfer,
 * keeps the other transfers open then, and counts conceded money towards the prepayment. Version 7 confirms a balance that was settled without money. Version 8 limits
 * waivers of an order and a day together, raised payments and percents. Version 9 adds commands and decides those of version 8 as that did.
 */
const deciders: Readonly<Record<number, typeof decide>> = {
  1: decideUntaken,
  2: decideUntaken,
  3: deciderOf<OrderDomain>(workflowOfVersionThree),
  4: decideOfVersionFive,
  5: decideOfVersionFive,
  6: decideByRows(rowsOfVersionSix),
  7: decideByRows(rowsOfVersionSeven),
  8: decide,
  [machineVersion]: decide,
};

/**
 * Decides a recorded command with the rules of its machine version.
 * @throws RangeError if no machine had that version
 */
export function decideBy(version: number): typeof decide {
  const decider = deciders[version];
  if (!decider) throw new RangeError(`the order's machine never had version ${version}`);
  return decider;
}

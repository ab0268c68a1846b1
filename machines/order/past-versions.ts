import { deciderOf, type Workflow } from '#machines/decider/decider';
import type { AnyRow } from '#machines/decider/row';
import type { CommandName, OrderCommand } from './commands.js';
import { decide, emitters, taking, workflow } from './decide.js';
import type { OrderDomain } from './domain.js';
import { rowsOfVersionFive, rowsOfVersionThree } from './operations.js';
import { orderMachineOf } from './order.machine.js';
import { orderRules } from './rules.js';
import type { OrderState } from './state.js';
import { machineVersion } from './version.js';
import { payment } from './who.js';

/** Emits as if nothing were conceded: that did not count towards the prepayment, and so did not make later money the balance's. */
const withoutConceded =
  <Rest extends unknown[], Drafts>(emit: (state: OrderState, ...rest: Rest) => Drafts) =>
  (state: OrderState, ...rest: Rest): Drafts =>
    emit({ ...state, facts: { ...state.facts, conceded: 0 } }, ...rest);

/** An emptied balance rejected every open transfer with it, and did not say why it did. */
const followedBefore = (type: CommandName, { order, at }: OrderCommand): OrderCommand => {
  const payload = type === 'managerConfirmedLastPayment' ? { rejected: true, reason: null } : {};
  return { type, order, actor: payment, at, payload } as OrderCommand;
};

const workflowOf = (rows: ReadonlyMap<CommandName, readonly AnyRow<OrderDomain>[]>): Workflow<OrderDomain> => {
  const rules = { ...orderRules, rows };
  return {
    ...workflow,
    rules,
    machine: orderMachineOf(rules),
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

/** As orders were decided before an operation took one that nobody had. */
const decideUntaken: typeof decide = deciderOf<OrderDomain>({
  ...workflowOfVersionThree,
  follow: (type, command) => (type === 'assignManager' ? null : followedBefore(type, command)),
});

const decideOfVersionFive: typeof decide = deciderOf<OrderDomain>(workflowOf(rowsOfVersionFive));

/**
 * The rules by machine version. Each judges all that the one before it knew as it did, and writes more of it: histories are compared in the newest shape.
 * Version 3 lets the first operation of a manager take the order, which no earlier history did; version 4 takes no newer file of an accepted item, and
 * replaces results that were sent. Version 5 refuses nothing that version 4 took, of what that could be asked. Version 6 waits for details that were asked for,
 * takes a balance back that arrived short, leaves the other transfers open then, and counts what is conceded towards the prepayment.
 */
const deciders: Readonly<Record<number, typeof decide>> = {
  1: decideUntaken,
  2: decideUntaken,
  3: deciderOf<OrderDomain>(workflowOfVersionThree),
  4: decideOfVersionFive,
  5: decideOfVersionFive,
  [machineVersion]: decide,
};

/**
 * What decides a past command again: the rules of the machine version that its record names.
 * @throws RangeError when no machine had that version
 */
export function decideBy(version: number): typeof decide {
  const decider = deciders[version];
  if (!decider) throw new RangeError(`the order's machine never had version ${version}`);
  return decider;
}

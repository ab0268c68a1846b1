import { deciderOf, type Workflow } from '#machines/decider/decider';
import { byPayment, decide, workflow } from './decide.js';
import type { OrderDomain } from './domain.js';
import { rowsOfVersionThree } from './operations.js';
import { orderMachineOf } from './order.machine.js';
import { orderRules } from './rules.js';
import { machineVersion } from './version.js';

const rulesOfVersionThree = { ...orderRules, rows: rowsOfVersionThree };

const workflowOfVersionThree: Workflow<OrderDomain> = {
  ...workflow,
  rules: rulesOfVersionThree,
  machine: orderMachineOf(rulesOfVersionThree),
};

/** As orders were decided before an operation took one that nobody had. */
const decideUntaken: typeof decide = deciderOf<OrderDomain>({
  ...workflowOfVersionThree,
  follow: (type, command) => (type === 'assignManager' ? null : byPayment(type, command)),
});

/**
 * The rules by machine version. Each judges all that the one before it knew as it did, and writes more of it: histories are compared in the newest shape.
 * Version 3 lets the first operation of a manager take the order, which no earlier history did; version 4 takes no newer file of an accepted item, and
 * replaces results that were sent. Version 5 refuses nothing that version 4 took, of what that could be asked.
 */
const deciders: Readonly<Record<number, typeof decide>> = {
  1: decideUntaken,
  2: decideUntaken,
  3: deciderOf<OrderDomain>(workflowOfVersionThree),
  4: decide,
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

/**
 * Part of every command's record: a rule that changes takes a new number. Version 2 decides whatever version 1 did as version 1 did, so one decider serves both.
 * 1: as first released. 2: rewards in currencies without a coin below one are rounded to their smallest coin, by the step of the order's terms.
 */
export const payoffMachineVersion = 2;

/**
 * Recorded with every command: a changed rule gets a new number. Version 2 decides the commands of version 1 as version 1 did, so one decider serves both.
 * 1: as first released. 2: commissions in currencies without a smaller coin are rounded to the smallest coin, by the rounding step of the order's terms.
 */
export const payoffMachineVersion = 2;

/**
 * Recorded with every command: a changed rule gets a new number. Version 3 decides the commands of versions 1 and 2 as they did, so one decider serves all.
 * 1: as first released. 2: commissions in currencies without a smaller coin are rounded to the smallest coin, by the rounding step of the order's terms.
 * 3: a payment that was corrected upwards restores the commission.
 */
export const payoffMachineVersion = 3;

/**
 * Recorded with every command and every order's row: a changed rule gets a new number. `decideBy` decides by the rules of an older one.
 * 1: as first released. 2: denied payments, reversals by a provider, withdrawn transfers, refunds in another way than by the provider, fees.
 * 3: details of the company, the registered company, dates promised by staff, terms in working days; a manager's first operation on an unassigned order assigns
 * it to them.
 * 4: items in both languages, causes of a rejection, versions that end with acceptance, results replaced after they were sent.
 * 5: days by which something is wanted; forms, validity and an example of required documents.
 * 6: waived rests, corrected payments, disputes, settled reversals, short transfers; value dates, the client's agreement, listed prices, rounding steps; work
 * that waits for details; due dates that count the client's time.
 * 7: a balance that a waiver or a correction settles is confirmed by itself; waived money counted apart, and since when somebody has the next step.
 * 8: limits on all waivers of an order and of a person's day, on raised payments, and on raised percents.
 * 9: the right to withdraw, what clients agree to after placing, requests to cancel, and what is kept of a cancelled order.
 */
export const machineVersion = 9;

/**
 * Part of every command's record and of every order's row: a rule that changes takes a new number. `decideBy` judges by the rules of an older one.
 * 1: as first released. 2: payments that are denied, money that a provider takes back, transfers withdrawn, refunds in another way than the provider's, fees.
 * 3: details of the company, the company as registered, dates promised by staff, terms in working days; the first operation of a manager on an order that
 * nobody has takes it.
 * 4: items in both languages, causes of a rejection, versions that end with acceptance, results replaced after they were sent.
 * 5: days by which something is wanted; forms, validity and an example of what a service requires.
 * 6: rests waived, payments corrected, disputes, reversals settled, balances that arrive short; days of arrival, what was agreed, listed prices, steps of
 * rounding; work that waits for details; due dates that count the client's time.
 */
export const machineVersion = 6;

import { type MinorUnits, sum } from '#machines/kernel/money';
import {
  askedNow,
  balance,
  disputedOf,
  isBack,
  overpaid,
  paid,
  prepaymentMissing,
  refundable,
  refundableOf,
  reservedOf,
  returnedOf,
} from '../figures.js';
import { viewFor } from '../who.js';
import { daysLeftAfterClient, dueDate, nextStepOf, waitsForClient, waitsForConfirmation } from '../next-step.js';
import type { OrderActor } from '../commands.js';
import type { Who } from '../decision.js';
import type { OrderState, PaymentState } from '../state.js';
import { isFinal } from '../statuses.js';
import { people } from './people.js';

const total = (payments: readonly PaymentState[], states: readonly PaymentState['state'][]): MinorUnits =>
  sum(...payments.filter((payment) => states.includes(payment.state)).map((payment) => payment.amount));

const totalBack = (payments: readonly PaymentState[]): MinorUnits =>
  sum(...payments.flatMap((payment) => payment.refunds.filter(isBack).map((refund) => refund.amount)));

/** Names of violated money invariants, which hold after any history. */
export function brokenMoney(state: OrderState): string[] {
  const { facts, payments } = state;
  const figures = { paid: paid(facts), balance: balance(state), refundable: refundable(facts), overpaid: overpaid(facts) };
  const { reserved, conceded, reversed, openTransfers, pending } = facts;
  const stored = { reserved, conceded, reversed, openTransfers, pending, waited: state.waited };
  const negative = Object.entries({ ...figures, ...stored, missing: prepaymentMissing(facts) }).filter(([, amount]) => amount < 0);
  const sums: [string, MinorUnits, MinorUnits][] = [
    ['received', facts.received, total(payments, ['confirmed', 'captured'])],
    ['openTransfers', facts.openTransfers, total(payments, ['declared'])],
    ['pending', facts.pending, total(payments, ['pending'])],
    ['disputed', facts.disputed, disputedOf(payments)],
    ['reserved', facts.reserved, sum(...payments.map(reservedOf))],
    ['refunded', facts.refunded, totalBack(payments)],
    ['refundable', refundable(facts), sum(...payments.map(refundableOf))],
  ];
  const unequal = sums
    .filter(([, stands, adds]) => stands !== adds)
    .map(([name, stands, adds]) => `${name} is ${stands}, adds up to ${adds}`);
  const beyond = payments
    .filter((payment) => returnedOf(payment) + reservedOf(payment) > payment.amount)
    .map((payment) => `${payment.id} refunded beyond itself`);
  const beyondConceded = facts.waived > conceded ? [`waived ${facts.waived} of ${conceded}`] : [];
  return [...beyondConceded, ...negative.map(([name, amount]) => `${name} is ${amount}`), ...unequal, ...beyond];
}

const awaitsMoney = (who: Who | null): boolean => who === 'client' || who === 'moneyStaff' || who === 'payment';

/** Names of violated invariants of the next step, which hold after any history. */
export function brokenTurn(state: OrderState): string[] {
  const { next, who, amount } = nextStepOf(state);
  const asked = askedNow(state);
  const pays = next === 'payPrepayment' || next === 'payRest';
  const settles = next === 'settleReversal';
  const delivered = state.value.progress === 'documentsSentAfterLastPayment' || isFinal(state.value.progress);
  const isWaiting = who === 'client' || next === 'awaitProvider' || delivered;
  const seenBy = (reader: OrderActor) => nextStepOf({ ...state, facts: viewFor(reader, state).facts });
  const reads = (reader: OrderActor) => JSON.stringify(seenBy(reader)) === JSON.stringify({ next, who, amount });
  /** For readers without payments: they see that money is awaited, and not whether it was announced. */
  const readsTurn = (reader: OrderActor) => seenBy(reader).who === who || [seenBy(reader).who, who].every(awaitsMoney);
  const rules: [string, boolean][] = [
    ['nobody acts in the finals alone', (who === null) === isFinal(state.value.progress)],
    ['what is asked for is the sum of the next action', !pays || amount === (asked?.amount ?? 0)],
    ['never more than the balance is asked for', (asked?.amount ?? 0) <= balance(state)],
    ['nobody is asked for what was announced', !asked || asked.amount <= balance(state) - state.facts.openTransfers - state.facts.pending],
    ['what lacks waits for the client', state.facts.itemsMissing === 0 || who === null || who === 'client' || settles],
    ['who confirms a transfer finds it among those that wait', who !== 'moneyStaff' || waitsForConfirmation(state) || settles],
    ['what is settled was taken back', !settles || amount > 0],
    ['nothing is late while it waits for the client, or once it was delivered', !isWaiting || dueDate(state) === null],
    ['the wait is counted from when it began', (state.clientSince !== null) === waitsForClient(state)],
    ['the wait has a time that is left', (state.clientSince !== null) === (daysLeftAfterClient(state) !== null) || delivered],
    ['money to confirm or wait for is there', !(next === 'confirmTransfer' || next === 'awaitProvider') || amount > 0],
    ['the client reads the same turn and sum', reads(people.client)],
    ['staff read the same turn and sum', reads(people.clientManager) && reads(people.owner)],
    ['the partner reads the same turn', readsTurn(people.partner)],
    ['staff with the orders that are assigned to them read the same turn', readsTurn(people.assignee)],
  ];
  return rules.filter(([, holds]) => !holds).map(([name]) => name);
}

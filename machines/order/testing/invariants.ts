import { type MinorUnits, sum } from '#libs/kernel/money';
import { balance, overpaid, paid, prepaymentMissing, refundable, refundableOf } from '../figures.js';
import type { OrderState, PaymentState, RefundState } from '../state.js';

const total = (payments: readonly PaymentState[], states: readonly PaymentState['state'][]): MinorUnits =>
  sum(...payments.filter((payment) => states.includes(payment.state)).map((payment) => payment.amount));

const totalRefunds = (payments: readonly PaymentState[], state: RefundState['state']): MinorUnits =>
  sum(...payments.flatMap((payment) => payment.refunds.filter((refund) => refund.state === state).map((refund) => refund.amount)));

/** What must hold of the money of every order, whatever happened to it: the names of what does not. */
export function brokenMoney(state: OrderState): string[] {
  const { facts, payments } = state;
  const figures = { paid: paid(facts), balance: balance(state), refundable: refundable(facts), overpaid: overpaid(facts) };
  const stored = { reserved: facts.reserved, conceded: facts.conceded, openTransfers: facts.openTransfers };
  const negative = Object.entries({ ...figures, ...stored, missing: prepaymentMissing(facts) }).filter(([, amount]) => amount < 0);
  const sums: [string, MinorUnits, MinorUnits][] = [
    ['received', facts.received, total(payments, ['confirmed', 'captured'])],
    ['openTransfers', facts.openTransfers, total(payments, ['declared'])],
    ['reserved', facts.reserved, totalRefunds(payments, 'requested')],
    ['refunded', facts.refunded, totalRefunds(payments, 'refunded')],
    ['refundable', refundable(facts), sum(...payments.map(refundableOf))],
  ];
  const unequal = sums
    .filter(([, stands, adds]) => stands !== adds)
    .map(([name, stands, adds]) => `${name} is ${stands}, adds up to ${adds}`);
  const beyond = payments
    .filter((payment) => sum(...given(payment)) > payment.amount)
    .map((payment) => `${payment.id} refunded beyond itself`);
  return [...negative.map(([name, amount]) => `${name} is ${amount}`), ...unequal, ...beyond];
}

const given = (payment: PaymentState): MinorUnits[] =>
  payment.refunds.filter((refund) => refund.state !== 'failed').map((refund) => refund.amount);

import { fromText, type MinorUnits } from '#libs/kernel/money';
import type { WirePayment } from '../api/wire.js';

const minor = (money: WirePayment['amount']) => fromText(money.amount, money.currency) ?? 0;

/** What one payment can still give back, in minor units: 0 while nothing of it has arrived; refunds under way are reserved. */
export function refundableOfPayment(payment: WirePayment): MinorUnits {
  if (!['confirmed', 'captured', 'refunded'].includes(payment.state)) return 0;
  const held = payment.refunds.filter((refund) => refund.state !== 'failed').reduce((sum, refund) => sum + minor(refund.amount), 0);
  return Math.max(0, minor(payment.amount) - held);
}

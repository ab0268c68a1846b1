import type { Id } from '#machines/kernel/ids';
import type { MinorUnits } from '#machines/kernel/money';
import { heldBy } from '#machines/order/figures';
import type { OrderState } from '#machines/order/state';

/** The part of a payment beyond the price. */
export interface Overpayment {
  payment: Id;
  amount: MinorUnits;
}

/** Payments beyond the price, oldest first: money counts towards the price in the order of arrival, less refunds. */
export function overpaymentsOf({ facts, payments }: Pick<OrderState, 'facts' | 'payments'>): Overpayment[] {
  let left = facts.price;
  return [...payments]
    .sort((a, b) => a.at - b.at)
    .flatMap((payment) => {
      const held = heldBy(payment);
      const amount = held - Math.min(held, Math.max(0, left));
      left -= held;
      return amount > 0 ? [{ payment: payment.id, amount }] : [];
    });
}

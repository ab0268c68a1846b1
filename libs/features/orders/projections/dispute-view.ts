import { type Currency, toText } from '#libs/kernel/money';
import { toRfc3339 } from '#libs/kernel/time';
import type { DisputeState } from '#machines/order/state';
import type { DisputeDto } from '../wire/order-children.dto.js';

/** A dispute as the order's page and the payment history show it. */
export const disputeView = ({ amount, at, dueAt, outcome }: DisputeState, currency: Currency): DisputeDto => ({
  amount: toText(amount, currency),
  at: toRfc3339(at),
  dueAt: dueAt === null ? null : toRfc3339(dueAt),
  outcome,
});

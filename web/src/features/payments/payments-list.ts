import { currencies } from '#machines/kernel/money';
import { days, defineList, flag, oneOf } from '../../lib/list/define-list.js';

export const methods = ['cash', 'transfer', 'provider'] as const;
export const stages = ['prepayment', 'postpayment'] as const;
export const states = ['declared', 'pending', 'confirmed', 'captured', 'rejected', 'withdrawn', 'denied'] as const;

/** State of the payment history, all of it in the address; the newest payments first by default. */
export const paymentsList = defineList({
  sorts: ['-at', 'at', '-refundedAt', 'refundedAt'],
  filters: {
    stage: oneOf('stage', stages),
    method: oneOf('method', methods),
    state: oneOf('state', states),
    currency: oneOf('currency', currencies),
    /** only payments with a refund */
    refunded: flag('refunded'),
    paid: days('at'),
    /** range of days in which the last refund was made */
    returned: days('refundedAt'),
  },
});

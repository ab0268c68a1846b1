import { orderSorts } from '#machines/order/listed-fields';
import { orderStatuses } from '#machines/order/statuses';
import { amounts, days, defineList, flag, oneOf, someOf, text } from '../../../lib/list/define-list.js';

/** Values of the filter "who acts next"; "us" are staff, including those who handle money. */
export const turnGroups = ['staff,moneyStaff', 'client', 'partner', 'payment'] as const;

/** Includes values that only links of start pages use. */
const turnsAsked = [...turnGroups, 'staff', 'client,payment'] as const;

/** State of the list of orders, all of it in the address. `statuses` are separated by commas, because a tab may stand for two. */
export const ordersList = defineList({
  sorts: orderSorts as readonly string[] as [string, ...string[]],
  filters: {
    statuses: someOf('status', orderStatuses),
    toConfirm: flag('toConfirm'),
    cancellationAsked: flag('cancellationAsked'),
    turn: oneOf('turn', turnsAsked),
    /** a client's orders that need something from them (`you`), or that we work on (`us`) */
    waiting: oneOf('waiting', ['you', 'us']),
    overdue: flag('overdue'),
    placed: days('createdAt'),
    country: text('country'),
    service: text('service'),
    partner: text('partner'),
    manager: text('manager'),
    amount: amounts('amount'),
    unassigned: flag('unassigned'),
    managerGone: flag('managerGone'),
  },
});

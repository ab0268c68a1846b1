import { orderStatuses } from '#machines/order/statuses';
import { listedFields, sortableNames } from '#machines/order/listed-fields';
import { amounts, days, defineList, flag, oneOf, someOf, text } from '../../../lib/list/define-list.js';

/** Whose turn may be asked for; "us" are staff, those who look after money among them. */
export const turnGroups = ['staff,moneyStaff', 'client', 'partner', 'payment'] as const;

/** Both ways of each sort, the one that is asked for more often first. */
const [usualSort = '-createdAt', ...otherSorts] = sortableNames.flatMap((name) =>
  listedFields[name].sort === 'ascending' ? [name, `-${name}`] : [`-${name}`, name],
);

/** What the list of orders shows, all of it in its address. `statuses` are parted by commas: a tab may stand for two. */
export const ordersList = defineList({
  sorts: [usualSort, ...otherSorts],
  filters: {
    statuses: someOf('status', orderStatuses),
    toConfirm: flag('toConfirm'),
    turn: oneOf('turn', turnGroups),
    overdue: flag('overdue'),
    placed: days('createdAt'),
    country: text('country'),
    service: text('service'),
    partner: text('partner'),
    manager: text('manager'),
    amount: amounts('amount'),
    unassigned: flag('unassigned'),
  },
});

import { orderStatuses } from '#machines/order/statuses';
import { days, defineList, someOf, text } from '../../../lib/list/define-list.js';

/** What the list of orders shows, all of it in its address. `statuses` are parted by commas: a tab may stand for two. */
export const ordersList = defineList({
  sorts: ['-createdAt', 'createdAt', '-updatedAt', 'updatedAt'],
  filters: { statuses: someOf('status', orderStatuses), placed: days('createdAt'), country: text('country'), manager: text('manager') },
});

import { payoffStatuses } from '#machines/payoff/state';
import { days, defineList, oneOf, text } from '../../lib/list/define-list.js';

/** What the list of payoffs shows, all of it in its address: `id` is the one that is open beside it. */
export const payoffsList = defineList({
  sorts: ['-finishedAt', 'amount'],
  filters: { state: oneOf('state', payoffStatuses), partner: text('partner'), currency: text('currency'), finished: days('finishedAt') },
  view: { id: text('id') },
});

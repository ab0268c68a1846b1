import { defineList, oneOf, text } from '../../lib/list/define-list.js';

export const letterStates = ['open', 'resolved', 'all'] as const;
export const auditTabs = ['letters', 'models'] as const;

/** What the page of stuck events shows, all of it in its address: `id` is the event that is open beside the list. */
export const stuckEvents = defineList({
  sorts: ['-failedAt'],
  filters: { state: oneOf('state', letterStates, 'open'), consumer: text('consumer') },
  view: { tab: oneOf('tab', auditTabs, 'letters'), id: text('id') },
  searched: false,
});

import { leadKinds, leadStates } from '#machines/lead/state';
import { days, defineList, flag, oneOf, text } from '../../lib/list/define-list.js';

/** State of the list of leads, all of it in the address; the newest first by default. */
export const leadsList = defineList({
  sorts: ['-createdAt', 'createdAt', 'callAgainAt', '-callAgainAt'],
  filters: {
    state: oneOf('state', leadStates),
    kind: oneOf('kind', leadKinds),
    source: text('source'),
    country: text('country'),
    assignee: text('assignee'),
    created: days('createdAt'),
    callAgain: flag('callAgain'),
  },
});

export const leadsPath = '/admin/leads';

export const leadPath = (id: string): string => `/admin/lead/${id}`;

import { leadKinds, leadStates } from '#machines/lead/state';
import { days, defineList, flag, oneOf, text } from '../../lib/list/define-list.js';

/** The list's address contains the whole query. */
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

/** The page of a lead. */
export const leadPath = (id: string): string => `/admin/lead/${id}`;

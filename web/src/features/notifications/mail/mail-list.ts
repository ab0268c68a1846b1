import { days, defineList, oneOf } from '../../../lib/list/define-list.js';

export const mailStates = ['waiting', 'bounced', 'failed', 'sent'] as const;
export const purposes = ['notification', 'digest', 'message', 'chat', 'account', 'lead'] as const;

/** What the list of emails shows, all of it in its address. */
export const mailList = defineList({
  sorts: ['-createdAt', 'createdAt'],
  filters: { state: oneOf('state', mailStates), purpose: oneOf('purpose', purposes), created: days('createdAt') },
});

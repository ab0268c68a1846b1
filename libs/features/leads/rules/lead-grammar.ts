import type { ListGrammar } from '#libs/platform/http/list-query';
import { leadKinds, leadStates } from '#machines/lead/state';

/** What the list of leads may be asked; `source` is any word in plain letters. */
export const leadGrammar = {
  filters: {
    kind: { kind: 'choice', of: leadKinds },
    state: { kind: 'choice', of: leadStates },
    source: { kind: 'word' },
    country: { kind: 'id' },
    assignee: { kind: 'id' },
    createdAt: { kind: 'date' },
    callAgain: { kind: 'flag' },
  },
  sorts: ['createdAt', 'callAgainAt'],
  defaultSort: '-createdAt',
} as const satisfies ListGrammar;

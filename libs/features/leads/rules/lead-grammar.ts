import type { ListGrammar } from '#libs/platform/http/list-query';
import { leadKinds, leadStates } from '#machines/lead/state';

/** Parameters of the list of leads; `source` is any word of ASCII characters. */
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

import type { ListGrammar } from '#libs/platform/http/list-query';
import { companyStates } from '#machines/company/state';

/**
 * Filters and sorts of the list of companies. `proposed`: a change waits for an answer; `twice`: another company has its number in that country, for
 * staff.
 */
export const companyGrammar = {
  filters: {
    client: { kind: 'id' },
    country: { kind: 'id' },
    order: { kind: 'id' },
    status: { kind: 'choice', of: companyStates },
    proposed: { kind: 'flag' },
    twice: { kind: 'flag' },
  },
  sorts: ['createdAt', 'name'],
} as const satisfies ListGrammar;

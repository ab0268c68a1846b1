import { departments } from '#machines/kernel/people';
import type { FilterKind } from '#libs/platform/http/list-query';
import { staffRoles } from '../rules/post.js';
import { personStatuses } from '#libs/accounts/person-status';
import { type PeopleGrammar, sorts } from '../storage/people.js';

const common: Record<string, FilterKind> = {
  status: { kind: 'choice', of: personStatuses },
  email: { kind: 'choice', of: ['withdrawn'] },
  country: { kind: 'id' },
  createdAt: { kind: 'date' },
};

/** Lists of one role, or of one department. */
export const peopleGrammar: PeopleGrammar = { filters: common, sorts };

export const staffGrammar: PeopleGrammar = {
  filters: { role: { kind: 'choice', of: staffRoles }, department: { kind: 'choice', of: departments }, ...common },
  sorts,
};

/** Notes and history are sorted newest first, without search or filters. */
export const recordsGrammar = { filters: {}, sorts: ['createdAt'], search: false } as const;

import { departments } from '#libs/kernel/people';
import { staffRoles } from '../rules/groups.js';
import { type PeopleGrammar, sorts } from '../storage/people.js';

/** Lists of one role, or of one department. */
export const peopleGrammar: PeopleGrammar = { filters: {}, sorts };

export const staffGrammar: PeopleGrammar = {
  filters: { role: { kind: 'choice', of: staffRoles }, department: { kind: 'choice', of: departments } },
  sorts,
};

import { departments } from '#machines/kernel/people';
import { days, defineList, type Param, oneOf, text } from '../../lib/list/define-list.js';
import { type Group, staffRoles } from './groups.js';
import type { PersonStatus } from './wire.js';

/** Tabs besides the default one of active and invited people. Clients sign up, so they are never invited. */
export const statusesOf = (group: Group): PersonStatus[] =>
  group === 'clients' ? ['deactivated', 'erased'] : ['invited', 'deactivated', 'erased'];

/* Staff have a post, and are read in a sheet over their list. */
const listOf = (group: Group) => {
  const ofStaff = (param: Param): Param => (group === 'staff' ? param : { ...param, parse: () => '' });
  return defineList({
    sorts: ['-createdAt', 'createdAt', 'lastName', '-lastName'],
    filters: {
      status: oneOf('status', statusesOf(group)),
      role: ofStaff(oneOf('role', staffRoles)),
      department: ofStaff(oneOf('department', departments)),
      email: oneOf('email', ['withdrawn']),
      country: text('country'),
      joined: days('createdAt'),
    },
    view: { person: ofStaff(text('id')) },
  });
};

export const peopleLists = { staff: listOf('staff'), clients: listOf('clients'), partners: listOf('partners') };

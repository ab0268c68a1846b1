import { type Actor, roles } from '#machines/kernel/people';
import { invitablePosts, isStaff, sectionOf } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';

/** The three lists of people, also as named by the API and the sections. */
export type Group = ReturnType<typeof sectionOf>;

export const listPaths: Record<Group, string> = { staff: '/admin/staff', clients: '/admin/clients', partners: '/admin/partners' };

export const staffRoles = roles.filter(isStaff);

/** Whether `actor` may add people to the group. */
export const mayAdd = (actor: Actor, group: Group): boolean =>
  group === 'staff' ? invitablePosts(actor).length > 0 : permits(actor, `${group}.write`);

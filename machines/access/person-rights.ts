import { type Actor, departments, type Department, type Role, roles } from '#machines/kernel/people';
import { type Administered, mayAdminister, mayManageOrders, permits, type Section } from './table.js';

/** The sidebar section that lists people of that role. */
export const sectionOf = (role: Role): Extract<Section, 'clients' | 'partners' | 'staff'> =>
  role === 'Client' ? 'clients' : role === 'Partner' ? 'partners' : 'staff';

/** Whether that role belongs to staff. */
export const isStaff = (role: Role): boolean => sectionOf(role) === 'staff';

/** Whether a role goes with a department: it must have one then, and has none otherwise. */
export const needsDepartment = (role: Role): boolean => role === 'DepartmentHead' || role === 'Manager';

/** A role that may be given, and with which departments; none for a role that has no department. */
export interface Post {
  role: Role;
  departments: Department[];
}

/** What a reader may do with a person. Buttons and refusals both use it. */
export interface PersonRights {
  edit: boolean;
  deactivate: boolean;
  erase: boolean;
  /** roles they may be given, their own among them; empty where the role is not to be changed */
  changeRole: Post[];
  resetSecondFactor: boolean;
  readNotes: boolean;
}

const none: PersonRights = { edit: false, deactivate: false, erase: false, changeRole: [], resetSecondFactor: false, readNotes: false };

/** The posts of staff that `allowed` accepts. */
export const postsWhere = (allowed: (role: Role, department: Department | null) => boolean): Post[] =>
  roles.filter(isStaff).flatMap((role) => {
    if (!needsDepartment(role)) return allowed(role, null) ? [{ role, departments: [] }] : [];
    const open = departments.filter((department) => allowed(role, department));
    return open.length > 0 ? [{ role, departments: open }] : [];
  });

/** Kinds of open work that a person holds. */
export interface HeldWork {
  orders: boolean;
  leads: boolean;
}

/** What somebody with this role and department may not work on, and hands over before they get it. */
export const workRefusedTo = (post: Pick<Actor, 'role' | 'department'>): HeldWork => ({
  orders: !mayManageOrders({ id: '', ...post }),
  leads: !permits({ id: '', ...post }, 'leads.write'),
});

/** The roles and departments that `actor` may invite people into. */
export const invitablePosts = (actor: Actor): Post[] =>
  postsWhere((role, department) => mayAdminister(actor, { id: null, role, department }, 'create'));

/**
 * What `actor` may do with `person`. Roles change among staff only, because a client's orders and a partner's payouts depend on their role. Nobody may change
 * an erased person. The handler checks that one Owner remains.
 */
export function personRights(actor: Actor, person: Administered & { erased: boolean }): PersonRights {
  if (person.erased || !permits(actor, `${sectionOf(person.role)}.read`)) return none;
  const edit = mayAdminister(actor, person, 'edit');
  const become = (role: Role, department: Department | null): boolean =>
    mayAdminister(actor, person, 'edit', { id: person.id, role, department });
  return {
    edit,
    deactivate: mayAdminister(actor, person, 'deactivate'),
    erase: mayAdminister(actor, person, 'erase'),
    changeRole: edit && isStaff(person.role) ? postsWhere(become) : [],
    resetSecondFactor: edit,
    readNotes: mayReadNotes(actor, person),
  };
}

/**
 * Notes belong to staff: anyone who may write in the person's section may write them; about a colleague, anyone who may change that colleague. Never the person
 * themselves.
 */
export const mayReadNotes = (actor: Actor, person: Administered): boolean =>
  actor.id !== person.id &&
  permits(actor, `${sectionOf(person.role)}.write`) &&
  (!isStaff(person.role) || mayAdminister(actor, person, 'edit'));

import type { Actor } from '#machines/kernel/people';
import { isStaff, sectionOf } from '#machines/access/person-rights';
import { permits, rank } from '#machines/access/table';
import type { Person } from './wire.js';

const acts = ['edit', 'inviteAgain', 'post', 'secondFactor', 'deactivate', 'reactivate', 'erase'] as const;
export type Act = (typeof acts)[number];

/** Why an action is not permitted; each reason has a text. */
export type WhyNot = 'self' | 'section' | 'rank' | 'department' | 'managersNeverErase' | 'noSecondFactor' | 'noOtherPost' | 'server';

/** Actions that make sense for the person's role and status; others are hidden. */
export function actsOf({ role, status }: Pick<Person, 'role' | 'status'>): Act[] {
  if (status === 'erased') return [];
  return acts.filter((act) => {
    switch (act) {
      case 'inviteAgain':
        return status === 'invited';
      case 'post':
        return isStaff(role);
      case 'secondFactor':
        return status === 'active';
      case 'deactivate':
        return status !== 'deactivated';
      case 'reactivate':
        return status === 'deactivated';
      case 'edit':
      case 'erase':
        return true;
    }
  });
}

/** Whether the reader could give the person another role or department. */
const hasOtherPost = ({ role, department, may }: Pick<Person, 'role' | 'department' | 'may'>): boolean =>
  may.changeRole.some((post) => post.role !== role || post.departments.some((one) => one !== department));

function permitted(act: Act, person: Person): boolean {
  const { may } = person;
  switch (act) {
    case 'edit':
    case 'inviteAgain':
      return may.edit;
    case 'post':
      return hasOtherPost(person);
    case 'secondFactor':
      return may.resetSecondFactor;
    case 'deactivate':
    case 'reactivate':
      return may.deactivate;
    case 'erase':
      return may.erase;
  }
}

/** Null if the action is permitted. The server's `may` decides; the access table explains. */
export function whyNot(act: Act, actor: Actor, person: Person): WhyNot | null {
  if (permitted(act, person)) return null;
  if (actor.id === person._id) return 'self';
  if (act === 'erase' && actor.role === 'Manager') return 'managersNeverErase';
  if (!permits(actor, `${sectionOf(person.role)}.write`)) return 'section';
  if (rank(person.role) >= rank(actor.role) && !(actor.role === 'Owner' && person.role === 'Owner')) return 'rank';
  if (actor.role === 'DepartmentHead' && person.department !== null && person.department !== actor.department) return 'department';
  if (act === 'secondFactor') return 'noSecondFactor';
  return act === 'post' ? 'noOtherPost' : 'server';
}

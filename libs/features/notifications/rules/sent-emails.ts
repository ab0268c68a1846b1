import { roles, type Actor, type Role } from '#machines/kernel/people';
import { sectionOf } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';

/** Emails that a person may look up. */
export interface EmailScope {
  roles: readonly Role[];
  /** those to visitors who have no account */
  visitors: boolean;
}

/** Emails to the people whose sections the actor reads; those to colleagues only for actors who may invite them, since they include password resets. */
export const emailScope = (actor: Actor): EmailScope => ({
  roles: roles.filter((role) => {
    const section = sectionOf(role);
    return permits(actor, section === 'staff' ? 'staff.write' : `${section}.read`);
  }),
  visitors: permits(actor, 'leads.read'),
});

/** Ends that another try would not change: there is nobody, or nothing, to write about. */
export const finalReasons: readonly string[] = ['personGone', 'noLongerConcerns'];

import { roles, type Actor, type Role } from '#machines/kernel/people';
import { sectionOf } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';

/** Emails that a person may look up. */
export interface EmailScope {
  roles: readonly Role[];
  /** includes emails to visitors without an account */
  visitors: boolean;
}

/**
 * Emails to people whose sections the actor reads; those to colleagues only for actors who may invite them, because they include password
 * resets.
 */
export const emailScope = (actor: Actor): EmailScope => ({
  roles: roles.filter((role) => {
    const section = sectionOf(role);
    return permits(actor, section === 'staff' ? 'staff.write' : `${section}.read`);
  }),
  visitors: permits(actor, 'leads.read'),
});

/** Reasons that a retry would not change: the recipient or the subject no longer exists. */
export const finalReasons: readonly string[] = ['personGone', 'noLongerConcerns'];

import { roles, type Actor, type Role } from '#libs/kernel/people';
import { sectionOf } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';

/** What a mail is for: news, the mail of the day, words of staff, an account, a visitor's request, a chat. */
export const emailPurposes = ['notification', 'digest', 'message', 'account', 'lead', 'chat'] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

/** Whose emails somebody may look at. */
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

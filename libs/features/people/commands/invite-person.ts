import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountEvents, type Caller } from '#libs/accounts/account-events';
import { Accounts } from '#libs/accounts/accounts';
import { EmailLimits } from '#libs/accounts/email-limits';
import { holdPerson } from '#libs/accounts/held-person';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import { emailKey } from '#machines/kernel/email-key';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor, Role } from '#machines/kernel/people';
import type { Queryable } from '#libs/platform/database/database';
import { accessDenied, Problem } from '#libs/platform/http/problem';
import { sectionOf } from '#machines/access/person-rights';
import { mayAdminister, permits } from '#machines/access/table';
import { Countries } from '../queries/countries.js';
import type { Place } from '../rules/post.js';

export interface NewPerson extends Place {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  partnerCompanyName: string | null;
  birthday: string | null;
  countryId: Id | null;
  language: Language;
}

/** `replayed`: this request had been carried out before. */
export interface Invited {
  id: Id;
  replayed: boolean;
}

@Injectable()
export class PersonInvitations {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly emails: AccountEmails,
    private readonly countries: Countries,
    private readonly limits: EmailLimits,
  ) {}

  /**
   * Creates the account of a client, a partner or a member of staff, and emails the invitation.
   * @throws Problem 403 for a role the caller may not give, 409 emailInUse with its holder, 422 for an unknown country or a reused key
   */
  async invite(caller: Caller, person: NewPerson, key: CommandKey | undefined): Promise<Invited> {
    const { role, department } = person;
    if (!mayAdminister(caller.actor, { id: null, role, department }, 'create')) throw accessDenied();
    await this.countries.mustKnow(person.countryId);
    return this.events.change(async (tx, append): Promise<Invited> => {
      const id = v7();
      const known = await once(tx, key, id);
      if (known) return { id: known.before, replayed: true };
      if (!(await this.accounts.create(tx, { ...person, id, passwordHash: null }))) throw await emailInUse(tx, person.email, caller.actor);
      await append(id, { type: 'UserInvited', data: { role, department } }, caller);
      await this.emails.write(tx, id, 'invitation');
      return { id, replayed: false };
    });
  }

  /** Emails the invitation again; links of earlier ones end. @throws Problem 403, 404, 409 invitationTaken, 429 tooManyLetters */
  async inviteAgain(caller: Caller, id: Id): Promise<void> {
    await this.events.change(async (tx, append) => {
      const { user } = await holdPerson(tx, this.accounts, caller.actor, id, 'edit');
      if (user.passwordHash !== null || user.deactivatedAt !== null) throw new Problem('invitationTaken');
      await this.limits.take([user.emailKey]);
      await append(id, { type: 'InvitationRepeated', data: {} }, caller);
      await this.emails.write(tx, id, 'invitation');
    });
  }
}

/** The refusal of an email that has an account; it names the person where `reader` reads their section. */
async function emailInUse(tx: Queryable, email: string, reader: Actor): Promise<Problem> {
  const row = await tx.one<{ id: Id; role: Role; name: string }>(
    `select id, role, btrim(first_name || ' ' || last_name) as name from users where email_key = $1`,
    [emailKey(email)],
  );
  const existing = row && permits(reader, `${sectionOf(row.role)}.read`) ? { _id: row.id, role: row.role, name: row.name } : undefined;
  return new Problem('emailInUse', { errors: [{ field: 'email', code: 'emailInUse' }], extra: { ...(existing && { existing }) } });
}

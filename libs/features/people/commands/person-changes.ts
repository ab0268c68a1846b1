import { Injectable } from '@nestjs/common';
import { AccountEmails } from '#libs/accounts/account-emails';
import { Accounts, type ProfileChanges } from '#libs/accounts/accounts';
import { type Held, keepAnOwner } from '#libs/accounts/held-person';
import { linkEmails } from '#libs/accounts/account-email-kinds';
import { EmailLimits } from '#libs/accounts/email-limits';
import { SessionRevocation } from '#libs/accounts/session-revocation';
import type { UserEntity } from '#libs/accounts/user.entity';
import { emailKey } from '#machines/kernel/email-key';
import type { Department, Role } from '#machines/kernel/people';
import type { Transaction } from '#libs/platform/database/database';
import { Problem, accessDenied, invalid } from '#libs/platform/http/problem';
import { isStaff } from '#machines/access/person-rights';
import type { UserFact } from '#machines/access/user-events';
import { assertFieldsOf } from '../rules/fields-of-role.js';
import { offers, placeOf } from '../rules/post.js';

export interface WantedPerson extends Omit<ProfileChanges, 'language' | 'timeZone' | 'theme'> {
  email?: string;
  role?: Role;
  department?: Department | null;
  deactivated?: boolean;
}

type AppendOf = (fact: UserFact) => Promise<void>;

/** Each changed part of a person is written with its own event. */
@Injectable()
export class PersonChanges {
  constructor(
    private readonly accounts: Accounts,
    private readonly emails: AccountEmails,
    private readonly sessions: SessionRevocation,
    private readonly limits: EmailLimits,
  ) {}

  /** Validates every part before the first write, as far as possible. */
  async apply(tx: Transaction, append: AppendOf, held: Held, wanted: WantedPerson): Promise<void> {
    const { email, role, department, deactivated, ...profile } = wanted;
    assertFieldsOf(held.user, profile);
    if (role !== undefined || department !== undefined) await this.place(tx, append, held, wanted);
    if (email !== undefined) await this.email(tx, append, held.user, email);
    const fields = await this.accounts.write(tx, held.user, profile);
    if (fields.length > 0) await append({ type: 'ProfileEdited', data: { fields } });
    if (deactivated !== undefined) await this.door(tx, append, held, deactivated);
  }

  private async place(
    tx: Transaction,
    append: AppendOf,
    { user, rights }: Held,
    { role = user.role, department }: WantedPerson,
  ): Promise<void> {
    const kept = department === undefined && role !== user.role && !departmental(role) ? null : user.department;
    const from = { role: user.role, department: user.department };
    if (role !== user.role && !(isStaff(role) && isStaff(user.role))) throw invalid({ field: 'role', code: 'roleFixed' });
    const to = placeOf(role, department === undefined ? kept : department);
    if (to.role === from.role && to.department === from.department) return;
    if (!offers(rights.changeRole, to)) throw accessDenied();
    if (to.role !== 'Owner') await keepAnOwner(tx, user);
    // The token version ends every access token that still says the old role.
    await this.accounts.write(tx, user, { ...to, tokenVersion: user.tokenVersion + 1 });
    await append({ type: 'RoleChanged', data: { from, to } });
  }

  /**
   * An address applies once it is confirmed, and emails per window are limited. That of an invited person applies at once, because
   * accepting the invitation confirms it.
   */
  private async email(tx: Transaction, append: AppendOf, user: UserEntity, email: string): Promise<void> {
    const key = emailKey(email);
    if (key === user.emailKey) return;
    if (await tx.one('select from users where email_key = $1', [key])) {
      throw new Problem('emailInUse', { errors: [{ field: 'email', code: 'emailInUse' }] });
    }
    await this.limits.take([key]);
    if (user.passwordHash !== null) {
      await append({ type: 'EmailChangeRequested', data: { by: 'staff' } });
      await this.emails.write(tx, user.id, 'confirmNewEmail', key);
      await this.emails.write(tx, user.id, 'emailChangeRequested');
      return;
    }
    await this.accounts.write(tx, user, { email: key, emailKey: key });
    await append({ type: 'EmailChanged', data: {} });
    await this.emails.write(tx, user.id, 'invitation');
  }

  private async door(tx: Transaction, append: AppendOf, { user, rights }: Held, deactivated: boolean): Promise<void> {
    if (deactivated === (user.deactivatedAt !== null)) return;
    if (!rights.deactivate) throw accessDenied();
    if (!deactivated) {
      await this.accounts.write(tx, user, { deactivatedAt: null });
      return append({ type: 'UserReactivated', data: {} });
    }
    await keepAnOwner(tx, user);
    await this.accounts.write(tx, user, { deactivatedAt: new Date() });
    await this.emails.revoke(tx, user.id, linkEmails);
    await this.sessions.endAll(tx, user.id);
    await append({ type: 'UserDeactivated', data: {} });
  }
}

const departmental = (role: UserEntity['role']): boolean => role === 'DepartmentHead' || role === 'Manager';

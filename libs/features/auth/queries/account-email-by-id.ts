import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountSecrets } from '#libs/accounts/account-secrets';
import { Accounts } from '#libs/accounts/accounts';
import { isActive } from '#libs/accounts/user.entity';
import {
  type AccountEmail,
  type AccountEmailAbout,
  AccountEmailById,
  type AccountEmailKind,
  AccountEmailsAbout,
} from '#libs/contracts/auth/account-email';
import { firstNameFor, nameFor } from '#machines/kernel/person-name';
import { greetableName } from '#libs/platform/mail/greetable-name';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';

const pages: Readonly<Record<AccountEmailKind, string>> = {
  welcome: '/confirm-email',
  confirmEmail: '/confirm-email',
  confirmForOrder: '/confirm-email',
  resetPassword: '/reset-password',
  invitation: '/accept-invitation',
  confirmNewEmail: '/confirm-email',
  emailChangeRequested: '/cancel-email-change',
  signUpAttempted: '/reset-password',
  emailChanged: '/reset-password',
  passwordChanged: '/reset-password',
  sessionsEnded: '/profile?tab=security',
  secondFactorEnrolled: '/profile?tab=security',
  secondFactorRemoved: '/profile?tab=security',
  recoveryCodeUsed: '/profile?tab=security',
  codesRefused: '/profile?tab=security',
  confirmationCode: '/profile?tab=security',
};

@QueryHandler(AccountEmailById)
export class AccountEmailByIdHandler implements IQueryHandler<AccountEmailById> {
  constructor(
    private readonly emails: AccountEmails,
    private readonly secrets: AccountSecrets,
    private readonly accounts: Accounts,
  ) {}

  async execute({ id }: AccountEmailById): Promise<AccountEmail | undefined> {
    const email = await this.emails.one(id);
    const person = email && (await this.accounts.byId(email.person));
    if (!email || !person || email.over || !isActive(person) || !this.emails.holds(email, person)) return undefined;
    const { kind, left } = email;
    const address = email.address ?? person.email;
    if (address === '') return undefined;
    // Until a mailbox is confirmed anybody may have written these names, and chosen who is to read them.
    const said = (name: string): string => (person.emailConfirmedAt === null ? greetableName(name) : name.trim());
    return {
      kind,
      to: { name: said(nameFor(person, person.language)), address },
      firstName: said(firstNameFor(person, person.language)),
      language: person.language,
      // In the fragment: no proxy, log or referrer on the way gets to see it.
      path: left === null ? pages[kind] : `${pages[kind]}#token=${this.secrets.token(id)}`,
      hours: left === null ? null : Math.max(1, Math.round(left / 3600)),
      password: kind === 'welcome' ? this.secrets.password(id) : null,
      code: kind === 'confirmationCode' ? this.secrets.code(id) : null,
    };
  }
}

@QueryHandler(AccountEmailsAbout)
export class AccountEmailsAboutHandler implements IQueryHandler<AccountEmailsAbout> {
  constructor(private readonly database: Database) {}

  async execute({ ids }: AccountEmailsAbout): Promise<ReadonlyMap<Id, AccountEmailAbout>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<AccountEmailAbout & { id: Id }>(
      'select id, kind, address from account_letters where id = any ($1::uuid[])',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}

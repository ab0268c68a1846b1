import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { v7 } from 'uuid';
import { AccountEvents, type Append } from '#libs/accounts/account-events';
import { AccountEmails } from '#libs/accounts/account-emails';
import { Accounts } from '#libs/accounts/accounts';
import { emailKey } from '#machines/kernel/email-key';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import type { Transaction } from '#libs/platform/database/database';
import { acquireLock, firstOwnerLock } from '#libs/platform/database/locks';

/**
 * Invites FIRST_OWNER_EMAIL as Owner at each start, until an Owner has signed in; again only if the link of the last email has expired.
 * After that the setting has no effect.
 */
@Injectable()
export class FirstOwner implements OnApplicationBootstrap {
  private readonly logger = new Logger('users');

  constructor(
    private readonly config: Config,
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly emails: AccountEmails,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const outcome = await this.events.change((tx, append) => this.invite(tx, append));
    if (outcome === 'invited') this.logger.log('the first Owner has been invited by mail');
    if (outcome === 'nobody') this.logger.warn('there is no Owner yet: set FIRST_OWNER_EMAIL to invite one');
    if (outcome === 'taken') this.logger.warn('FIRST_OWNER_EMAIL belongs to an account that is no Owner: nobody was invited');
  }

  private async invite(tx: Transaction, append: Append): Promise<'invited' | 'there' | 'nobody' | 'taken'> {
    await acquireLock(tx, firstOwnerLock);
    if (await tx.one(`select from users where role = 'Owner' and status = 'active' limit 1`)) return 'there';
    const email = this.config.firstOwnerEmail;
    if (email === undefined) return this.config.demo ? 'there' : 'nobody';
    const known = await tx.one<{ id: Id; fits: boolean; invited: boolean }>(
      `select u.id, u.role = 'Owner' and u.status = 'invited' as fits, exists (select from account_letters l where l.person_id = u.id and l.kind = 'invitation'
         and l.used_at is null and l.revoked_at is null and l.expires_at > clock_timestamp()) as invited
       from users u where u.email_key = $1`,
      [emailKey(email)],
    );
    if (known && !known.fits) return 'taken';
    if (known?.invited) return 'there';
    const id = known?.id ?? v7();
    if (!known) await this.accounts.create(tx, { ...stranger, id, email });
    await append(
      id,
      known ? { type: 'InvitationRepeated', data: {} } : { type: 'UserInvited', data: { role: 'Owner', department: null } },
      null,
    );
    await this.emails.write(tx, id, 'invitation');
    return 'invited';
  }
}

const stranger = { passwordHash: null, role: 'Owner', department: null, firstName: '', lastName: '', phone: null, language: 'ru' } as const;

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { AccountEvents } from '#libs/accounts/account-events';
import { AccountEmails } from '#libs/accounts/account-emails';
import { Accounts } from '#libs/accounts/accounts';
import { causedQuietHours } from '#libs/accounts/account-email-kinds';
import type { UserEntity } from '#libs/accounts/user.entity';
import { ClientOfRequest } from '#libs/contracts/people/client-of-request';
import type { Author } from '#libs/event-log/commands/change-recorder';
import { emailKey } from '#machines/kernel/email-key';
import type { Id } from '#machines/kernel/ids';
import { Problem } from '#libs/platform/http/problem';

type Found = { id: Id; invited: boolean };

const taken = (): Problem => new Problem('emailInUse', { errors: [{ field: 'client.email', code: 'emailInUse' }] });
const unconfirmed = ({ email }: UserEntity): Problem =>
  new Problem('clientUnconfirmed', {
    errors: [{ field: 'client.email', code: 'clientUnconfirmed' }],
    remedy: { key: 'clientConfirmsFirst', params: { email } },
  });

/**
 * Finds or creates the client of a mailbox. Concurrent requests for one mailbox get the same person, by the table's key. Because anyone can
 * sign up with a mailbox that is not theirs, an order is only placed in an account that has confirmed it.
 */
@CommandHandler(ClientOfRequest)
export class ClientOfRequestHandler implements ICommandHandler<ClientOfRequest> {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly emails: AccountEmails,
  ) {}

  async execute({ client, caller: { actor, tokenVersion } }: ClientOfRequest): Promise<Found> {
    const by = { actor, ...(tokenVersion !== null && { tokenVersion }) };
    const known = await this.accounts.byEmailKey(emailKey(client.email));
    if (known) return this.known(known, by);
    const id = await this.events.change(async (tx, append): Promise<Id | null> => {
      const person = v7();
      const account = { ...client, id: person, role: 'Client', department: null, passwordHash: null } as const;
      if (!(await this.accounts.create(tx, account))) return null;
      await append(person, { type: 'UserInvited', data: { role: 'Client', department: null } }, by);
      await this.emails.write(tx, person, 'invitation');
      return person;
    });
    if (id !== null) return { id, invited: true };
    const other = await this.accounts.byEmailKey(emailKey(client.email));
    if (!other) throw taken();
    return this.known(other, by);
  }

  private async known(user: UserEntity, by: Author): Promise<Found> {
    const { id, role, deactivatedAt, erasedAt } = user;
    if (role !== 'Client' || deactivatedAt !== null || erasedAt !== null) throw taken();
    if (user.passwordHash === null) await this.inviteAgain(id, by);
    else if (user.emailConfirmedAt === null) {
      await this.askToConfirm(id);
      throw unconfirmed(user);
    }
    return { id, invited: false };
  }

  /** Sends one email per request, however often it is retried: correcting an order before it is placed must not fill a mailbox. */
  private inviteAgain(person: Id, by: Author): Promise<void> {
    return this.events.change(async (tx, append) => {
      const user = await this.accounts.lock(tx, person);
      if (!user || user.passwordHash !== null || (await this.emails.hadLately(tx, person, 'invitation', causedQuietHours))) return;
      await append(person, { type: 'InvitationRepeated', data: {} }, by);
      await this.emails.write(tx, person, 'invitation');
    });
  }

  private askToConfirm(person: Id): Promise<void> {
    return this.events.change(async (tx) => {
      await this.accounts.lock(tx, person);
      if (await this.emails.hadLately(tx, person, 'confirmForOrder', causedQuietHours)) return;
      await this.emails.write(tx, person, 'confirmForOrder');
    });
  }
}

import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { ClientOfRequest } from '#libs/contracts/users/client-of-request';
import { emailKey } from '#libs/kernel/email-key';
import type { Id } from '#libs/kernel/ids';
import { Problem } from '#libs/platform/http/problem';
import { AccountEvents } from '../storage/account-events.js';
import { AccountLetters } from '../storage/account-letters.js';
import { Accounts } from '../storage/accounts.js';
import type { UserEntity } from '../storage/user.entity.js';

const taken = (): Problem => new Problem(409, 'emailInUse', { errors: [{ field: 'client.email', code: 'emailInUse' }] });

/** Two who ask for the same mailbox at once get the same person: the key of the table lets one make it, and the other finds it. */
@CommandHandler(ClientOfRequest)
export class ClientOfRequestHandler implements ICommandHandler<ClientOfRequest> {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly letters: AccountLetters,
  ) {}

  async execute({ client, caller }: ClientOfRequest): Promise<{ id: Id; invited: boolean }> {
    const known = await this.accounts.byEmailKey(emailKey(client.email));
    if (known) return { id: clientOnly(known), invited: false };
    const { actor, tokenVersion } = caller;
    const id = await this.events.change(async (tx, tell): Promise<Id | null> => {
      const person = v7();
      const account = { ...client, id: person, role: 'Client', department: null, passwordHash: null } as const;
      if (!(await this.accounts.create(tx, account))) return null;
      await tell(
        person,
        { type: 'UserInvited', data: { role: 'Client', department: null } },
        { actor, ...(tokenVersion !== null && { tokenVersion }) },
      );
      await this.letters.write(tx, person, 'invitation');
      return person;
    });
    if (id !== null) return { id, invited: true };
    const other = await this.accounts.byEmailKey(emailKey(client.email));
    if (!other) throw taken();
    return { id: clientOnly(other), invited: false };
  }
}

function clientOnly({ id, role, deactivatedAt, erasedAt }: UserEntity): Id {
  if (role !== 'Client' || deactivatedAt !== null || erasedAt !== null) throw taken();
  return id;
}

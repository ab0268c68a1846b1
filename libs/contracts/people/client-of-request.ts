import { Command } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';

/** Somebody who asked for something before they had an account. */
export interface RequestedClient {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  language: Language;
}

/**
 * The client with that mailbox, if it answered; where there is none, an account is made and its invitation mailed; whoever was invited and has not come gets
 * the invitation again. `invited`: the account was made now. Whether the caller may is asked
 * before: by whoever sends this.
 * @throws Problem 401 when the caller's rights ended meanwhile; 409 clientUnconfirmed for an account whose mailbox has not answered: it is asked to by a letter; 409 emailInUse for the mailbox of a partner or of staff, and of a client who was deactivated
 */
export class ClientOfRequest extends Command<{ id: Id; invited: boolean }> {
  constructor(
    readonly client: RequestedClient,
    readonly caller: { actor: Actor; tokenVersion: number | null },
  ) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';

/** A person who sent a request before they had an account. */
export interface RequestedClient {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  language: Language;
}

/**
 * The client with that confirmed email address. If there is none, an account is created and invited by email; an invitation that was not accepted is sent
 * again. `invited`: the account was created now. The caller checks permissions.
 * @throws Problem 401 if the caller's rights ended in the meantime; 409 clientUnconfirmed for an account with an unconfirmed address, which gets an email; 409
 * emailInUse for the address of a partner, of staff, or of a deactivated client
 */
export class ClientOfRequest extends Command<{ id: Id; invited: boolean }> {
  constructor(
    readonly client: RequestedClient,
    readonly caller: { actor: Actor; tokenVersion: number | null },
  ) {
    super();
  }
}

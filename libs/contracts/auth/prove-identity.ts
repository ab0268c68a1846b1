import { Command } from '@nestjs/cqrs';
import type { Actor } from '#libs/kernel/people';

/** What somebody shows to prove who they are: a code of their second factor; without one their password and a code that went to their mailbox. */
export interface IdentityProof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  currentPassword?: string | undefined;
  emailCode?: string | undefined;
}

/**
 * Proves again that a sensitive change comes from the account's own person; an unlocked screen is not enough. The code is used up.
 * @throws Problem 422 codeNeeded, emailCodeNeeded, required, wrongCode, wrongPassword for the field, 429 after ten wrong tries
 */
export class ProveIdentity extends Command<void> {
  constructor(
    readonly caller: { actor: Actor; tokenVersion: number },
    readonly proof: IdentityProof,
  ) {
    super();
  }
}

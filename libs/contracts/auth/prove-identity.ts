import { Command } from '@nestjs/cqrs';
import type { Actor } from '#machines/kernel/people';

/** Proof of identity: a code of the second factor, or without one the password and a code sent by email. */
export interface IdentityProof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  currentPassword?: string | undefined;
  emailCode?: string | undefined;
}

/**
 * Verifies that a sensitive change comes from the account's owner; an unlocked screen is not enough. The code is used up.
 * @throws Problem 422 codeNeeded, emailCodeNeeded, required, wrongCode, wrongPassword for the field, 429 after ten failed attempts
 */
export class ProveIdentity extends Command<void> {
  constructor(
    readonly caller: { actor: Actor; tokenVersion: number },
    readonly proof: IdentityProof,
  ) {
    super();
  }
}

import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Since when (RFC 3339) letters to the person's present mailbox come back, and in the mail server's words; null while they arrive. */
export class MailBounceOf extends Query<{ since: string; reason: string } | null> {
  constructor(readonly person: Id) {
    super();
  }
}

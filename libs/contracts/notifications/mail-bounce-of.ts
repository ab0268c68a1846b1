import { Query } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';

/** Since when (RFC 3339) emails to the person's current address bounce, with the mail server's message; null if they do not. */
export class MailBounceOf extends Query<{ since: string; reason: string } | null> {
  constructor(readonly person: Id) {
    super();
  }
}

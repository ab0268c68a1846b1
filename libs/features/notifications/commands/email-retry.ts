import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Database } from '#libs/platform/database/database';
import { notFound, Problem } from '#libs/platform/http/problem';
import { emailScope } from '../rules/sent-emails.js';
import { SentEmails } from '../storage/sent-emails.js';

@Injectable()
export class EmailRetry {
  constructor(
    private readonly database: Database,
    private readonly emails: SentEmails,
  ) {}

  /**
   * Schedules an email that bounced or failed.
   * @throws Problem 404 for an email outside the actor's sections, 409 notRetryable if it waits, was delivered, or its subject no longer
   * exists
   */
  async retry(id: Id, actor: Actor): Promise<void> {
    if ((await this.emails.one(id, emailScope(actor))) === undefined) throw notFound();
    if (!(await this.emails.retry(this.database, id))) throw new Problem('notRetryable');
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Database } from '#libs/platform/database/database';
import { Problem, notFound } from '#libs/platform/http/problem';
import { emailScope } from '../rules/sent-emails.js';
import { SentEmails } from '../storage/sent-emails.js';

/** Lets any email that bounced or was given up be tried again. */
export class RetryEmail extends Command<void> {
  constructor(
    readonly id: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** @throws Problem 404 for an email they may not look at, 409 notRetryable for one that waits or arrived, or that has nothing left to say */
@CommandHandler(RetryEmail)
export class RetryEmailHandler implements ICommandHandler<RetryEmail> {
  constructor(
    private readonly database: Database,
    private readonly emails: SentEmails,
  ) {}

  async execute({ id, actor }: RetryEmail): Promise<void> {
    if ((await this.emails.one(id, emailScope(actor))) === undefined) throw notFound();
    if (!(await this.emails.retry(this.database, id))) throw new Problem('notRetryable');
  }
}

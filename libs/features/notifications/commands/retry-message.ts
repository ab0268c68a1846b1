import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Database } from '#libs/platform/database/database';
import { Problem, notFound } from '#libs/platform/http/problem';
import { orderToWriteAbout } from '../queries/order-to-write-about.js';
import { Messages } from '../storage/messages.js';
import { SentEmails } from '../storage/sent-emails.js';

/** Lets a message that bounced or was given up be tried again. */
export class RetryMessage extends Command<void> {
  constructor(
    readonly id: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** @throws Problem 404 for a message that is not there, 409 notRetryable for one that waits or arrived, or that lost its text */
@CommandHandler(RetryMessage)
export class RetryMessageHandler implements ICommandHandler<RetryMessage> {
  constructor(
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly messages: Messages,
    private readonly emails: SentEmails,
  ) {}

  async execute({ id, actor }: RetryMessage): Promise<void> {
    const message = await this.messages.one(id);
    if (message === undefined) throw notFound();
    await orderToWriteAbout(this.queries, message.order_id, actor);
    if (!(await this.emails.retry(this.database, id))) throw new Problem('notRetryable');
  }
}

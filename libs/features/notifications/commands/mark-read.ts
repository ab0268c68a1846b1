import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notifyPeople } from '#libs/event-log/signals/notified';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Database } from '#libs/platform/database/database';
import { notFound } from '#libs/platform/http/problem';
import { InboxOwners } from '../queries/inbox-owner.js';
import { Inbox } from '../storage/inbox.js';
import { Watermarks } from '../storage/watermarks.js';

/** Marks one of one's notifications as read or unread. Repeating it changes nothing. */
export class MarkRead extends Command<void> {
  constructor(
    readonly id: Id,
    readonly read: boolean,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** @throws Problem 404 for one that is not there or somebody else's */
@CommandHandler(MarkRead)
export class MarkReadHandler implements ICommandHandler<MarkRead> {
  constructor(
    private readonly inbox: Inbox,
    private readonly owners: InboxOwners,
    private readonly watermarks: Watermarks,
    private readonly database: Database,
  ) {}

  async execute({ id, read, actor }: MarkRead): Promise<void> {
    const row = await this.inbox.one(await this.owners.of(actor), id);
    if (row === undefined) throw notFound();
    if (await this.watermarks.mark(actor.id, row, read)) await notifyPeople(this.database, [actor.id]);
  }
}

/** Marks everything up to a notification as read, or everything there is. Answers how many remain unread. */
export class MarkReadUpTo extends Command<number> {
  constructor(
    readonly upTo: Id | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** @throws Problem 404 when `upTo` is not there or somebody else's */
@CommandHandler(MarkReadUpTo)
export class MarkReadUpToHandler implements ICommandHandler<MarkReadUpTo> {
  constructor(
    private readonly inbox: Inbox,
    private readonly owners: InboxOwners,
    private readonly watermarks: Watermarks,
    private readonly database: Database,
  ) {}

  async execute({ upTo, actor }: MarkReadUpTo): Promise<number> {
    const of = await this.owners.of(actor);
    const newest = upTo === undefined ? await this.inbox.newest(of) : await this.inbox.one(of, upTo);
    if (newest === undefined && upTo !== undefined) throw notFound();
    if (newest !== undefined) {
      await this.watermarks.raise(actor.id, newest);
      await notifyPeople(this.database, [actor.id]);
    }
    return this.inbox.unread(of);
  }
}

import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Actor } from '#libs/kernel/people';
import { Inbox } from '../storage/inbox.js';
import { InboxOwners } from './inbox-owner.js';

/** How many of one's notifications are unread, counted to 1,000. */
export class UnreadCount extends Query<number> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(UnreadCount)
export class UnreadCountHandler implements IQueryHandler<UnreadCount> {
  constructor(
    private readonly inbox: Inbox,
    private readonly owners: InboxOwners,
  ) {}

  async execute({ actor }: UnreadCount): Promise<number> {
    return this.inbox.unread(await this.owners.of(actor));
  }
}

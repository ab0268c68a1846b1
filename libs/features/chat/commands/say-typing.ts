import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Database } from '#libs/platform/database/database';
import { Membership } from '../queries/membership.js';
import { type ChatName, chatName } from '../wire/chat-name.js';

/** Somebody is typing in a chat: pushed to readers with the chat open, never stored. @throws Problem 404 */
export class SayTyping extends Command<void> {
  constructor(
    readonly chat: ChatName,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** Minimum pause between two hints about the same person. Milliseconds. */
const pause = 2_000;

@CommandHandler(SayTyping)
export class SayTypingHandler implements ICommandHandler<SayTyping> {
  /** time of the last hint, by chat and person; entries older than the pause are removed with the next one */
  private readonly announcedAt = new Map<string, number>();

  constructor(
    private readonly membership: Membership,
    private readonly database: Database,
  ) {}

  async execute({ chat, actor }: SayTyping): Promise<void> {
    await this.membership.of(chat, actor);
    if (!this.isTime(`${chatName(chat)} ${actor.id}`, Date.now())) return;
    await this.database.query(`select pg_notify('registra_typing', $1)`, [typingPayload(chat, actor.id)], 'chat_typing');
  }

  private isTime(key: string, now: number): boolean {
    for (const [known, at] of this.announcedAt) if (now - at >= pause) this.announcedAt.delete(known);
    if (this.announcedAt.has(key)) return false;
    this.announcedAt.set(key, now);
    return true;
  }
}

const typingPayload = (chat: ChatName, person: Id): string => `${chatName(chat)}:${person}`;

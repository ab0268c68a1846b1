import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Database } from '#libs/platform/database/database';
import { Membership } from '../queries/membership.js';
import { type ChatName, chatName } from '../wire/chat-name.js';

/** Somebody is writing in a chat: told to whoever is looking, stored nowhere. @throws Problem 404 */
export class SayTyping extends Command<void> {
  constructor(
    readonly chat: ChatName,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** One and the same person is told of no more often. Milliseconds. */
const pause = 2_000;

@CommandHandler(SayTyping)
export class SayTypingHandler implements ICommandHandler<SayTyping> {
  /** when somebody was last told of, by chat and person; what is older than the pause is forgotten with the next */
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

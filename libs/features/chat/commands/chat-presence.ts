import { Injectable } from '@nestjs/common';
import { notifyPeople } from '#libs/event-log/signals/notified';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Database } from '#libs/platform/database/database';
import { invalid } from '#libs/platform/http/problem';
import { Membership } from '../queries/membership.js';
import { ChatRows } from '../storage/chat-rows.js';
import { chatOf } from '../storage/chat-stream.js';
import { MessageRows } from '../storage/message-rows.js';
import { type ChatName, chatName } from '#machines/chat/events';

/** Read positions and typing, which are not in the log. */
@Injectable()
export class ChatPresence {
  /** time of the last hint, by chat and person; entries older than the pause are removed with the next one */
  private readonly announcedAt = new Map<string, number>();

  constructor(
    private readonly membership: Membership,
    private readonly rows: ChatRows,
    private readonly messages: MessageRows,
    private readonly database: Database,
  ) {}

  /** Moves the read position forward to a message, never back. @throws Problem 404, 422 */
  async markRead(name: ChatName, upTo: Id, actor: Actor): Promise<void> {
    await this.membership.of(name, actor);
    const chat = chatOf(name.order, name.kind);
    const message = await this.messages.one(upTo.toLowerCase());
    if (message?.chat !== chat) throw invalid({ field: 'upTo', code: 'missingReference' });
    if (!(await this.rows.read(chat, actor.id, message.nth))) return;
    // Their other devices follow, and the author sees that the message was read.
    await notifyPeople(this.database, [actor.id, ...(await this.messages.authorsUpTo(chat, message.nth))]);
  }

  /** Pushes "is typing" to readers with the chat open; it is never stored. @throws Problem 404 */
  async announceTyping(chat: ChatName, actor: Actor): Promise<void> {
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

/** Milliseconds between two typing hints about a person. */
const pause = 2_000;

const typingPayload = (chat: ChatName, person: Id): string => `${chatName(chat)}:${person}`;

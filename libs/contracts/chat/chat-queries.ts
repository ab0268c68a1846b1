import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#machines/kernel/ids';
import type { ChatKind } from '#machines/chat/events';
import type { Person } from '../people/people-by-ids.js';
import type { FileReading } from '../documents/files.js';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';

/** The current readers of a chat, and the number of the last message that each has read; 0 for none. */
export interface ChatAudience {
  readers: readonly { person: Person; read: number }[];
  /** whether the order has a manager; without one, the only staff in the list are those who have read the chat */
  managed: boolean;
}

/** The readers of these chats by stream: the order's current parties, and staff who have read the chat and still may. A missing order is absent. */
export class ChatReaders extends Query<ReadonlyMap<Id, ChatAudience>> {
  constructor(readonly chats: readonly { chat: Id; order: Id; kind: ChatKind }[]) {
    super();
  }
}

/** Whether `actor` may read a file that was sent in a chat. features/chat answers from its own tables: members may while the message exists. */
export class MayReadChatFile extends Query<FileReading> {
  constructor(
    readonly fileId: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** An unread message as an email quotes it. `text` null: it has only files. */
interface UnreadMessage {
  author: string;
  text: string | null;
  files: number;
  at: Micros;
}

/** The newest ones, oldest first, and the number of earlier ones. */
export interface UnreadMessages {
  messages: readonly UnreadMessage[];
  earlier: number;
}

/** Messages of a chat that `reader` has not read, starting with number `from`; none for a former member. Removed and erased ones are left out. */
export class UnreadMessagesOf extends Query<UnreadMessages> {
  constructor(
    readonly chat: { order: Id; kind: ChatKind },
    readonly reader: Actor & { language: Language },
    readonly from: number,
  ) {
    super();
  }
}

/** Number of chats in which clients wait for an answer, among the orders that a person manages. */
export class WaitingChatsOf extends Query<number> {
  constructor(readonly manager: Id) {
    super();
  }
}

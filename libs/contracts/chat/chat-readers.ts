import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { ChatKind } from '#machines/chat/state';
import type { Person } from '../people/people-by-ids.js';

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

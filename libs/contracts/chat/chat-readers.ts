import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { ChatKind } from '#machines/chat/state';
import type { Person } from '../people/people-by-ids.js';

/** Who reads a chat now, and the place of the last message each has seen; 0 for none. */
export interface ChatAudience {
  readers: readonly { person: Person; read: number }[];
  /** whether the order has a manager; as long as it has none, nobody of staff is named but who has read in the chat */
  managed: boolean;
}

/** The audiences of these chats, by their streams: the order's parties as they are now, and staff who have read in it and still may. An order that is gone is absent. */
export class ChatReaders extends Query<ReadonlyMap<Id, ChatAudience>> {
  constructor(readonly chats: readonly { chat: Id; order: Id; kind: ChatKind }[]) {
    super();
  }
}

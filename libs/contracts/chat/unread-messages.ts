import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { ChatKind } from '#machines/chat/state';

/** A message that somebody has not seen, as a letter quotes it. `text` null: it brought files alone. */
interface UnreadMessage {
  author: string;
  text: string | null;
  files: number;
  at: Micros;
}

/** The newest of them, oldest first, and how many there are before those. */
export interface UnreadMessages {
  messages: readonly UnreadMessage[];
  earlier: number;
}

/** What `reader` has not seen of a chat, from its `from`th message on; nothing for who is not in it any more. What was removed or erased is left out. */
export class UnreadMessagesOf extends Query<UnreadMessages> {
  constructor(
    readonly chat: { order: Id; kind: ChatKind },
    readonly reader: Actor,
    readonly from: number,
  ) {
    super();
  }
}

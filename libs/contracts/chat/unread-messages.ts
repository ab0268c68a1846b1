import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { ChatKind } from '#machines/chat/state';

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

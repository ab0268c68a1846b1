import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** In how many chats of the orders that a person manages the client waits for an answer. */
export class WaitingChatsOf extends Query<number> {
  constructor(readonly manager: Id) {
    super();
  }
}

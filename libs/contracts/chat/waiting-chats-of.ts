import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Number of chats in which clients wait for an answer, among the orders that a person manages. */
export class WaitingChatsOf extends Query<number> {
  constructor(readonly manager: Id) {
    super();
  }
}

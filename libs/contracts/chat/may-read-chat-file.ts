import { Query } from '@nestjs/cqrs';
import type { FileReading } from '../documents/may-read-file.js';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';

/** May `actor` read the file, as far as the chat it was sent in says? Answered by features/chat from its own tables: granted to who is in the chat, while the message stands. */
export class MayReadChatFile extends Query<FileReading> {
  constructor(
    readonly fileId: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

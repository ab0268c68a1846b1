import { Query } from '@nestjs/cqrs';
import type { FileReading } from '../documents/may-read-file.js';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';

/** Whether `actor` may read a file that was sent in a chat. features/chat answers from its own tables: members may while the message exists. */
export class MayReadChatFile extends Query<FileReading> {
  constructor(
    readonly fileId: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

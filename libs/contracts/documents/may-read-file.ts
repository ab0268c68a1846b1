import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';

/** `unattached`: no object holds the file, so only its uploader reads it. `refused` is answered to the reader as "not there". */
export type FileReading = 'unattached' | 'granted' | 'refused';

/**
 * May `actor` read the file, as far as the object it is attached to says? Answered by features/orders from its own tables:
 * granted when the actor sees the order and that document (a client sees results only once they are sent).
 */
export class MayReadFile extends Query<FileReading> {
  constructor(
    readonly fileId: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

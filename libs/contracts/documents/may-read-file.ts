import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';

/** `unattached`: no object has the file, so only its uploader reads it. The response to `refused` is the same as for a missing file. */
export type FileReading = 'unattached' | 'granted' | 'refused';

/**
 * Whether `actor` may read a file that is attached to an order. features/orders answers from its own tables: permitted if the actor sees the order and that
 * document (a client sees results only once they are sent).
 */
export class MayReadFile extends Query<FileReading> {
  constructor(
    readonly fileId: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

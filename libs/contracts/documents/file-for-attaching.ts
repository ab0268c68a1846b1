import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { FileFacts } from '#libs/contracts/documents/file-facts';

/**
 * Facts of a file that `uploaderId` may attach now; null (the caller answers 404) when there is none, somebody else uploaded it,
 * it is attached already (unless they may attach it `again`), or its 24 hours are over.
 *
 * Whoever attaches writes `order_files (file_id, order_id, ...)` in the transaction of its event: the key makes a second attachment to the same
 * order fail, and the reference keeps the sweeper from removing a file that is being attached at that very moment.
 * The mark on the file itself (attached stream and time) follows from the event, and only spares later look-ups.
 */
export class FileForAttaching extends Query<FileFacts | null> {
  constructor(
    readonly fileId: Id,
    readonly uploaderId: Id,
    readonly again = false,
  ) {
    super();
  }
}

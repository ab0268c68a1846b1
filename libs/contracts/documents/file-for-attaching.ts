import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { FileFacts } from '#libs/contracts/documents/file-facts';

/**
 * Facts about a file that `uploaderId` may attach now; null (the caller responds 404) if there is none, another person uploaded it, it is attached already
 * (unless they may attach it `again`), or its 24 hours are over.
 *
 * The caller inserts `order_files (file_id, order_id, ...)` in the transaction of its event: the key rejects a second attachment to the same order, and the
 * foreign key keeps the sweeper from removing a file that is being attached. The consumer of the event marks the file itself (attached stream and time), which
 * only saves later queries.
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

import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { FileFacts } from '#libs/contracts/documents/file-facts';

/** Facts about files of an object; the caller has checked that the reader may see it. An unknown id is absent. */
export class FilesByIds extends Query<ReadonlyMap<Id, FileFacts>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

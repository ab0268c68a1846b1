import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { FileFacts } from '#libs/contracts/documents/file-facts';

/** Facts of files that stand in an object the reader may see; the caller has judged that. An unknown id is absent. */
export class FilesByIds extends Query<ReadonlyMap<Id, FileFacts>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

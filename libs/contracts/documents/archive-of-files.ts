import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** A file in an archive: in `folder`, under its own name; `label` stands before the name where several would have the same. */
export interface ArchiveEntry {
  file: Id;
  folder: string;
  label: string | null;
}

/** A ZIP archive of files that the reader may read, which the caller has judged; its bytes as they are made. A file that is gone is absent. */
export class ArchiveOfFiles extends Query<AsyncIterable<Uint8Array>> {
  constructor(readonly entries: readonly ArchiveEntry[]) {
    super();
  }
}

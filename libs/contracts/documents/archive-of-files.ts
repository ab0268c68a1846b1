import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** A file in an archive: in `folder`, under its own name; `label` is prepended if several would have the same name. */
export interface ArchiveEntry {
  file: Id;
  folder: string;
  label: string | null;
}

/** A streamed ZIP archive of files. The caller has checked that the reader may read them. A missing file is absent. */
export class ArchiveOfFiles extends Query<AsyncIterable<Uint8Array>> {
  constructor(readonly entries: readonly ArchiveEntry[]) {
    super();
  }
}

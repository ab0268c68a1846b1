import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { FileType } from '#libs/kernel/uploads';

/** A received file that was inspected like an upload: what it is by its content, and a name fit to be shown and saved. */
export interface FileCheck {
  type: FileType;
  name: string;
}

/**
 * Inspects a received file without keeping it.
 * @throws Problem 415 fileFormat, fileActiveContent or fileEncrypted
 */
export class CheckedFile extends Query<FileCheck> {
  constructor(
    readonly sender: Id,
    /** a file on this machine, which stays; `name` as the sender wrote it, `sha256` in lower-case hex */
    readonly received: { path: string; name: string; sha256: string },
  ) {
    super();
  }
}

import type { Id } from '#machines/kernel/ids';
import type { FileType } from '#machines/kernel/uploads';
import { Query } from '@nestjs/cqrs';
import type { Actor } from '#machines/kernel/people';

/** Public facts about an uploaded file. `size` is in bytes, `sha256` lower-case hex; `name` is personal data and belongs in `texts`. */
export interface FileFacts {
  id: Id;
  name: string;
  size: number;
  type: FileType;
  sha256: string;
}

/** Facts about files of an object; the caller has checked that the reader may see it. An unknown id is absent. */
export class FilesByIds extends Query<ReadonlyMap<Id, FileFacts>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/** Who uploaded each of these files, for the record of reads alone. An unknown id is absent. */
export class OwnersOfFiles extends Query<ReadonlyMap<Id, Id>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

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

/** The order that each of these files was attached to as a document; of several orders the newest. A file that no order has is absent. */
export class OrdersOfFiles extends Query<ReadonlyMap<Id, Id>> {
  constructor(readonly files: readonly Id[]) {
    super();
  }
}

/** The order in whose chat each of these files was sent; a file that no chat has is absent. */
export class OrdersOfChatFiles extends Query<ReadonlyMap<Id, Id>> {
  constructor(readonly files: readonly Id[]) {
    super();
  }
}

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

/** A received file that was inspected like an upload: what it is by its content, and a name fit to be shown and saved. */
export interface FileCheck {
  type: FileType;
  name: string;
}

/**
 * Inspects a received file without keeping it.
 * @throws Problem 415 fileFormat, fileActiveContent or fileEncrypted, 503 unavailable where the machine is too busy to inspect it
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

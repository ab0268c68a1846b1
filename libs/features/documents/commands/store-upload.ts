import { rm } from 'node:fs/promises';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import type { FileFacts } from '#libs/contracts/documents/files';
import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import { cleanFileName } from '../rules/file-name.js';
import { FileRows } from '../storage/file-rows.js';
import { FileStore } from '../storage/file-store.js';
import { FileInspections } from '../queries/file-inspections.js';
import { UnattachedFiles } from '../storage/unattached-files.js';

/** `replayed`: the id of the file that the same key and file gave before; nothing was stored again. */
export type StoredUpload = { stored: FileFacts } | { replayed: Id };

/** Stores received bytes under their uploader. */
export class StoreUpload extends Command<StoredUpload> {
  constructor(
    readonly uploader: Id,
    /** `path` is consumed: moved into the store, or removed */
    readonly received: { path: string; name: string; size: number; sha256: string },
    /** the Idempotency-Key and the hash it is bound to (SHA-256, hex) */
    readonly key?: { key: string; requestHash: string },
    /** false: files of the product itself, such as demo data, count against no quota and are inspected in this process */
    readonly limited = true,
  ) {
    super();
  }
}

@CommandHandler(StoreUpload)
export class StoreUploadHandler implements ICommandHandler<StoreUpload> {
  constructor(
    private readonly rows: FileRows,
    private readonly store: FileStore,
    private readonly unattached: UnattachedFiles,
    private readonly inspections: FileInspections,
  ) {}

  /**
   * @throws Problem 415 fileFormat, fileActiveContent or fileEncrypted for refused content, 409 as UnattachedFiles, 422
   * idempotencyKeyReused, 503 unavailable as ForeignFiles
   */
  async execute({ uploader, received, key, limited }: StoreUpload): Promise<StoredUpload> {
    const { path, size, sha256 } = received;
    try {
      const type = await this.inspections.typeOf(uploader, received, limited);
      const facts: FileFacts = { id: v7(), name: cleanFileName(received.name, type), size, type, sha256 };
      const place = (): Promise<void> => this.store.place(path, sha256);
      const admit = async (tx: Queryable): Promise<void> => void (limited && (await this.unattached.mustFit(tx, uploader, size)));
      const outcome = await this.rows.insert({ ...facts, ownerId: uploader }, place, key && { ...key, actor: uploader }, admit);
      return outcome === 'stored' ? { stored: facts } : outcome;
    } finally {
      await rm(path, { force: true });
    }
  }
}

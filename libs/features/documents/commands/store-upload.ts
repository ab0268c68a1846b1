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

/** `replayed`: the key was used before with the same file, and this is what came of it then; nothing was kept twice. */
export type StoredUpload = { stored: FileFacts } | { replayed: Id };

/** Takes received bytes into the store under their uploader. */
export class StoreUpload extends Command<StoredUpload> {
  constructor(
    readonly uploader: Id,
    /** `path` is used up: moved to its place, or removed */
    readonly received: { path: string; name: string; size: number; sha256: string },
    /** the Idempotency-Key and the hash it is bound to (SHA-256, hex) */
    readonly key?: { key: string; requestHash: string },
    /** false: what the product itself brings, as its demo data, counts against no quota and is inspected in this process */
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

  /** @throws Problem 415 fileFormat, fileActiveContent or fileEncrypted for a content that is not taken, 409 as UnattachedFiles, 422 idempotencyKeyReused, 503 unavailable as ForeignFiles */
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

import { readFile, rm } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import type { FileFacts } from '#libs/contracts/documents/file-facts';
import type { FileType } from '#machines/order/document-formats';
import type { Id } from '#libs/kernel/ids';
import { Semaphore } from '#libs/kernel/semaphore';
import type { Queryable } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { PdfOpenings } from '../previews/pdf-openings.js';
import { cleanFileName } from '../rules/file-name.js';
import { inspectFile } from '../rules/inspect-file.js';
import { type Verdict, codeOf, refused } from '../rules/verdict.js';
import { FileRows } from '../storage/file-rows.js';
import { FileStore } from '../storage/file-store.js';
import { UnattachedFiles } from '../storage/unattached-files.js';

/** Each inspection holds a whole file in memory, up to 15 MB; this many at once per process. */
const inspectionsAtOnce = 3;

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
    /** false: what the product itself brings, as its demo data, counts against no quota and is not opened by way of trial */
    readonly limited = true,
  ) {
    super();
  }
}

@CommandHandler(StoreUpload)
export class StoreUploadHandler implements ICommandHandler<StoreUpload> {
  private readonly logger = new Logger('files');
  private readonly inspections = new Semaphore(inspectionsAtOnce);

  constructor(
    private readonly rows: FileRows,
    private readonly store: FileStore,
    private readonly unattached: UnattachedFiles,
    private readonly pdfs: PdfOpenings,
  ) {}

  /** @throws Problem 415 fileFormat, fileActiveContent or fileEncrypted for a content that is not taken, 409 as UnattachedFiles, 422 idempotencyKeyReused */
  async execute({ uploader, received, key, limited }: StoreUpload): Promise<StoredUpload> {
    const { path, size, sha256 } = received;
    try {
      const type = await this.inspect(uploader, received, limited);
      const facts: FileFacts = { id: v7(), name: cleanFileName(received.name, type), size, type, sha256 };
      const place = (): Promise<void> => this.store.place(path, sha256);
      const admit = async (tx: Queryable): Promise<void> => void (limited && (await this.unattached.mustFit(tx, uploader, size)));
      const outcome = await this.rows.insert({ ...facts, ownerId: uploader }, place, key && { ...key, actor: uploader }, admit);
      return outcome === 'stored' ? { stored: facts } : outcome;
    } finally {
      await rm(path, { force: true });
    }
  }

  private async inspect(uploader: Id, { path, sha256 }: StoreUpload['received'], foreign: boolean): Promise<FileType> {
    const verdict = await this.inspections.run(async (): Promise<Verdict> => {
      const found = await inspectFile(await readFile(path));
      const opened = 'type' in found && found.type === 'application/pdf' && foreign;
      const fault = opened ? await this.pdfs.faultOf(path, sha256) : undefined;
      return fault ? refused(fault) : found;
    });
    if ('type' in verdict) return verdict.type;
    this.logger.warn({ msg: 'file refused', uploader, reason: verdict.refused });
    throw new Problem(codeOf(verdict.refused));
  }
}

import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CheckedFile, type FileCheck } from '#libs/contracts/documents/files';
import type { Id } from '#machines/kernel/ids';
import { FairQueue, QueueFullError } from '#machines/kernel/fair-queue';
import { Problem } from '#libs/platform/http/problem';
import { tooMany } from '#libs/platform/rate-limit/rate-limiter';
import type { FileType } from '#machines/kernel/uploads';
import { ForeignFiles } from '../previews/foreign-files.js';
import { cleanFileName } from '../rules/file-name.js';
import { inspectFile } from '../rules/inspect-file.js';
import { type Verdict, codeOf } from '../rules/verdict.js';

/** Concurrent inspections of one api process. */
const inspectionsAtOnce = 3;
/** Waiting uploads of one person next to the one under way; people take turns. */
const waitingOfPerson = 20;

/** Seconds of Retry-After. */
const retryAfter = 10;

@Injectable()
export class FileInspections {
  private readonly logger = new Logger('files');
  private readonly inspections = new FairQueue<Id>({ atOnce: inspectionsAtOnce, waitingOfKey: waitingOfPerson });

  constructor(private readonly files: ForeignFiles) {}

  /**
   * @param foreign false for files of the product itself, which are inspected in this process
   * @throws Problem 415 fileFormat, fileActiveContent or fileEncrypted, 503 unavailable as ForeignFiles
   */
  async typeOf(uploader: Id, { path, sha256 }: { path: string; sha256: string }, foreign = true): Promise<FileType> {
    const verdict: Verdict = await this.inspections
      .run(uploader, async () => (foreign ? this.files.verdictOf(path, sha256) : inspectFile(await readFile(path))))
      .catch((fault: unknown) => {
        throw fault instanceof QueueFullError ? tooMany('tooManyUploads', retryAfter) : fault;
      });
    if ('type' in verdict) return verdict.type;
    this.logger.warn({ msg: 'file refused', uploader, reason: verdict.refused });
    throw new Problem(codeOf(verdict.refused));
  }
}

@QueryHandler(CheckedFile)
export class CheckedFileHandler implements IQueryHandler<CheckedFile> {
  constructor(private readonly inspections: FileInspections) {}

  async execute({ sender, received }: CheckedFile): Promise<FileCheck> {
    const type = await this.inspections.typeOf(sender, received);
    return { type, name: cleanFileName(received.name, type) };
  }
}

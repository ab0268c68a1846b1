import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CheckedFile, type FileCheck } from '#libs/contracts/documents/files';
import type { Id } from '#libs/kernel/ids';
import { Semaphore } from '#libs/kernel/semaphore';
import { Problem } from '#libs/platform/http/problem';
import type { FileType } from '#libs/kernel/uploads';
import { PdfOpenings } from '../previews/pdf-openings.js';
import { cleanFileName } from '../rules/file-name.js';
import { inspectFile } from '../rules/inspect-file.js';
import { type Verdict, codeOf, refused } from '../rules/verdict.js';

/** Each inspection holds a whole file in memory, up to 15 MB; this many at once per process. */
const inspectionsAtOnce = 3;

/** What received files are, by their content. */
@Injectable()
export class FileInspections {
  private readonly logger = new Logger('files');
  private readonly inspections = new Semaphore(inspectionsAtOnce);

  constructor(private readonly pdfs: PdfOpenings) {}

  /**
   * @param foreign false: what the product itself brings; it is not opened by way of trial
   * @throws Problem 415 fileFormat, fileActiveContent or fileEncrypted, 503 unavailable as PdfOpenings
   */
  async typeOf(uploader: Id, { path, sha256 }: { path: string; sha256: string }, foreign = true): Promise<FileType> {
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

@QueryHandler(CheckedFile)
export class CheckedFileHandler implements IQueryHandler<CheckedFile> {
  constructor(private readonly inspections: FileInspections) {}

  async execute({ sender, received }: CheckedFile): Promise<FileCheck> {
    const type = await this.inspections.typeOf(sender, received);
    return { type, name: cleanFileName(received.name, type) };
  }
}

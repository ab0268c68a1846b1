import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { FileFacts } from '#libs/contracts/documents/file-facts';
import { FileForAttaching } from '#libs/contracts/documents/file-for-attaching';
import { FileRows } from '../storage/file-rows.js';
import { factsOf } from './facts-of.js';

@QueryHandler(FileForAttaching)
export class FileForAttachingHandler implements IQueryHandler<FileForAttaching> {
  constructor(private readonly rows: FileRows) {}

  async execute({ fileId, uploaderId, again }: FileForAttaching): Promise<FileFacts | null> {
    const row = await (again ? this.rows.findOwn(fileId, uploaderId) : this.rows.findWaiting(fileId, uploaderId));
    return row ? factsOf(row) : null;
  }
}

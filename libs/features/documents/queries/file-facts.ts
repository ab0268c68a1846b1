import { type FileFacts, FileForAttaching, FilesByIds, OwnersOfFiles } from '#libs/contracts/documents/files';
import { type FileRow, FileRows } from '../storage/file-rows.js';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';

/** Facts of a file without its uploader, who stays private to this feature. */
export const factsOf = ({ id, name, size, type, sha256 }: FileRow): FileFacts => ({ id, name, size, type, sha256 });

@QueryHandler(FilesByIds)
export class FilesByIdsHandler implements IQueryHandler<FilesByIds> {
  constructor(private readonly rows: FileRows) {}

  async execute({ ids }: FilesByIds): Promise<ReadonlyMap<Id, FileFacts>> {
    const rows = ids.length > 0 ? await this.rows.findMany([...new Set(ids)]) : [];
    return new Map(rows.map((row) => [row.id, factsOf(row)]));
  }
}

@QueryHandler(OwnersOfFiles)
export class OwnersOfFilesHandler implements IQueryHandler<OwnersOfFiles> {
  constructor(private readonly rows: FileRows) {}

  async execute({ ids }: OwnersOfFiles): Promise<ReadonlyMap<Id, Id>> {
    return new Map((await this.rows.findMany(ids)).map(({ id, ownerId }) => [id, ownerId]));
  }
}

@QueryHandler(FileForAttaching)
export class FileForAttachingHandler implements IQueryHandler<FileForAttaching> {
  constructor(private readonly rows: FileRows) {}

  async execute({ fileId, uploaderId, again }: FileForAttaching): Promise<FileFacts | null> {
    const row = await (again ? this.rows.findOwn(fileId, uploaderId) : this.rows.findWaiting(fileId, uploaderId));
    return row ? factsOf(row) : null;
  }
}

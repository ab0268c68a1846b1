import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { FileFacts } from '#libs/contracts/documents/file-facts';
import { FilesByIds } from '#libs/contracts/documents/files-by-ids';
import type { Id } from '#libs/kernel/ids';
import { FileRows } from '../storage/file-rows.js';
import { factsOf } from './facts-of.js';

@QueryHandler(FilesByIds)
export class FilesByIdsHandler implements IQueryHandler<FilesByIds> {
  constructor(private readonly rows: FileRows) {}

  async execute({ ids }: FilesByIds): Promise<ReadonlyMap<Id, FileFacts>> {
    const rows = ids.length > 0 ? await this.rows.findMany([...new Set(ids)]) : [];
    return new Map(rows.map((row) => [row.id, factsOf(row)]));
  }
}

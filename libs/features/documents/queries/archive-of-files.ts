import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ArchiveOfFiles } from '#libs/contracts/documents/files';
import { archivePaths } from '../rules/archive-paths.js';
import { FileRows } from '../storage/file-rows.js';
import { FileStore } from '../storage/file-store.js';
import { zipOfFiles } from '../storage/zip-of-files.js';

@QueryHandler(ArchiveOfFiles)
export class ArchiveOfFilesHandler implements IQueryHandler<ArchiveOfFiles> {
  constructor(
    private readonly rows: FileRows,
    private readonly store: FileStore,
  ) {}

  async execute({ entries }: ArchiveOfFiles): Promise<AsyncIterable<Uint8Array>> {
    const rows = new Map((await this.rows.findPresent(entries.map(({ file }) => file))).map((row) => [row.id, row]));
    const found = entries.flatMap(({ file, folder, label }) => {
      const row = rows.get(file);
      return row ? [{ folder, label, name: row.name, sha256: row.sha256 }] : [];
    });
    const paths = archivePaths(found);
    const files = found.map(({ sha256 }, place) => ({ path: paths[place] ?? sha256, open: () => this.store.open(sha256) }));
    return zipOfFiles(files, new Date());
  }
}

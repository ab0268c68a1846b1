import { Module } from '@nestjs/common';
import { DocumentsStoreModule } from './documents-store.module.js';
import { FileSweeper } from './storage/file-sweeper.js';

/** What goes on behind the API: the sweeper, and the marks that consumers ask for. Needs the global Config and Database, and the api's FILES_DIR. */
@Module({ imports: [DocumentsStoreModule], providers: [FileSweeper], exports: [FileSweeper] })
export class DocumentsWorkerModule {}

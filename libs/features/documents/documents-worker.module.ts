import { Module } from '@nestjs/common';
import { FileRows } from './storage/file-rows.js';
import { FileStore } from './storage/file-store.js';
import { FileSweeper } from './storage/file-sweeper.js';

/** What goes on behind the API: the sweeper. Needs the global Config and Database, and the api's FILES_DIR. */
@Module({ providers: [FileRows, FileStore, FileSweeper], exports: [FileRows, FileSweeper] })
export class DocumentsWorkerModule {}

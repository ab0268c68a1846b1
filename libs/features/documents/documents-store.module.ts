import { Module } from '@nestjs/common';
import { FileRows } from './storage/file-rows.js';
import { FileStore } from './storage/file-store.js';

/** Storage that api and worker share, provided once if they run in one process. */
@Module({ providers: [FileRows, FileStore], exports: [FileRows, FileStore] })
export class DocumentsStoreModule {}

import { Module } from '@nestjs/common';
import { MarkFileAttachedHandler } from './commands/mark-file-attached.js';
import { FileRows } from './storage/file-rows.js';
import { FileStore } from './storage/file-store.js';

/** What the api and the worker both need, once where they run in one process. */
@Module({ providers: [FileRows, FileStore, MarkFileAttachedHandler], exports: [FileRows, FileStore] })
export class DocumentsStoreModule {}

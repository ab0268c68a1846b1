import { Module } from '@nestjs/common';
import { FileRows } from './storage/file-rows.js';
import { FileStore } from './storage/file-store.js';

/** What the api and the worker both need, once where they run in one process. */
@Module({ providers: [FileRows, FileStore], exports: [FileRows, FileStore] })
export class DocumentsStoreModule {}

import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { InspectionQueue } from './commands/inspection-queue.js';
import { MarkFileAttachedHandler } from './commands/mark-file-attached.js';
import { StoreUploadHandler } from './commands/store-upload.js';
import { FileLinks } from './http/file-links.js';
import { UploadFileController } from './http/upload-file.controller.js';
import { FileForAttachingHandler } from './queries/file-for-attaching.js';
import { FilesByIdsHandler } from './queries/files-by-ids.js';
import { ReadableFileHandler } from './queries/readable-file.js';
import { FileRows } from './storage/file-rows.js';
import { FileStore } from './storage/file-store.js';

/** Uploads and downloads. Needs the global Config and Database, @fastify/multipart, and somebody who answers MayReadFile. */
@Module({
  imports: [CqrsModule],
  controllers: [UploadFileController],
  providers: [
    FileRows,
    FileStore,
    FileLinks,
    InspectionQueue,
    StoreUploadHandler,
    MarkFileAttachedHandler,
    ReadableFileHandler,
    FileForAttachingHandler,
    FilesByIdsHandler,
  ],
  exports: [FileRows],
})
export class DocumentsModule {}

import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { InspectionQueue } from './commands/inspection-queue.js';
import { StoreUploadHandler } from './commands/store-upload.js';
import { UploadRoom } from './commands/upload-room.js';
import { DocumentsStoreModule } from './documents-store.module.js';
import { FileLinks } from './http/file-links.js';
import { UploadFileController } from './http/upload-file.controller.js';
import { ArchiveOfFilesHandler } from './queries/archive-of-files.js';
import { FileForAttachingHandler } from './queries/file-for-attaching.js';
import { FilesByIdsHandler } from './queries/files-by-ids.js';
import { ReadableFileHandler } from './queries/readable-file.js';
import { DiskSpace } from './storage/disk-space.js';
import { UnattachedFiles } from './storage/unattached-files.js';

/** Uploads and downloads. Needs the global Config, Database, HealthChecks and Metrics, @fastify/multipart, and those who answer MayReadFile and MayReadChatFile. */
@Module({
  imports: [CqrsModule, DocumentsStoreModule],
  controllers: [UploadFileController],
  providers: [
    DiskSpace,
    FileLinks,
    InspectionQueue,
    UnattachedFiles,
    UploadRoom,
    StoreUploadHandler,
    ReadableFileHandler,
    FileForAttachingHandler,
    FilesByIdsHandler,
    ArchiveOfFilesHandler,
  ],
})
export class DocumentsModule {}

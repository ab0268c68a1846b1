import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { StoreUploadHandler } from './commands/store-upload.js';
import { UploadRoom } from './commands/upload-room.js';
import { DocumentsStoreModule } from './documents-store.module.js';
import { FileLinks } from './http/file-links.js';
import { FilePreviewsController } from './http/file-previews.controller.js';
import { UploadFileController } from './http/upload-file.controller.js';
import { ForeignFiles } from './previews/foreign-files.js';
import { PreviewLimits } from './previews/preview-limits.js';
import { PreviewProcess } from './previews/preview-process.js';
import { Previews } from './previews/previews.js';
import { ArchiveOfFilesHandler } from './queries/archive-of-files.js';
import { CheckedFileHandler, FileInspections } from './queries/file-inspections.js';
import { FileForAttachingHandler, FilesByIdsHandler, OwnersOfFilesHandler } from './queries/file-facts.js';
import { FileReads } from './queries/file-reads.js';
import { DiskSpace } from './storage/disk-space.js';
import { PreviewStore } from './storage/preview-store.js';
import { UnattachedFiles } from './storage/unattached-files.js';

/**
 * Uploads and downloads. Needs the global Config, Database, HealthChecks and Metrics, @fastify/multipart, and handlers of MayReadFile and
 * MayReadChatFile.
 */
@Module({
  imports: [CqrsModule, DocumentsStoreModule],
  controllers: [UploadFileController, FilePreviewsController],
  providers: [
    DiskSpace,
    FileInspections,
    FileLinks,
    ForeignFiles,
    PreviewLimits,
    PreviewProcess,
    PreviewStore,
    Previews,
    UnattachedFiles,
    UploadRoom,
    StoreUploadHandler,
    FileReads,
    FileForAttachingHandler,
    CheckedFileHandler,
    FilesByIdsHandler,
    OwnersOfFilesHandler,
    ArchiveOfFilesHandler,
  ],
})
export class DocumentsModule {}

import { Module } from '@nestjs/common';
import { DocumentsWorkerModule } from '#libs/features/documents/documents-worker.module';

/** What goes on behind the API: rooms that follow the log or tidy up. Needs the platform's global modules around it. */
@Module({ imports: [DocumentsWorkerModule] })
export class WorkerModule {}

import type { ModuleMetadata, Type } from '@nestjs/common';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { DocumentsWorkerModule } from '#libs/features/documents/documents-worker.module';

/** Modules of what goes on behind the API; each provides its consumers and starts its own sweepers. */
export const workerRooms: NonNullable<ModuleMetadata['imports']> = [DocumentsWorkerModule];

/** What follows the log, each at its own pace. */
export const consumers: Type<Consumer>[] = [];

import { Logger, Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { AttachedFiles } from './consumers/attached-files.js';
import { DocumentsStoreModule } from './documents-store.module.js';
import { FileSweeper } from './storage/file-sweeper.js';

/**
 * Removes unattached files and marks those that orders and chats attached. Needs the global Config and Database, and the api's FILES_DIR.
 */
@Module({
  imports: [DocumentsStoreModule, EventLogModule, ScheduleModule],
  providers: [AttachedFiles, FileSweeper],
  exports: [FileSweeper],
})
export class DocumentsWorkerModule {
  private readonly logger = new Logger('files');

  constructor(consumers: ConsumerRegistry, schedule: Schedule, attached: AttachedFiles, sweeper: FileSweeper) {
    consumers.add(attached);
    const run = async (): Promise<void> => this.logger.log({ msg: 'swept', ...(await sweeper.sweep()) });
    schedule.add({ name: 'files nobody attached', every: 3_600_000, run });
    schedule.add({ name: 'files of erased people', every: 30_000, run: () => sweeper.sweepErased() });
  }
}

import { Logger, Module } from '@nestjs/common';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { DocumentsStoreModule } from './documents-store.module.js';
import { FileSweeper } from './storage/file-sweeper.js';

/** What goes on behind the API: the sweeper, and the marks that consumers ask for. Needs the global Config and Database, and the api's FILES_DIR. */
@Module({ imports: [DocumentsStoreModule, ScheduleModule], providers: [FileSweeper], exports: [FileSweeper] })
export class DocumentsWorkerModule {
  private readonly logger = new Logger('files');

  constructor(schedule: Schedule, sweeper: FileSweeper) {
    const run = async (): Promise<void> => this.logger.log({ msg: 'swept', ...(await sweeper.sweep()) });
    schedule.add({ name: 'files nobody attached', every: 3_600_000, run });
    schedule.add({ name: 'files of erased people', every: 30_000, run: () => sweeper.sweepErased() });
  }
}

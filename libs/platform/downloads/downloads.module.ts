import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '../process/schedule.js';
import { Downloads } from './downloads.js';

/** One count of downloads for the whole process. Needs the global Config, Database and Metrics. */
@Global()
@Module({ imports: [ScheduleModule], providers: [Downloads], exports: [Downloads] })
export class DownloadsModule {}

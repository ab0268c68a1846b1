import { Global, Module } from '@nestjs/common';
import { ScheduleModule } from '../process/schedule.js';
import { Downloads } from './downloads.js';

/** One download limit per process. Needs the global Config, Database and Metrics. */
@Global()
@Module({ imports: [ScheduleModule], providers: [Downloads], exports: [Downloads] })
export class DownloadsModule {}

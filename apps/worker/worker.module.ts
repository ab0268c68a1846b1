import { Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { workerRooms } from './consumers.js';
import { LogWork } from './log-work.js';

/** What goes on behind the API: the log's own work and the rooms that follow it. Needs the platform's global modules around it. */
@Module({ imports: [EventLogModule, ...workerRooms], providers: [LogWork], exports: [LogWork] })
export class WorkerModule {}

import { Module } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { LiveTailModule } from '#libs/event-log/live/live-tail.module';
import { LiveController } from './live.controller.js';
import { LiveStreams } from './live-streams.js';

/** What changes while somebody looks. Needs the global Config, Database and AccessGuardModule; the other rooms say who may hear of what. */
@Module({ imports: [EventLogModule, LiveTailModule], controllers: [LiveController], providers: [LiveStreams] })
export class LiveModule {}

import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { LiveController } from './live.controller.js';
import { LiveStreams } from './live-streams.js';
import { LiveTail } from '../../event-log/live/live-tail.js';

/** Runs the live tail in processes with browser connections; others have no listeners. */
@Module({ imports: [EventLogModule] })
class LiveTailModule implements OnApplicationBootstrap {
  constructor(private readonly tail: LiveTail) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.tail.start();
  }
}

/**
 * Needs the global Config, Database and AccessGuardModule; other modules register their sources and decide who may receive their events.
 */
@Module({ imports: [EventLogModule, LiveTailModule], controllers: [LiveController], providers: [LiveStreams] })
export class LiveModule {}

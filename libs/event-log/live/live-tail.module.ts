import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { EventLogModule } from '../event-log.module.js';
import { LiveTail } from './live-tail.js';

/** Runs the live tail in processes with browser connections; others have no listeners. */
@Module({ imports: [EventLogModule] })
export class LiveTailModule implements OnApplicationBootstrap {
  constructor(private readonly tail: LiveTail) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.tail.start();
  }
}

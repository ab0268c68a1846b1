import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { EventLogModule } from '../event-log.module.js';
import { LiveTail } from './live-tail.js';

/** Lets the tail follow the log, in the processes that browsers listen to; in others nobody would hear what it reads. */
@Module({ imports: [EventLogModule] })
export class LiveTailModule implements OnApplicationBootstrap {
  constructor(private readonly tail: LiveTail) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.tail.start();
  }
}

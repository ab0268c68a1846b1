import { Global, Logger, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { CommandRunner } from './append/command-runner.js';
import { DatabaseClock } from './append/database-clock.js';
import { GroupAppender } from './append/group-appender.js';
import { SnapshotCache } from './append/snapshot-cache.js';
import { StreamLoader } from './append/stream-loader.js';
import { LiveTail } from './live/live-tail.js';
import { Wakeups } from './wakeup/wakeups.js';

const logger = new Logger('event log');

/** One of each per process, so that commands share the group append and the cache, and a hint reaches every reader directly. */
@Global()
@Module({
  providers: [
    { provide: Wakeups, inject: [Database], useFactory: (database: Database) => new Wakeups(database) },
    { provide: DatabaseClock, inject: [Database], useFactory: (database: Database) => new DatabaseClock(database) },
    { provide: SnapshotCache, useFactory: () => new SnapshotCache() },
    {
      provide: StreamLoader,
      inject: [Database, DatabaseClock],
      useFactory: (database: Database, clock: DatabaseClock) => new StreamLoader(database, clock),
    },
    {
      provide: GroupAppender,
      inject: [Database, Wakeups],
      useFactory: (database: Database, wakeups: Wakeups) => new GroupAppender(database, wakeups),
    },
    {
      provide: CommandRunner,
      inject: [Database, StreamLoader, GroupAppender, SnapshotCache, DatabaseClock],
      useFactory: (...parts: ConstructorParameters<typeof CommandRunner>) => new CommandRunner(...parts),
    },
    {
      provide: LiveTail,
      inject: [Database, Wakeups],
      useFactory: (database: Database, wakeups: Wakeups) => new LiveTail(database, wakeups, { warn: (about: unknown) => logger.warn(about) }),
    },
  ],
  exports: [Wakeups, DatabaseClock, SnapshotCache, StreamLoader, GroupAppender, CommandRunner, LiveTail],
})
export class EventLogModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly wakeups: Wakeups,
    private readonly clock: DatabaseClock,
    private readonly appender: GroupAppender,
    private readonly live: LiveTail,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.clock.ask();
    await this.wakeups.listen();
    await this.live.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.live.stop();
    this.appender.close();
    this.wakeups.close();
  }
}

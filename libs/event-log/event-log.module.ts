import { Global, Module, type OnApplicationBootstrap, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { CommandRunner, SnapshotCache } from './append/command-runner.js';
import { DatabaseClock } from './append/database-clock.js';
import { GroupAppender } from './append/group-appender.js';
import { StreamLoader } from './append/stream-loader.js';
import { ChangeRecorder } from './commands/change-recorder.js';
import { StreamCommandHandler } from './commands/stream-command-handler.js';
import { ConsumerRegistry } from './feed/consumer-registry.js';
import { LogReader } from './feed/log-reader.js';
import { productReading } from './feed/product-reading.js';
import { RebuildRegistry } from './feed/rebuild-registry.js';
import { LiveSources } from './live/live-sources.js';
import { LiveTail } from './live/live-tail.js';
import { Wakeups } from './signals/wakeups.js';

const provide = <T>(token: abstract new (...args: never[]) => T, inject: unknown[], make: (...parts: never[]) => T) => ({
  provide: token,
  inject: inject as never[],
  useFactory: make,
});

const parts = [
  ConsumerRegistry,
  RebuildRegistry,
  LiveSources,
  provide(Wakeups, [Database, Config], (database: Database, { alone }: Config) => new Wakeups(database, { announce: !alone })),
  provide(DatabaseClock, [Database], (database: Database) => new DatabaseClock(database)),
  provide(SnapshotCache, [], () => new SnapshotCache()),
  provide(StreamLoader, [Database, DatabaseClock], (database: Database, clock: DatabaseClock) => new StreamLoader(database, clock)),
  provide(GroupAppender, [Database, Wakeups], (database: Database, wakeups: Wakeups) => new GroupAppender(database, wakeups)),
  provide(
    CommandRunner,
    [Database, StreamLoader, GroupAppender, SnapshotCache, DatabaseClock],
    (database: Database, loader: StreamLoader, appender: GroupAppender, cache: SnapshotCache, clock: DatabaseClock) =>
      new CommandRunner(database, loader, appender, cache, clock),
  ),
  provide(
    StreamCommandHandler,
    [CommandRunner, GroupAppender],
    (runner: CommandRunner, appender: GroupAppender) => new StreamCommandHandler(runner, appender),
  ),
  provide(
    ChangeRecorder,
    [Database, GroupAppender],
    (database: Database, appender: GroupAppender) => new ChangeRecorder(database, appender),
  ),
  provide(LogReader, [Database], (database: Database) => new LogReader(database, productReading)),
  provide(
    LiveTail,
    [LogReader, Wakeups, PinoLogger],
    (reader: LogReader, wakeups: Wakeups, log: PinoLogger) => new LiveTail(reader, wakeups, log),
  ),
];

/** The log for every process that writes or reads commands: append, load, run; LiveTailModule adds live updates. Needs the global Config, Database and log. */
@Global()
@Module({ providers: parts, exports: parts })
export class EventLogModule implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  constructor(
    private readonly wakeups: Wakeups,
    private readonly clock: DatabaseClock,
    private readonly appender: GroupAppender,
    private readonly tail: LiveTail,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.wakeups.listen();
    await this.clock.ask();
  }

  async onModuleDestroy(): Promise<void> {
    await this.tail.stop();
  }

  /** Runs after the last request was answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.appender.close();
    await this.wakeups.close();
  }
}

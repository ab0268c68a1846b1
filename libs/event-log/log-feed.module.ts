import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { ConsumerRegistry } from './feed/consumer-registry.js';
import { nameConsumers } from './feed/deliveries.js';
import { LogFeed } from './feed/log-feed.js';
import { LogReader } from './feed/log-reader.js';
import { productReading } from './feed/product-reading.js';
import { Wakeups } from './signals/wakeups.js';

/** Feeds the registered consumers, or the configured ones, from the log. Needs EventLogModule, Config, Database and log. */
@Module({})
export class LogFeedModule implements OnApplicationBootstrap, OnModuleDestroy {
  private feed: LogFeed | undefined;

  constructor(
    private readonly database: Database,
    private readonly wakeups: Wakeups,
    private readonly consumers: ConsumerRegistry,
    private readonly log: PinoLogger,
    private readonly reader: LogReader,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const chosen = this.consumers.chosen(this.config.workerConsumers);
    await nameConsumers(this.database, chosen, this.config.workerConsumers.length === 0);
    const options = { reader: this.reader, reading: productReading, logger: this.log };
    this.feed = new LogFeed(this.database, this.wakeups, chosen, options);
    this.feed.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.feed?.stop();
  }
}

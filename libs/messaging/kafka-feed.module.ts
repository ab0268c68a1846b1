import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { nameConsumers } from '#libs/event-log/feed/deliveries';
import { productReading } from '#libs/event-log/feed/product-reading';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { Outages } from '#libs/platform/logging/outages';
import { brokerOutage, createKafka, kafkaSettings } from './kafka-client.js';
import { KafkaFeed } from './kafka-feed.js';

/** Feeds the registered consumers, or the configured ones, from the broker. Needs EventLogModule, Config, Database and log. */
@Module({})
export class KafkaFeedModule implements OnApplicationBootstrap, OnModuleDestroy {
  private feed: KafkaFeed | undefined;

  constructor(
    private readonly database: Database,
    private readonly consumers: ConsumerRegistry,
    private readonly log: PinoLogger,
    private readonly config: Config,
    private readonly outages: Outages,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const chosen = this.consumers.chosen(this.config.workerConsumers);
    await nameConsumers(this.database, chosen, this.config.workerConsumers.length === 0);
    const settings = kafkaSettings(this.config);
    const { logger: log } = this.log;
    const broker = brokerOutage(this.outages);
    const context = {
      ...settings,
      kafka: createKafka(settings, log, broker),
      database: this.database,
      reading: productReading,
      log,
      broker,
    };
    this.feed = new KafkaFeed(context, chosen);
    this.feed.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.feed?.stop();
  }
}

import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { productReading } from '#libs/event-log/feed/product-reading';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { Outages } from '#libs/platform/logging/outages';
import { Metrics } from '#libs/platform/metrics/metrics';
import { brokerOutage, createKafka, kafkaSettings } from './kafka-client.js';
import { Publisher } from './publisher.js';
import { Relay } from './relay.js';

/** Relays the log to the configured broker. Needs EventLogModule, Config, Database, log and metrics. */
@Module({})
export class RelayModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly relay: Relay;

  constructor(database: Database, wakeups: Wakeups, log: PinoLogger, config: Config, metrics: Metrics, outages: Outages) {
    const settings = kafkaSettings(config);
    const broker = brokerOutage(outages);
    const outlet = new Publisher(createKafka(settings, log.logger, broker), settings.topic, log.logger);
    const check = productReading.check;
    const relay = new Relay(database, wakeups, outlet, { topic: settings.topic, log: log.logger, broker, ...(check && { check }) });
    this.relay = relay;
    metrics.counter('relay_sent_events_total', 'Events this process has carried to the broker', () => relay.state.sent);
    const misshapen = 'Events this process has carried although they do not have their shape';
    metrics.counter('relay_misshapen_events_total', misshapen, () => relay.state.misshapen);
  }

  onApplicationBootstrap(): void {
    this.relay.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.relay.stop();
  }
}

import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '#libs/platform/config/config';
import { Outages } from '#libs/platform/logging/outages';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { Metrics } from '#libs/platform/metrics/metrics';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { BrokerWatch } from './broker-watch.js';
import { brokerOutage, kafkaSettings } from './kafka-client.js';

/**
 * Adds the broker to health and metrics, in every process with a configured broker. Writes continue without it, so its failure degrades health and does not
 * stop the process.
 */
@Module({ imports: [ScheduleModule] })
export class BrokerHealthModule implements OnApplicationShutdown {
  private readonly watch: BrokerWatch;

  constructor(config: Config, log: PinoLogger, checks: HealthChecks, metrics: Metrics, schedule: Schedule, outages: Outages) {
    const watch = new BrokerWatch(kafkaSettings(config), log.logger, brokerOutage(outages));
    this.watch = watch;
    schedule.add({ name: 'the state of the broker', every: 5_000, atOnce: true, run: () => watch.ask() });
    checks.register('broker', () =>
      Promise.resolve({ degraded: !watch.state.reachable, lag: Math.max(0, ...Object.values(watch.state.lag)) }),
    );
    const help = 'Messages of the topic that a consumer group has not taken yet';
    metrics.gauges('kafka_group_behind_messages', help, 'group', () => Object.entries(watch.state.lag));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.watch.stop();
  }
}

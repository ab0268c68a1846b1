import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type LogLag, logLag } from '#libs/event-log/feed/lag';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { Metrics } from '#libs/platform/metrics/metrics';

/** Lag of the feed for /health/ready and /metrics. It does not affect readiness: the API works in spite of it. */
@Injectable()
export class LogHealth implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly checks: HealthChecks,
    private readonly metrics: Metrics,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.checks.register('log', async () => {
      const { unsequenced, head, readers, parked } = await this.lag();
      return { unsequenced, head, behind: Math.max(0, ...readers.map((one) => one.behind)), parked };
    });
    this.addGauges();
  }

  private lag(): Promise<LogLag> {
    return logLag(this.database, this.config.kafkaBrokers.length > 0 ? 'relay' : 'consumers');
  }

  private addGauges(): void {
    const { metrics } = this;
    metrics.gauge('log_unsequenced_events', 'Committed events without a place', async () => (await this.lag()).unsequenced);
    const parked = 'Streams that wait for a retry or a person, of all consumers';
    metrics.gauge('log_parked_streams', parked, async () => (await this.lag()).parked);
    metrics.gauges('log_reader_behind_events', 'Positions a reader trails the head of the log', 'reader', async () =>
      (await this.lag()).readers.map(({ name, projectionVersion, behind }): [string, number] => [`${name}/${projectionVersion}`, behind]),
    );
  }
}

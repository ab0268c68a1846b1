import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { logLag } from '#libs/event-log/feed/lag';
import { Database } from '#libs/platform/database/database';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { Metrics } from '#libs/platform/metrics/metrics';

/** How far the feed trails the log, for whoever asks /health/ready and /metrics. Lag is told, not judged: the API serves in spite of it. */
@Injectable()
export class LogHealth implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly checks: HealthChecks,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.checks.register('log', async () => {
      const { unsequenced, head, consumers } = await logLag(this.database);
      const behind = Math.max(0, ...consumers.map((one) => one.behind));
      return { unsequenced, head, behind, parked: consumers.reduce((sum, one) => sum + one.parked, 0) };
    });
    this.addGauges();
  }

  private addGauges(): void {
    const database = this.database;
    new Gauge({
      name: 'log_unsequenced_events',
      help: 'Committed events without a place',
      registers: [this.metrics.registry],
      async collect() {
        this.set((await logLag(database)).unsequenced);
      },
    });
    new Gauge({
      name: 'log_consumer_behind_events',
      help: 'Positions a consumer trails the head of the log',
      labelNames: ['consumer'],
      registers: [this.metrics.registry],
      async collect() {
        for (const one of (await logLag(database)).consumers) this.set({ consumer: `${one.name}/${one.projectionVersion}` }, one.behind);
      },
    });
  }
}

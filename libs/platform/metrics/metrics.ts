import { Global, Injectable, Module } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { thisBuild } from '../process/build.js';
import { withTimeLimit } from '../process/time-limit.js';

const unreadName = 'metrics_unread_total';
/** How long a metric may take, milliseconds: Prometheus waits 10 s for all of them together. */
const longestRead = 2_000;

/** The metrics registry of the application. Modules add their own: `new Counter({ ..., registers: [metrics.registry] })`. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /** 1, with the build info in its labels. */
  readonly build = new Gauge({
    name: 'build_info',
    help: 'The version and the build that run',
    labelNames: ['version', 'build'],
    registers: [this.registry],
  });

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });

  /** By code: which limits are reached, and how often. */
  readonly problems = new Counter({
    name: 'http_problems_total',
    help: 'Calls that were refused',
    labelNames: ['status', 'code'],
    registers: [this.registry],
  });

  /** A metric that cannot be collected while the database or broker is unavailable is omitted and counted here; the others are still collected. */
  private readonly unread = new Counter({
    name: unreadName,
    help: 'Metrics left out of an answer because reading them failed',
    labelNames: ['metric'],
    registers: [this.registry],
  });

  constructor() {
    this.build.set({ ...thisBuild }, 1);
  }

  /** All collectable metrics in the Prometheus text format. Never rejects because of one metric. */
  async text(): Promise<string> {
    // The metric that counts the others comes last.
    const names = this.registry.getMetricsAsArray().flatMap(({ name }) => (name === unreadName ? [] : [name]));
    const texts = await Promise.allSettled(names.map((name) => withTimeLimit(this.registry.getSingleMetricAsString(name), longestRead)));
    const read = texts.flatMap((text) => (text.status === 'fulfilled' ? [text.value] : []));
    names.forEach((metric, n) => this.unread.inc({ metric }, texts[n]?.status === 'rejected' ? 1 : 0));
    return `${[...read, await this.registry.getSingleMetricAsString(unreadName)].join('\n\n')}\n`;
  }
}

/** Provides one metrics registry globally. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}

import { Global, Injectable, Module } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { watchedProblems } from '../http/problem-status.js';
import { thisBuild } from '../process/build.js';
import { withTimeLimit } from '../process/time-limit.js';
import { missingTexts } from '../texts/all-missing.js';

const unreadName = 'metrics_unread_total';
/** How long a metric may take, milliseconds: Prometheus waits 10 s for all of them together. */
const longestRead = 2_000;
/** How long later scrapes wait for the question of an earlier one, milliseconds. */
const longestLost = 60_000;

/** The metrics registry of the application. Modules add their own: `new Counter({ ..., registers: [metrics.registry] })`. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  /** metrics that are being read, by name; a question that is lost is asked again after a while */
  private readonly reading = new Map<string, { text: Promise<string>; until: number }>();

  /** 1, with the build info in its labels. */
  readonly build = new Gauge({
    name: 'build_info',
    help: 'The version and the build that run',
    labelNames: ['version', 'build'],
    registers: [this.registry],
  });

  /** Without routes: each of them would be a dozen series a status. */
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });

  private readonly requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });

  private readonly routeSeconds = new Counter({
    name: 'http_route_seconds_total',
    help: 'Time of the answered requests of each route: by http_requests_total it is the mean',
    labelNames: ['method', 'route'],
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
    this.gauge('texts_missing', 'Texts that a language lacks: they are shown in English', () => missingTexts.length);
    // `increase()` misses the first event of a series that begins with it.
    for (const [status, code] of watchedProblems) this.problems.inc({ status, code }, 0);
    for (const status of ['2xx', '5xx']) this.durations.zero({ method: 'GET', status });
  }

  /** An answered request. @param route the pattern of the router, never an address @param seconds its duration */
  answered({ method, route, status }: { method: string; route: string; status: number }, seconds: number): void {
    this.durations.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds);
    this.requests.inc({ method, route, status });
    this.routeSeconds.inc({ method, route }, seconds);
  }

  /** A figure that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const registers = [this.registry];
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  }

  /** A figure for each value of `label`; values that are not read any more disappear. */
  gauges(name: string, help: string, label: string, read: () => Iterable<[string, number]> | Promise<Iterable<[string, number]>>): void {
    const registers = [this.registry];
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        const values = await read();
        this.reset();
        for (const [value, figure] of values) this.set({ [label]: value }, figure);
      },
    });
  }

  /** A count that is kept elsewhere in the process and only grows. */
  counter(name: string, help: string, read: () => number): void {
    const registers = [this.registry];
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /** All collectable metrics in the Prometheus text format. Never rejects because of one metric. */
  async text(): Promise<string> {
    // The metric that counts the others comes last.
    const names = this.registry.getMetricsAsArray().flatMap(({ name }) => (name === unreadName ? [] : [name]));
    const texts = await Promise.allSettled(names.map((name) => withTimeLimit(this.read(name), longestRead)));
    const read = texts.flatMap((text) => (text.status === 'fulfilled' ? [text.value] : []));
    names.forEach((metric, n) => this.unread.inc({ metric }, texts[n]?.status === 'rejected' ? 1 : 0));
    return `${[...read, await this.registry.getSingleMetricAsString(unreadName)].join('\n\n')}\n`;
  }

  /** Scrapes of an outage share the question that waits: each would take another connection from the pool. */
  private read(name: string): Promise<string> {
    const going = this.reading.get(name);
    if (going && performance.now() < going.until) return going.text;
    const text = this.registry.getSingleMetricAsString(name).finally(() => this.reading.delete(name));
    this.reading.set(name, { text, until: performance.now() + longestLost });
    return text;
  }
}

/** Provides one metrics registry globally. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}

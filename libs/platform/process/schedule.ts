import { Global, Injectable, Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy, Optional } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics, MetricsModule } from '../metrics/metrics.js';

export interface PeriodicWork {
  /** name of the job, for log and metrics: 'expired keys' */
  name: string;
  /** milliseconds from the end of one run to the start of the next, plus or minus a tenth, so that processes started together do not run together */
  every: number;
  /** also when the application starts */
  atOnce?: boolean;
  run(): Promise<unknown>;
}

/**
 * Periodic jobs. A run never overlaps the next one; a failed run is logged and counted, and the next one follows. When the application stops, no run starts and
 * current ones are awaited while the database is still open. Every process has a schedule: jobs that only one may run ensure that themselves with row locks.
 */
@Injectable()
export class Schedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('schedule');
  private readonly works: PeriodicWork[] = [];
  private readonly timers = new Map<PeriodicWork, NodeJS.Timeout>();
  private readonly running = new Map<PeriodicWork, Promise<void>>();
  private readonly failures: Counter<'work'> | undefined;
  private state: 'waiting' | 'started' | 'stopped' = 'waiting';

  constructor(@Optional() metrics?: Metrics) {
    this.failures = metrics && failuresIn(metrics);
  }

  /** May be called during the application's setup, or later. */
  add(work: PeriodicWork): void {
    this.works.push(work);
    this.failures?.inc({ work: work.name }, 0);
    if (this.state === 'started') this.begin(work);
  }

  onApplicationBootstrap(): void {
    this.state = 'started';
    for (const work of this.works) this.begin(work);
  }

  async onModuleDestroy(): Promise<void> {
    this.state = 'stopped';
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.running.values());
  }

  private begin(work: PeriodicWork): void {
    if (work.atOnce === true) this.start(work);
    else this.wait(work);
  }

  private wait(work: PeriodicWork): void {
    const pause = work.every * (0.9 + Math.random() * 0.2);
    this.timers.set(work, setTimeout(() => this.start(work), pause).unref());
  }

  private start(work: PeriodicWork): void {
    this.running.set(work, this.runOnce(work));
  }

  private async runOnce(work: PeriodicWork): Promise<void> {
    try {
      await work.run();
    } catch (fault) {
      this.failures?.inc({ work: work.name });
      this.logger.warn({ err: fault, msg: 'periodic work failed; its next run comes', work: work.name });
    }
    this.running.delete(work);
    if (this.state === 'started') this.wait(work);
  }
}

const failuresIn = ({ registry }: Metrics): Counter<'work'> =>
  new Counter({
    name: 'periodic_work_failures_total',
    help: 'Runs of periodic work that failed',
    labelNames: ['work'],
    registers: [registry],
  });

/** Provides one schedule globally. */
@Global()
@Module({ imports: [MetricsModule], providers: [Schedule], exports: [Schedule] })
export class ScheduleModule {}

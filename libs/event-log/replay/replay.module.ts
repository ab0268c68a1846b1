import { type DynamicModule, Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Counter, Gauge } from 'prom-client';
import { Database } from '#libs/platform/database/database';
import { Metrics, MetricsModule } from '#libs/platform/metrics/metrics';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { lastNightlyReplay, startNightlyReplay } from './replay-runs.js';
import type { ReplaySource } from './replay-source.js';
import { ReplayWorker } from './replay-worker.js';

const sourcesToken = Symbol('replay sources');

/** Makes the nightly replay and those that people start, and counts faults. Needs the global Database and log. */
@Module({})
export class ReplayModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly worker: ReplayWorker;

  /** @param sources every stream type that "everything" means */
  static forRoot(sources: readonly ReplaySource[]): DynamicModule {
    return {
      module: ReplayModule,
      imports: [ScheduleModule, MetricsModule],
      providers: [{ provide: sourcesToken, useValue: sources }],
    };
  }

  constructor(
    database: Database,
    @Inject(sourcesToken) sources: readonly ReplaySource[],
    schedule: Schedule,
    logger: PinoLogger,
    metrics: Metrics,
  ) {
    const found = faultCounter(metrics);
    this.worker = new ReplayWorker(database, sources, { logger, onResult: ({ faultCount }) => found.inc(faultCount) });
    addNightlyGauges(metrics, database);
    schedule.add({ name: 'nightly replay', every: 300_000, run: () => startNightlyReplay(database, new Date()) });
  }

  onApplicationBootstrap(): void {
    this.worker.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker.stop();
  }
}

const faultCounter = ({ registry }: Metrics): Counter =>
  new Counter({ name: 'certificate_faults_total', help: 'Faults that replays of this process found', registers: [registry] });

/** Of the last nightly replay; without one they have no value. Names of metrics stay: alarms watch them. */
function addNightlyGauges({ registry }: Metrics, database: Database): void {
  const registers = [registry];
  new Gauge({
    name: 'nightly_certificate_faults',
    help: 'Faults in the last nightly replay; -1: it failed and says nothing',
    registers,
    async collect() {
      const last = await lastNightlyReplay(database);
      if (last === undefined) this.reset();
      else this.set(last.state === 'done' ? last.faultCount : -1);
    },
  });
  new Gauge({
    name: 'nightly_certificate_age_seconds',
    help: 'Time since the last nightly replay ended',
    registers,
    async collect() {
      const last = await lastNightlyReplay(database);
      if (last?.endedAt) this.set((Date.now() - last.endedAt.getTime()) / 1000);
      else this.reset();
    },
  });
}

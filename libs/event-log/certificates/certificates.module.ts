import { type DynamicModule, Inject, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Counter, Gauge } from 'prom-client';
import { Database } from '#libs/platform/database/database';
import { Metrics, MetricsModule } from '#libs/platform/metrics/metrics';
import { Schedule, ScheduleModule } from '#libs/platform/process/schedule';
import { askNightly, lastNightlyCertificate } from './certificate-requests.js';
import type { CertificateSource } from './certificate-source.js';
import { CertificateWorker } from './certificate-worker.js';

const sourcesToken = Symbol('certificate sources');

/** Runs requested certificates, requests the nightly one, and counts faults. Needs the global Database and log. */
@Module({})
export class CertificatesModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly worker: CertificateWorker;

  /** @param sources every stream type that "everything" means */
  static forRoot(sources: readonly CertificateSource[]): DynamicModule {
    return {
      module: CertificatesModule,
      imports: [ScheduleModule, MetricsModule],
      providers: [{ provide: sourcesToken, useValue: sources }],
    };
  }

  constructor(
    database: Database,
    @Inject(sourcesToken) sources: readonly CertificateSource[],
    schedule: Schedule,
    logger: PinoLogger,
    metrics: Metrics,
  ) {
    const found = faultCounter(metrics);
    this.worker = new CertificateWorker(database, sources, { logger, onResult: ({ faultCount }) => found.inc(faultCount) });
    addNightlyGauges(metrics, database);
    schedule.add({ name: 'nightly certificate', every: 300_000, run: () => askNightly(database, new Date()) });
  }

  onApplicationBootstrap(): void {
    this.worker.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker.stop();
  }
}

const faultCounter = ({ registry }: Metrics): Counter =>
  new Counter({ name: 'certificate_faults_total', help: 'Faults that certificates of this process found', registers: [registry] });

/** Of the last nightly certificate; without one they have no value. */
function addNightlyGauges({ registry }: Metrics, database: Database): void {
  const registers = [registry];
  new Gauge({
    name: 'nightly_certificate_faults',
    help: 'Faults in the last nightly certificate; -1: it failed and says nothing',
    registers,
    async collect() {
      const last = await lastNightlyCertificate(database);
      if (last === undefined) this.reset();
      else this.set(last.state === 'done' ? last.faultCount : -1);
    },
  });
  new Gauge({
    name: 'nightly_certificate_age_seconds',
    help: 'Time since the last nightly certificate ended',
    registers,
    async collect() {
      const last = await lastNightlyCertificate(database);
      if (last?.endedAt) this.set((Date.now() - last.endedAt.getTime()) / 1000);
      else this.reset();
    },
  });
}

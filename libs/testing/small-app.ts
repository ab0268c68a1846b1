import fastifyCookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { DynamicModule, Type } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { FastifyInstance } from 'fastify';
import { AccessGuardModule, type AccessGuardOptions } from '#libs/platform/auth/access-guard.module';
import { Config, ConfigModule, type ConfigValues } from '#libs/platform/config/config';
import { defaultQuotas, type Quotas } from '#libs/platform/config/quotas';
import { DatabaseModule } from '#libs/platform/database/database.module';
import { DownloadsModule } from '#libs/platform/downloads/downloads';
import { HealthModule } from '#libs/platform/health/health-checks';
import { drainConnections } from '#libs/platform/http/drain-connections';
import { withdrawalCountries } from '#machines/order/withdrawal';
import { answerMinimal } from '#libs/platform/http/write-request';
import { ProblemFilter } from '#libs/platform/http/problem-filter';
import { ApplicationLogger, LoggingModule } from '#libs/platform/logging/logging.module';
import { createLog } from '#libs/platform/logging/log';
import { MetricsModule } from '#libs/platform/metrics/metrics';
import { BodyPipe } from '#libs/platform/http/validate';
import { noteSecrets } from './logs/note-secrets.js';

/** Production values, except for disk space and the speed of writes. */
export const testQuotas: Quotas = {
  ...defaultQuotas,
  minFreeBytes: 0,
  writesPerMinute: 1_000_000,
  readsPerMinute: 1_000_000,
  refusedWritesPerMinute: 1_000_000,
  staffWritesPerMinute: 1_000_000,
  staffRefusedWritesPerMinute: 1_000_000,
};

/** Settings of a process under test; the environment is not read. */
export const testConfig = (changes: Partial<ConfigValues> = {}): Config =>
  new Config({
    production: false,
    port: 0,
    host: '127.0.0.1',
    dataDir: '/nonexistent',
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    alone: false,
    logOrigin: undefined,
    kafkaBrokers: [],
    payoffHoldDays: 14,
    withdrawalCountries,
    kafkaTopic: 'registra.events',
    kafkaSecurity: { tls: false, ca: undefined, login: undefined },
    workerRoles: [],
    workerConsumers: [],
    healthPort: undefined,
    trustedProxies: [],
    publicUrl: 'http://127.0.0.1:3000',
    filesDir: '/nonexistent',
    jwtSecret: 'a secret of the tests, 32 characters at least',
    previousJwtSecret: undefined,
    auditSigningKey: '',
    previousAuditSigningKey: undefined,
    mail: undefined,
    paypal: undefined,
    demo: false,
    firstOwnerEmail: undefined,
    logLevel: 'silent',
    metricsToken: undefined,
    quotas: testQuotas,
    ...changes,
  });

export interface SmallApp {
  imports: (Type | DynamicModule)[];
  config: Config;
  auth?: AccessGuardOptions;
}

/**
 * One feature behind the real HTTP stack: guard, pipe, filter, preferences, database; no other feature. Started and ready for supertest over
 * `app.getHttpServer()`; close it in afterAll.
 */
export async function createSmallApp({ imports, config, auth }: SmallApp): Promise<NestFastifyApplication> {
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule.forRoot(config),
      LoggingModule.forRoot(createLog(config)),
      DatabaseModule,
      MetricsModule,
      HealthModule,
      DownloadsModule,
      AccessGuardModule.forRoot({ wholeTable: false, ...auth }),
      ...imports,
    ],
    providers: [
      { provide: APP_FILTER, useClass: ProblemFilter },
      { provide: APP_PIPE, useClass: BodyPipe },
    ],
  }).compile();
  const trustProxy = config.trustedProxies.length > 0 ? [...config.trustedProxies] : false;
  const adapter = new FastifyAdapter({ trustProxy, routerOptions: { ignoreTrailingSlash: true } });
  const app = module.createNestApplication<NestFastifyApplication>(adapter, { logger: false });
  // Stored and searched at the end of the run, never printed: the configured level applies to the terminal.
  app.useLogger(app.get(ApplicationLogger));
  const instance = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  drainConnections(instance);
  noteSecrets(instance);
  answerMinimal(instance);
  app.setGlobalPrefix('api/v1');
  await app.register(fastifyCookie);
  await app.register(multipart);
  try {
    await app.init();
    await instance.ready();
  } catch (fault) {
    await app.close().catch(() => undefined);
    throw fault;
  }
  return app;
}

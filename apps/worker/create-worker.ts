import 'reflect-metadata';
import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { AuthModule } from '#libs/features/auth/auth.module';
import { CatalogueModule } from '#libs/features/catalogue/catalogue.module';
import { ChatModule } from '#libs/features/chat/chat.module';
import { CompaniesModule } from '#libs/features/companies/companies.module';
import { DocumentsModule } from '#libs/features/documents/documents.module';
import { FeedbacksModule } from '#libs/features/feedbacks/feedbacks.module';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { OrdersModule } from '#libs/features/orders/orders.module';
import { ConfiguredProviderModule } from '#libs/features/payments/provider/configured-provider.module';
import { PeopleModule } from '#libs/features/people/people.module';
import { AccessGuardModule } from '#libs/platform/auth/access-guard.module';
import { BrokerHealthModule } from '#libs/messaging/broker-health.module';
import { type Config, ConfigModule } from '#libs/platform/config/config';
import { DatabaseModule } from '#libs/platform/database/database.module';
import { HealthModule } from '#libs/platform/health/health-checks';
import { ApplicationLogger, LoggingModule } from '#libs/platform/logging/logging.module';
import { MetricsModule } from '#libs/platform/metrics/metrics';
import { WorkerModule } from './worker.module.js';

/** Features that consumers, emails and the reconciler query over the query and command buses; their routes are not served here. */
const answering = [
  AuthModule,
  PeopleModule,
  CatalogueModule,
  DocumentsModule,
  OrdersModule,
  LeadsModule,
  ChatModule,
  CompaniesModule,
  FeedbacksModule,
  ConfiguredProviderModule,
];

@Module({})
class WorkerProcess {}

/**
 * A process without HTTP: starts the platform and the worker's modules. `config.databaseUrl` must be a migrated database.
 * @param rooms default: those of the configured roles
 */
export async function createWorker(
  config: Config,
  log: Logger,
  rooms: DynamicModule = WorkerModule.forRoot(config),
): Promise<INestApplicationContext> {
  const imports = [
    ConfigModule.forRoot(config),
    LoggingModule.forRoot(log),
    DatabaseModule,
    MetricsModule,
    HealthModule,
    CqrsModule.forRoot(),
    AccessGuardModule.forRoot({ wholeTable: false }),
    ...answering,
    ...(config.kafkaBrokers.length > 0 ? [BrokerHealthModule] : []),
    rooms,
  ];
  const worker = await NestFactory.createApplicationContext({ module: WorkerProcess, imports }, { bufferLogs: true, abortOnError: false });
  worker.useLogger(worker.get(ApplicationLogger));
  worker.flushLogs();
  return worker;
}

import { type DynamicModule, Module, type ModuleMetadata } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { BrokerHealthModule } from '#libs/messaging/broker-health.module';
import { type Config, ConfigModule } from '#libs/platform/config/config';
import { AccessGuardModule } from '#libs/platform/auth/access-guard.module';
import { DatabaseModule } from '#libs/platform/database/database.module';
import { DownloadsModule } from '#libs/platform/downloads/downloads';
import { HealthModule } from '#libs/platform/health/health-checks';
import { ProblemFilter } from '#libs/platform/http/problem-filter';
import { BodyPipe } from '#libs/platform/http/validate';
import { LoggingModule } from '#libs/platform/logging/logging.module';
import { MetricsModule } from '#libs/platform/metrics/metrics';
import { features } from './features.js';
import { LogHealth } from './log-health.js';
import { PasswordFigures } from './password-figures.js';

type Modules = NonNullable<ModuleMetadata['imports']>;

export interface ApiModuleOptions {
  /** the features to serve; all of them unless a test wants one */
  features?: Modules;
  /** additional modules of the process: the worker in the standalone start */
  also?: Modules;
}

/** The HTTP process: the platform, then the features. */
@Module({})
export class ApiModule {
  static forRoot(config: Config, log: Logger, options: ApiModuleOptions = {}): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot(log),
        // Before all modules that use it: Nest closes modules in reverse order.
        DatabaseModule,
        MetricsModule,
        HealthModule,
        DownloadsModule,
        ...(config.kafkaBrokers.length > 0 ? [BrokerHealthModule] : []),
        CqrsModule.forRoot(),
        AccessGuardModule.forRoot({ wholeTable: options.features === undefined }),
        ...(options.features ?? features),
        ...(options.also ?? []),
      ],
      providers: [LogHealth, PasswordFigures, { provide: APP_FILTER, useClass: ProblemFilter }, { provide: APP_PIPE, useClass: BodyPipe }],
    };
  }
}

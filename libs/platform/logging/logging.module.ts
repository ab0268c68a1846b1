import { type DynamicModule, Inject, Injectable, Module } from '@nestjs/common';
import { Logger, LoggerModule, type Params, PARAMS_PROVIDER_TOKEN, PinoLogger } from 'nestjs-pino';
import type { Logger as PinoLog } from 'pino';
import { Outages } from './outages.js';

/** Contexts of the framework's startup, with a line per route and module: useful only for debugging. */
const framework = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** Nest's logger on pino, with the framework's startup one level lower. */
@Injectable()
export class ApplicationLogger extends Logger {
  constructor(logger: PinoLogger, @Inject(PARAMS_PROVIDER_TOKEN) params: Params) {
    super(logger, params);
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (framework.has(String(rest.at(-1)))) super.debug(message, ...rest);
    else super.log(message, ...rest);
  }
}

/** Provides the process's log and its outages to Nest. No middleware per request: the application logs requests in one hook, at a tenth of the cost. */
@Module({})
export class LoggingModule {
  static forRoot(log: PinoLog & { outages?: Outages }): DynamicModule {
    return {
      module: LoggingModule,
      global: true,
      imports: [LoggerModule.forRoot({ pinoHttp: { logger: log }, forRoutes: [] })],
      providers: [ApplicationLogger, { provide: Outages, useValue: log.outages ?? new Outages(log) }],
      exports: [ApplicationLogger, LoggerModule, Outages],
    };
  }
}

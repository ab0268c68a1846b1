import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** One registry of figures for the whole application. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}

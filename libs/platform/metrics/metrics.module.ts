import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** Provides one metrics registry globally. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}

import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LogProof } from '#libs/event-log/proof/log-proof';
import type { ReplaySource } from '#libs/event-log/replay/replay-source';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { BundlesController } from './http/bundles.controller.js';
import { bundledStreams, Bundles } from './queries/bundles.js';

/** Needs the global Config, Database, Downloads and log, and handlers of the queries about orders. */
@Module({})
export class BundlesModule {
  /** @param sources streams whose stored rows a bundle contains */
  static forRoot(sources: readonly ReplaySource[]): DynamicModule {
    return {
      module: BundlesModule,
      imports: [CqrsModule],
      controllers: [BundlesController],
      providers: [LogProof, Bundles, RateLimiter, { provide: bundledStreams, useValue: sources.flatMap(({ bundled }) => bundled ?? []) }],
    };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { readVerifyPage } from '#libs/event-log/bundles/verify-page';
import type { CertificateSource } from '#libs/event-log/certificates/certificate-source';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { BundlesController } from './http/bundles.controller.js';
import { bundledStreams, Bundles, VerifyPage } from './queries/bundles.js';

/** Bundles over HTTP. Needs the global Config, Database, Downloads and log, and somebody who answers for orders. */
@Module({})
export class BundlesModule {
  /** @param sources whose stored rows bundles have, as certificates do @param readPage reads `verify.html`, which the build of the web makes */
  static forRoot(sources: readonly CertificateSource[], readPage: () => Promise<string> = readVerifyPage): DynamicModule {
    return {
      module: BundlesModule,
      imports: [CqrsModule],
      controllers: [BundlesController],
      providers: [
        ...[Bundles, RateLimiter],
        { provide: bundledStreams, useValue: sources.flatMap(({ bundled }) => bundled ?? []) },
        { provide: VerifyPage, useValue: new VerifyPage(readPage) },
      ],
    };
  }
}

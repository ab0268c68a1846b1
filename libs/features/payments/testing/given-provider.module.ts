import { type DynamicModule, Module } from '@nestjs/common';
import { OnlineProvider } from '../online-provider.js';
import type { PaymentProvider } from '../provider/payment-provider.js';

/** A provider of a test in place of the configured one. */
@Module({})
export class GivenProviderModule {
  static of(provider: PaymentProvider | null): DynamicModule {
    const online = { provide: OnlineProvider, useValue: new OnlineProvider(provider) };
    return { module: GivenProviderModule, global: true, providers: [online], exports: [OnlineProvider] };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { OnlineCurrencies } from '#libs/contracts/payments/online-currencies';
import { OnlineProvider } from '../online-provider.js';
import type { PaymentProvider } from '../provider/payment-provider.js';

/** A provider of a test in place of the configured one. */
@Module({})
export class GivenProviderModule {
  static of(provider: PaymentProvider | null): DynamicModule {
    const online = { provide: OnlineProvider, useValue: new OnlineProvider(provider) };
    const currencies = { provide: OnlineCurrencies, useValue: new OnlineCurrencies(provider?.currencies ?? []) };
    return { module: GivenProviderModule, global: true, providers: [online, currencies], exports: [OnlineProvider, OnlineCurrencies] };
  }
}

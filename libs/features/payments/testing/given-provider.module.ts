import { type DynamicModule, Module } from '@nestjs/common';
import { OnlineCurrencies } from '#libs/contracts/payments/online-currencies';
import { ConfiguredProvider, type PaymentProvider } from '../provider/payment-provider.js';

/** A provider of a test in place of the configured one. */
@Module({})
export class GivenProviderModule {
  static of(provider: PaymentProvider | null): DynamicModule {
    const configured = { provide: ConfiguredProvider, useValue: new ConfiguredProvider(provider) };
    const currencies = { provide: OnlineCurrencies, useValue: new OnlineCurrencies(provider?.currencies ?? []) };
    return {
      module: GivenProviderModule,
      global: true,
      providers: [configured, currencies],
      exports: [ConfiguredProvider, OnlineCurrencies],
    };
  }
}

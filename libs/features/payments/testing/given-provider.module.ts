import { type DynamicModule, Global, type INestApplicationContext, Module } from '@nestjs/common';
import { OnlineCurrencies } from '#libs/contracts/payments/online-currencies';
import { ConfiguredProvider, type PaymentProvider } from '../provider/payment-provider.js';
import { ScriptedProvider } from './scripted-provider.js';

/** Replaces the configured provider in tests. */
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

/** A scripted provider, which each suite replaces by its own. */
@Global()
@Module({
  providers: [
    { provide: ConfiguredProvider, useFactory: () => new ConfiguredProvider(new ScriptedProvider()) },
    { provide: OnlineCurrencies, useFactory: () => new OnlineCurrencies(new ScriptedProvider().currencies) },
  ],
  exports: [ConfiguredProvider, OnlineCurrencies],
})
export class ScriptedProviderModule {
  static renew(app: INestApplicationContext): ScriptedProvider {
    const provider = new ScriptedProvider();
    Object.assign(app.get(ConfiguredProvider, { strict: false }), { provider });
    return provider;
  }
}

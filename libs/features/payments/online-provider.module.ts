import { Global, Module } from '@nestjs/common';
import { OnlineCurrencies } from '#libs/contracts/payments/online-currencies';
import { OnlineProvider } from './online-provider.js';
import type { PaymentProvider } from './provider/payment-provider.js';
import { paymentProvider, PaymentProviderModule } from './provider/payment-provider.module.js';

/** The provider of this process, for the rooms that ask it. */
@Global()
@Module({
  imports: [PaymentProviderModule],
  providers: [
    {
      provide: OnlineProvider,
      inject: [paymentProvider],
      useFactory: (provider: PaymentProvider | null) => new OnlineProvider(provider),
    },
    {
      provide: OnlineCurrencies,
      inject: [paymentProvider],
      useFactory: (provider: PaymentProvider | null) => new OnlineCurrencies(provider?.currencies ?? []),
    },
  ],
  exports: [OnlineProvider, OnlineCurrencies],
})
export class OnlineProviderModule {}

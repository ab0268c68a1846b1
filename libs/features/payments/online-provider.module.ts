import { Global, Module } from '@nestjs/common';
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
  ],
  exports: [OnlineProvider],
})
export class OnlineProviderModule {}

import { Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '#libs/platform/config/config';
import { Metrics } from '#libs/platform/metrics/metrics';
import type { PaymentProvider } from './payment-provider.js';
import { PaypalProvider } from './paypal-provider.js';

/** Injects a `PaymentProvider | null`: null where nothing is paid online. */
export const paymentProvider = Symbol('payment provider');

/** The provider that the configuration names. */
export function providerOf({ paypal, publicUrl }: Config, { registry }: Metrics, { logger }: PinoLogger): PaymentProvider | null {
  return paypal === undefined ? null : new PaypalProvider({ access: paypal, publicUrl, registry, log: logger });
}

/** One provider for each process. Needs the global Config, Metrics and log. */
@Module({
  providers: [{ provide: paymentProvider, inject: [Config, Metrics, PinoLogger], useFactory: providerOf }],
  exports: [paymentProvider],
})
export class PaymentProviderModule {}

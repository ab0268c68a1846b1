import { Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { Metrics } from '#libs/platform/metrics/metrics';
import { WebhookCertificateRows } from '../storage/webhook-certificate-rows.js';
import type { PaymentProvider } from './payment-provider.js';
import { PaypalProvider } from './paypal-provider.js';

/** Injects a `PaymentProvider | null`: null where nothing is paid online. */
export const paymentProvider = Symbol('payment provider');

/** The provider that the configuration names. */
function providerOf(
  { paypal, publicUrl }: Config,
  { registry }: Metrics,
  { logger }: PinoLogger,
  database: Database,
): PaymentProvider | null {
  if (paypal === undefined) return null;
  return new PaypalProvider({ access: paypal, publicUrl, registry, log: logger, certificates: new WebhookCertificateRows(database) });
}

/** One provider for each process. Needs the global Config, Metrics, Database and log. */
@Module({
  providers: [{ provide: paymentProvider, inject: [Config, Metrics, PinoLogger, Database], useFactory: providerOf }],
  exports: [paymentProvider],
})
export class PaymentProviderModule {}

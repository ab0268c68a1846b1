import { Global, Module } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { OnlineCurrencies } from '#libs/contracts/payments/online-currencies';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { Outages } from '#libs/platform/logging/outages';
import { Metrics } from '#libs/platform/metrics/metrics';
import { WebhookCertificateRows } from '../storage/webhook-certificate-rows.js';
import { ConfiguredProvider } from './payment-provider.js';
import { PaypalAdapter } from './paypal-adapter.js';

/** PayPal, or no provider if the configuration has no access to it. */
function configured(
  { paypal, publicUrl }: Config,
  { registry }: Metrics,
  { logger }: PinoLogger,
  database: Database,
  outages: Outages,
): ConfiguredProvider {
  if (paypal === undefined) return new ConfiguredProvider(null);
  const certificates = new WebhookCertificateRows(database);
  return new ConfiguredProvider(
    new PaypalAdapter({ access: paypal, publicUrl, registry, log: logger, outage: outages.of('payment provider'), certificates }),
  );
}

/** One provider for each process, and its currencies. Needs the global Config, Metrics, Database and log. */
@Global()
@Module({
  providers: [
    { provide: ConfiguredProvider, inject: [Config, Metrics, PinoLogger, Database, Outages], useFactory: configured },
    {
      provide: OnlineCurrencies,
      inject: [ConfiguredProvider],
      useFactory: ({ provider }: ConfiguredProvider) => new OnlineCurrencies(provider?.currencies ?? []),
    },
  ],
  exports: [ConfiguredProvider, OnlineCurrencies],
})
export class ConfiguredProviderModule {}

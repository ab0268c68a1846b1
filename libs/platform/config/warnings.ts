import { join } from 'node:path';
import { dataPlaces } from '../files/data-directory.js';
import type { Config } from './config.js';
import { paypalServers } from './paypal.js';

/** Startup warnings for operators about valid but risky settings. */
export function warningsOf(
  config: Pick<Config, 'production' | 'mail' | 'dataDir' | 'kafkaSecurity' | 'paypal' | 'trustedProxies'>,
): readonly string[] {
  if (!config.production) return [];
  const ranges = config.trustedProxies.filter((one) => /\/(?!32$|128$)/.test(one));
  const { tls, login } = config.kafkaSecurity;
  return [
    ...(config.mail === undefined ? [noMail(config)] : []),
    ...(login !== undefined && !tls ? [openBroker] : []),
    ...(config.paypal?.apiUrl === paypalServers.sandbox ? [sandboxMoney] : []),
    ...(ranges.length > 0 ? [trustedRange(ranges)] : []),
  ];
}

const openBroker =
  'KAFKA_TLS is off: who listens on the way to the broker reads every event, and may speak in our name after we have signed in';

const sandboxMoney = 'PAYPAL_API_URL is the sandbox: orders count as paid, and nobody has paid anything';

const trustedRange = (ranges: readonly string[]): string =>
  `TRUSTED_PROXIES has ranges (${ranges.join(', ')}): everybody who comes from one of them chooses the address that limits and records see. Name the proxy’s own`;

const noMail = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  `SMTP_URL is not set: nobody gets any mail. Every letter, with links that open accounts, is a file in ${join(dataDir, dataPlaces.mail)}`;

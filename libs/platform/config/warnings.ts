import { join } from 'node:path';
import { dataPlaces } from '../files/data-directory.js';
import type { Config } from './config.js';

/** What is no fault, and what an operator should know nevertheless: lines for the log of every start. */
export function warningsOf(config: Pick<Config, 'production' | 'mail' | 'dataDir' | 'kafkaSecurity'>): readonly string[] {
  if (!config.production) return [];
  const { tls, login } = config.kafkaSecurity;
  return [...(config.mail === undefined ? [noMail(config)] : []), ...(login !== undefined && !tls ? [openBroker] : [])];
}

const openBroker =
  'KAFKA_TLS is off: who listens on the way to the broker reads every event, and may speak in our name after we have signed in';

const noMail = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  `SMTP_URL is not set: nobody gets any mail. Every letter, with links that open accounts, is a file in ${join(dataDir, dataPlaces.mail)}`;

import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { warningsOf } from '../config/warnings.js';
import { closeDataDirectory } from '../files/data-directory.js';
import { missingTexts } from '../texts/all-missing.js';
import { thisBuild } from './build.js';

/** First steps of every process after loading its configuration: logs which build starts, closes DATA_DIR to other accounts, and logs warnings for the operator. */
export function begin(config: Config, log: Pick<Logger, 'info' | 'warn'>): void {
  log.info(thisBuild, 'starting');
  for (const path of closeDataDirectory(config.dataDir))
    log.warn(
      { path },
      'others on this machine can read this, and it belongs to another account: let that account take it from them (chmod o-rwx)',
    );
  for (const warning of warningsOf(config)) log.warn(warning);
  for (const text of missingTexts) log.warn({ text }, 'this text is missing and is shown in English');
}

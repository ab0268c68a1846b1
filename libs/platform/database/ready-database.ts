import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { ensureApplicationLogin } from './application-login.js';
import { migrate } from './migrate.js';
import { ownsOrFits } from './schema-version.js';
import { lacksPrivilege, UnsuitableDatabaseError } from './unsuitable-database.js';

type Addresses = Pick<Config, 'database' | 'databaseOwnerUrl' | 'production'>;

/**
 * For a process that prepares: migrates as the owner and lets the application's login in. With DATABASE_URL alone its role is the owner, and the application works
 * under it too. @throws UnsuitableDatabaseError saying what is missing
 */
export async function prepareDatabase(config: Addresses, log: Logger): Promise<void> {
  if (config.databaseOwnerUrl === undefined) return migrateAlone(config, log);
  await asMigrator(config.databaseOwnerUrl, 'DATABASE_OWNER_URL');
  await ensureApplicationLogin(config.databaseOwnerUrl, config.database);
  // As the application will find it: another database than the owner's would not be noticed before.
  await ownsOrFits(config.database);
}

/** For a process that works on what is there: looks whether it is ready for this build. Where DATABASE_URL names the owner, it still migrates. */
export async function requireDatabase(config: Addresses, log: Logger): Promise<void> {
  if (await ownsOrFits(config.database)) await migrateAlone(config, log);
}

async function migrateAlone(config: Addresses, log: Logger): Promise<void> {
  await asMigrator(config.database, 'DATABASE_URL');
  if (config.production) {
    log.warn(
      'DATABASE_URL names the owner of the database: set DATABASE_OWNER_URL for prepare, and give the application a login of its own',
    );
  }
}

async function asMigrator(url: string, variable: string): Promise<void> {
  try {
    await migrate(url);
  } catch (fault) {
    if (!lacksPrivilege(fault)) throw fault;
    const why = (fault as Error).message;
    throw new UnsuitableDatabaseError(
      `the role of ${variable} may not migrate the database (${why}): set DATABASE_OWNER_URL to its owner's address`,
    );
  }
}

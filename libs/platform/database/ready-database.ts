import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { ensureApplicationLogin } from './application-login.js';
import { Database, type Queryable } from './database.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations.js';
import { notPrepared, ownsOrFits } from './schema-version.js';
import { lacksPrivilege, UnsuitableDatabaseError } from './unsuitable-database.js';

type Addresses = Pick<Config, 'database' | 'databaseOwnerUrl' | 'production'>;

/** Work on rows after the migrations that SQL cannot do, because it takes a machine to know what stands in them. Harmless when repeated. */
export interface RowUpgrade {
  /** what is missing where it has not run, for the message of a process that may not run it */
  name: string;
  isDue(database: Queryable): Promise<boolean>;
  /** @param owner a pool of the owner's with two connections; the migration lock is held meanwhile */
  run(owner: Database, log: Logger): Promise<void>;
}

/**
 * For a process that prepares: migrates as the owner and lets the application's login in. With DATABASE_URL alone its role is the owner, and the application works
 * under it too. @throws UnsuitableDatabaseError saying what is missing
 */
export async function prepareDatabase(config: Addresses, log: Logger, upgrades: readonly RowUpgrade[] = []): Promise<void> {
  if (config.databaseOwnerUrl === undefined) return migrateAlone(config, log, upgrades);
  await asMigrator(config.databaseOwnerUrl, 'DATABASE_OWNER_URL', log, upgrades);
  await ensureApplicationLogin(config.databaseOwnerUrl, config.database);
  // As the application will find it: another database than the owner's would not be noticed before.
  await ownsOrFits(config.database);
}

/** For a process that works on what is there: looks whether it is ready for this build. Where DATABASE_URL names the owner, it still migrates. */
export async function requireDatabase(config: Addresses, log: Logger, upgrades: readonly RowUpgrade[] = []): Promise<void> {
  if (await ownsOrFits(config.database)) return migrateAlone(config, log, upgrades);
  await withDatabase(Database.open(config.database, { max: 1 }), async (database) => {
    for (const upgrade of upgrades) if (await upgrade.isDue(database)) throw notPrepared(upgrade.name);
  });
}

async function withDatabase(database: Database, work: (database: Database) => Promise<void>): Promise<void> {
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function migrateAlone(config: Addresses, log: Logger, upgrades: readonly RowUpgrade[]): Promise<void> {
  await asMigrator(config.database, 'DATABASE_URL', log, upgrades);
  if (config.production) {
    log.warn(
      'DATABASE_URL names the owner of the database: set DATABASE_OWNER_URL for prepare, and give the application a login of its own',
    );
  }
}

async function asMigrator(url: string, variable: string, log: Logger, upgrades: readonly RowUpgrade[]): Promise<void> {
  const upgradeRows = (): Promise<void> =>
    withDatabase(Database.open(url, { asOwner: true, max: 2 }), async (owner) => {
      for (const upgrade of upgrades) await upgrade.run(owner, log);
    });
  try {
    await migrate(url, migrations, upgradeRows);
  } catch (fault) {
    if (!lacksPrivilege(fault)) throw fault;
    const why = (fault as Error).message;
    throw new UnsuitableDatabaseError(
      `the role of ${variable} may not migrate the database (${why}): set DATABASE_OWNER_URL to its owner's address`,
    );
  }
}

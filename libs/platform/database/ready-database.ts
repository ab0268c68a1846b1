import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { ensureApplicationLogin } from './application-login.js';
import { Database, type Queryable } from './database.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations.js';
import { notPrepared, ownsOrFits } from './schema-version.js';
import { lacksPrivilege, UnsuitableDatabaseError } from './unsuitable-database.js';

type Addresses = Pick<Config, 'database' | 'databaseOwnerUrl' | 'production'>;

/** Work on rows after the migrations that SQL cannot do, because it needs a state machine. Idempotent. */
export interface RowUpgrade {
  /** what is missing until it has run, for the error message of a process that may not run it */
  name: string;
  isDue(database: Queryable): Promise<boolean>;
  /** @param owner a pool of the owner's with two connections; the migration lock is held meanwhile */
  run(owner: Database, log: Logger): Promise<void>;
}

/**
 * Prepares the database: migrates as the owner and creates the application's login. With DATABASE_URL alone its role is the owner, and the application uses it
 * too. @throws UnsuitableDatabaseError describing what is missing
 */
export async function prepareDatabase(config: Addresses, log: Logger, upgrades: readonly RowUpgrade[] = []): Promise<void> {
  if (config.databaseOwnerUrl === undefined) return migrateAlone(config, log, upgrades);
  await asMigrator(config.databaseOwnerUrl, 'DATABASE_OWNER_URL', log, upgrades);
  await ensureApplicationLogin(config.databaseOwnerUrl, config.database);
  // Connects as the application will: otherwise an address of another database would not be noticed.
  await ownsOrFits(config.database);
}

/** For a process that does not migrate: checks that the database is ready for this build. If DATABASE_URL names the owner, it still migrates. */
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

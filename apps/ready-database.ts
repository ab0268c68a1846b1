import type { Logger } from 'pino';
import { oneFormOfEmails } from '#libs/accounts/one-form-of-emails';
import { closedChain } from '#libs/event-log/chain/close-chain';
import { oneFormOfContacts } from '#libs/features/leads/storage/one-form-of-contacts';
import { refoldedOrders } from '#libs/features/orders/storage/replayable-orders';
import { refuseDemoAccounts } from '#libs/features/people/storage/demo-accounts';
import type { Config } from '#libs/platform/config/config';
import * as database from '#libs/platform/database/ready-database';

/** What changes rows after the migrations, in this order: emails append to the log, which has to be a tree by then. */
const rowUpgrades: readonly database.RowUpgrade[] = [closedChain, refoldedOrders, oneFormOfEmails, oneFormOfContacts];

type Addresses = Pick<Config, 'database' | 'databaseOwnerUrl' | 'production'>;

/** Migrates the database and upgrades its rows. @throws ConfigFaults in production over demo accounts */
export async function prepareDatabase(config: Addresses, log: Logger): Promise<void> {
  await database.prepareDatabase(config, log, rowUpgrades);
  await refuseDemoAccounts(config);
}

/** For a process that does not migrate. @throws UnsuitableDatabaseError unless it is ready; ConfigFaults in production over demo accounts */
export async function requireDatabase(config: Addresses, log: Logger): Promise<void> {
  await database.requireDatabase(config, log, rowUpgrades);
  await refuseDemoAccounts(config);
}

import { bankAccountsId } from '#libs/features/catalogue/storage/settings';
import type { Database } from '#libs/platform/database/database';

/** Bank accounts stored before changes had to be proposed: in a world without proposals they are in force. */
export async function keepAccounts(database: Database, accounts: readonly object[]): Promise<void> {
  await database.query('update catalogue_settings set value = $2 where id = $1', [bankAccountsId, JSON.stringify(accounts)]);
}

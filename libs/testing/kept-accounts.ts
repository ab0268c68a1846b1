import { bankAccountsId } from '#libs/features/catalogue/storage/settings';
import type { Database } from '#libs/platform/database/database';

/** Bank accounts as they were before changes of them were proposed: of a world in which nobody has proposed one, they are in force. */
export async function keepAccounts(database: Database, accounts: readonly object[]): Promise<void> {
  await database.query('update catalogue_settings set value = $2 where id = $1', [bankAccountsId, JSON.stringify(accounts)]);
}

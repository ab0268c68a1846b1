import { verifyPassword } from '#libs/accounts/passwords';
import type { Config } from '#libs/platform/config/config';
import { ConfigFaults } from '#libs/platform/config/config-faults';
import { Database } from '#libs/platform/database/database';
import { demoPassword, demoUsers } from '../seed-users.js';

/** Emails of demo accounts that still accept the published password. Unchanged accounts share one hash, so this costs one comparison. */
async function openAccounts(url: string): Promise<string[]> {
  const database = Database.open(url, { max: 1 });
  try {
    return await publishedOf(database);
  } finally {
    await database.close();
  }
}

async function publishedOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ email: string; hash: string }>(
    `select email, password_hash as hash from users where id = any($1) and status = 'active' and password_hash is not null order by email`,
    [demoUsers.map(({ id }) => id)],
  );
  const hashes = [...new Set(rows.map(({ hash }) => hash))];
  const fits = await Promise.all(hashes.map((hash) => verifyPassword(hash, demoPassword)));
  const published = new Set(hashes.filter((_, at) => fits[at]));
  return rows.filter(({ hash }) => published.has(hash)).map(({ email }) => email);
}

/** Production must not run over accounts whose password is printed in the README. @throws ConfigFaults with the accounts and what to do */
export async function refuseDemoAccounts({ production, database: url }: Pick<Config, 'production' | 'database'>): Promise<void> {
  if (!production) return;
  const open = await openAccounts(url);
  if (open.length === 0) return;
  const named = open.length > 3 ? `${open.slice(0, 3).join(', ')} and ${open.length - 3} more` : open.join(', ');
  throw new ConfigFaults([
    {
      variable: 'NODE_ENV',
      problem: `it is production, and the database has demo accounts that anybody can sign in to with the published password (${named})`,
      expected:
        'a database without them: start with an empty one (and DEMO=off), or follow "Demo data in production" in docs/operations.md; NODE_ENV=development shows the demo',
    },
  ]);
}

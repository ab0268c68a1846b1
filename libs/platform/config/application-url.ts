import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { keptSecret, replaceSecret } from './secrets.js';

/** The name under which the address is kept in DATA_DIR/secrets. */
const fileName = 'database-url';

/**
 * The application's address on the database of `ownerUrl`, for whoever gave only that one: a login of the database's own with a password made once and kept
 * in DATA_DIR/secrets. The file follows the owner's address, so that processes which share DATA_DIR may take it as DATABASE_URL_FILE.
 */
export function keptApplicationUrl(dataDir: string, ownerUrl: string): string {
  const kept = keptSecret(dataDir, fileName, () => applicationUrl(ownerUrl, makePassword()));
  const url = applicationUrl(ownerUrl, loginOf(kept).password || makePassword());
  if (url !== kept) replaceSecret(dataDir, fileName, url);
  return url;
}

/** `ownerUrl` with the application's login instead. Roles belong to the whole server, so the name tells the database: each has a login of its own. */
export function applicationUrl(ownerUrl: string, password: string): string {
  const { database } = loginOf(ownerUrl);
  const [url, user] = [new URL(ownerUrl), `${database.slice(0, longestDatabase)}_login`];
  url.pathname = `/${encodeURIComponent(database)}`;
  for (const name of ['user', 'password']) url.searchParams.delete(name);
  if (url.hostname === '') {
    // Behind a socket: such an address carries its login as parameters.
    url.searchParams.set('user', user);
    url.searchParams.set('password', password);
  } else {
    url.username = encodeURIComponent(user);
    url.password = encodeURIComponent(password);
  }
  return url.href;
}

/** Names of PostgreSQL end after 63 signs. */
const longestDatabase = 63 - '_login'.length;

/** Who signs in where, as the driver reads the address. */
export function loginOf(url: string): { user: string; password: string; database: string } {
  const { user = '', password, database = '' } = new pg.Client({ connectionString: url });
  return { user, password: typeof password === 'string' ? password : '', database };
}

const makePassword = (): string => randomBytes(24).toString('base64url');

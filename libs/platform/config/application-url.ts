import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { keptSecret, replaceSecret } from './secrets.js';

/** File name of the address in DATA_DIR/secrets. */
const fileName = 'database-url';

/**
 * The application's database address for an operator who configured only `ownerUrl`: a separate login of the database with a password generated once and stored
 * in DATA_DIR/secrets. The file follows the owner's address, so that processes sharing DATA_DIR may use it as DATABASE_URL_FILE.
 */
export function keptApplicationUrl(dataDir: string, ownerUrl: string): string {
  const kept = keptSecret(dataDir, fileName, () => applicationUrl(ownerUrl, makePassword()));
  const url = applicationUrl(ownerUrl, loginOf(kept).password || makePassword());
  if (url !== kept) replaceSecret(dataDir, fileName, url);
  return url;
}

/** `ownerUrl` with the application's login. Roles are global to the server, so the login's name contains the database's. */
export function applicationUrl(ownerUrl: string, password: string): string {
  const { database } = loginOf(ownerUrl);
  const [url, user] = [new URL(ownerUrl), `${database.slice(0, longestDatabase)}_login`];
  url.pathname = `/${encodeURIComponent(database)}`;
  for (const name of ['user', 'password']) url.searchParams.delete(name);
  if (url.hostname === '') {
    // For a Unix socket: such an address has its login in parameters.
    url.searchParams.set('user', user);
    url.searchParams.set('password', password);
  } else {
    url.username = encodeURIComponent(user);
    url.password = encodeURIComponent(password);
  }
  return url.href;
}

/** PostgreSQL truncates names after 63 characters. */
const longestDatabase = 63 - '_login'.length;

/** Login and database, parsed as the driver does. */
export function loginOf(url: string): { user: string; password: string; database: string } {
  const { user = '', password, database = '' } = new pg.Client({ connectionString: url });
  return { user, password: typeof password === 'string' ? password : '', database };
}

const makePassword = (): string => randomBytes(24).toString('base64url');

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { dataPlaces, makeDataDirectory } from '../files/data-directory.js';
import { makePrivateDirectory, privateFile } from '../files/private-files.js';
import { canTraverse, identity, type ServerAccount, serverAccount } from '../process/account.js';
import { type Binaries, sharedPlace } from './binaries.js';
import { EmbeddedDatabaseError } from './embedded-error.js';

/** The owner of everything: the cluster's superuser, who migrates. */
export const ownerName = 'registra';

/** Location and account of a cluster. */
export interface Cluster {
  home: string;
  data: string;
  password: string;
  account: ServerAccount | undefined;
}

/**
 * Opens DATA_DIR/postgres, and creates it at the first start. As root, it belongs to another account; if that account cannot reach DATA_DIR (a checkout under
 * /root), the files are under /var/lib/registra and DATA_DIR/postgres is a symbolic link.
 */
export function openCluster(dataDir: string): Omit<Cluster, 'password'> {
  const home = join(resolve(dataDir), dataPlaces.database);
  const account = serverAccount(home);
  if (!existsSync(home)) {
    if (lstatSync(home, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(home);
    makeHome(home, account);
  }
  // The server does not need access to DATA_DIR if it is only a link there.
  const real = realpathSync(home);
  return { home: real, data: join(real, 'data'), account };
}

/** Within DATA_DIR, whose execute permission is then extended to the account; or in the shared directory, if a parent directory is closed to it. */
function makeHome(home: string, account: ServerAccount | undefined): void {
  const dataDir = dirname(home);
  const own = (): void => {
    if (account !== undefined) chownSync(home, account.uid, account.gid);
    makeDataDirectory(dataDir);
  };
  makePrivateDirectory(home);
  own();
  if (canTraverse(account, realpathSync(dataDir))) return;
  rmdirSync(home);
  linkToSharedPlace(home);
  own();
}

function linkToSharedPlace(home: string): void {
  mkdirSync(sharedPlace, { recursive: true, mode: 0o755 });
  symlinkSync(mkdtempSync(join(sharedPlace, 'cluster-')), home);
}

/**
 * Creates the cluster unless it exists, and returns its password. Initialisation runs in a temporary directory that is then renamed, so that an interrupted
 * start leaves nothing half-created. ICU with the root locale and a UTF-8 character type: with C, trigram search would ignore Cyrillic.
 * @throws EmbeddedDatabaseError if initialisation fails or the files are of another major version
 */
export function ensureInitialised(cluster: Omit<Cluster, 'password'>, binaries: Binaries, durable: boolean): Cluster {
  const passwordFile = join(cluster.home, 'password');
  if (!existsSync(join(cluster.data, 'PG_VERSION'))) initialise(cluster, binaries, passwordFile, durable);
  const major = Number(readFileSync(join(cluster.data, 'PG_VERSION'), 'utf8'));
  if (major !== binaries.major) {
    throw new EmbeddedDatabaseError(
      `${cluster.data} was made by PostgreSQL ${major}, and ${binaries.major} is installed: move it away, or serve it with PostgreSQL ${major} and set DATABASE_URL`,
    );
  }
  return { ...cluster, password: readFileSync(passwordFile, 'utf8') };
}

function initialise(cluster: Omit<Cluster, 'password'>, binaries: Binaries, passwordFile: string, durable: boolean): void {
  const draft = `${cluster.data}.new`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), privateFile);
  if (cluster.account !== undefined) chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
  const made = spawnSync(
    binaries.initdb,
    [
      ['-D', draft, '-U', ownerName, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8', '--no-instructions'],
      ['--locale-provider=icu', '--icu-locale=und'],
      durable ? [] : ['--no-sync'],
    ].flat(),
    { encoding: 'utf8', cwd: cluster.home, env: serverEnvironment(), ...identity(cluster.account) },
  );
  if (made.status !== 0)
    throw new EmbeddedDatabaseError(`the embedded database could not be created: ${made.error?.message ?? made.stderr}`);
  renameSync(draft, cluster.data);
}

/** Environment of the server's executables, without variables that could change locale or port. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8',
  LC_MESSAGES: 'C',
  TZ: 'UTC',
});

import { chmodSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { keptApplicationUrl } from '../config/application-url.js';
import { ensureApplicationLogin } from '../database/application-login.js';
import { makeDataDirectory } from '../files/data-directory.js';
import { canTraverse } from '../process/account.js';
import { serverAccount } from './account.js';
import { findBinaries } from './binaries.js';
import { type Cluster, ensureInitialised, openCluster, ownerName } from './cluster.js';
import { launch, type Postmaster, readPostmaster, shutDown } from './postmaster.js';
import { takeLock } from './start-lock.js';

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** address of the database `registra` for the application */
  url: string;
  /** the same for its owner, the server's superuser */
  ownerUrl: string;
  /** true when a server that outlived its Node process was found and is used on */
  reused: boolean;
  /** fast shutdown, then the data directory is free for others */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** directory for the cluster; made when missing */
  dataDir: string;
  /** false: no fsync, for tests only. Default true */
  durable?: boolean;
}

/**
 * Starts the real PostgreSQL that came with the packages, as root under another account. One process per data directory.
 * @throws EmbeddedDatabaseError when the directory is in use, or the server cannot be created or started
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const durable = options.durable ?? true;
  const dataDir = resolve(options.dataDir);
  makeDataDirectory(dataDir);
  const lock = takeLock(join(dataDir, lockName), `the data directory ${dataDir}`);
  try {
    const place = openCluster(dataDir);
    const binaries = findBinaries(place.account);
    const cluster = ensureInitialised(place, binaries, durable);
    const survivor = await healthySurvivor(cluster);
    if (survivor === undefined) await shutDown(cluster, binaries);
    const server = survivor ?? (await launch(cluster, binaries, durable));
    await createDatabase(cluster, server);
    const stop = async (): Promise<void> => {
      await shutDown(cluster, binaries);
      lock.release();
    };
    const ownerUrl = addressOf(cluster, server, ownerName);
    const url = keptApplicationUrl(dataDir, ownerUrl);
    await ensureApplicationLogin(ownerUrl, url);
    return { url, ownerUrl, reused: survivor !== undefined, stop };
  } catch (fault) {
    lock.release();
    throw fault;
  }
}

/** The name of the lock in a data directory. */
export const lockName = 'registra.lock';

/** The address, for its owner, of the server that another process has running on `dataDir`; undefined when there is none. */
export function runningServer(dataDir: string): string | undefined {
  if (!isMade(dataDir)) return undefined;
  const place = openCluster(resolve(dataDir));
  const server = readPostmaster(place.data);
  return server?.ready === true ? addressOf(ensureInitialised(place, findBinaries(place.account), true), server, ownerName) : undefined;
}

/** Stops a server that its Node process left behind in `dataDir`, if there is one. */
export async function stopAbandoned(dataDir: string): Promise<void> {
  if (!isMade(dataDir)) return;
  const place = openCluster(dataDir);
  await shutDown(place, findBinaries(place.account));
}

const isMade = (dataDir: string): boolean => existsSync(join(resolve(dataDir), 'postgres'));

/** Lets the server's account, if it is another, walk through a directory we made ourselves (mkdtemp makes it 0700). */
export function openForServer(directory: string): void {
  if (!canTraverse(serverAccount(directory), directory)) chmodSync(directory, 0o711);
}

/**
 * A server left over from a killed Node. Loading a library proves that its program files are still there: after a reinstall they are not,
 * and such a server would fail at the first extension.
 */
async function healthySurvivor(cluster: Cluster): Promise<Postmaster | undefined> {
  const server = readPostmaster(cluster.data);
  if (server?.ready !== true) return undefined;
  const client = new pg.Client({
    connectionString: addressOf(cluster, server, 'postgres'),
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  try {
    await client.connect();
    await client.query(`load 'pg_trgm'`);
    return server;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(cluster: Cluster, server: Postmaster): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(cluster, server, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [ownerName]);
    if (rowCount === 0) await client.query(`create database ${ownerName}`);
  } finally {
    await client.end();
  }
}

const addressOf = (cluster: Cluster, server: Postmaster, database: string): string =>
  `postgresql://${ownerName}:${cluster.password}@127.0.0.1:${server.port}/${database}`;

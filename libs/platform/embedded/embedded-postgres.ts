import { chmodSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keptApplicationUrl } from '../config/application-url.js';
import { ensureApplicationLogin } from '../database/application-login.js';
import { makeDataDirectory } from '../files/data-directory.js';
import { canTraverse, serverAccount } from '../process/account.js';
import { findBinaries } from './binaries.js';
import { type Cluster, ensureInitialised, openCluster, ownerName } from './cluster.js';
import { interrupt, launch, type Postmaster, readPostmaster, shutDown } from './postmaster.js';
import { singleConnection } from '../database/database.js';
import { takeLock } from './start-lock.js';

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** address of the database `registra` for the application */
  url: string;
  /** the same for its owner, the server's superuser */
  ownerUrl: string;
  /** true if a server that outlived its Node process was found and is reused */
  reused: boolean;
  /** fast shutdown, then the data directory is free for other processes */
  stop(): Promise<void>;
  /** whether the server's process is there, with or without open connections */
  isRunning(): boolean;
  /** starts the server of this directory again, at the same address. @throws EmbeddedDatabaseError with the end of its log */
  startAgain(): Promise<void>;
}

export interface EmbeddedOptions {
  /** directory of the cluster; created if missing */
  dataDir: string;
  /** false: no fsync, for tests only. Default true */
  durable?: boolean;
}

/**
 * Starts the PostgreSQL server of the npm package, as root under another account. One process per data directory.
 * @throws EmbeddedDatabaseError if the directory is in use, or the server cannot be created or started
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
    // What ends this process at once (a second signal, a shutdown that takes too long) ends the server too. After kill -9 the next start takes it over.
    const abandon = (): void => interrupt(cluster.data);
    process.once('exit', abandon);
    const stop = async (): Promise<void> => {
      await shutDown(cluster, binaries);
      process.off('exit', abandon);
      lock.release();
    };
    const ownerUrl = addressOf(cluster, server, ownerName);
    const url = keptApplicationUrl(dataDir, ownerUrl);
    await ensureApplicationLogin(ownerUrl, url);
    const isRunning = (): boolean => readPostmaster(cluster.data) !== undefined;
    const startAgain = async (): Promise<void> => void (await launch(cluster, binaries, durable, server.port));
    return { url, ownerUrl, reused: survivor !== undefined, stop, isRunning, startAgain };
  } catch (fault) {
    lock.release();
    throw fault;
  }
}

/** Name of the lock file in a data directory. */
export const lockName = 'registra.lock';

/** The owner's address of the server that another process runs on `dataDir`; undefined if there is none. */
export function runningServer(dataDir: string): string | undefined {
  if (!isMade(dataDir)) return undefined;
  const place = openCluster(resolve(dataDir));
  const server = readPostmaster(place.data);
  return server?.ready === true ? addressOf(ensureInitialised(place, findBinaries(place.account), true), server, ownerName) : undefined;
}

/** Stops a server that its Node process left running in `dataDir`, if there is one. */
export async function stopAbandoned(dataDir: string): Promise<void> {
  if (!isMade(dataDir)) return;
  const place = openCluster(dataDir);
  await shutDown(place, findBinaries(place.account));
}

const isMade = (dataDir: string): boolean => existsSync(join(resolve(dataDir), 'postgres'));

/** Grants the server's account, if it is another, execute permission on a directory we created (mkdtemp makes it 0700). */
export function openForServer(directory: string): void {
  if (!canTraverse(serverAccount(directory), directory)) chmodSync(directory, 0o711);
}

/**
 * A server left by a killed Node process. Loading a library proves that its program files still exist: after a reinstall they do not, and such a server would
 * fail at the first extension.
 */
async function healthySurvivor(cluster: Cluster): Promise<Postmaster | undefined> {
  const server = readPostmaster(cluster.data);
  if (server?.ready !== true) return undefined;
  const client = singleConnection({
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
  const client = singleConnection({ connectionString: addressOf(cluster, server, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [ownerName]);
    if (rowCount === 0) await client.query(`create database ${ownerName}`);
  } finally {
    await client.end();
  }
}

/** By its Unix socket if it has one, which the parameter `host` names; the address in front of it is that of TCP. */
function addressOf({ password }: Cluster, { port, socketDirectory }: Postmaster, database: string): string {
  const socket = socketDirectory === undefined ? '' : `?host=${encodeURIComponent(socketDirectory)}`;
  return `postgresql://${ownerName}:${password}@127.0.0.1:${port}/${database}${socket}`;
}

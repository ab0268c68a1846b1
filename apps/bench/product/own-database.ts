import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '#libs/platform/database/database';
import { migrate } from '#libs/platform/database/migrate';
import { openForServer, startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';

/** A migrated database in a separate directory, on a separate server. */
export interface OwnDatabase {
  dataDir: string;
  /** the application's address */
  url: string;
  ownerUrl: string;
  remove(): Promise<void>;
}

/** Runs `work` on a migrated database whose disk is not measured, and removes it. */
export async function onDatabase<Result>(work: (database: Database, own: OwnDatabase) => Promise<Result>): Promise<Result> {
  const own = await ownDatabase(false);
  const database = Database.open(own.url, { max: 10 });
  try {
    return await work(database, own);
  } finally {
    await database.close();
    await own.remove();
  }
}

/** A new directory for a server's data. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'registra-bench-'));
  openForServer(dataDir);
  return dataDir;
}

/** Runs `work` on the database of a product that is stopped, with the owner's connection and its address. */
export async function onDataDir<Result>(dataDir: string, work: (owner: Database, url: string) => Promise<Result>): Promise<Result> {
  const server = await startEmbeddedPostgres({ dataDir });
  const owner = Database.open(server.ownerUrl, { asOwner: true, max: 2 });
  try {
    return await work(owner, server.ownerUrl);
  } finally {
    await owner.close();
    await server.stop();
  }
}

/** @param durable false: no fsync, if the disk is not measured */
export async function ownDatabase(durable = true): Promise<OwnDatabase> {
  const dataDir = await newDataDir();
  const server = await startEmbeddedPostgres({ dataDir, durable });
  await migrate(server.ownerUrl);
  const remove = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, url: server.url, ownerUrl: server.ownerUrl, remove };
}

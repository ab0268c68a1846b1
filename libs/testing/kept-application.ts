import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LRUCache } from 'lru-cache';
import { Database } from '#libs/platform/database/database';
import { suite } from './run-counts.js';
import { run, runDirectory, type TestDatabase } from './test-database.js';

/** What a suite gets: an application on a database that nobody used before. */
export interface Lease {
  app: NestFastifyApplication;
  test: TestDatabase;
  /** the directory of its files */
  filesDir: string;
  /** gives it back. @throws LeftOpenError if the suite left something running in it */
  release(): Promise<void>;
}

/** How to start an application, and how to fill its database again: `fill` drops the database of that name and makes another one. */
export interface Recipe {
  start(test: TestDatabase, filesDir: string): Promise<NestFastifyApplication>;
  fill(name: string): Promise<TestDatabase>;
}

/** Thrown for a suite that ended while its application still worked for it. */
export class LeftOpenError extends Error {
  override readonly name = 'LeftOpenError';
}

/** Kept in one worker: each holds some 30 MB and goes on with its periodic work. */
const most = 6;
/** Longest wait for the connections of an application to come to rest, in milliseconds. */
const patience = 5_000;

/**
 * Applications of this worker that later suites take again. Starting one costs more than most suites; a new database below it costs little, and keeps suites
 * apart: numbers, totals and consumers begin at nothing for each, so none can see or change what another one made.
 */
const kept = new Map<string, KeptApplication>();

/** An application for a suite, that of an earlier one with the same `key` if it is free. */
export async function lease(key: string, recipe: Recipe): Promise<Lease> {
  const free = kept.get(key);
  if (free === undefined) {
    await makeRoom();
    const started = await KeptApplication.start(recipe);
    kept.set(key, started);
    return started.lease();
  }
  // A suite that needs two of a kind at once starts the second one for itself; one that failed to give it back is over.
  if (free.taker === suite()) return (await KeptApplication.start(recipe)).lease(true);
  kept.delete(key);
  await free.renew();
  kept.set(key, free);
  return free.lease();
}

/** Closes the one that was not taken for the longest time. */
async function makeRoom(): Promise<void> {
  const [oldest] = [...kept].filter(([, { taker }]) => taker !== suite());
  if (kept.size < most || oldest === undefined) return;
  kept.delete(oldest[0]);
  await oldest[1].close();
}

let made = 0;

/** In a worker of jest, what is kept must not hold the process when jest lets go of it; in jest's own process, its teardown closes what is kept. */
process.on('removeListener', (event) => {
  if (event === 'message' && kept.size > 0 && process.listenerCount('message') === 0) process.exit();
});
(process as { closeKept?: () => Promise<void> }).closeKept = async () => {
  for (const one of kept.values()) await one.close();
  kept.clear();
};

class KeptApplication {
  /** the suite that has it */
  taker: string | undefined;

  private constructor(
    private readonly app: NestFastifyApplication,
    private test: TestDatabase,
    private readonly filesDir: string,
    private readonly name: string,
    private readonly recipe: Recipe,
  ) {}

  static async start(recipe: Recipe): Promise<KeptApplication> {
    const name = `kept_${run()}_${process.pid}_${(made += 1)}`;
    const filesDir = await mkdtemp(join(runDirectory(), 'files-'));
    const test = await recipe.fill(name);
    try {
      return new KeptApplication(await recipe.start(test, filesDir), test, filesDir, name, recipe);
    } catch (fault) {
      await test.drop();
      throw fault;
    }
  }

  /** @param last whether nobody takes it afterwards */
  lease(last = false): Lease {
    this.taker = suite();
    const { app, test, filesDir } = this;
    const release = async (): Promise<void> => {
      this.taker = undefined;
      if (last) await this.close();
      else await this.expectRest();
    };
    return { app, test, filesDir, release };
  }

  /** Puts a new database below the application, under the same name, and forgets what it knew of the old one. */
  async renew(): Promise<void> {
    await this.test.drop();
    const { pool } = this.app.get(Database);
    await waitUntil(() => pool.totalCount === 0);
    this.test = await this.recipe.fill(this.name);
    forgetCaches(this.app);
    await emptyFiles(this.filesDir);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.test.drop();
  }

  /** The suite has waited for all it asked: what still holds a connection is an open transaction, or work that goes on without it. */
  private async expectRest(): Promise<void> {
    const { pool } = this.app.get(Database);
    if (await waitUntil(() => pool.totalCount === pool.idleCount && pool.waitingCount === 0)) return;
    const owner = Database.open(this.test.ownerUrl, { asOwner: true, max: 1 });
    const busy = await owner.query<{ state: string; query: string }>(
      `select state, query from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
    );
    await owner.close();
    const examples = busy.map(({ state, query }) => `${state}: ${query}`).join('\n');
    await this.discard();
    throw new LeftOpenError(`the suite left ${pool.totalCount - pool.idleCount} connections of its application in use:\n${examples}`);
  }

  private async discard(): Promise<void> {
    for (const [key, one] of kept) if (one === this) kept.delete(key);
    await this.test.drop();
    // Its pool waits for the connection that the suite never gives back.
    void this.app.close().catch(() => undefined);
  }
}

async function waitUntil(holds: () => boolean): Promise<boolean> {
  const end = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > end) return false;
    await pause(1);
  }
  return true;
}

/** Clears the caches of all providers: they hold people, names and versions of a database that was dropped, or what a read would otherwise not ask again. */
export function forgetCaches(app: NestFastifyApplication): void {
  const seen = new Set<unknown>();
  const forget = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof LRUCache) value.clear();
    else if (depth > 0) for (const name of Object.keys(value)) forget((value as Record<string, unknown>)[name], depth - 1);
  };
  for (const { providers, controllers } of app.get(ModulesContainer, { strict: false }).values())
    for (const { instance } of [...providers.values(), ...controllers.values()]) forget(instance, 2);
}

/** Removes files, and leaves the directories that the application made at its start. */
async function emptyFiles(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory() && !/^[0-9a-f]{2}$/.test(entry.name)) await emptyFiles(path);
    else await rm(path, { recursive: true, force: true });
  }
}

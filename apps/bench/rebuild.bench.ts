import pino from 'pino';
import { createApp } from '#apps/api/create-app';
import { seed } from '#apps/standalone/seed/seed';
import { createWorker } from '#apps/worker/create-worker';
import { rebuild } from '#apps/worker/rebuild-command';
import { WorkerModule } from '#apps/worker/worker.module';
import { LogFeed } from '#libs/event-log/feed/log-feed';
import { productReading } from '#libs/event-log/feed/product-reading';
import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { cloneLog } from './cloned-log.js';
import { ownDatabase } from './own-database.js';

const seconds = (since: number): number => (performance.now() - since) / 1000;

/**
 * Feeds every read model from a log of `amount` events, then rebuilds it in shadow tables and compares checksums: the rates of both. Throws if one differs.
 * Payouts are no read model: their own events are in the log.
 */
export async function rebuilding(amount: number, print: (line: string) => void): Promise<void> {
  const log = await clonedLog(amount, print);
  try {
    await feedAndRebuild(log, print);
  } finally {
    await log.remove();
  }
}

/** A database whose log has the demo data's streams, copied until there are enough events; no consumer has started. */
export interface ClonedLog {
  database: Database;
  wakeups: Wakeups;
  models: RebuildRegistry;
  events: number;
  remove(): Promise<void>;
}

/** Seeds a database of a separate server and copies its streams until the log has `amount` events. */
export async function clonedLog(amount: number, print: (line: string) => void): Promise<ClonedLog> {
  const own = await ownDatabase(false);
  try {
    const config = loadConfig({ DATA_DIR: own.dataDir, DATABASE_URL: own.url, LOG_LEVEL: 'error' });
    const app = await createApp(config, { also: [WorkerModule.forRebuilds()] });
    await seed(app);
    await new Sequencer(app.get(Database), app.get(Wakeups)).drain();
    await app.close();
    const began = performance.now();
    const owner = Database.open(own.ownerUrl, { asOwner: true, max: 2 });
    const events = await cloneLog(owner, amount).finally(() => owner.close());
    print(`a log of ${events} events, made in ${seconds(began).toFixed(0)} s`);
    const worker = await createWorker(config, pino({ level: 'error' }, pino.destination(2)), WorkerModule.forRebuilds());
    const [wakeups, models] = [worker.get(Wakeups, { strict: false }), worker.get(RebuildRegistry, { strict: false })];
    const remove = async (): Promise<void> => {
      await worker.close();
      await own.remove();
    };
    return { database: worker.get(Database), wakeups, models, events, remove };
  } catch (fault) {
    await own.remove();
    throw fault;
  }
}

async function feedAndRebuild({ database, wakeups, models, events }: ClonedLog, print: (line: string) => void): Promise<void> {
  const fed = performance.now();
  const consumers = models.all.map(({ consumer }) => consumer);
  const feed = new LogFeed(database, wakeups, consumers, { reading: productReading, batch: 2_000 });
  await feed.drain();
  await feed.stop();
  const live = seconds(fed);
  print(`fed to ${consumers.length} read models in ${live.toFixed(0)} s, ${Math.round((events * consumers.length) / live)} events/s`);
  const began = performance.now();
  const holds = await rebuild(database, models, { models: ['all'] }, (line) => print(`  ${line}`));
  const took = seconds(began);
  const rate = Math.round((events * consumers.length) / took);
  print(
    `rebuild: ${consumers.length} read models from ${events} events in ${took.toFixed(0)} s, ${rate} events/s, ${holds ? 'all equal' : 'NOT EQUAL'}`,
  );
  if (!holds) throw new Error('a rebuilt read model is not equal to the live one');
}

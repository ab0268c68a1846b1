import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportBundle } from '#libs/event-log/bundles/export-bundle';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { verifyLog } from '#libs/event-log/chain/verify-log';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { Database } from '#libs/platform/database/database';
import { queueMessages } from './message-log.js';
import { ownDatabase } from './own-database.js';

/** Bytes more than before, while a bundle is exported. */
const memoryGoal = 256e6;

/** Verifies a log of `amount` events, a third with a text of 200 characters, and exports its bundle: events and texts per second, and memory use. */
export async function verifying(amount: number, print: (line: string) => void): Promise<void> {
  const own = await ownDatabase(false);
  const database = Database.open(own.url, { max: 4 });
  try {
    await queueMessages(database, amount);
    await new Sequencer(database, new Wakeups(database)).drain();
    const before = process.memoryUsage().heapUsed;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().heapUsed)), 50);
    const [began, used] = [performance.now(), process.cpuUsage()];
    const { events, texts, faults } = await verifyLog(database);
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    const { user, system } = process.cpuUsage(used);
    print(
      `verifying: ${events} events, ${texts.compared} texts, ${faults.length} faults in ${seconds.toFixed(1)} s: ${(events / seconds).toFixed(0)} events/s, ` +
        `${(texts.compared / seconds).toFixed(0)} texts/s, ${((user + system) / events).toFixed(0)} us of its processor an event, at most ${((most - before) / 1e6).toFixed(0)} MB more than before`,
    );
    await exporting(database, events, print);
  } finally {
    await database.close();
    await own.remove();
  }
}

/** Exports everything to nowhere, with texts. */
async function exporting(database: Database, events: number, print: (line: string) => void): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'registra-export-'));
  const key = generateKeyPairSync('ed25519').privateKey;
  try {
    await signedBy(key, database, directory);
    const before = process.memoryUsage();
    const most = { ...before };
    const look = (): void => {
      const now = process.memoryUsage();
      for (const kind of ['rss', 'heapUsed', 'external'] as const) most[kind] = Math.max(most[kind], now[kind]);
    };
    const watch = setInterval(look, 20);
    const began = performance.now();
    let bytes = 0;
    const maker = { key, streams: [], machine: { machineVersion: 1 } };
    for await (const part of await exportBundle(database, { scope: { kind: 'all' }, texts: true }, maker)) bytes += (part as Buffer).length;
    look();
    clearInterval(watch);
    const seconds = (performance.now() - began) / 1000;
    const more = (kind: 'rss' | 'heapUsed' | 'external'): string => `${((most[kind] - before[kind]) / 1e6).toFixed(0)} MB`;
    print(
      `exporting: ${events} events in ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s (load ${(loadavg()[0] ?? 0).toFixed(1)}): resident at most ${more('rss')} more than before, ` +
        `heap ${more('heapUsed')}, buffers ${more('external')} (goal: at most ${memoryGoal / 1e6} MB)`,
    );
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function signedBy(key: KeyObject, database: Database, directory: string): Promise<void> {
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  await new CheckpointSigner(database, pem, join(directory, 'heads.jsonl'), { usual: 'registra.example' }).signNow();
}

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { exportBundle } from '#libs/event-log/bundles/export-bundle';
import { readVerifyPage } from '#libs/event-log/bundles/verify-page';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { verifyLog } from '#libs/event-log/chain/verify-log';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { Database } from '#libs/platform/database/database';
import { withPage } from './chromium.js';
import { queueMessages } from './message-log.js';
import { ownDatabase } from './own-database.js';
import { percentile } from './percentile.js';

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
    const maker = { key, streams: [], machine: { machineVersion: 1 }, page: '' };
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

/** Seconds in which verify.html checks a bundle of 100,000 events. */
const pageGoal = 10;
const pageRuns = 5;

/** Exports a log of `amount` events with texts, and has the bundle's own page check it in Chromium, from a disk and without a network: seconds from the choice of the file to the result. */
export async function verifyingOnPage(amount: number, print: (line: string) => void): Promise<void> {
  const own = await ownDatabase(false);
  const database = Database.open(own.url, { max: 4 });
  const directory = await mkdtemp(join(tmpdir(), 'registra-page-'));
  try {
    await queueMessages(database, amount);
    await new Sequencer(database, new Wakeups(database)).drain();
    const key = generateKeyPairSync('ed25519').privateKey;
    await signedBy(key, database, directory);
    const [bundle, file] = [join(directory, 'bundle.zip'), join(directory, 'verify.html')];
    const page = await readVerifyPage();
    const maker = { key, streams: [], machine: { machineVersion: 1 }, page };
    await pipeline(await exportBundle(database, { scope: { kind: 'all' }, texts: true }, maker), createWriteStream(bundle));
    await writeFile(file, page);
    const seconds: number[] = [];
    for (let run = 0; run < pageRuns; run += 1) seconds.push(await secondsOnPage(pathToFileURL(file).href, bundle));
    const [median, most] = [0.5, 1].map((part) => percentile(seconds, part).toFixed(1));
    print(
      `verify.html: ${amount} events in Chromium: median ${median} s, at most ${most} s of ${pageRuns} (load ${(loadavg()[0] ?? 0).toFixed(1)}; goal: ${pageGoal} s at 100,000 events)`,
    );
  } finally {
    await database.close();
    await rm(directory, { recursive: true });
    await own.remove();
  }
}

/** @throws Error if the page does not find that the bundle holds */
const secondsOnPage = (address: string, bundle: string): Promise<number> =>
  withPage(async (page) => {
    await page.context().setOffline(true);
    await page.goto(address);
    const began = performance.now();
    await page.locator('input[type=file]').setInputFiles(bundle);
    const result = page.locator('h2', { hasText: /erified/ }).first();
    await result.waitFor({ timeout: 300_000 });
    const seconds = (performance.now() - began) / 1000;
    const text = (await result.textContent()) ?? '';
    if (!text.startsWith('Verified')) throw new Error(`verify.html says: ${text}`);
    return seconds;
  });

async function signedBy(key: KeyObject, database: Database, directory: string): Promise<void> {
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  await new CheckpointSigner(database, pem, join(directory, 'heads.jsonl'), { usual: 'registra.example' }).signNow();
}

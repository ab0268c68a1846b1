import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { until } from '#libs/event-log/testing/until';
import { BrokerWatch } from '#libs/messaging/broker-watch';
import { brokerOutage, kafkaSettings } from '#libs/messaging/kafka-client';
import { loadConfig } from '#libs/platform/config/config';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { createLog } from '#libs/platform/logging/log';
import { Metrics } from '#libs/platform/metrics/metrics';
import { Neighbour } from '#libs/testing/neighbour';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { createWorker } from './create-worker.js';

let dataDir: string;
let test: TestDatabase;
let ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'registra-outages-'));
  test = await createTestDatabase();
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});
afterAll(async () => {
  await test.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Line {
  level: number;
  msg: string;
  neighbour?: string;
  err?: unknown;
}

/** A whole worker and its lines of the level `warn` and above. */
async function start(env: NodeJS.ProcessEnv): Promise<{ worker: INestApplicationContext; lines: Line[] }> {
  const lines: Line[] = [];
  const config = loadConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: test.url,
    LOG_LEVEL: 'warn',
    FIRST_OWNER_EMAIL: 'owner@registra.example',
    ...env,
  });
  const worker = await createWorker(config, createLog(config, { write: (line) => void lines.push(JSON.parse(line) as Line) }));
  ends.push(() => worker.close());
  return { worker, lines };
}

const messages = (lines: readonly Line[]): string[] => lines.map(({ msg }) => msg);
const figuresOf = (worker: INestApplicationContext): Promise<string> => worker.get(Metrics, { strict: false }).text();

describe('a worker', () => {
  it('logs once that its broker is unavailable, whatever its relay, its consumers and their client meet', async () => {
    const closed = await Neighbour.listen();
    await closed.close();
    const { worker, lines } = await start({ KAFKA_BROKERS: `127.0.0.1:${closed.port}` });
    await pause(6_000);
    expect(messages(lines)).toEqual(['the broker is unavailable']);
    expect(await figuresOf(worker)).toContain('neighbour_available{neighbour="broker"} 0');
    expect(await worker.get(HealthChecks, { strict: false }).readiness()).toMatchObject({ ready: true, degraded: true });
  });

  it('logs once that a broker accepts connections and never answers', async () => {
    const mute = await Neighbour.listen();
    ends.push(() => mute.close());
    const { worker, lines } = await start({ KAFKA_BROKERS: `127.0.0.1:${mute.port}` });
    await until(() => Promise.resolve(lines.length > 0));
    await pause(5_000);
    expect(messages(lines)).toEqual(['the broker is unavailable']);
    const began = performance.now();
    await worker.close();
    // Its process is given 15 s to end in order.
    expect(performance.now() - began).toBeLessThan(12_000);
  });

  it('logs in two lines that its database went away and came back, and resumes by itself', async () => {
    const { host } = new URL(test.url);
    const database = await Neighbour.listen(host);
    ends.push(() => database.close());
    const url = Object.assign(new URL(test.url), { host: `127.0.0.1:${database.port}`, search: '' });
    const { worker, lines } = await start({ DATABASE_URL: url.href });
    const checks = worker.get(HealthChecks, { strict: false });
    expect(await checks.readiness()).toMatchObject({ ready: true });
    await database.close();
    await pause(4_000);
    expect(messages(lines)).toEqual(['the database is unavailable']);
    expect(await checks.readiness()).toMatchObject({ ready: false, checks: { database: { up: false } } });
    expect(await figuresOf(worker)).toContain('neighbour_available{neighbour="database"} 0');
    await database.open();
    await until(() => checks.readiness().then(({ ready }) => ready));
    await pause(1_000);
    expect(messages(lines)).toEqual(['the database is unavailable', 'the database is available again']);
    expect(await figuresOf(worker)).toContain('neighbour_available{neighbour="database"} 1');
  });

  it('answers a scrape in two seconds, without the figures of a database that never answers', async () => {
    const { host } = new URL(test.url);
    const database = await Neighbour.listen(host);
    const url = Object.assign(new URL(test.url), { host: `127.0.0.1:${database.port}`, search: '' });
    const { worker } = await start({ DATABASE_URL: url.href });
    ends.push(() => database.close());
    expect(await figuresOf(worker)).toContain('mail_oldest_waiting_seconds');
    database.sayNothing();
    const began = performance.now();
    const figures = await figuresOf(worker);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(figures).toContain('build_info{');
    expect(figures).not.toMatch(/^mail_oldest_waiting_seconds/m);
    expect(figures).toMatch(/^metrics_unread_total\{metric="mail_oldest_waiting_seconds"\} 1$/m);
  });

  it('is not ready within two seconds of a refused write, since a full disk still answers reads', async () => {
    const { worker, lines } = await start({});
    const checks = worker.get(HealthChecks, { strict: false });
    expect((await checks.readiness()).ready).toBe(true);
    const { Database } = await import('#libs/platform/database/database');
    const full = `do $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`;
    await expect(worker.get(Database, { strict: false }).query(full)).rejects.toMatchObject({ code: '53100' });
    expect(await checks.readiness()).toMatchObject({ ready: false, checks: { database: { up: false } } });
    expect(lines[0]).toMatchObject({ neighbour: 'database', err: 'could not extend file: No space left on device' });
  });
});

describe('the availability check of a broker', () => {
  it('is shared by all who ask while it runs', async () => {
    const mute = await Neighbour.listen();
    ends.push(() => mute.close());
    const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: test.url, KAFKA_BROKERS: `127.0.0.1:${mute.port}`, LOG_LEVEL: 'silent' });
    const log = createLog(config);
    const watch = new BrokerWatch(kafkaSettings(config), log, brokerOutage(log.outages));
    const first = watch.ask();
    expect(watch.ask()).toBe(first);
    await mute.close();
    await first;
    expect(log.outages.of('broker').isOpen).toBe(true);
    await watch.stop();
  });
});

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Gauge } from 'prom-client';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { FeedbackWanted } from '#libs/contracts/feedbacks/feedback-queries';
import { LeadEmailOf } from '#libs/contracts/leads/lead-email';
import { AccountEmailById } from '#libs/contracts/auth/account-email';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { loadConfig } from '#libs/platform/config/config';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { createLog } from '#libs/platform/logging/log';
import { Metrics } from '#libs/platform/metrics/metrics';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { createWorker } from './create-worker.js';
import { serveOperator } from './operator-server.js';

let dataDir: string;
let test: TestDatabase;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'registra-worker-'));
  test = await createTestDatabase();
});
afterAll(async () => {
  await test.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Answers for its health and figures on the port it is given. */
async function expectOperator(worker: INestApplicationContext, port: number | undefined): Promise<void> {
  const close = await serveOperator(worker);
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  expect((await ask('/health/live')).status).toBe(200);
  expect(await (await ask('/health/ready')).json()).toMatchObject({ status: 'up', build: 'unknown', checks: { database: { up: true } } });
  expect((await ask('/metrics')).status).toBe(200);
  expect((await ask('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  expect((await ask('/elsewhere')).status).toBe(404);
  const away = () => Promise.reject(new Error('the database is away'));
  new Gauge({ name: 'a_figure', help: 'of a test', registers: [worker.get(Metrics, { strict: false }).registry], collect: away });
  const figures = await (await ask('/metrics')).text();
  expect(figures).toContain('build_info{');
  expect(figures).not.toMatch(/^a_figure/m);
  expect(figures).toContain('metrics_unread_total{metric="a_figure"} 1');
  expect(figures).toContain('metrics_unread_total{metric="build_info"} 0');
  await close();
}

describe('a worker process', () => {
  it('starts without HTTP, runs the consumers of every feature, serves operators, and closes its database connections', async () => {
    const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: test.url, LOG_LEVEL: 'silent', HEALTH_PORT: String(await freePort()) });
    const worker = await createWorker(config, createLog(config));
    expect(worker.get(ConsumerRegistry, { strict: false }).all.map((one) => one.name)).toEqual(
      expect.arrayContaining(['orders.counts', 'documents.attached-files', 'ledger']),
    );
    expect((await worker.get(HealthChecks, { strict: false }).readiness()).ready).toBe(true);
    await expectOperator(worker, config.healthPort);
    await worker.close();
    const { open } = (await test.database.one<{ open: number }>(
      'select count(*) as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )) ?? { open: -1 };
    expect(open).toBe(0);
  });

  it('answers all queries that its emails need from other features', async () => {
    const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: test.url, LOG_LEVEL: 'silent', WORKER_ROLES: 'mail' });
    const worker = await createWorker(config, createLog(config));
    try {
      const queries = worker.get(QueryBus, { strict: false });
      const nobody = '018f0000-0000-7000-8000-000000000000';
      expect(await queries.execute(new AccountEmailById(nobody))).toBeUndefined();
      expect(await queries.execute(new LeadEmailOf(nobody, nobody))).toBeUndefined();
      expect(await queries.execute(new FeedbackWanted([{ order: nobody, client: nobody }]))).toEqual([nobody]);
      expect((await queries.execute(new ReadSiteSettings())).workingHours.timeZone).toContain('/');
    } finally {
      await worker.close();
    }
  });

  it('runs only the configured consumers', async () => {
    const own = await createTestDatabase();
    const env = { DATA_DIR: dataDir, DATABASE_URL: own.url, LOG_LEVEL: 'silent', WORKER_ROLES: 'consumers', WORKER_CONSUMERS: 'ledger' };
    const config = loadConfig(env);
    const worker = await createWorker(config, createLog(config));
    try {
      const readers = () => own.database.query<{ reader: string }>('select reader from checkpoints');
      const led = await until(() => readers().then((rows) => rows.length > 0 && rows));
      expect(led.map(({ reader }) => reader)).toEqual(['ledger']);
    } finally {
      await worker.close();
      await own.drop();
    }
  });
});

async function until<Found>(find: () => Promise<Found | false>): Promise<Found> {
  for (const limit = Date.now() + 20_000; Date.now() < limit;) {
    const found = await find();
    if (found !== false) return found;
    await pause(20);
  }
  throw new Error('it did not come');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { loadConfig } from '#libs/platform/config/config';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { createLog } from '#libs/platform/logging/log';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { createWorker } from './create-worker.js';

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

describe('a worker process', () => {
  it('starts without HTTP, follows the log with the consumers of every room, and lets go of the database at its end', async () => {
    const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: test.url, LOG_LEVEL: 'silent' });
    const worker = await createWorker(config, createLog(config));
    expect(worker.get(ConsumerRegistry, { strict: false }).all.map((one) => one.name)).toEqual(
      expect.arrayContaining(['orders.counts', 'orders.attached-files', 'ledger']),
    );
    expect((await worker.get(HealthChecks, { strict: false }).readiness()).ready).toBe(true);
    await worker.close();
    const { open } = (await test.database.one<{ open: number }>(
      'select count(*) as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )) ?? { open: -1 };
    expect(open).toBe(0);
  });
});

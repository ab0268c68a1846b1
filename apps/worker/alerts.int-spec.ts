import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics } from 'prom-client';
import { parse } from 'yaml';
import { createApp } from '#apps/api/create-app';
import { routes } from '#machines/access/routes';
import { loadConfig } from '#libs/platform/config/config';
import { Metrics } from '#libs/platform/metrics/metrics';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { WorkerModule } from './worker.module.js';

let dataDir: string;
let test: TestDatabase;
let app: NestFastifyApplication;

/** Everything that a process may report: api and worker in one, with a broker and a payment provider that are away. */
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'registra-alerts-'));
  test = await createTestDatabase();
  const config = loadConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: test.url,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    KAFKA_BROKERS: '127.0.0.1:9',
    PAYPAL_API_URL: 'http://127.0.0.1:9',
    PAYPAL_CLIENT_ID: 'an-application-of-a-test',
    PAYPAL_CLIENT_SECRET: 'the-secret-of-an-application-1',
    PAYPAL_WEBHOOK_ID: '8PT597110X687430LKGECATA',
  });
  app = await createApp(config, { also: [WorkerModule.forRoot(config)], webRoot: dataDir });
  collectDefaultMetrics({ register: app.get(Metrics).registry });
});
afterAll(async () => {
  await app.close();
  await test.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

/** The metrics that an expression reads: every name that is no function, label or operator. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(by|on) \([^)]*\)/g, '')
    .replace(/\[\w+\]/g, '');
  return [...bare.matchAll(/\b([a-z]\w*_\w+|up|orders)\b(?!\()/g)].flatMap(([, name]) => (name === 'up' ? [] : [name ?? '']));
}

const rules = (): Rules['groups'][number]['rules'] =>
  (parse(readFileSync('docs/operations/alerts.yml', 'utf8')) as Rules).groups.flatMap((group) => group.rules);
const figures = (): Promise<string> => app.get(Metrics).text();

describe('the rules of alerts', () => {
  it('read only figures that a process reports', async () => {
    const reported = new Set(
      [...(await figures()).matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const unknown = rules().flatMap(({ alert, expr }) =>
      namesIn(expr).flatMap((name) => (reported.has(name) ? [] : [`${alert}: ${name}`])),
    );
    expect(unknown).toEqual([]);
    expect(rules().flatMap(({ expr }) => namesIn(expr)).length).toBeGreaterThanOrEqual(rules().length - 1);
  });

  it('miss no first event: the counter exists with zero before it', async () => {
    const text = await figures();
    for (const series of [
      'http_problems_total{status="500",code="internalError"} 0',
      'http_problems_total{status="503",code="liveStreamsFull"} 0',
      'http_problems_total{status="429",code="tooManyWrites"} 0',
      'periodic_work_failures_total{work="checkpoints"} 0',
      'reads_lost_total{reason="full"} 0',
      'metrics_unread_total{metric="orders"} 0',
      'relay_misshapen_events_total 0',
      'file_previews_total{outcome="memory"} 0',
      'payment_webhooks_total{outcome="accepted"} 0',
      'orders{status="newOrder"} 0',
      'orders_to_confirm 0',
      'backup_last_success_timestamp_seconds 0',
      'neighbour_available{neighbour="database"} 1',
    ])
      expect(text).toContain(`${series}\n`);
    expect(text).toMatch(/^database_pool_connections\{state="limit"\} 20$/m);
  });
});

describe('an answer to a scrape', () => {
  it('has at most 60 kB after every route that a page reads was asked, with and without success', async () => {
    const metrics = app.get(Metrics);
    const read = Object.keys(routes).flatMap((row) => (row.startsWith('GET ') ? [`/api/v1${row.slice(4)}`] : []));
    expect(read.length).toBeGreaterThan(90);
    for (const route of read) {
      await app.inject({ method: 'GET', url: route.replace(/:\w+/g, '018f0000-0000-7000-8000-000000000000') });
      metrics.answered({ method: 'GET', route, status: 200 }, 0.01);
    }
    const text = await figures();
    expect(text).toContain('http_requests_total{method="GET",route="/api/v1/orders/:id",status="401"} 1\n');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
  });
});

describe('the names of metrics', () => {
  it('follow the conventions: only counters end in total, and no label value is blank', async () => {
    const text = await figures();
    // Node's own are named by their library.
    const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
      .map(([, name = '', type]) => ({ name, type }))
      .filter(({ name }) => !name.startsWith('nodejs_'));
    expect(types.length).toBeGreaterThan(30);
    expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([]);
    expect(text).not.toMatch(/state="\w+ \w+"/);
  });
});

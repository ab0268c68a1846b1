import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '../typescript.mjs';
import { build } from '../build.mjs';

/**
 * Global setup of suites with PostgreSQL: builds the programs that they start, and starts one server with one migrated template, whose addresses workers get by
 * the environment.
 */
export default async function startDatabase() {
  await build({ web: false });
  const { startTestServer } = await import('../../../libs/testing/test-server.ts');
  const server = await startTestServer();
  process.env.REGISTRA_TEST_LOGS ??= mkdtempSync(join(tmpdir(), 'registra-logs-'));
  process.env.REGISTRA_TEST_RUN = String(process.pid);
  process.env.REGISTRA_TEST_DIRECTORY = mkdtempSync(join(tmpdir(), 'registra-kept-'));
  process.env.REGISTRA_TEST_SERVER = server.url;
  process.env.REGISTRA_TEST_APPLICATION = server.applicationUrl;
  process.env.REGISTRA_TEST_TEMPLATE = server.template;
  globalThis.registraTestServer = server;
  // A run that is killed before its teardown stops its server.
  process.once('exit', server.discard);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}

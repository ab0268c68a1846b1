import { rmSync } from 'node:fs';
import '../typescript.mjs';

/** Stops the server, and searches the applications' logs: a secret in them fails the run. */
export default async function stopDatabase() {
  const server = globalThis.registraTestServer;
  if (server === undefined) return;
  process.off('exit', server.discard);
  // Where jest runs suites in its own process, their applications are in this one.
  await process.closeKept?.();
  await server.stop();
  rmSync(process.env.REGISTRA_TEST_DIRECTORY, { recursive: true, force: true });
  const { checkLogs } = await import('../../../libs/testing/logs/check-logs.ts');
  const figures = checkLogs(process.env.REGISTRA_TEST_LOGS);
  if (figures !== undefined) console.log(figures);
}

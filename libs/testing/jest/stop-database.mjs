import '../typescript.mjs';

/** Stops the server, and searches the applications' logs: a secret in them fails the run. */
export default async function stopDatabase() {
  const server = globalThis.registraTestServer;
  if (server === undefined) return;
  process.off('exit', server.discard);
  await server.stop();
  const { checkLogs } = await import('../logs/check-logs.ts');
  const figures = checkLogs(process.env.REGISTRA_TEST_LOGS);
  if (figures !== undefined) console.log(figures);
}

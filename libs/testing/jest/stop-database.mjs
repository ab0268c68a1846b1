import '../typescript.mjs';

/** Stops the server, and reads what the suites' applications logged: a secret in it fails the run. */
export default async function stopDatabase() {
  const server = globalThis.registraTestServer;
  if (server === undefined) return;
  process.off('exit', server.discard);
  await server.stop();
  const { judgeLogs } = await import('../logs/judge-logs.ts');
  const figures = judgeLogs(process.env.REGISTRA_TEST_LOGS);
  if (figures !== undefined) console.log(figures);
}

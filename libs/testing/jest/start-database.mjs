import '../typescript.mjs';

/** Before the suites that need PostgreSQL: one server, one migrated template; its addresses reach the workers by the environment. */
export default async function startDatabase() {
  const { startTestServer } = await import('../test-server.ts');
  const server = await startTestServer();
  process.env.REGISTRA_TEST_SERVER = server.url;
  process.env.REGISTRA_TEST_TEMPLATE = server.template;
  globalThis.registraTestServer = server;
}

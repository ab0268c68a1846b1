export default async function stopDatabase() {
  const server = globalThis.registraTestServer;
  if (server === undefined) return;
  process.off('exit', server.discard);
  await server.stop();
}

export default async function stopDatabase() {
  await globalThis.registraTestServer?.stop();
}

// npm run docs: makes again what is generated from the code: the wire as OpenAPI and the web's types of it, the events, the diagram of states.
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { clientTypes } from './client-types.mjs';
import { ensureInstalled, requireNode, run, root } from './steps.mjs';

/** `--check` changes nothing and fails when a generated file is not what the code would give. */
export async function generate(args) {
  await build({ web: false });
  const code = await run(process.execPath, ['--enable-source-maps', 'dist/apps/standalone/generate.js', ...args], { cwd: root });
  await clientTypes();
  return code;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode();
  await ensureInstalled();
  process.exit(await generate(process.argv.slice(2)));
}

// npm run docs: makes again what is generated from the code: the web's client types, the wire as OpenAPI, the diagram of states.
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode, run, root } from './steps.mjs';

/** `--check` changes nothing and fails when a generated file is not what the code would give. */
export async function generate(args) {
  await build({ web: false });
  return run(process.execPath, ['--enable-source-maps', 'dist/apps/standalone/generate.js', ...args], { cwd: root });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode();
  await ensureInstalled();
  process.exit(await generate(process.argv.slice(2)));
}

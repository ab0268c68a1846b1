// npm start: installs and builds what is missing, then runs database, api and worker in this one process.
import { build } from '../tools/build.mjs';
import { endWithNpm, ensureInstalled, requireNode, root } from '../tools/steps.mjs';

requireNode();
process.chdir(root);
await ensureInstalled();
try {
  await build();
} catch (fault) {
  console.error(fault.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
endWithNpm();
await import(new URL('../../dist/apps/standalone/main.js', import.meta.url).href);

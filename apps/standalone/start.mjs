// npm start: installs and builds what is missing, then runs database, api and worker in this one process.
import { begin } from '../tools/begin.mjs';
import { build } from '../tools/build.mjs';
import { endWithNpm, root } from '../tools/steps.mjs';

process.chdir(root);
await begin({ dev: false });
try {
  await build();
} catch (fault) {
  console.error(fault.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
endWithNpm();
await import(new URL('../../dist/apps/standalone/main.js', import.meta.url).href);

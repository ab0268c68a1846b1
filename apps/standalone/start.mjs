// npm start: installs and builds what is missing, then runs database, api and worker in this one process.
import { build } from './build.mjs';
import { ensureInstalled, requireNode, root } from './steps.mjs';

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

/** A signal sent to npm ends the shell between npm and us and never arrives here: losing our parent counts as being told to end. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

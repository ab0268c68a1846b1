// npm run dev: the server is built and started again, and the page reloads, as files change. Pages at http://localhost:5173, the api behind them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build, floors } from './build.mjs';
import { clientTypes } from './client-types.mjs';
import { ensureInstalled, requireNode, root, serverFlags, tool } from './steps.mjs';

requireNode();
await ensureInstalled();
// For the editor; the page itself needs no types.
await clientTypes();

const start = (args, options) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
const running = (child) => child !== undefined && child.exitCode === null && child.signalCode === null;

let server;
let work = Promise.resolve();
let ending = false;

const [, vite] = tool('vite/bin/vite.js');
const page = start([vite, '--config', 'web/vite.config.ts']);
page.once('exit', () => void end());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end());

/** What an editor writes comes in several events: the last of them restarts. */
let latest = 0;
for (const floor of floors) {
  watch(join(root, floor), { recursive: true }, async (_, name) => {
    if (!/\.(tsx?|ya?ml|json)$/.test(name ?? '')) return;
    const mine = (latest += 1);
    await pause(200);
    if (mine === latest) work = work.then(restart);
  });
}
work = work.then(restart);

/** A source that cannot be built leaves the server that runs. */
async function restart() {
  try {
    await build({ web: false });
  } catch (fault) {
    console.error(fault.message);
    return;
  }
  await stop(server);
  if (!ending) server = start([...(await serverFlags()), 'dist/apps/standalone/main.js']);
}

async function stop(child) {
  if (!running(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function end() {
  if (ending) return;
  ending = true;
  await Promise.all([stop(server), stop(page)]);
  process.exit(0);
}

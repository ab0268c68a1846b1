// npm run dev [-- --inspect PORT]: on each save the changed file is transpiled and the server restarted; the page reloads by itself. The database keeps running.
// Pages at http://localhost:5173, the api behind them, a debugger at port 9229.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { argumentsOrExit } from './arguments.mjs';
import { begin } from './begin.mjs';
import { build, buildChanged, floors } from './build.mjs';
import { clientTypes } from './client-types.mjs';
import { endWithNpm, root, serverFlags, since } from './steps.mjs';

const { options } = argumentsOrExit({
  command: 'npm run dev',
  about: 'the product, and again on every save',
  options: { inspect: 'count' },
});

process.chdir(root);
await begin();
const { writeTextModules } = await import('./texts.mjs');
// For the editor; the page itself needs no types.
await clientTypes();
// Public pages are rendered from the built web; it is not built again here, the cabinets come from Vite.
await build({ web: !existsSync(join(root, 'dist', 'web', '.vite')) });

const start = (args, options) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
const running = (child) => child !== undefined && child.exitCode === null && child.signalCode === null;
const port = String(options.inspect ?? 9229);
/** `next` has loaded its packages and waits: most of a start is over before it begins. */
const server = { child: undefined, next: undefined, database: undefined, environment: process.env };
let ending = false;
let isGreeted = false;
let isStarting = true;
/** What every start prints, shown once: a save is one line. */
const startLine = /^Debugger listening|^For help, see|"msg":"starting"/;

const page = start(['apps/tools/dev-page.mjs'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
page.once('exit', () => void end());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end());
endWithNpm();

/** What an editor writes comes in several events, and a branch that is switched in many: one restart for all of them. */
const changed = new Set();
let work = startDatabase().then(startServer).catch(failed);
for (const floor of floors) {
  watch(join(root, floor), { recursive: true }, async (_, name) => {
    if (name === null || /spec\.tsx?$/.test(name)) return;
    changed.add(join(floor, name));
    const count = changed.size;
    await pause(50);
    if (changed.size === count) work = work.then(restart).catch(failed);
  });
}

/** The modules that a saved file of texts changes are sources of the server. */
watch(join(root, 'texts'), { recursive: true }, () => {
  try {
    writeTextModules();
  } catch (fault) {
    console.error(`${fault.message}; the former texts stay`);
  }
});

/** The server of npm start, held by this process so that restarts of the product leave it alone. */
async function startDatabase() {
  if (process.env.DATABASE_URL !== undefined || process.env.DATABASE_OWNER_URL !== undefined) return;
  const { startEmbeddedPostgres } = await import(new URL('../../dist/libs/platform/embedded/embedded-postgres.js', import.meta.url).href);
  server.database = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR ?? join(root, '.registra') });
  const { url, ownerUrl } = server.database;
  server.environment = { ...process.env, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
}

/** @returns whether it is ready; false if it ended at its start */
async function startServer() {
  if (ending) return false;
  server.child = running(server.next) ? server.next : await prepareServer();
  server.next = undefined;
  const { child } = server;
  child.send(isGreeted ? 'start' : 'start and greet');
  // Resolved by either: a server that cannot start ends, and the next save starts another one.
  const ready = await Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)]);
  isGreeted ||= ready;
  isStarting = false;
  release(ready);
  child.once('exit', () => isStarting || release(false));
  // The one that starts has the processors first.
  void pause(3000, undefined, { ref: false }).then(async () => {
    if (!ending && !running(server.next)) server.next = await prepareServer();
  });
  return ready;
}

/** Calls that wait go to the server, or fail where there is none. */
function release(ready) {
  if (page.connected) page.send(ready ? 'go' : 'ended');
}

async function prepareServer() {
  const child = start([...(await serverFlags()), 'apps/tools/dev-server.mjs', port], {
    env: server.environment,
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
  });
  for (const name of ['stdout', 'stderr'])
    createInterface({ input: child[name] }).on('line', (line) => (isGreeted && startLine.test(line)) || process[name].write(`${line}\n`));
  return child;
}

/** A source that cannot be transpiled leaves the server that runs. */
async function restart() {
  const names = [...changed];
  changed.clear();
  const began = performance.now();
  if (names.length === 0 || ending || !(await buildChanged(names))) return;
  isStarting = true;
  page.send('hold');
  await stop(server.child);
  const ready = await startServer();
  if (ready) console.log(`${names.join(', ')}: served after ${since(began)}`);
}

function failed(fault) {
  console.error(fault.message);
  if (server.child === undefined) void end(1);
}

/** Open connections would hold an orderly end up; whatever a kill leaves undone, the log makes up for. */
async function stop(child) {
  if (!running(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  if ((await Promise.race([gone, pause(500, 'late', { ref: false })])) !== 'late') return;
  child.kill('SIGKILL');
  await gone;
}

async function end(code = 0) {
  if (ending) return;
  ending = true;
  await Promise.all([stop(server.child), stop(server.next), stop(page)]);
  await server.database?.stop();
  process.exit(code);
}

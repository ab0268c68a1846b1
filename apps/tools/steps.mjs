// What the commands of this directory have in common. Runs before anything is installed, so it needs nothing but Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Runs a program in the checkout and shows its output. Resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a program and keeps its output for later: several may run at once without mixing their lines. */
export function runQuietly(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', (fault) => done({ code: 1, output: fault.message }));
    child.once('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** A program of node_modules, run by this very Node. */
export const tool = (path) => [process.execPath, join(root, 'node_modules', path)];

/** How Node is started for a server; there once the server is built. */
export const serverFlags = async () =>
  (await import(new URL('../../dist/libs/platform/process/node-flags.js', import.meta.url).href)).serverFlags;

/** One hash over the contents of files and directories that `wanted` accepts. */
export function contentHash(paths, wanted = () => true) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    const name = relative(root, file);
    if (wanted(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** What installing, building and testing leave behind. */
const leftovers = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

/** Every file below `path` (or `path` itself) that somebody wrote, in a fixed order; nothing when it does not exist. */
export function filesBelow(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !leftovers.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Whether texts.mjs makes the file: `machines/order/texts/en.ts`. */
export const isTextModule = (path) => /(^|[\\/])texts[\\/](?:[a-z]{2}|all)(?:-[a-z-]+)?\.ts$/.test(path);

export const readStamp = (name) => {
  const file = join(root, 'dist', '.stamps', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

export function writeStamp(name, value) {
  mkdirSync(join(root, 'dist', '.stamps'), { recursive: true });
  writeFileSync(join(root, 'dist', '.stamps', name), value);
}

/** Processors to use: all of a small machine, not all of a big one. */
export const workers = () => Math.max(1, Math.min(availableParallelism(), 6));

/**
 * Lets temporary files, and with them the databases of tests, lie in memory where the system offers that: a database is a thousand files, and making them takes
 * twenty times as long on a disk. TMPDIR of the caller stays.
 */
export function useMemoryForTemporaryFiles() {
  if (!process.env.TMPDIR && offersMemory('/dev/shm')) process.env.TMPDIR = '/dev/shm';
}

/** Room enough, ours to write in, and programs may be started there: the binaries of the database server are copied where its account cannot read them. */
function offersMemory(place) {
  try {
    const options = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === place)
      ?.split(' ')[3]
      .split(',');
    if (options === undefined || options.includes('noexec') || options.includes('ro')) return false;
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= 4 * 1024 ** 3;
  } catch {
    return false;
  }
}

/** "3.2 s" since `began` (performance.now()). */
export const since = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** A signal sent to npm ends the shell between npm and this process and never arrives here: losing the parent counts as a signal. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

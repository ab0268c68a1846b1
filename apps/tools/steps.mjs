// What the commands of this directory have in common. Runs before anything is installed, so it needs nothing but Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Ends the process with a clear word when Node is too old to understand the rest. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Registra needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org, or: nvm install`);
  process.exit(1);
}

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

/** npm as it started us, or the one of the path; as arguments for `run`. */
const npm = () => (process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']);

/** Installs the packages of the lockfile unless they are installed. A linked node_modules belongs to another checkout and is never changed. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const place = join(root, 'node_modules');
  if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      `node_modules is a link to ${readlinkSync(place)}, where not everything of package-lock.json is installed: npm ci there, or remove the link.`,
    );
    process.exit(1);
  }
  console.log('Installing the packages of package-lock.json ...');
  const [command, ...first] = npm();
  const code = await run(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(code);
  }
}

/** Compares npm's record of what it installed with the lockfile, version by version; times of files would say nothing after a checkout. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const there = packagesOf(installed);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || wanted.optional === true || wanted.devOptional === true || there[path]?.version === wanted.version,
  );
}

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

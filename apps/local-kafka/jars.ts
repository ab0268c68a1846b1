import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMaven } from './java.js';
import { LocalKafkaError } from './local-kafka-error.js';

/** The checkout, from the sources as well as from dist. */
const root = ((): string => {
  let at = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(at, 'apps', 'local-kafka', 'pom.xml')) && at !== dirname(at)) at = dirname(at);
  return at;
})();

/** A file of this room that is no code: the jars' names, the broker's settings. */
export const fileOfRoom = (name: string): string => join(root, 'apps', 'local-kafka', name);

/**
 * The directory of the broker's jars, downloaded by Maven once and cached (in node_modules/.cache, or in the user's cache if the checkout is not writable).
 * @throws LocalKafkaError with Maven's output
 */
export async function brokerJars(say: (line: string) => void): Promise<string> {
  const pom = fileOfRoom('pom.xml');
  const name = `kafka-${createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12)}`;
  const there = caches.map((cache) => join(cache, name)).find((jars) => existsSync(jars));
  if (there !== undefined) return there;
  const cache = cachePlace();
  const jars = join(cache, name);
  const maven = findMaven();
  say('Fetching the broker (44 MB, once) ...');
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, `.${name}-`));
  try {
    await copyDependencies(maven, pom, fresh);
    chmodSync(fresh, 0o755);
    moveWhole(fresh, jars);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return jars;
}

/** Another process may have downloaded them meanwhile. */
function moveWhole(fresh: string, jars: string): void {
  try {
    renameSync(fresh, jars);
  } catch (fault) {
    if (!existsSync(jars)) throw fault;
  }
}

/** The checkout's own, then the user's. */
const caches = [join(root, 'node_modules', '.cache', 'registra'), join(homedir(), '.cache', 'registra')] as const;

function cachePlace(): string {
  try {
    accessSync(join(root, 'node_modules'), constants.W_OK);
    return caches[0];
  } catch {
    return caches[1];
  }
}

async function copyDependencies(maven: string, pom: string, into: string): Promise<void> {
  const goal = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${into}`, '-DincludeScope=runtime'];
  const child = spawn(maven, goal, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new LocalKafkaError(`Maven could not fetch the broker's jars:\n${output.slice(-2000).trim()}`);
}

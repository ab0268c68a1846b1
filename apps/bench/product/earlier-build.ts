import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForServer } from '#libs/platform/embedded/embedded-postgres';
import { Stack } from './stack.js';

/** A built checkout of an earlier commit, next to this one. */
export interface EarlierBuild {
  directory: string;
  remove(): void;
}

/**
 * Checks out `commit`, installs and builds it in a temporary directory. If its lockfile is the current one, it uses the installed packages. @throws Error with
 * instructions if the commit is missing, and with the output of a failed step
 */
export function earlierBuild(commit: string, print: (line: string) => void): EarlierBuild {
  const here = process.cwd();
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], { cwd: here, encoding: 'utf8' });
  if (found.status !== 0)
    throw new Error(
      `the history of this checkout has no commit ${commit} (a shallow clone has only its end): git fetch --unshallow, or name another one`,
    );
  const directory = mkdtempSync(join(tmpdir(), 'registra-earlier-'));
  const remove = (): void => rmSync(directory, { recursive: true, force: true });
  const step = (what: string, [command = '', ...args]: string[], cwd = directory): void => {
    print(`${what} ...`);
    const { status, error, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    if (status !== 0) throw new Error(`${what} failed:\n${error?.message ?? stderr.slice(-4000)}`);
  };
  try {
    // The account of root's database server reaches the packages through this directory.
    chmodSync(directory, 0o755);
    const archive = join(directory, 'earlier.tar');
    step(`taking ${found.stdout.slice(0, 12)} out of the history`, ['git', 'archive', '--output', archive, commit], here);
    step('unpacking it', ['tar', '-xf', archive]);
    rmSync(archive);
    if (sameFile('package-lock.json', here, directory)) symlinkSync(join(here, 'node_modules'), join(directory, 'node_modules'), 'dir');
    else step('installing its packages', ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund']);
    step('building it', ['npm', 'run', 'build']);
    return { directory, remove };
  } catch (fault) {
    remove();
    throw fault;
  }
}

/** Has `use` work with the product of an earlier commit on new demo data, stops it, and runs `then` on the data. */
export async function onEarlierData<Left, Result>(
  commit: string,
  use: (stack: Stack) => Promise<Left>,
  then: (dataDir: string, left: Left) => Promise<Result>,
  print: (line: string) => void,
): Promise<Result> {
  const place = mkdtempSync(join(tmpdir(), 'registra-data-'));
  openForServer(place);
  const dataDir = join(place, 'data');
  try {
    return await then(dataDir, await used(commit, dataDir, use, print));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function used<Left>(
  commit: string,
  dataDir: string,
  use: (stack: Stack) => Promise<Left>,
  print: (line: string) => void,
): Promise<Left> {
  const { directory, remove } = earlierBuild(commit, print);
  const stack = await Stack.on(dataDir, directory);
  try {
    await stack.start();
    return await use(stack);
  } finally {
    await stack.end('SIGTERM');
    remove();
  }
}

const sameFile = (name: string, one: string, other: string): boolean =>
  readFileSync(join(one, name)).equals(new Uint8Array(readFileSync(join(other, name))));

// What a build is called in the page, /metrics, health and the log: its commit, which anybody can look up.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const commit = /^([0-9a-f]{12})[0-9a-f]{0,28}(\+?)$/;

/**
 * The first 12 digits of BUILD_COMMIT, else of the commit that is checked out, with "+" where one of `sources` differs from it; in a directory without a
 * history, as a tarball leaves it, `sources-` and the beginning of `hash`.
 * @param {string} checkout
 * @param {{ sources: string[], hash: string, given?: string }} options `given`: BUILD_COMMIT
 * @throws Error if BUILD_COMMIT is no commit
 */
export async function buildName(checkout, { sources, hash, given = '' }) {
  if (given === '') return (await checkedOut(checkout, sources)) ?? `sources-${hash.slice(0, 12)}`;
  const [, name, mark] = commit.exec(given) ?? [];
  if (name === undefined) throw new Error(`BUILD_COMMIT is "${given}"; it has to be the hash of a commit, as git rev-parse HEAD prints it`);
  return name + mark;
}

/** Undefined without git, a history, or a first commit. A history that belongs to another account is read all the same: nothing of it is run. */
async function checkedOut(checkout, sources) {
  if (!existsSync(join(checkout, '.git'))) return undefined;
  const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', '--no-optional-locks'];
  try {
    const { stdout } = await promisify(execFile)('git', [...options, 'status', '--porcelain=v2', '--branch', '--', ...sources], {
      cwd: checkout,
      maxBuffer: 64 * 1024 * 1024,
    });
    const [, name] = /^# branch\.oid ([0-9a-f]{12})/m.exec(stdout) ?? [];
    return name && name + (/^[^#]/m.test(stdout) ? '+' : '');
  } catch {
    return undefined;
  }
}

// What has changed since a commit, and which suites that reaches, the nearest first.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { Imports } from './imports.mjs';
import { kindOf } from './test/suites.mjs';

/** Changes of these change how every suite runs. */
const everything =
  /^(package(-lock)?\.json|jest\.config\.cjs|tsconfig\.base\.json|apps\/tools\/(swc-options\.cjs|texts(-transform)?\.mjs)|libs\/testing\/jest\/shared-modules-.*)$/;

/** What a kind is started with, which its suites do not import. */
const startedWith = {
  database: ['apps/tools/test/start-database.mjs', 'apps/tools/test/stop-database.mjs', 'libs/testing/jest/collecting-pino.cjs'],
  web: ['web/src/lib/testing/environment.cjs', 'web/src/lib/testing/setup.ts'],
};
const farAway = 10;

/**
 * Files that differ from a commit, new and removed ones too. Without one: from HEAD, or from the commit before it when nothing differs from HEAD.
 * @returns {{ base: string, files: string[] }}
 * @throws Error that names a commit that does not exist
 */
export function changedFiles(checkout, base) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };
  const since = (commit) => {
    const hash = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`)?.trim();
    if (hash === undefined) throw new Error(`git knows no commit "${commit}": give a commit, a branch or a tag`);
    const files =
      `${git('diff', '--name-only', '--no-renames', '-z', hash, '--') ?? ''}${git('ls-files', '--others', '--exclude-standard', '-z') ?? ''}`
        .split('\0')
        .filter(Boolean);
    return { base: commit, files };
  };
  if (base !== undefined) return since(base);
  const now = since('HEAD');
  return now.files.length > 0 ? now : since('HEAD~1');
}

/**
 * @param {string[]} suites all of the checkout
 * @returns {string[]} those that the files reach: nearest by imports and folders first
 */
export function suitesReached(checkout, files, suites) {
  const reached = new Imports(checkout).reachedFrom(files);
  const throughKind = (kind) => Math.min(...(startedWith[kind] ?? []).map((path) => (reached.get(path) ?? Infinity) + farAway));
  const otherwise = files.some((path) => everything.test(path)) ? farAway : Infinity;
  return suites
    .map((path) => [path, Math.min(reached.get(path) ?? Infinity, throughKind(kindOf(path)), otherwise)])
    .filter(([, distance]) => distance < Infinity)
    .map(([path, distance]) => [path, distance + Math.min(...files.map((file) => steps(dirname(file), dirname(path))))])
    .sort(([, one], [, other]) => one - other)
    .map(([path]) => path);
}

/** Folders to leave and to enter on the way from one to the other. */
function steps(from, to) {
  const [one, other] = [from.split('/'), to.split('/')];
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  return one.length + other.length - 2 * common;
}

// The suites of the checkout: which there are, of which kind, and which of them a name chooses.
import { join, relative, sep } from 'node:path';
import { nearestFirst } from '../arguments.mjs';
import { filesBelow } from '../steps.mjs';

const folders = ['machines', 'libs', 'apps', 'web/src'];

/** The project of jest.config.cjs that a path belongs to; undefined for a file that is no suite. */
export function kindOf(path) {
  if (path.startsWith('web/')) return /^web\/src\/.*\.spec\.tsx?$/.test(path) ? 'web' : undefined;
  if (/\.(int|e2e)-spec\.ts$/.test(path)) return 'database';
  if (path.endsWith('.kafka-spec.ts')) return 'kafka';
  return path.endsWith('.spec.ts') ? 'pure' : undefined;
}

/** Paths below the checkout, in their order. */
export const suitesOf = (checkout) =>
  folders
    .flatMap((folder) => filesBelow(join(checkout, folder)))
    .map((file) => relative(checkout, file).replaceAll(sep, '/'))
    .filter((path) => kindOf(path) !== undefined);

/**
 * The suites whose path contains one of the names (all without a name), or fits it as a pattern. The name of a source file stands for its suite.
 * @returns {{ chosen: string[], unknown: { name: string, near: string[] }[] }} `unknown` are names that choose nothing
 */
export function chooseSuites(suites, names, checkout) {
  if (names.length === 0) return { chosen: suites, unknown: [] };
  const found = names.map((name) => [name, fitting(suites, plain(name, checkout), name)]);
  const chosen = new Set(found.flatMap(([, paths]) => paths));
  const unknown = found.filter(([, paths]) => paths.length === 0).map(([name]) => ({ name, near: similar(suites, plain(name, checkout)) }));
  return { chosen: suites.filter((path) => chosen.has(path)), unknown };
}

/** As the list has it: below the checkout. */
const plain = (name, checkout) =>
  name
    .replaceAll('\\', '/')
    .replace(`${checkout.replaceAll('\\', '/')}/`, '')
    .replace(/^\.\//, '');

function fitting(suites, name, typed) {
  for (const part of [name, name.replace(/\.[cm]?[jt]sx?$/, '.')]) {
    const containing = suites.filter((path) => path.toLowerCase().includes(part.toLowerCase()));
    if (containing.length > 0) return containing;
  }
  try {
    const pattern = new RegExp(typed, 'i');
    return suites.filter((path) => pattern.test(path));
  } catch {
    return [];
  }
}

/** The three suites whose file has the most similar name. */
function similar(suites, name) {
  const titleOf = (path) => path.slice(path.lastIndexOf('/') + 1).replace(/(\.(spec|int-spec|e2e-spec|kafka-spec))?\.\w*$/, '');
  const titles = [...new Set(suites.map(titleOf))];
  return nearestFirst(titleOf(name.replace(/\/$/, '')), titles).slice(0, 3);
}

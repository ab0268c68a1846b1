// Installs the packages of the lockfile: those that npm start needs, or all of them.
import { existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join, relative } from 'node:path';
import { step } from './progress.mjs';
import { root, runQuietly } from './steps.mjs';

const modules = join(root, 'node_modules');
const log = join(root, 'dist', 'install.log');
/** There while packages are added to those that are installed: what an interrupted npm leaves behind may have half of a package. */
const unfinished = join(modules, '.installing');

/** @throws Error that says what to do; npm's output is in a file */
export async function ensureInstalled({ dev = true } = {}) {
  const lock = packagesOf('package-lock.json');
  const there = existsSync(unfinished) ? {} : packagesOf('node_modules/.package-lock.json');
  if (isInstalled(lock, there, dev)) return;
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      `node_modules is a link to ${readlinkSync(modules)}, where not everything of package-lock.json is installed: npm ci there, or remove the link.`,
    );
  requireSameManifest(lock['']);
  const grows = isInstalled(lock, there, false);
  // The links of this project are in npm's record whatever it installed.
  const all = dev || Object.entries(there).some(([path, one]) => path.startsWith('node_modules/') && one.dev === true && one.link !== true);
  // npm ci would remove what is there first. Without --save, npm install takes the versions and checksums of the lockfile and leaves it as it is.
  if (grows) writeFileSync(unfinished, '');
  await step('installing the packages', () => npm(grows ? ['install', '--no-save'] : ['ci'], all ? '--include=dev' : '--omit=dev'));
  rmSync(unfinished, { force: true });
  if (!isInstalled(lock, packagesOf('node_modules/.package-lock.json'), dev))
    throw new Error(
      `npm installed other packages than package-lock.json names; remove node_modules and start again. npm's output: ${shown(log)}`,
    );
}

const shown = (file) => relative(process.cwd(), file);

function packagesOf(name) {
  const file = join(root, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Compares npm's record of what it installed with the lockfile, version by version; times of files would say nothing after a checkout. */
const isInstalled = (lock, there, dev) =>
  Object.entries(lock).every(
    ([path, wanted]) =>
      path === '' ||
      wanted.optional === true ||
      wanted.devOptional === true ||
      wanted.link === true ||
      !path.startsWith('node_modules/') ||
      (!dev && wanted.dev === true) ||
      there[path]?.version === wanted.version,
  );

/** npm ci compares them too, npm install would follow the manifest. */
function requireSameManifest(locked) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
    if (!isDeepStrictEqual(manifest[kind] ?? {}, locked[kind] ?? {}))
      throw new Error(
        `package.json and package-lock.json disagree about ${kind}: npm install --package-lock-only brings the second up to date.`,
      );
}

/** npm as it started us, or the one of the path. */
async function npm(command, which) {
  const [program, ...first] = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const args = [...first, ...command, which, '--no-audit', '--no-fund'];
  const { code, output } = await runQuietly(program, args, { shell: process.platform === 'win32' });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(log, `npm ${[...command, which].join(' ')}, exit code ${code}\n${output}`);
  if (code === 0) return;
  const offline = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(output);
  throw new Error(
    `${output.trim().split('\n').slice(-12).join('\n')}\n\nThe packages could not be installed${offline ? ': the package registry is not reached' : ''}; all that npm says is in ${shown(log)}. Once that is mended, start again.`,
  );
}

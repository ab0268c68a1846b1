// Which stories and screens `npm run e2e` runs: reads its arguments, asks git what changed, and writes what web/playwright.config.ts and web/e2e/selection.ts read.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsOrExit, nearestFirst } from './arguments.mjs';
import { touchedPages } from './screens.mjs';
import { root, runQuietly } from './steps.mjs';
import { reachOf } from './web-imports.mjs';

const folder = 'web/e2e';
const screens = 'accessibility';

/** Further looks that CI shows of the pages that a change touches: not so many that the change decides how long CI takes. */
const mostFurther = 56;

const looks = ['ru', 'en'].flatMap((language) =>
  ['light', 'dark'].flatMap((theme) => [360, 1280].map((width) => `${language},${theme},${width}`)),
);
/** Passed on to Playwright. */
const passed = { grep: 'text', list: 'flag', workers: 'count', 'repeat-each': 'count', trace: 'text' };
const table = {
  command: 'npm run e2e',
  about: 'stories in a browser, by the names of their files; without names those that CI runs, and each screen in one look',
  names: 'any',
  options: { all: 'flag', changed: 'flag', look: looks, seed: 'text', kafka: 'flag', ...passed },
  short: { g: 'grep' },
};

/** Ends the process where they are wrong. */
export function storyArguments() {
  const { names, options } = argumentsOrExit(table);
  const base = options.changed ? names.shift() : undefined;
  refuseUnknown(names);
  return { names, options, base };
}

/** Ends the process where nothing has changed. @returns Playwright's arguments, its environment, and whether there is a broker */
export async function chosenStories({ names, options, base }) {
  const chosen = await selection(names, options, base);
  const seed = options.seed ?? ((await git('rev-parse', '--short=12', 'HEAD')) || 'none');
  if (options.look) chosen.E2E_LOOKS = options.look;
  console.log(
    `Screens: ${{ one: 'one look each', touched: 'those of these pages, in every look' }[chosen.E2E_LOOKS] ?? `look ${chosen.E2E_LOOKS}`}; --seed ${seed}`,
  );
  const args = Object.keys(passed).flatMap((name) =>
    options[name] === undefined ? [] : options[name] === true ? [`--${name}`] : [`--${name}`, String(options[name])],
  );
  return { args: [...names, ...args], env: { ...chosen, E2E_SEED: seed }, list: options.list === true, kafka: options.kafka === true };
}

function refuseUnknown(names) {
  const files = readdirSync(join(root, folder)).flatMap((name) => /^(.+)\.spec\.ts$/.exec(name)?.[1] ?? []);
  for (const name of names) {
    if (files.some((file) => `${folder}/${file}.spec.ts`.includes(name.split(':')[0]))) continue;
    console.error(`${table.command}: no story's file is called "${name}"; use one of: ${nearestFirst(name, files).join(', ')}`);
    process.exit(2);
  }
}

async function selection(names, options, base) {
  if (options.all) return { E2E_LOOKS: 'all' };
  if (options.changed) return changed(base);
  if (names.length > 0 || options.grep !== undefined) return { E2E_LOOKS: 'one' };
  return options.look === undefined ? core() : { E2E_PATTERN: `${screens}\\.spec` };
}

async function core() {
  const { base, files } = await changedFiles();
  const touched = touchedPages(files);
  console.log('Stories that cross systems (all: npm run e2e -- --all).');
  if (touched.length > 0)
    console.log(
      `Up to ${mostFurther} further looks of pages touched since ${base} (all: npm run e2e -- --changed ${base}): ${touched.join(' ')}`,
    );
  return {
    E2E_PATTERN: '@core',
    E2E_WAYS: 'one',
    E2E_LOOKS: 'one',
    E2E_TOUCHED: JSON.stringify(touched),
    E2E_MOST_FURTHER_LOOKS: String(mostFurther),
  };
}

/** The pages and stories that import what changed, and where the server changed the stories that cross systems. */
async function changed(given) {
  const { base, files } = await changedFiles(given);
  const touched = touchedPages(files);
  const stories = storiesThatImport(files);
  const server = files.some((file) => /^(apps\/(?!tools|bench)|libs|machines).*\.(ts|sql|yaml)$/.test(file) && !/spec\.ts$/.test(file));
  const chosen = [...stories, ...(server ? ['those that cross systems'] : [])];
  console.log(
    `Changed since ${base}: ${files.length} files. Pages: ${touched.join(' ') || 'none'}. Stories: ${chosen.join(', ') || 'none'}.`,
  );
  if (touched.length + chosen.length === 0) process.exit(0);
  const pattern = [...stories, ...(touched.length > 0 ? [screens] : [])].map((name) => `${name}\\.spec`).concat(server ? ['@core'] : []);
  return { E2E_PATTERN: pattern.join('|'), E2E_LOOKS: stories.includes(screens) ? 'one' : 'touched', E2E_TOUCHED: JSON.stringify(touched) };
}

/** The pages that a story opens are no imports of it, and every text is: only what is written for stories counts. */
function storiesThatImport(changedPaths) {
  const own = (path) => path.startsWith(`${folder}/`);
  const written = changedPaths.filter(own);
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.spec.ts'));
  return files
    .filter((name) => written.some((path) => reachOf([`${folder}/${name}`], (file) => !own(file)).has(path)))
    .map((name) => name.replace('.spec.ts', ''));
}

/** What differs from `given`; by default from where this branch left main, and on main from the commit before. */
async function changedFiles(given) {
  const head = await git('rev-parse', 'HEAD');
  const left = (await git('merge-base', 'HEAD', 'origin/main')) || (await git('merge-base', 'HEAD', 'main'));
  const base = given ?? (left && left !== head ? left.slice(0, 12) : 'HEAD~1');
  if (!(await git('rev-parse', '--verify', '--quiet', `${base}^{commit}`))) {
    if (given === undefined) return { base, files: [] };
    console.error(`${table.command}: --changed needs a commit; "${given}" is none`);
    process.exit(2);
  }
  const lists = [await git('diff', '--name-only', '--no-renames', base), await git('ls-files', '--others', '--exclude-standard')];
  return { base, files: lists.join('\n').split('\n').filter(Boolean) };
}

/** What git prints; nothing where it refuses. */
async function git(...args) {
  const { code, output } = await runQuietly('git', args);
  return code === 0 ? output.trim() : '';
}

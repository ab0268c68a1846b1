// How the code is put together, as npm run check sees it: the directions of imports, and counts that may only fall (ratchet.yaml).
//   node apps/tools/structure.mjs                   fails where a rule of .dependency-cruiser.cjs is broken or a count is above its line
//   node apps/tools/structure.mjs --places          also prints what is counted, place by place
//   node apps/tools/structure.mjs --lower           writes lower counts into ratchet.yaml
//   node apps/tools/structure.mjs --raise REASON    writes higher ones too, with the reason behind them: the issue and what it needs them for
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { argumentsOrExit } from './arguments.mjs';
import { words } from './plain-english.mjs';
import { filesBelow, isTextModule, root, runQuietly, tool } from './steps.mjs';
import { weights } from './weight.mjs';

const ratchetFile = join(root, 'apps', 'tools', 'ratchet.yaml');
const rooms = ['machines', 'libs', 'apps', 'web/src'];

const { options } = argumentsOrExit({
  command: 'node apps/tools/structure.mjs',
  options: { places: 'flag', lower: 'flag', raise: 'text' },
});

/** @typedef {{ name: string, places: string[], amount?: number }} Count what is counted, where; `amount` instead of the number of places */

const isTest = (path) => /(^|\/)testing\/|spec\.tsx?$|^libs\/testing\//.test(path);
const isProduction = (path) => /\.(ts|tsx|mjs)$/.test(path) && !isTest(path) && !path.endsWith('.d.ts') && !isTextModule(path);
const linesOf = (text) => text.replace(/\n$/, '').split('\n').length;

/** Every import of a file of ours by another, as pairs of paths below the root. */
async function importsAndFaults() {
  const [node, cruiser] = tool('dependency-cruiser/bin/dependency-cruise.mjs');
  const { output } = await runQuietly(node, [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...rooms]);
  const { summary, modules } = JSON.parse(output);
  const faults = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  const imports = modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]));
  return { faults, imports };
}

/** The floors of a feature, lowest first; a folder may import its own floor and those below. */
const floors = [['wire'], ['texts'], ['rules', 'storage'], ['commands', 'queries', 'projections', 'consumers'], ['http']];
const floorOf = (path) => {
  const [, feature, folder] = /^libs\/features\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
  const floor = floors.findIndex((names) => names.includes(folder));
  return floor < 0 || isTest(path) ? null : { feature, floor };
};

/** @returns {Count} */
const upwardImports = (imports) => ({
  name: 'imports that run up inside a feature',
  places: imports.flatMap(([from, to]) => {
    const [own, other] = [floorOf(from), floorOf(to)];
    return own && other && own.feature === other.feature && other.floor > own.floor ? [`${from} -> ${to}`] : [];
  }),
});

/** web -> apps -> libs -> machines: an import of a room further to the left runs back. @returns {Count} */
const importsBack = (imports) => {
  const roomOf = (path) => rooms.findIndex((room) => path.startsWith(`${room}/`));
  return {
    name: 'imports that run back between the four rooms',
    places: imports.flatMap(([from, to]) => (!isTest(from) && roomOf(from) >= 0 && roomOf(to) > roomOf(from) ? [`${from} -> ${to}`] : [])),
  };
};

/** Folders of a feature outside of the floors (mail, provider, seed ...), imported by another folder of it. @returns {Count} */
const importsWithoutFloor = (imports) => {
  const folderOf = (path) => /^libs\/features\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];
  return {
    name: 'imports of folders of a feature that have no floor',
    places: imports.flatMap(([from, to]) =>
      !isTest(from) && !isTest(to) && folderOf(to) && folderOf(from) !== folderOf(to) && floorOf(to)?.floor === undefined
        ? [`${from} -> ${to}`]
        : [],
    ),
  };
};

/** What an order is to its reader is one value: machines/order/facts. @returns {Count} */
const ownFacts = (imports) => ({
  name: 'files outside machines that import figures, lateness or the next step of an order',
  places: [
    ...new Set(
      imports.flatMap(([from, to]) =>
        !isTest(from) && !/^machines\//.test(from) && /^machines\/order\/(figures|lateness|next-step)\.ts$/.test(to) ? [from] : [],
      ),
    ),
  ],
});

/** @returns {Count} */
function mutualFolders(imports) {
  const folderOf = (path) => /^(web\/src\/features\/[^/]+\/[^/]+)\//.exec(path)?.[1];
  const ways = new Set();
  for (const [from, to] of imports) {
    const [one, other] = [folderOf(from), folderOf(to)];
    if (one && other && one !== other && !isTest(from) && one.split('/')[3] === other.split('/')[3]) ways.add(`${one} <-> ${other}`);
  }
  const places = [...ways].filter(
    (way) => ways.has(way.split(' <-> ').reverse().join(' <-> ')) && way.split(' <-> ').sort().join(' <-> ') === way,
  );
  return { name: 'folders of one web feature that import each other', places };
}

/** Every file of production code with its text. @returns {(readonly [path: string, text: string])[]} */
const production = () =>
  rooms
    .flatMap((room) => filesBelow(join(root, room)))
    .map((file) => relative(root, file))
    .filter(isProduction)
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);

/** @returns {Count} */
function shortFiles(files) {
  // Texts are data: their shapes and what joins them are as long as it takes.
  const lengths = files.filter(([path]) => !path.includes('/texts/')).map(([path, text]) => [path, linesOf(text)]);
  return {
    name: 'files under 20 lines',
    places: lengths.filter(([, lines]) => lines < 20).map(([path, lines]) => `${path}: ${lines} lines`),
  };
}

/** What a field's type, validators and comment say, the compiler's plugin reads from there. @returns {Count} */
const apiProperties = (files) => ({
  name: '@ApiProperty decorators',
  places: files.flatMap(([path, text]) => [...text.matchAll(/@ApiProperty(?:Optional)?\(/g)].map(() => path)),
});

/** Classes on the bus that nobody but the feature of their handler sends: a method of an injectable class does the same. @returns {Count} */
function privateMessages(files) {
  const featureOf = (path) => /^libs\/features\/([^/]+)\//.exec(path)?.[1];
  const found = (pattern) => new Map(files.flatMap(([path, text]) => [...text.matchAll(pattern)].map(([, name]) => [name, path])));
  const owners = found(/@(?:Query|Command)Handler\((\w+)\)/g);
  const senders = new Map();
  for (const [path, text] of files)
    for (const [, name] of text.matchAll(/\bnew (\w+)\(/g)) senders.set(name, [...(senders.get(name) ?? []), path]);
  const places = [...found(/class (\w+) extends (?:Query|Command)</g)].flatMap(([name, path]) => {
    const owner = owners.get(name) && featureOf(owners.get(name));
    const isPrivate = owner && (senders.get(name) ?? []).every((sender) => featureOf(sender) === owner);
    return isPrivate ? [`${path}: ${name}`] : [];
  });
  return { name: 'commands and queries on the bus that one feature keeps to itself', places };
}

/** @returns {Promise<Count>} */
async function unusedExports() {
  const [node, knip] = tool('knip/bin/knip.js');
  const { output } = await runQuietly(node, [
    knip,
    ...['--config', 'apps/tools/knip.jsonc', '--tsConfig', 'apps/tools/tsconfig.knip.json'],
    '--reporter',
    'json',
    '--no-exit-code',
    '--no-progress',
  ]);
  const { issues } = JSON.parse(output);
  const places = issues.flatMap(({ file, files, exports, types }) =>
    [...(files ?? []), ...(exports ?? []), ...(types ?? [])].map(({ name, line }) => `${file}${line ? `:${line}` : ''} ${name}`),
  );
  return { name: 'exports and files that nothing uses', places };
}

/** Titles of what CI runs in a browser: stories and screens, each screen in one look. @returns {Promise<Count[]>} */
async function browserStories() {
  const [node, playwright] = tool('@playwright/test/cli.js');
  // Listed from the sources: nothing has to be built.
  const env = {
    ...process.env,
    NODE_OPTIONS: '--conditions=source',
    E2E_PATTERN: '@core',
    E2E_WAYS: 'one',
    E2E_LOOKS: 'one',
    E2E_TOUCHED: '[]',
  };
  const { output } = await runQuietly(node, [playwright, 'test', '--config', 'web/playwright.config.ts', '--list'], { env });
  const titles = output.split('\n').filter((line) => /^ +(\[\w+\] › )?\S+\.spec\.ts:/.test(line));
  if (titles.length === 0) faults.push(`no story in a browser is listed: ${output.trim()}`);
  const screens = titles.filter((line) => line.includes('accessibility.spec.ts'));
  return [
    { name: 'stories in a browser that CI runs', places: titles.filter((line) => !screens.includes(line)) },
    { name: 'screens in a browser that CI runs', places: screens },
  ];
}

/** Editors and tools that know no `imports` of package.json read `paths` of tsconfig.base.json. */
function pathFaults() {
  const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const ofPackage = Object.entries(json('package.json').imports).map(([name, { source }]) => `${name} -> ${source}`);
  const ofCompiler = Object.entries(json('tsconfig.base.json').compilerOptions.paths).map(([name, [path]]) => `${name} -> ${path}`);
  const differing = [...ofPackage.filter((path) => !ofCompiler.includes(path)), ...ofCompiler.filter((path) => !ofPackage.includes(path))];
  return differing.map((path) => `${path}: in one alone of package.json (imports) and tsconfig.base.json (paths)`);
}

const { faults, imports } = await importsAndFaults();
faults.push(...pathFaults());
const files = production();
const counts = [
  upwardImports(imports),
  importsBack(imports),
  importsWithoutFloor(imports),
  ownFacts(imports),
  mutualFolders(imports),
  apiProperties(files),
  shortFiles(files),
  privateMessages(files),
  await unusedExports(),
  ...(await browserStories()),
  ...words(),
  ...weights(),
];
const amountOf = ({ places, amount }) => amount ?? places.length;
if (options.lower || options.raise !== undefined) write();
const limits = parse(readFileSync(ratchetFile, 'utf8'));

for (const count of counts) {
  const most = limits[count.name]?.most;
  if (most === undefined) faults.push(`ratchet.yaml has no line for "${count.name}" (${amountOf(count)}); --raise writes it`);
  else if (amountOf(count) > most) {
    faults.push(
      `${count.name}: ${amountOf(count)}, at most ${most} (--places lists them; a change that needs more: --raise "issue N: why")`,
    );
  }
}
for (const name of Object.keys(limits)) {
  if (!counts.some((count) => count.name === name)) faults.push(`ratchet.yaml has a line for "${name}", which nothing counts`);
}

if (options.places) for (const { name, places } of counts) console.log([name, ...places].join('\n  '));
const left = counts.filter((count) => amountOf(count) > (limits[count.name]?.goal ?? 0)).length;
console.log(faults.length > 0 ? faults.join('\n') : `(${counts.length} counts hold, ${left} of them not at their goal yet)`);
process.exit(faults.length === 0 ? 0 : 1);

/** Changes nothing but the numbers, so that reasons on the lines stay; a raised one gets its reason in their place. */
function write() {
  let text = readFileSync(ratchetFile, 'utf8');
  for (const count of counts) {
    const amount = amountOf(count);
    const name = `['"]?${count.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]?`;
    const line = new RegExp(`^(${name}: \\{ most: )([\\d.]+)(.*\\})(.*)$`, 'm');
    const most = Number(line.exec(text)?.[2] ?? NaN);
    if (amount < most) text = text.replace(line, `$1${amount}$3$4`);
    else if (options.raise !== undefined && amount > most) text = text.replace(line, `$1${amount}$3 # ${options.raise}`);
    else if (options.raise !== undefined && Number.isNaN(most))
      text += `'${count.name}': { most: ${amount}, goal: 0 } # ${options.raise}\n`;
  }
  writeFileSync(ratchetFile, text);
}

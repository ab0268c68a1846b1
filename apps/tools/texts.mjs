// Texts that people read, one folder of YAML files for each language: those of the interface (web/src/i18n), those of the server and the machines (texts).
// From them: the modules that builds and tests load, and their types.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml';
import { isTextModule } from './steps.mjs';
import { completed, parametersOf, textFaults } from './text-faults.mjs';

export { parametersOf };

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = 'web/src/i18n';
/** Of the server and the machines: `texts/en/machines/order.yaml` becomes `machines/order/texts/en.ts`, `texts/en/machines/order/forms.yaml` `en-forms.ts` there. */
const ownFolder = 'texts';
/** The language whose keys and parameters the others have too. */
const model = 'en';
/** Takes over texts of a machine, which pages share with decisions: `$from: company.fact`, `$from: order/forms` of texts/LANGUAGE/machines. */
const fromMachine = '$from';
const reference = /^(?<machine>[a-z-]+)(?:\/(?<file>[a-z-]+))?(?<members>(?:\.\w+)*)$/;

/**
 * The texts in a YAML file: maps and lists whose leaves are strings.
 * @throws Error "path:line:column: reason"
 */
export function parseTexts(source, path) {
  try {
    const texts = load(source, { schema: FAILSAFE_SCHEMA, filename: path });
    if (typeof texts !== 'object' || Array.isArray(texts)) throw new Error(`${path}:1:1: a map of texts is expected`);
    refuseReferences(texts, path, source);
    return texts;
  } catch (fault) {
    if (!(fault instanceof YAMLException) || !fault.mark) throw fault;
    throw new Error(`${path}:${fault.mark.line + 1}:${fault.mark.column + 1}: ${fault.reason}`, { cause: fault });
  }
}

const readTexts = (path) => parseTexts(readFileSync(join(root, path), 'utf8'), path);

function refuseReferences(node, path, source) {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object') refuseReferences(value, path, source);
    else if (key === fromMachine && !isReference(value)) {
      const line = source.split('\n').findIndex((one) => one.includes(`${fromMachine}: ${value}`));
      throw new Error(`${path}:${line + 1}:1: no machine has texts called "${value}"`);
    }
  }
}

function isReference(value) {
  const { machine, file } = reference.exec(value)?.groups ?? {};
  return machine !== undefined && existsSync(join(root, ownFolder, model, 'machines', `${[machine, file].filter(Boolean).join('/')}.yaml`));
}

const slashed = (path) => path.replaceAll('\\', '/');
const languageOf = (path) => new RegExp(`${folder}/([^/]+)/`).exec(slashed(path))?.[1] ?? model;
const moduleOf = ({ machine, file }, language) => `#machines/${machine}/texts/${[language, file].filter(Boolean).join('-')}`;

/**
 * The JavaScript of a YAML file, its texts the default export.
 * @param {'esm' | 'commonjs'} format
 */
export function textModule(source, path, format) {
  const language = languageOf(path);
  const names = new Map();
  const nameOf = (value) => {
    const { members, ...groups } = reference.exec(value).groups;
    const module = moduleOf(groups, language);
    if (!names.has(module)) names.set(module, `from${names.size}`);
    return `${names.get(module)}${members}`;
  };
  const body = literal(completedFile(language, parseTexts(source, path), slashed(path)).texts, nameOf);
  const imports = [...names].map(([module, name]) =>
    format === 'esm' ? `import { ${language} as ${name} } from '${module}';\n` : `const { ${language}: ${name} } = require('${module}');\n`,
  );
  return `${imports.join('')}${format === 'esm' ? 'export default ' : "'use strict';\nexports.__esModule = true;\nexports.default = "}${body};\n`;
}

/** A file's texts, and in place of those it lacks the default language's. */
function completedFile(language, texts, path) {
  const sameInModel = path.replace(`/${language}/`, `/${model}/`);
  return language === model || !existsSync(join(root, sameInModel))
    ? { texts, missing: [] }
    : completed(language, texts, readTexts(sameInModel));
}

function literal(node, nameOf) {
  if (typeof node === 'string') return JSON.stringify(node);
  if (Array.isArray(node)) return `[${node.map((one) => literal(one, nameOf)).join(', ')}]`;
  const entries = Object.entries(node);
  if (entries.length === 1 && entries[0][0] === fromMachine) return nameOf(entries[0][1]);
  const members = entries.map(([key, value]) =>
    key === fromMachine ? `...${nameOf(value)}` : `${JSON.stringify(key)}: ${literal(value, nameOf)}`,
  );
  return `{ ${members.join(', ')} }`;
}

/** Languages: the folders of the texts. */
const textLanguages = () =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** YAML files of a language, relative to its folder and without their ending; those directly in it are namespaces. */
const textFiles = (language) =>
  readdirSync(join(root, folder, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => slashed(name).slice(0, -'.yaml'.length))
    .sort();

const namespaceOf = (file) =>
  file
    .split('/')
    .at(-1)
    .replace(/-([a-z])/g, (_, initial) => initial.toUpperCase());

/** The texts of the public pages are of the server; `site` is read by key, its other files as they stand. */
const isNamespace = (file) => !file.includes('/') || file === 'site/site';

/** The type of a text is its parameters, because nothing else of it is of concern to code. */
function typeOf(node) {
  if (typeof node === 'string') {
    const parameters = parametersOf(node);
    return parameters.length === 0 ? 'string' : `'${parameters.map((name) => `{{${name}}}`).join('')}'`;
  }
  if (Array.isArray(node)) return `(${elementTypes(node).join(' | ') || 'never'})[]`;
  const own = Object.entries(node).filter(([key]) => key !== fromMachine);
  const members = own.map(([key, value]) => `${JSON.stringify(key)}: ${typeOf(value)};`);
  const all = own.length > 0 ? [`{ ${members.join(' ')} }`] : [];
  if (fromMachine in node) all.push(machineType(node[fromMachine]));
  return all.join(' & ') || 'object';
}

/** Elements of a list that are maps have each other's keys too, so that code can ask for them. */
function elementTypes(list) {
  const keys = [...new Set(list.filter((one) => typeof one === 'object' && !Array.isArray(one)).flatMap((one) => Object.keys(one)))];
  const types = list.map((one) => {
    if (typeof one === 'string') return 'string';
    if (Array.isArray(one)) return typeOf(one);
    const absent = keys.filter((key) => !(key in one)).map((key) => `${JSON.stringify(key)}?: undefined;`);
    return absent.length === 0 ? typeOf(one) : `${typeOf(one).slice(0, -1)}${absent.join(' ')} }`;
  });
  return [...new Set(types)];
}

function machineType(value) {
  const { members, ...groups } = reference.exec(value).groups;
  const path = [model, ...members.split('.').filter(Boolean)].map((name) => `['${name}']`).join('');
  return `(typeof import('${moduleOf(groups, model)}'))${path}`;
}

/** YAML files of the server and the machines in a language, relative to its folder and without their ending. */
const ownFiles = (language) =>
  readdirSync(join(root, ownFolder, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => slashed(name).slice(0, -'.yaml'.length))
    .sort();

/** Languages of the product: the folders of its texts. */
export const languageFolders = () => readdirSync(join(root, ownFolder)).sort();

/** What is wrong with the texts of all languages below `place`, in comparison with the default language: "de/chat.yaml: title: missing". */
export function languageFaults(place) {
  const filesOf = (language) =>
    readdirSync(join(place, language), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  const read = (path) => parseTexts(readFileSync(join(place, path), 'utf8'), path);
  const languages = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return languages.flatMap(({ name: language }) => {
    const own = filesOf(language);
    const wanted = filesOf(model);
    return [
      ...wanted.filter((file) => !own.includes(file)).map((file) => `${language}/${slashed(file)}: missing`),
      ...own.filter((file) => !wanted.includes(file)).map((file) => `${language}/${slashed(file)}: unknown`),
      ...own
        .filter((file) => wanted.includes(file))
        .flatMap((file) =>
          textFaults(language, read(`${language}/${file}`), read(`${model}/${file}`)).map(
            (fault) => `${language}/${slashed(file)}: ${fault}`,
          ),
        ),
    ];
  });
}

/** The module of `machines/order/forms`: "-forms" in `machines/order/texts`. */
function placeOf(file) {
  const isOwn = statSync(join(root, file), { throwIfNoEntry: false })?.isDirectory();
  return isOwn ? { home: file, suffix: '' } : { home: dirname(file), suffix: `-${basename(file)}` };
}

/** The type that `shape.ts` next to a module has for it: `EventTitlesTexts` for "-event-titles", the first that ends with "Texts" for a module without suffix. */
function shapeOf({ home, suffix }) {
  const path = join(root, home, 'texts', 'shape.ts');
  if (!existsSync(path)) return undefined;
  const types = [...readFileSync(path, 'utf8').matchAll(/^export (?:interface|type) (\w+Texts)\b/gm)].map(([, name]) => name);
  const wanted = `${suffix.replace(/-([a-z])/g, (_, initial) => initial.toUpperCase())}Texts`;
  return suffix === '' ? types[0] : types.find((name) => name === wanted);
}

/** @returns {Map<string, string>} the modules of the server's and the machines' texts by their paths. @throws Error with the place of the first fault */
function textModules() {
  const languages = languageFolders();
  const missing = [];
  const modules = ownFiles(model).flatMap((file) => {
    const place = placeOf(file);
    const sources = languages.map((language) => {
      const path = `${ownFolder}/${language}/${file}.yaml`;
      const found = completedFile(language, existsSync(join(root, path)) ? readTexts(path) : {}, path);
      missing.push(...found.missing.map((key) => `${path}: ${key}`));
      return [language, path, found.texts];
    });
    return modulesOf(place, shapeOf(place), sources);
  });
  missing.push(...missingOfPages());
  const list = `export const missingTexts: readonly string[] = ${JSON.stringify(missing, null, 2)};`;
  return new Map([...modules, ['libs/platform/texts/all-missing.ts', `${made}: keys that are shown in the default language.\n${list}\n`]]);
}

/** Texts of the pages that a language lacks; the build of the pages puts English ones in their place. */
const missingOfPages = () =>
  textLanguages().flatMap((language) =>
    textFiles(model).flatMap((file) => {
      const path = `${folder}/${language}/${file}.yaml`;
      return completedFile(language, existsSync(join(root, path)) ? readTexts(path) : {}, path).missing.map((key) => `${path}: ${key}`);
    }),
  );

/** @returns {[path: string, content: string][]} a module for each language, and `all`, which has them by language */
export function modulesOf({ home, suffix }, shape, sources) {
  const [imported, type] = shape === undefined ? ['', ''] : [`import type { ${shape} } from './shape.js';\n\n`, `: ${shape}`];
  const names = sources.map(([language]) => language);
  const imports = names.map((one) => `import { ${one} } from './${one}${suffix}.js';\n`).join('');
  const table = `export const texts = inEachLanguage<${names.map((one) => `typeof ${one}`).join(' | ')}>({ ${names.join(', ')} });\n`;
  return [
    ...sources.map(([language, path, texts]) => [
      `${home}/texts/${language}${suffix}.ts`,
      `${made} from ${path}.\n${imported}export const ${language}${type} = ${JSON.stringify(texts, null, 2)};\n`,
    ]),
    [`${home}/texts/all${suffix}.ts`, `${made}: the texts of each language.\n${eachLanguage}${imports}\n${table}`],
  ];
}

const made = '// Made by apps/tools/texts.mjs';
const eachLanguage = "import { inEachLanguage } from '#machines/kernel/by-language';\n";

/** Writes the modules that changed and removes those without a source. They are not in git: every command that builds or tests begins with this. */
export function writeTextModules() {
  const modules = textModules();
  for (const [path, content] of modules) {
    const target = join(root, path);
    if (!existsSync(dirname(target))) mkdirSync(dirname(target));
    if (!existsSync(target) || readFileSync(target, 'utf8') !== content) writeFileSync(target, content);
  }
  for (const home of new Set([...modules.keys()].map(dirname)))
    for (const name of readdirSync(join(root, home))) {
      const path = `${home}/${name}`;
      if (isTextModule(path) && !modules.has(path)) rmSync(join(root, path));
    }
}

/** Writes the types of every namespace, if they changed. @throws Error with the place of the first fault */
export function writeTextTypes(path = `${folder}/texts.d.ts`) {
  const files = textFiles(model);
  const typeOfFile = (file) => typeOf(readTexts(`${folder}/${model}/${file}.yaml`));
  const namespaces = files.filter(isNamespace);
  const moduleType = (file) => (isNamespace(file) ? `Texts['${namespaceOf(file)}']` : typeOfFile(file));
  const content = [
    `// Made by apps/tools/texts.mjs from ${folder}/${model}: keys of texts, and the parameters of each.`,
    'type Texts = {',
    ...namespaces.map((file) => `${namespaceOf(file)}: ${typeOfFile(file)};`),
    '};',
    ...files.map((file) => `declare module '*/${file}.yaml' { const texts: ${moduleType(file)}; export default texts; }`),
    '',
  ].join('\n');
  const target = join(root, path);
  if (!existsSync(target) || readFileSync(target, 'utf8') !== content) writeFileSync(target, content);
}

/** Where the pages find a namespace, one chunk of the build each, and where the server finds what it renders them with. */
export const loaderFiles = () => [
  loadersFile(),
  tableFile('rendered', 'Texts with which the server renders pages, by language and file.', renderedFiles()),
  tableFile('preview', 'Texts around previews of the catalogue, in whatever language they are shown.', ['catalogue/preview']),
  tableFile('verify', 'Texts of the page that verifies receipts, which the browser shows too.', ['site/verify']),
];

function loadersFile() {
  const loaders = textLanguages().map((language) => {
    const files = textFiles(language).filter((file) => !file.includes('/'));
    return `  ${language}: {\n${files.map((file) => `    ${namespaceOf(file)}: () => ${loaderOf(language, file)},\n`).join('')}  },`;
  });
  return {
    path: `${folder}/files.ts`,
    content: `${madeHere}/** Loads a namespace of a language. */\nexport const files = {\n${loaders.join('\n')}\n};\n`,
  };
}

const madeHere = `${made} from the folders here: npm run docs.\n`;

/** Namespaces that pages rendered by the server have, besides the files in `site`. */
const renderedNamespaces = ['account', 'common', 'compare', 'forms', 'selection', 'site-frame', 'site-parts'];

const renderedFiles = () => textFiles(model).filter((file) => file.startsWith('site/') || renderedNamespaces.includes(file));

/** A module with the texts of `files` by language, all loaded at once. */
function tableFile(name, about, files) {
  const nameIn = (language, file) => `${language}${namespaceOf(`-${file.split('/').at(-1)}`)}`;
  const imports = textLanguages().flatMap((language) =>
    files.map((file) => `import ${nameIn(language, file)} from './${language}/${file}.yaml';\n`),
  );
  const tables = textLanguages().map((language) => {
    const members = files.map((file) => `    ${namespaceOf(file)}: ${nameIn(language, file)},\n`);
    return `  ${language}: {\n${members.join('')}  },\n`;
  });
  return {
    path: `${folder}/${name}.ts`,
    content: `${madeHere}${eachLanguage}${imports.join('')}\n/** ${about} */\nexport const ${name}Texts = inEachLanguage({\n${tables.join('')}});\n`,
  };
}

/** Texts that all are a machine's come from there, which pages load anyway. */
function loaderOf(language, file) {
  const path = `${language}/${file}.yaml`;
  const texts = readTexts(`${folder}/${path}`);
  if (Object.keys(texts).join() !== fromMachine) return `import('./${path}')`;
  return `import('${moduleOf(reference.exec(texts[fromMachine]).groups, language)}').then((module) => ({ default: module.${language} }))`;
}

/** @returns {import('vite').Plugin} YAML files of texts as modules; with `npm run dev` a saved file is shown at once, and a faulty one leaves the texts as they are */
export function textsPlugin(place = join(root, folder)) {
  const good = new Map();
  const isTexts = (id) => slashed(id).startsWith(slashed(place)) && id.endsWith('.yaml');
  const read = (id) => textModule(readFileSync(id, 'utf8'), slashed(relative(root, id)), 'esm');
  let isServer = false;
  return {
    name: 'texts',
    configResolved: (config) => void (isServer = config.command === 'serve'),
    load(id) {
      if (!isTexts(id)) return null;
      const code = isServer ? (good.get(id) ?? read(id)) : read(id);
      good.set(id, code);
      return { code: isServer ? `${code}${replacing(id)}` : code, moduleType: 'js', moduleSideEffects: false };
    },
    hotUpdate({ file, server, modules }) {
      if (!isTexts(file)) return undefined;
      try {
        good.set(file, read(file));
        writeTextTypes();
        return modules;
      } catch (fault) {
        // Vite asks for the browser and for the server.
        if (this.environment?.name !== 'ssr') report(server, `${fault.message}; the former texts stay`);
        return [];
      }
    },
  };
}

function report(server, message) {
  server.config.logger.error(message);
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'texts' } });
}

/** What a page does with new texts of a namespace. */
function replacing(id) {
  const [language, file] = relative(join(root, folder), id)
    .split(/[\\/](.*)/)
    .map((one) => one.replace(/\.yaml$/, ''));
  return `import i18next from 'i18next';
import.meta.hot?.accept((next) => {
  if (next === undefined) return;
  i18next.addResourceBundle('${language}', '${namespaceOf(file)}', next.default, false, true);
  i18next.emit('languageChanged', i18next.language);
});
`;
}

// Texts of the interface: one YAML file for each namespace and language (web/src/i18n), the modules that builds and tests make of them, and their types.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = 'web/src/i18n';
/** The language whose keys and parameters the others have too. */
const model = 'en';
/** Takes over texts of a machine, which pages share with decisions: `$from: company.fact`; `order:operationForms` is another export than the language's. */
const fromMachine = '$from';
const reference = /^(?<machine>[a-z-]+)(?::(?<exported>\w+))?(?<members>(?:\.\w+)*)$/;

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

const isReference = (value) => existsSync(join(root, `machines/${reference.exec(value)?.groups.machine}/texts/${model}.ts`));

const slashed = (path) => path.replaceAll('\\', '/');
const languageOf = (path) => new RegExp(`${folder}/([^/]+)/`).exec(slashed(path))?.[1] ?? model;
const moduleOf = (machine, language) => `#machines/${machine}/texts/${language}`;

/**
 * The JavaScript of a YAML file, its texts the default export.
 * @param {'esm' | 'commonjs'} format
 */
export function textModule(source, path, format) {
  const language = languageOf(path);
  const names = new Map();
  const nameOf = (value) => {
    const { machine, exported = language, members } = reference.exec(value).groups;
    const id = `${machine}:${exported}`;
    if (!names.has(id)) names.set(id, { name: `from${names.size}`, module: moduleOf(machine, language), exported });
    return `${names.get(id).name}${members}`;
  };
  const body = literal(parseTexts(source, path), nameOf);
  const imports = [...names.values()].map(({ name, module, exported }) =>
    format === 'esm' ? `import { ${exported} as ${name} } from '${module}';\n` : `const { ${exported}: ${name} } = require('${module}');\n`,
  );
  return `${imports.join('')}${format === 'esm' ? 'export default ' : "'use strict';\nexports.__esModule = true;\nexports.default = "}${body};\n`;
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

/** Parameters in a text: "{{count}} of {{total}}". */
export const parametersOf = (text) => [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name))].sort();

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
  const { machine, exported = model, members } = reference.exec(value).groups;
  const path = [exported, ...members.split('.').filter(Boolean)].map((name) => `['${name}']`).join('');
  return `(typeof import('${moduleOf(machine, model)}'))${path}`;
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

/** Where the pages find a namespace: one chunk of the build each. */
export function loadersFile() {
  const loaders = textLanguages().map((language) => {
    const files = textFiles(language).filter((file) => !file.includes('/'));
    return `  ${language}: {\n${files.map((file) => `    ${namespaceOf(file)}: () => ${loaderOf(language, file)},\n`).join('')}  },`;
  });
  return {
    path: `${folder}/files.ts`,
    content: `// Made by apps/tools/texts.mjs from the folders here: npm run docs.\n/** Loads a namespace of a language. */\nexport const files = {\n${loaders.join('\n')}\n};\n`,
  };
}

/** Texts that all are a machine's come from there, which pages load anyway. */
function loaderOf(language, file) {
  const path = `${language}/${file}.yaml`;
  const texts = readTexts(`${folder}/${path}`);
  if (Object.keys(texts).join() !== fromMachine) return `import('./${path}')`;
  const { machine, exported = language } = reference.exec(texts[fromMachine]).groups;
  return `import('${moduleOf(machine, language)}').then((module) => ({ default: module.${exported} }))`;
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

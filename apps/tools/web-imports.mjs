// What files of the web import, read from their text: enough to say which pages a change touches, in a tenth of a second.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './steps.mjs';

const isFile = (path) => existsSync(join(root, path)) && /\.\w+$/.test(path);

/** The file that an import names: imports say .js of what is .ts or .tsx, and nothing of what is ours under #. Undefined for a package. */
export function fileOf(from, specifier) {
  if (!/^[.#]/.test(specifier)) return undefined;
  const path = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier);
  const bare = path.replace(/\.js$/, '');
  return [path, `${bare}.ts`, `${bare}.tsx`].find(isFile);
}

/** Import statements and calls, but for types, which no page shows. */
const specifiers = /(?:^import (?!type )[^;]*?from |^export (?!type )[^;]*?from |^import |\bimport\()'([^']+)'/gm;

/** Texts come by their namespace: they belong to the files that translate with it. */
const texts = 'web/src/i18n';
const loadsTexts = `${texts}/files.ts`;
const namespaces = /\buseTranslation\((?:'(\w+)'|\[([^\]]*)\])?/g;

function textsOf(namespace) {
  const file = namespace.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return readdirSync(join(root, texts)).map((language) => `${texts}/${language}/${file}.yaml`);
}

/** Modules whose texts a file of texts takes over. */
const machineTexts = (file, text) =>
  [...text.matchAll(/\$from: ([a-z/-]+)/g)].map(([, name]) => `texts/${file.split('/').at(-2)}/machines/${name}.yaml`);

const read = new Map();

function importsOf(file) {
  if (!read.has(file)) read.set(file, found(file));
  return read.get(file);
}

function found(file) {
  if (!/\.(tsx?|yaml)$/.test(file) || file === loadsTexts) return [];
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.yaml')) return machineTexts(file, text);
  const files = [...text.matchAll(specifiers)].map(([, specifier]) => fileOf(file, specifier));
  const used = [...text.matchAll(namespaces)].flatMap(([, one, several = `'${one ?? 'common'}'`]) => several.match(/\w+/g));
  return [...files.filter((one) => one !== undefined), ...used.flatMap(textsOf).filter(isFile)];
}

/** Everything that `starts` import, themselves among them, without going further where `stopsAt` says so. */
export function reachOf(starts, stopsAt = () => false) {
  const reach = new Set(starts);
  for (const file of reach) if (!stopsAt(file)) for (const one of importsOf(file)) reach.add(one);
  return reach;
}

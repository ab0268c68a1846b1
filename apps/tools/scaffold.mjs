// The files of a new stream, list or field, from the templates in new/, and the places that a change has to visit (new/places.yaml).
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { filesBelow } from './steps.mjs';

const templates = join(dirname(fileURLToPath(import.meta.url)), 'new');

/** Kinds that files are written for; the other kinds of places.yaml only have places. */
export const written = ['stream', 'list', 'field'];

/** A mistake of the caller, with a sentence for them. */
export class ScaffoldError extends Error {
  name = 'ScaffoldError';
}

const pascalOf = (name) => name.replace(/(^|-)([a-z])/g, (_, __, first) => first.toUpperCase());
const camelOf = (name) => pascalOf(name).replace(/^./, (first) => first.toLowerCase());
const pluralOf = (name) => (/[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`);

/** @throws ScaffoldError for a name that cannot be a file, a type and a variable */
function checkName(name) {
  if (!/^[a-z]{2,}(-[a-z]+)*$/.test(name) || name.length > 30) {
    throw new ScaffoldError(
      `"${name}" is no name: a singular noun of up to 30 lower-case letters, words joined by hyphens, as in "bank-account"`,
    );
  }
  try {
    new Function(`'use strict'; const ${camelOf(name)} = 0, ${camelOf(pluralOf(name))} = 1;`);
  } catch {
    throw new ScaffoldError(`"${name}" is a word of JavaScript: choose another noun`);
  }
}

/**
 * The files of a new stream, list or field.
 * @param {'stream' | 'list' | 'field'} kind
 * @param {string} name singular, with hyphens: "bank-account"
 * @returns {{ path: string, content: string }[]} paths below the checkout
 * @throws ScaffoldError for a name that is invalid or taken
 */
export function filesOf(kind, name, checkout) {
  checkName(name);
  const plural = pluralOf(name);
  const replaced = [
    [/__number/g, () => nextMigration(checkout)],
    [/__table/g, () => plural.replaceAll('-', '_')],
    [/__column/g, () => name.replaceAll('-', '_')],
    [/__dashed/g, () => name],
    [/__words/g, () => name.replaceAll('-', ' ')],
    [/__address/g, () => plural],
    // In prose, then in names of files, then in identifiers.
    [/(?<=\b(?:a|new|existing|one|of|no) )samples\b/g, () => plural.replaceAll('-', ' ')],
    [/(?<=\b(?:a|new|existing|one|of|no) )sample\b/g, () => name.replaceAll('-', ' ')],
    [/(?<=[/'`-])samples(?=[-/.])|(?<=\/)samples\b/g, () => plural],
    [/(?<=[/'`-])sample(?=[-/.])|(?<=[/-])sample(?=')/g, () => name],
    [/Samples/g, () => pascalOf(plural)],
    [/Sample/g, () => pascalOf(name)],
    [/samples/g, () => camelOf(plural)],
    [/sample/g, () => camelOf(name)],
  ];
  const fill = (text) => replaced.reduce((so, [pattern, value]) => so.replace(pattern, value), text);
  const from = join(templates, kind);
  const files = filesBelow(from).map((file) => ({
    path: fill(`/${relative(from, file).replace(/\.txt$/, '')}`).slice(1),
    content: fill(readFileSync(file, 'utf8')),
  }));
  const taken = takenBy(kind, name, plural, checkout) ?? files.map(({ path }) => path).find((path) => existsSync(join(checkout, path)));
  if (taken !== undefined) throw new ScaffoldError(`${taken} exists already: choose another name`);
  return files;
}

function takenBy(kind, name, plural, checkout) {
  const folders = { stream: [`machines/${name}`, `libs/features/${plural}`], list: [`web/src/features/${plural}`], field: [] }[kind];
  return folders.find((folder) => existsSync(join(checkout, folder)) && readdirSync(join(checkout, folder)).length > 0);
}

/** The number after the last frozen migration, four digits. */
function nextMigration(checkout) {
  const numbers = [...readFileSync(join(checkout, 'libs/migrations.sha256'), 'utf8').matchAll(/\/(\d{4})-[^/]+$/gm)].map(([, number]) =>
    Number(number),
  );
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** Writes the files of a new stream, list or field. @returns their paths @throws ScaffoldError */
export function writeFiles(kind, name, checkout) {
  const files = filesOf(kind, name, checkout);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    writeFileSync(join(checkout, path), content);
  }
  return files.map(({ path }) => path);
}

const languageList = 'machines/kernel/languages.ts';

/**
 * Copies the English texts into the folders of a new language and enters it in the list.
 * @param {string} code of ISO 639, as BCP 47 spells it: "de"
 * @returns the paths of the copies
 * @throws ScaffoldError for a code that is invalid or taken
 */
export function addLanguage(code, checkout) {
  const isKnown =
    /^[a-z]{2}$/.test(code) &&
    Intl.getCanonicalLocales(code)[0] === code &&
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
  if (!isKnown) throw new ScaffoldError(`"${code}" is no language: a code of ISO 639 of two lower-case letters, as in "de"`);
  const folders = ['texts', 'web/src/i18n'];
  const list = readFileSync(join(checkout, languageList), 'utf8');
  const taken = list.includes(`  ${code}: '`)
    ? languageList
    : folders.map((one) => `${one}/${code}`).find((one) => existsSync(join(checkout, one)));
  if (taken !== undefined) throw new ScaffoldError(`${taken} has "${code}" already`);
  const copies = folders.flatMap((folder) =>
    filesBelow(join(checkout, folder, 'en')).map((file) => {
      const path = join(folder, code, relative(join(checkout, folder, 'en'), file)).replaceAll('\\', '/');
      mkdirSync(dirname(join(checkout, path)), { recursive: true });
      copyFileSync(file, join(checkout, path));
      return path;
    }),
  );
  writeFileSync(join(checkout, languageList), list.replace(/^(?=\} satisfies)/m, entryOf(code)));
  return copies;
}

/** The language's entry, with the region that most of its readers live in. */
function entryOf(code) {
  const { language, region } = new Intl.Locale(code).maximize();
  return `  ${code}: '${language}-${region}',\n`;
}

/** Kinds of changes that have places. */
export const kinds = () => Object.keys(placesByKind());

const placesByKind = () => parse(readFileSync(join(templates, 'places.yaml'), 'utf8'));

/**
 * The lines that a new one of `kind` changes, or is written like.
 * @returns {{ place: string, todo: string }[]} `place`: file and line, as editors open it
 */
export const placesOf = (kind, checkout) =>
  placesByKind()[kind].map(({ file, find, do: todo }) => {
    const lines = existsSync(join(checkout, file)) ? readFileSync(join(checkout, file), 'utf8').split('\n') : [];
    const at = lines.findIndex((line) => line.includes(find));
    return { place: `${file}:${at + 1}`, todo, found: at >= 0 };
  });

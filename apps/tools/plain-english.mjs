// Counts the words of libs/testing/plain-english.yaml in identifiers, comments and docs. What is stored under such a word keeps it and is not counted.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { filesBelow, isTextModule, root } from './steps.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const listed = (...paths) => paths.flatMap((path) => filesBelow(join(root, path))).map((file) => relative(root, file));

const isSource = (path) => /\.(ts|tsx|mjs|cjs)$/.test(path) && !/(schema|texts)\.d\.ts$/.test(path) && !isTextModule(path);
const isDoc = (path) => path.endsWith('.md') && !path.startsWith('docs/generated/');

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const identifier = /[A-Za-z_$][\w$]*/g;

/** "readPosition" -> "read position" */
const spoken = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_$]+/g, ' ')
    .toLowerCase();

/** Comments of a source, and its identifiers as words, one a line; names that rows and keys hold are left out. */
function prose(path, stored) {
  const text = read(path);
  if (isDoc(path)) return text;
  const comments = text.match(comment) ?? [];
  const names = (text.replace(comment, ' ').replace(literal, ' ').match(identifier) ?? []).filter((name) => !stored.has(name));
  return [...comments, ...names.map(spoken)].join('\n');
}

const patternOf = ({ words, unless }) =>
  new RegExp(`${unless ? `(?<!\\b${unless}[- ])` : ''}\\b(?:${words.join('|').replaceAll(' ', '\\s+')})\\b`, 'gi');

/** @returns {{ name: string, places: string[] }[]} one count for each line of the list; places are files with how often */
export function words() {
  const stored = new Set(read('libs/testing/stored-spellings.yaml').match(identifier));
  const files = [
    ...listed('machines', 'libs', 'apps', 'web/src', 'web/e2e').filter(isSource),
    ...listed('docs', 'README.md', 'libs', 'apps').filter(isDoc),
  ];
  const texts = files.map((path) => [path, prose(path, stored)]);
  return parse(read('libs/testing/plain-english.yaml')).map((line) => {
    const pattern = patternOf(line);
    const found = texts.flatMap(([path, text]) => (text.match(pattern) ?? []).map(() => path));
    return { name: `word: ${line.name}`, places: found };
  });
}

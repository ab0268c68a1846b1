// What `npm run check` requires of README.md and docs/: two pages that stay short, links that lead to a file and to a heading of it, and names of files that exist.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './steps.mjs';

/** Lines at most. */
const longest = { 'README.md': 99, 'docs/architecture.md': 130 };

const code = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const link = /\]\(([^)\s]+)\)/g;

/** A path of the source in code: below a folder of the top level, or a file of source by its name. */
const folders = ['apps', 'docs', 'libs', 'machines', 'web'];
const named = new RegExp(`^(?:(?:${folders.join('|')})/[\\w./-]+|[\\w./-]+\\.(?:tsx?|mjs|sql))$`);
/** Pages about the past name files of that time. */
const ofThePast = /^docs\/(?:decisions\/|changelog\.md|api-changes\.md)/;

/** Written by tools, and not in the repository. */
const written = new Set(['web/src/api/schema.d.ts', 'web/src/i18n/texts.d.ts', 'web/test-results']);

/** @returns {string[]} one sentence for each fault */
export function pageFaults(checkout) {
  const files = ['README.md', ...folders].flatMap((path) => filesBelow(join(checkout, path)));
  const known = knownPaths(files.map((file) => relative(checkout, file)));
  return files.filter(isPage).flatMap((file) => {
    const name = relative(checkout, file);
    const text = readFileSync(file, 'utf8');
    const lines = text.trimEnd().split('\n').length;
    const long = lines > (longest[name] ?? Infinity) ? [`${name} has ${lines} lines, at most ${longest[name]}`] : [];
    const gone = ofThePast.test(name) ? [] : namesOf(text).filter((path) => !written.has(path) && !known.has(path.replace(/\/$/, '')));
    return [
      ...long,
      ...targetsOf(text).flatMap((target) => linkFault(file, target).map((fault) => `${name}: ${target} ${fault}`)),
      ...gone.map((path) => `${name}: no file is called \`${path}\``),
    ];
  });
}

/** Every end of every path, and of its folders, with and without its extension: pages leave out what a reader can see. */
function knownPaths(paths) {
  const known = new Set();
  for (const path of paths) {
    const parts = path.split('/');
    for (let end = parts.length; end > 0; end -= 1) {
      const whole = parts.slice(0, end);
      for (let start = 0; start < end; start += 1) {
        const tail = whole.slice(start).join('/');
        known.add(tail);
        if (end === parts.length) known.add(tail.replace(/(\.d)?\.\w+$/, ''));
      }
    }
  }
  return known;
}

const namesOf = (text) =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, name]) => name).filter((name) => named.test(name));

const isPage = (file) => file.endsWith('.md');

/** Addresses below this checkout; those of other hosts are left alone. */
const targetsOf = (text) =>
  [...text.replace(code, '').matchAll(link)].map(([, target]) => target).filter((target) => !/^[a-z]+:/.test(target));

function linkFault(from, target) {
  const [path, heading] = target.split('#');
  const file = path === '' ? from : join(dirname(from), path);
  if (!existsSync(file)) return ['does not exist'];
  if (heading === undefined || !isPage(file)) return [];
  return anchorsOf(readFileSync(file, 'utf8')).has(heading) ? [] : ['has no such heading'];
}

/** The anchors that a repository's viewer gives to the headings of a page: the second "Notes" is `notes-1`. */
function anchorsOf(text) {
  const anchors = new Set();
  for (const [, heading] of text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

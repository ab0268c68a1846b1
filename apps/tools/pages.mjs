// What `npm run check` requires of README.md and docs/: two pages that stay short, and links that lead to a file and to a heading of it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './steps.mjs';

/** Lines at most. */
const longest = { 'README.md': 90, 'docs/architecture.md': 130 };

const code = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const link = /\]\(([^)\s]+)\)/g;

/** @returns {string[]} one sentence for each fault */
export function pageFaults(checkout) {
  const pages = ['README.md', 'docs', 'libs', 'apps', 'machines', 'web'].flatMap((path) => filesBelow(join(checkout, path))).filter(isPage);
  return pages.flatMap((file) => {
    const name = relative(checkout, file);
    const text = readFileSync(file, 'utf8');
    const lines = text.trimEnd().split('\n').length;
    const long = lines > (longest[name] ?? Infinity) ? [`${name} has ${lines} lines, at most ${longest[name]}`] : [];
    return [...long, ...targetsOf(text).flatMap((target) => linkFault(file, target).map((fault) => `${name}: ${target} ${fault}`))];
  });
}

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

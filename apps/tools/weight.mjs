// How much code there is: tokens by folder, blocks that stand in two places, the longest function.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './steps.mjs';

/** Lines of a block that counts as a duplicate. */
const least = 6;

const isCode = (path) => /\.(ts|tsx|mjs|cjs)$/.test(path) && !path.endsWith('.d.ts');
/** Texts that people read are data, and so is what is generated: a translation is no weight. */
const isData = (path) => /(^|\/)(texts|i18n|content|event-schema-table)(\/|\.ts$)/.test(path) && !isTest(path);
const isTest = (path) => /(^|\/)testing\/|[-.]spec\.tsx?$|^web\/e2e\//.test(path);

const groups = {
  'apps without bench': (path) => path.startsWith('apps/') && !path.startsWith('apps/bench/'),
  'apps/bench': (path) => path.startsWith('apps/bench/'),
  libs: (path) => path.startsWith('libs/'),
  machines: (path) => path.startsWith('machines/'),
  web: (path) => path.startsWith('web/'),
};

/** Everything that git tracks or would track. @returns {[path: string, text: string][]} */
function trackedCode() {
  const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return paths
    .split('\0')
    .filter((path) => isCode(path) && !isData(path))
    .flatMap((path) => textOf(path).map((text) => [path, text]));
}

/** Nothing for a file that was deleted and not committed yet. */
function textOf(path) {
  try {
    return [readFileSync(join(root, path), 'utf8')];
  } catch {
    return [];
  }
}

/** @returns {{ name: string, places: string[], amount?: number }[]} counts for structure.mjs */
export function weights() {
  const files = trackedCode();
  const production = files.filter(([path]) => !isTest(path));
  const byGroup = Object.entries(groups).map(([name, isIn]) =>
    tokenCount(
      name,
      production.filter(([path]) => isIn(path)),
    ),
  );
  return [
    ...byGroup,
    tokenCount(
      'tests and helpers',
      files.filter(([path]) => isTest(path)),
    ),
    duplicates(production),
    longestFunction(production),
  ];
}

function tokenCount(name, files) {
  const amounts = files.map(([path, text]) => [path, tokensOf(path, text)]).sort(([, a], [, b]) => b - a);
  const amount = amounts.reduce((sum, [, tokens]) => sum + tokens, 0);
  return { name: `tokens: ${name}`, places: amounts.map(([path, tokens]) => `${path}: ${tokens}`), amount };
}

/** Tokens of the compiler's scanner, which cannot find by itself where the text of a template continues. */
function tokensOf(path, text) {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard,
    text,
  );
  const open = [];
  let tokens = 0;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    tokens += 1;
    if (kind === ts.SyntaxKind.TemplateHead) open.push(0);
    else if (open.length === 0) continue;
    else if (kind === ts.SyntaxKind.OpenBraceToken) open[open.length - 1] += 1;
    else if (kind === ts.SyntaxKind.CloseBraceToken) {
      if (open[open.length - 1] > 0) open[open.length - 1] -= 1;
      else if (scanner.reScanTemplateToken(false) === ts.SyntaxKind.TemplateTail) open.pop();
    }
  }
  return tokens;
}

/** Lines that say something: no imports, no lines of brackets alone. */
function meaningfulLines(text) {
  const withoutImports = text.replace(/^import[^;]*;$/gm, (found) => found.replace(/[^\n]/g, ''));
  return withoutImports.split('\n').flatMap((line, at) => (/\w/.test(line) ? [{ line: line.trim(), at: at + 1 }] : []));
}

/** Blocks of `least` or more equal lines that stand somewhere else too: each later place is one. */
function duplicates(files) {
  const first = new Map();
  const places = [];
  for (const [path, text] of files) {
    const lines = meaningfulLines(text);
    let isInside = false;
    for (let at = 0; at + least <= lines.length; at += 1) {
      const block = lines
        .slice(at, at + least)
        .map(({ line }) => line)
        .join('\n');
      const earlier = first.get(block);
      if (earlier === undefined) first.set(block, `${path}:${lines[at].at}`);
      else if (!isInside) places.push(`${path}:${lines[at].at} as ${earlier}`);
      isInside = earlier !== undefined;
    }
  }
  return { name: 'blocks of six or more equal lines', places };
}

function longestFunction(files) {
  const found = files.flatMap(([path, text]) => functionsOf(path, text)).sort((a, b) => b.lines - a.lines);
  return {
    name: 'lines of the longest function',
    places: found.slice(0, 20).map(({ place, lines }) => `${place}: ${lines} lines`),
    amount: found[0].lines,
  };
}

function functionsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found = [];
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const start = lineOf(node.getStart(source));
      found.push({ place: `${path}:${start + 1}`, lines: lineOf(node.end) - start + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

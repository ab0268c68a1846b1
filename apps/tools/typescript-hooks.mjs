import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from './swc-options.cjs';

/** Lets Node run our sources without a build: `#libs/x` by its source condition, `./x.js` as `./x.ts`, types removed by swc. */
export async function resolve(specifier, context, next) {
  const ours = /\.tsx?$/.test(context.parentURL ?? '') || specifier.startsWith('#');
  if (!ours) return next(specifier, context);
  const sought = /^\.{1,2}\/.*\.js$/.test(specifier) ? sourceOf(specifier, context.parentURL) : specifier;
  return next(sought, { ...context, conditions: ['source', ...context.conditions] });
}

/** JSX (of emails) is in .tsx files. */
function sourceOf(specifier, parent) {
  const source = specifier.replace(/\.js$/, '.ts');
  return existsSync(new URL(source, parent)) ? source : `${source}x`;
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !/\.tsx?$/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, ...swcOptions(filename), sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}

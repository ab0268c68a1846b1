import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** Lets Node read our sources without a build: `#libs/x` by its source condition, `./x.js` as `./x.ts`, types taken off by swc. */
export async function resolve(specifier, context, next) {
  const ours = context.parentURL?.endsWith('.ts') || specifier.startsWith('#');
  if (!ours) return next(specifier, context);
  const sought = /^\.{1,2}\/.*\.js$/.test(specifier) ? specifier.replace(/\.js$/, '.ts') : specifier;
  return next(sought, { ...context, conditions: ['source', ...context.conditions] });
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}

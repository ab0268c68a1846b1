import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';

/** Loads a TypeScript file, and what it imports. */
export type Load = (file: string) => unknown;
type Require = (name: string) => unknown;
type Compiled = (exports: object, require: Require, module: { exports: object }) => void;

/**
 * Modules below `root` that can be loaded repeatedly: each loader runs every module once and shares nothing with the others, so that values computed at load
 * time are computed again. Compilation is cached; packages are shared.
 */
export function freshModules(root: string): () => Load {
  const packages = createRequire(join(root, 'package.json'));
  const compiled = new Map<string, Compiled>();
  const compiledOf = (file: string): Compiled => {
    const known = compiled.get(file) ?? compile(file, root);
    compiled.set(file, known);
    return known;
  };
  return () => {
    const loaded = new Map<string, { exports: object }>();
    const load: Load = (file) => {
      const known = loaded.get(file);
      if (known) return known.exports;
      const module = { exports: {} };
      loaded.set(file, module);
      compiledOf(file)(module.exports, (name) => (isOurs(name) ? load(fileOf(name, file, root)) : packages(name)), module);
      return module.exports;
    };
    return load;
  };
}

function compile(file: string, root: string): Compiled {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    cwd: root,
    root,
    swcrc: true,
    module: { type: 'commonjs' },
  });
  return compileFunction(code, ['exports', 'require', 'module'], { filename: file }) as Compiled;
}

const isOurs = (name: string): boolean => name.startsWith('.') || name.startsWith('#');

const fileOf = (name: string, from: string, root: string): string =>
  name.startsWith('#') ? join(root, `${name.slice(1)}.ts`) : resolve(dirname(from), name.replace(/\.js$/, '.ts'));

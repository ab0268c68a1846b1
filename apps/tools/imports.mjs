// Which files a change reaches: by imports, and by paths that code names (a file that is read, a program that is started).
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative, sep } from 'node:path';
import { filesBelow } from './steps.mjs';

const folders = ['machines', 'libs', 'apps', 'texts', 'web', 'docs'];
const code = /\.([cm]?[jt]s|tsx)$/;
const literal = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`([^`$\n]*)/g;
/** Tools name whole folders to build, check or write them; what they import is all that their suites run. */
const isTool = (path) => /^apps\/tools\/.*\.[cm]js$/.test(path);

/** How much further away than an import: a file in a folder that is read, what every suite of a kind is started with. */
const throughFolder = 4;

/** Files of the checkout, and for each of them those that name it. */
export class Imports {
  #files;
  #folders = new Set();
  #byName = new Map();
  /** path of a file or folder -> files that name it */
  #users = new Map();

  constructor(checkout) {
    const paths = folders
      .flatMap((folder) => filesBelow(join(checkout, folder)))
      .map((file) => relative(checkout, file).replaceAll(sep, '/'));
    const top = ['package.json', 'docker-compose.yml', 'README.md', 'jest.config.cjs'].filter((name) => existsSync(join(checkout, name)));
    this.#files = new Set([...paths, ...top]);
    for (const path of paths) {
      for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) this.#folders.add(folder);
      const name = basename(path);
      this.#byName.set(name, this.#byName.has(name) ? undefined : path);
    }
    for (const path of this.#files) if (code.test(path)) this.#read(path, readFileSync(join(checkout, path), 'utf8'));
  }

  /**
   * Every file that the changed ones reach, with its distance in imports.
   * @param {string[]} changed paths below the checkout; those of removed files too
   * @returns {Map<string, number>}
   */
  reachedFrom(changed) {
    const reached = new Map();
    const waiting = [changed.flatMap((path) => [path, ...alsoChanged(path)])];
    for (let distance = 0; distance < waiting.length; distance += 1)
      for (const path of waiting[distance] ?? []) {
        if (reached.has(path)) continue;
        reached.set(path, distance);
        const later = (steps, paths = []) => (waiting[distance + steps] ??= []).push(...paths);
        later(1, this.#users.get(path));
        for (let folder = dirname(path); distance === 0 && folder !== '.'; folder = dirname(folder))
          later(throughFolder, this.#users.get(`${folder}/`));
      }
    return new Map([...reached].filter(([path]) => this.#files.has(path)));
  }

  #read(path, text) {
    const readsFolders = /readdirSync|filesBelow|new URL\(/.test(text);
    for (const [, single, double, start] of text.matchAll(literal)) {
      const named = single ?? double ?? start;
      if (!/[./]/.test(named) && !(readsFolders && folders.includes(named))) continue;
      const target = this.#resolve(path, named, readsFolders);
      if (target !== undefined) this.#users.set(target, [...(this.#users.get(target) ?? []), path]);
    }
  }

  /** @returns the file or `folder/` that `named` stands for in `path` */
  #resolve(path, named, readsFolders) {
    if (named.startsWith('#')) return this.#file(named.slice(1));
    const near = normalize(join(dirname(path), named)).replaceAll(sep, '/');
    if (/^\.\.?\//.test(named)) return this.#file(near) ?? (readsFolders && !isTool(path) ? this.#folder(near) : undefined);
    if (isTool(path)) return undefined;
    const far = named.replace(/^(\.\/)?dist\//, '').replace(/^<rootDir>\//, '');
    return this.#file(far) ?? this.#file(near) ?? (readsFolders ? this.#folder(far) : undefined) ?? this.#unique(named);
  }

  #file(path) {
    const bare = path.replace(/\.js$/, '');
    const candidates = [path, `${bare}.ts`, `${bare}.tsx`, `${path}.mjs`, `${path}.cjs`, `${path}/index.ts`, `${path}/index.tsx`];
    return candidates.find((one) => this.#files.has(one));
  }

  #folder(path) {
    const folder = path.replace(/\/$/, '');
    return this.#folders.has(folder) ? `${folder}/` : undefined;
  }

  /** A file of data that is named without its folder, when there is one of that name. */
  #unique(named) {
    return /\.(css|ya?ml|json|sql|md|html|gz|svg|properties)$/.test(named) && !code.test(named)
      ? this.#byName.get(basename(named))
      : undefined;
  }
}

/** What names no importer: migrations are listed with their hashes, modules are made of texts. */
function alsoChanged(path) {
  const [, language, file] = /^texts\/([^/]+)\/(.+)\.yaml$/.exec(path) ?? [];
  if (file !== undefined) return [`${file}/texts/${language}.ts`, `${dirname(file)}/texts/${language}-${basename(file)}.ts`];
  return /\/migrations\/.*\.sql$/.test(path) ? ['libs/migrations.sha256'] : [];
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const src = join(__dirname, '..', '..');
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const code = new Map(files.filter((file) => /(?<!\.spec)\.tsx?$/.test(file)).map((file) => [file, read(file)]));
const modules = files.filter((file) => file.endsWith('.module.css'));

/** Classes with rules in a stylesheet. */
function classesOf(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/:global\([^)]*\)/g, '');
  return new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** Classes of a CSS module that the code uses, by name. */
function takenOf(module: string): Set<string> {
  const taken = [...code].flatMap(([file, text]) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , path = '']) => relative(src, join(src, dirname(file), path)) === module)
      .flatMap(([, name]) => [...text.matchAll(new RegExp(`(?<![\\w.'\`])${name}\\.(\\w+)(?!\\.css)`, 'g'))].map(([, one = '']) => one)),
  );
  return new Set(taken);
}

/** Global classes. */
const common = () => new Set(['parts', 'utilities'].flatMap((file) => [...classesOf(read(`ui/theme/${file}.css`))]));

/** Class names written literally in `className`. */
const named = new Set(
  [...code.values()].flatMap((text) =>
    [...text.matchAll(/className(?:=|: )(?:\{`([^`]*)`\}|\{([^{}`]*)\}|["']([^"']*)["'])/g)].flatMap(([, pieces, choice, plain]) =>
      (pieces?.replace(/\$\{[^}]*\}/g, ' ') ?? plain ?? [...(choice ?? '').matchAll(/'([^']*)'/g)].map(([, one]) => one).join(' '))
        .split(/\s+/)
        .filter((one) => one !== ''),
    ),
  ),
);

describe('the stylesheets of the interface', () => {
  it('have no class that no element asks for', () => {
    const unused = modules.flatMap((module) => {
      const taken = takenOf(module);
      return [...classesOf(read(module))].filter((one) => !taken.has(one)).map((one) => `${module}: ${one}`);
    });
    expect(unused).toEqual([]);
  });

  it('have no part that no page is made of', () => {
    expect([...common()].filter((one) => !named.has(one))).toEqual([]);
  });

  it('have every class that an element asks for by name', () => {
    const parts = common();
    expect([...named].filter((one) => !parts.has(one))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

describe('the characters that force a direction', () => {
  it('are listed in one file', () => {
    const places = ['libs', 'machines', 'apps', 'web/src'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/spec\.tsx?$/.test(name))
        .map((name) => join(root, name))
        .filter((path) => readFileSync(path, 'utf8').includes('\\u2066-\\u2069')),
    );
    expect(places).toEqual(['machines/kernel/plain-text.ts']);
  });
});

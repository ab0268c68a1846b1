import { readFileSync } from 'node:fs';
import { secretVariables } from './environment.js';

const page = readFileSync('docs/installation.md', 'utf8');
const [, section = ''] = page.split('## Rotating secrets\n');
const [table = ''] = section.split('\n## ');

describe('the instructions for rotating secrets', () => {
  it.each(secretVariables)('have a row for %s', (variable) => {
    expect(table.match(new RegExp(`^\\| \`${variable}\``, 'gm'))).toHaveLength(1);
  });

  it('have no row for other variables', () => {
    const rows = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect([...rows].sort()).toEqual([...secretVariables].sort());
  });
});

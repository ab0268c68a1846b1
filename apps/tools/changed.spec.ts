import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changedFiles, suitesReached } from './changed.mjs';

const files = {
  'machines/kernel/money.ts': 'export const cents = 1;',
  'machines/kernel/money.spec.ts': `import { cents } from './money.js';`,
  'machines/kernel/texts/en-fault.ts': 'export const en = {};',
  'machines/kernel/fault.spec.ts': `import { en } from './texts/en-fault.js';`,
  'machines/kernel/untouched.spec.ts': `it('stands alone', () => undefined);`,
  'libs/features/orders/rules/price.ts': `import { cents } from '#machines/kernel/money';\nexport const price = cents;`,
  'libs/features/orders/rules/price.spec.ts': `import { price } from './price';`,
  'libs/features/orders/http/orders.e2e-spec.ts': `const load = () => import('../rules/price.js');`,
  'libs/features/orders/migrations/0001-orders.sql': 'create table orders ();',
  'libs/platform/database/migrations.ts': `export const list = read('libs/migrations.sha256');`,
  'libs/migrations.sha256': '',
  'apps/tools/test/start-database.mjs': `import { list } from '../../../libs/platform/database/migrations.ts';`,
  'libs/features/catalogue/content/de.yaml': 'name: Germany',
  'libs/features/catalogue/seed.ts': `readdirSync(new URL('./content/', import.meta.url));`,
  'libs/features/catalogue/seed.spec.ts': `import './seed.js';`,
  'apps/standalone/main.ts': `import '#libs/features/orders/rules/price';`,
  'apps/standalone/main.int-spec.ts': `start('dist/apps/standalone/main.js');`,
  'web/src/features/orders/page.tsx': `import { cents } from '#machines/kernel/money';\nimport './page.css';`,
  'web/src/features/orders/page.css': '',
  'web/src/features/orders/page.spec.tsx': `jest.mock('./page');`,
  'docs/security.md': '# Security',
  'docs/faq.md': '# FAQ',
  'libs/accounts/ends.spec.ts': `readFileSync(join(root, 'docs/security.md'));`,
  'package.json': '{}',
};
const suites = Object.keys(files).filter((path) => /spec\.tsx?$/.test(path));

let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'registra-changed-'));
  for (const [path, text] of Object.entries(files)) write(path, text);
});
afterAll(() => rmSync(checkout, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}
const reached = (...changed: string[]) => suitesReached(checkout, changed, suites);

describe('suites that a change reaches', () => {
  it('are those that import it, the nearest first', () => {
    const found = reached('machines/kernel/money.ts');
    expect(found[0]).toBe('machines/kernel/money.spec.ts');
    expect(found.toSorted()).toEqual([
      'apps/standalone/main.int-spec.ts',
      'libs/features/orders/http/orders.e2e-spec.ts',
      'libs/features/orders/rules/price.spec.ts',
      'machines/kernel/money.spec.ts',
      'web/src/features/orders/page.spec.tsx',
    ]);
    expect(reached('libs/features/orders/rules/price.ts')[0]).toBe('libs/features/orders/rules/price.spec.ts');
  });

  it.each([
    ['a suite itself', 'machines/kernel/untouched.spec.ts', ['machines/kernel/untouched.spec.ts']],
    ['a program that a suite starts', 'apps/standalone/main.ts', ['apps/standalone/main.int-spec.ts']],
    ['content in a folder that is read', 'libs/features/catalogue/content/de.yaml', ['libs/features/catalogue/seed.spec.ts']],
    ['texts, by the module that is made of them', 'texts/en/machines/kernel/fault.yaml', ['machines/kernel/fault.spec.ts']],
    ['content that was removed', 'libs/features/catalogue/content/fr.yaml', ['libs/features/catalogue/seed.spec.ts']],
    ['styles of a page that a suite replaces', 'web/src/features/orders/page.css', ['web/src/features/orders/page.spec.tsx']],
    ['a page of docs that a suite reads', 'docs/security.md', ['libs/accounts/ends.spec.ts']],
    ['a page of docs that none reads', 'docs/faq.md', []],
    [
      'a migration, by the database that suites are given',
      'libs/features/orders/migrations/0001-orders.sql',
      ['libs/features/orders/http/orders.e2e-spec.ts', 'apps/standalone/main.int-spec.ts'],
    ],
  ])('include those of %s', (_, path, expected) => {
    expect(reached(path)).toEqual(expected);
  });

  it('are all suites when packages change', () => {
    expect(reached('package.json').toSorted()).toEqual(suites.toSorted());
  });
});

describe('files that have changed', () => {
  const git = (...args: string[]) => spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: checkout });

  beforeAll(() => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'all');
  });

  it('are new, edited and removed ones since HEAD', () => {
    write('docs/faq.md', '# Questions');
    write('docs/новый файл.md', '');
    rmSync(join(checkout, 'machines/kernel/untouched.spec.ts'));
    const { base, files: changed } = changedFiles(checkout);
    expect([base, changed.toSorted()]).toEqual(['HEAD', ['docs/faq.md', 'docs/новый файл.md', 'machines/kernel/untouched.spec.ts']]);
  });

  it('are those of the last commit when nothing differs from HEAD, or since the commit that is named', () => {
    git('add', '.');
    git('commit', '-qm', 'more');
    expect(changedFiles(checkout).base).toBe('HEAD~1');
    expect(changedFiles(checkout).files).toHaveLength(3);
    expect(changedFiles(checkout, 'HEAD').files).toEqual([]);
  });

  it.each(['nowhere', '--output=x', ''])('since "%s" are refused', (commit) => {
    expect(() => changedFiles(checkout, commit)).toThrow(`git knows no commit "${commit}": give a commit, a branch or a tag`);
  });
});

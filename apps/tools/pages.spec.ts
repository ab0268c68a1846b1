import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageFaults } from './pages.mjs';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'registra-pages-'));
  write('docs/events.md', '# Events\n\n## Order & chain\n\n## Notes\n\n## Notes\n');
});
afterEach(() => rmSync(checkout, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), content);
}

it('the check of pages accepts links to files, to folders, to headings and to other hosts', () => {
  write(
    'README.md',
    '[a](docs/events.md#order--chain) [b](docs) [c](docs/events.md#notes-1) [d](#top) [e](https://example.org/x)\n\n# Top\n',
  );
  expect(pageFaults(checkout)).toEqual([]);
});

it('the check of pages reports a link to a file that does not exist', () => {
  write('libs/features/chat/README.md', '[x](../gone.md)\n');
  expect(pageFaults(checkout)).toEqual(['libs/features/chat/README.md: ../gone.md does not exist']);
});

it('the check of pages reports a link to a heading that does not exist', () => {
  write('docs/audit.md', '[x](events.md#nothing)\n');
  expect(pageFaults(checkout)).toEqual(['docs/audit.md: events.md#nothing has no such heading']);
});

it('the check of pages reads no link in code', () => {
  write('docs/audit.md', 'Write `[x](gone.md)`, or:\n\n```md\n[x](gone.md)\n```\n');
  expect(pageFaults(checkout)).toEqual([]);
});

it('the check of pages reports a source file that does not exist, by its path or by its name', () => {
  write('machines/kernel/money.ts', '');
  write('web/src/features/leads/README.md', '- `leads-address.ts`: gone\n- `money.ts`, `kernel/money`: there\n');
  write(
    'docs/lists.md',
    '`machines/order/standing` is gone; `machines/kernel/money`, `machines/kernel/` and `GET orders/{id}` are no such names.\n',
  );
  expect(pageFaults(checkout)).toEqual([
    'docs/lists.md: no file is called `machines/order/standing`',
    'web/src/features/leads/README.md: no file is called `leads-address.ts`',
  ]);
});

it('the check of pages accepts former names in pages about the past', () => {
  write('docs/decisions/0001-one.md', '`libs/gone.ts`\n');
  write('docs/changelog.md', '`libs/gone.ts`\n');
  expect(pageFaults(checkout)).toEqual([]);
});

it.each([
  ['README.md', 99],
  ['docs/architecture.md', 130],
])('the check of pages keeps %s within %i lines', (page, most) => {
  write(page, 'line\n'.repeat(most));
  expect(pageFaults(checkout)).toEqual([]);
  write(page, 'line\n'.repeat(most + 1));
  expect(pageFaults(checkout)).toEqual([`${page} has ${most + 1} lines, at most ${most}`]);
});

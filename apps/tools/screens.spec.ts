import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '#machines/access/addresses';
import { pageFiles, touchedPages } from './screens.mjs';

const root = join(__dirname, '..', '..');
const published = ['', '/about', '/compare', '/contacts', '/faq', '/imprint', '/offer', '/partners', '/refunds', '/selection-service'];

it('the list of screens finds the file of every page', () => {
  const files = pageFiles();
  const paths = [...Object.values(addresses).flat(), ...[...published, '/service', '/service/:country'].map((path) => `/:language${path}`)];
  expect(paths.filter((path) => !existsSync(join(root, files.get(path) ?? 'missing')))).toEqual([]);
});

/** Files with what each imports, as the import graph has them. */
const imports: Record<string, string[]> = {
  'web/src/main.tsx': ['web/src/app/pages.ts', 'web/src/ui/theme.ts'],
  'web/src/app/pages.ts': ['web/src/features/chat/chats-page.tsx', 'web/src/features/audit/audit-page.tsx'],
  'web/src/features/chat/chats-page.tsx': ['web/src/ui/log.tsx'],
  'web/src/site/layout.tsx': ['web/src/ui/theme.ts'],
};

function reachOf(starts: readonly string[], stopsAt: (file: string) => boolean = () => false): Set<string> {
  const found = new Set(starts);
  for (const file of found) if (!stopsAt(file)) for (const one of imports[file] ?? []) found.add(one);
  return found;
}

it('the list of screens names the pages that import a changed file, and none if no page does', () => {
  expect(touchedPages(['web/src/ui/log.tsx', 'docs/testing.md'], reachOf)).toEqual(['/chats', '/admin/chats']);
  expect(touchedPages(['libs/features/chat/chat.module.ts'], reachOf)).toEqual([]);
});

it('the list of screens names a changed page, and no other page of its frame', () => {
  expect(touchedPages(['web/src/features/audit/audit-page.tsx'], reachOf)).toEqual(['/admin/audit', '/admin/dead-letters']);
});

it('the list of screens names all pages within a changed frame', () => {
  const ofSite = touchedPages(['web/src/site/layout.tsx'], reachOf);
  expect(ofSite.length).toBeGreaterThan(10);
  expect(ofSite.every((path) => path.startsWith('/:language'))).toBe(true);
  expect(touchedPages(['web/src/ui/theme.ts'], reachOf).length).toBe(pageFiles().size);
});

it('the list of screens reads from the code what a page imports, its texts among them', () => {
  expect(touchedPages(['web/src/features/chat/order-chat.tsx'])).toEqual(['/order', '/admin/order']);
  const byTexts = touchedPages(['web/src/i18n/ru/audit.yaml']);
  expect([byTexts.includes('/admin/audit'), byTexts.includes('/admin/order'), byTexts.includes('/chats')]).toEqual([true, true, false]);
  expect(touchedPages(['web/src/site/site.css', 'libs/features/chat/chat.module.ts'])).toEqual([]);
});

import { readFileSync } from 'node:fs';

it('the page for the person on call has one row for each alert, and for no other', () => {
  const alerts = [...readFileSync('docs/operations/alerts.yml', 'utf8').matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
  const [, table = ''] = /\n\| alert \|[^\n]*\n([\s\S]*?)\n\n/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const rows = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(alerts.length).toBeGreaterThan(0);
  expect(rows.sort()).toEqual(alerts.sort());
});

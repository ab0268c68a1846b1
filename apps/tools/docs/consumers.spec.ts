import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

it('the page of the log has a row for each consumer, and for no other', () => {
  const { consumers } = parse(readFileSync('libs/testing/stored-spellings.yaml', 'utf8')) as { consumers: string[] };
  const [, table = ''] = /\n\| name \| class \|[^\n]*\n([\s\S]*?)\n\n/.exec(readFileSync('docs/event-log.md', 'utf8')) ?? [];
  const names = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(names.sort()).toEqual([...consumers].sort());
});
